public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText {
    /// The shading of parts without a style; by default the foreground.
    public var shading: Shading {
      get { custom ?? .foreground }
      set { custom = newValue }
    }

    private var custom: Shading?
    private let node: Node?
    private let scene: CanvasScene

    fileprivate init(_ text: Text, _ scene: CanvasScene) {
      node = scene.node(of: text)
      self.scene = scene
    }

    /// Returns the size that the text takes in a space, in points.
    public func measure(in size: CGSize) -> CGSize {
      node?.layoutSize(in: ProposedViewSize(size)) ?? .zero
    }

    /// Returns the distance of the first line's baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node?.explicitAlignment(of: .vertical(.firstTextBaseline), in: ProposedViewSize(size)) ?? 0
    }

    /// Returns the distance of the last line's baseline from the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node?.explicitAlignment(of: .vertical(.lastTextBaseline), in: ProposedViewSize(size)) ?? 0
    }

    fileprivate func items(
      in proposal: ProposedViewSize, at origin: CGPoint, _ environment: EnvironmentValues
    ) -> [DisplayItem] {
      guard let node else { return [] }
      let items = scene.items(of: node, at: origin, proposal: proposal)
      guard let custom else { return items }
      let paint = custom.paint(in: CGRect(origin: origin, size: node.size), environment)
      return items.map { $0.painted(with: paint) }
    }
  }

  /// A picture that can be drawn.
  public struct ResolvedImage {
    /// The width and height in points.
    public let size: CGSize
    /// The distance of the baseline from the top, in points.
    public let baseline: CGFloat
    /// The shading of a template; nil for its own colours, or the foreground.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    /// The width and height in points.
    public let size: CGSize
    let items: [DisplayItem]
  }

  /// Returns the text, resolved in this context.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, scene) }

  /// Returns the picture, resolved in this context.
  public func resolve(_ image: Image) -> ResolvedImage {
    let node = scene.node(of: image)
    let size = node?.layoutSize(in: .unspecified) ?? .zero
    let baseline = node?.explicitAlignment(of: .vertical(.lastTextBaseline), in: .unspecified)
    return ResolvedImage(size: size, baseline: baseline ?? size.height, image: image)
  }

  /// Returns the view of the canvas's symbols that has a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { scene.symbol(id) }

  // MARK: - Texts

  /// Draws a text, broken into lines, from the upper left corner of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(text.items(in: ProposedViewSize(rect.size), at: rect.origin, environment))
  }

  /// Draws a text, unbroken, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: Self.unbroken)
    let origin = point.corner(of: size, anchor)
    add(text.items(in: ProposedViewSize(Self.unbroken), at: origin, environment))
  }

  /// Draws a text, broken into lines, from the upper left corner of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text, unbroken, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private static let unbroken = CGSize(width: CGFloat.infinity, height: .infinity)

  // MARK: - Pictures

  /// Draws a picture as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let node = scene.node(of: image.image.resizable()) else { return }
    let items = scene.items(of: node, at: rect.origin, proposal: ProposedViewSize(rect.size))
    guard let shading = image.shading else { return add(items) }
    // A shading is seen where the picture is.
    var group = DisplayGroup(items: [.fill(Path(rect), shading.paint(in: rect, environment))])
    group.mask = items
    add([.group(group)])
  }

  /// Draws a picture at its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.corner(of: image.size, anchor), size: image.size))
  }

  /// Draws a picture as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Symbols

  /// Draws a view as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
    var group = DisplayGroup(items: symbol.items)
    group.transform = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    add([.group(group)])
  }

  /// Draws a view at its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: point.corner(of: symbol.size, anchor), size: symbol.size))
  }
}

extension CGPoint {
  /// The upper left corner of a box whose anchor is here.
  fileprivate func corner(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}

extension DisplayItem {
  /// This item, glyphs in another paint.
  fileprivate func painted(with paint: Paint) -> DisplayItem {
    guard case .glyphs(var glyphs) = self else { return self }
    glyphs.paint = paint
    return .glyphs(glyphs)
  }
}
