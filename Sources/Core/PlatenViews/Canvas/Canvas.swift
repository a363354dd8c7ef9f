public import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// A view that a closure draws, in points from its upper left corner.
///
/// It takes the whole proposal, with 10 points for an open length; its frame cuts the drawing off.
public struct Canvas<Symbols: View>: _PrimitiveView {
  /// Views that the closure draws by their tags.
  public var symbols: Symbols
  /// Draws the picture in a context, for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing has a black background.
  public var isOpaque: Bool
  /// The space that colours are mixed in; they are always mixed in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether drawing is asynchronous; without effect on a picture.
  public var rendersAsynchronously: Bool

  /// Makes a canvas whose closure may draw views by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Adds the canvas's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let scene = CanvasScene(context: context.outsideOfStacks(), symbols: symbols)
    list.append(leaf: CanvasNode(scene, isOpaque: isOpaque, renderer: renderer), in: context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas that only a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

// MARK: - The scene

/// The state that a canvas's contexts share: the place of the canvas, and the views that it may
/// draw.
final class CanvasScene {
  let context: _ViewContext
  private let symbolNodes: [Node]
  /// The first node of each tag, so that many symbols are not looked through for each.
  private lazy var nodesByTag: [AnyHashable: Node] = Dictionary(
    symbolNodes.compactMap { node in node.layoutValue(for: TagKey.self).map { ($0, node) } },
    uniquingKeysWith: { first, _ in first })
  private var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
  /// The characters that no font has.
  private(set) var missing: [MissingGlyph] = []
  /// Views in a canvas lie where they are drawn, and not on whole pixels.
  private static let grid = PixelGrid(scale: 4096)

  init(context: _ViewContext, symbols: some View) {
    self.context = context
    var inner = context.child(1)
    inner.environment.isCollectingTags = true
    symbolNodes = inner.nodes(of: symbols)
  }

  /// The items that a closure draws on a canvas of a size.
  func items(
    size: CGSize, isOpaque: Bool, draw: (inout GraphicsContext) -> Void
  ) -> [DisplayItem] {
    let recording = CanvasRecording()
    var graphics = GraphicsContext(scene: self, size: size, recording: recording)
    if isOpaque {
      recording.add(
        [.fill(Path(CGRect(origin: .zero, size: size)), .color(.opaqueBlack))],
        transform: .identity, clip: nil)
    }
    MeasuringContext.with(context.measuring) { draw(&graphics) }
    return recording.finish()
  }

  /// The node of a view, by itself.
  func node(of view: some View) -> Node? { context.child(0).node(of: view) }

  /// The items of a node that is offered a size and put at a place.
  func items(of node: Node, at origin: CGPoint, proposal: ProposedViewSize) -> [DisplayItem] {
    node.place(at: .zero, anchor: .topLeading, proposal: proposal)
    node.placeChildren()
    var drawing = Drawing(grid: Self.grid, pass: context.pass)
    node.draw(into: &drawing, at: origin)
    missing += drawing.missing
    return drawing.items
  }

  /// The view with a tag, at its ideal size; drawn once however often it is shown.
  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    if let known = symbols[id] { return known }
    guard let node = nodesByTag[id] else { return nil }
    let items = items(of: node, at: .zero, proposal: .unspecified)
    let symbol = GraphicsContext.ResolvedSymbol(size: node.size, items: items)
    symbols[id] = symbol
    return symbol
  }
}

extension Color.Resolved {
  /// What lies under an opaque canvas, and what clips are filled with.
  static let opaqueBlack = Color.Resolved(red: 0, green: 0, blue: 0)
}

// MARK: - Nodes

/// A canvas's place in the picture.
private final class CanvasNode: Node {
  private let scene: CanvasScene
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    _ scene: CanvasScene, isOpaque: Bool,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.scene = scene
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  override var kind: String? { "canvas" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(into drawing: inout Drawing, at origin: CGPoint) {
    let frame = drawing.grid.nearest(CGRect(origin: origin, size: size))
    let items = scene.items(size: frame.size, isOpaque: isOpaque) { renderer(&$0, frame.size) }
    drawing.report(scene.missing)
    guard !items.isEmpty, frame.width > 0, frame.height > 0 else { return }
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = Path(CGRect(origin: .zero, size: frame.size))
    drawing.add(.group(group))
  }
}
