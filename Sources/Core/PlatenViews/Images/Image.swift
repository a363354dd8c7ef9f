public import Foundation
public import PlatenBase
package import PlatenDrawing
internal import PlatenReports
internal import PlatenText

/// A picture: a symbol, pixels of a PNG, JPEG, WebP or GIF, or the drawing of an SVG or PDF.
///
/// A picture that is missing or cannot be read makes rendering fail with an error that names it.
public struct Image: _PrimitiveView, Equatable, Sendable {
  /// The rendering mode of an image: its own colours, or one.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground's colour, wherever the picture has pixels.
    case template
    /// The colours of the picture's pixels.
    case original
  }

  /// The interpolation of an image that is drawn at another size.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel takes the nearest one.
    case none
    /// They are mixed of their neighbours.
    case low, medium, high
  }

  /// The resizing of an image: stretched or tiled.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated at its own size.
    case tile
    /// The picture is stretched to the space.
    case stretch
  }

  /// The content of an image.
  enum Content: Equatable, Sendable {
    case symbol(String)
    case picture(ImageSource, scale: CGFloat?)
    case drawing(ImageDrawing)

    static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.symbol(let a), .symbol(let b)): a == b
      case (.picture(let a, let x), .picture(let b, let y)): a == b && x == y
      case (.drawing(let a), .drawing(let b)): a === b
      default: false
      }
    }
  }

  /// The resizing of an image in the space that it is offered.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let content: Content
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  /// How the layers of the symbol are painted; nil for as in the environment.
  var symbolMode: SymbolRenderingMode.Kind?
  var interpolation: Interpolation?

  init(_ content: Content) { self.content = content }

  /// Adds the picture's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    if case .symbol = content, context.pass.parts == .all,
      let motion = context.environment.symbolMotion
    {
      return motion.append(self, to: &list, in: context)
    }
    do {
      if let node = try node(in: context) { list.append(leaf: node, in: context) }
    } catch {
      context.pass.report(error)
    }
  }

  private func node(in context: _ViewContext) throws -> Node? {
    let environment = context.environment
    switch content {
    // A name that says nothing draws nothing, as in SwiftUI, and has a place.
    case .symbol(""):
      return context.outsideOfStacks().node(of: Color.clear.frame(width: 0, height: 0))
    case .symbol(let written):
      let name = environment.layoutDirection == .rightToLeft ? written.mirroredSymbol : written
      let (font, scale) = (environment.resolvedFont, environment.imageScale.factor)
      let variant = environment.symbolVariants.name(of: name)
      var symbol: MeasuredSymbol?
      if variant != name {
        symbol = try? context.pass.library.symbol(
          named: variant, font: font, scale: scale, tellsNearest: false)
      }
      let measured =
        try symbol ?? context.pass.symbol(named: name, font: font, scale: scale)
      let node = SymbolNode(
        measured, grid: PixelGrid(scale: environment.displayScale),
        paint: environment.foregroundPaint, isRedacted: environment.isRedacted,
        isTight: resizing != nil,
        parts: parts(ofSymbol: symbol == nil ? name : variant, in: environment),
        palette: palette(ofSymbol: symbol == nil ? name : variant, in: environment))
      return resizing == nil ? node : StretchedNode(node)
    case .picture(let source, let scale):
      let loaded: ImageCache.Loaded
      do {
        loaded = try context.pass.pictures.picture(from: source, in: environment)
      } catch {
        guard context.pass.replacesSymbols else { throw error }
        context.pass.noteReplacement(.undrawn, "\(error)")
        return replacement(for: error, in: context)
      }
      let isTemplate =
        renderingMode.map { $0 == .template } ?? (loaded.isTemplate || environment.takesTemplates)
      let tint = isTemplate ? environment.foregroundPaint : nil
      switch loaded.content {
      case .pixels(let picture):
        return ImageNode(
          picture, scale: scale ?? loaded.scale, image: self, tint: tint,
          pictures: context.pass.pictures)
      case .drawing(let drawing):
        return VectorImageNode(drawing, scale: scale ?? loaded.scale, image: self, tint: tint)
      }
    case .drawing(let drawing):
      return drawing.node(context.outsideOfStacks(), resizing != nil)
    }
  }
}

extension Image {
  /// What is drawn where the picture is missing or cannot be read.
  ///
  /// A missing picture has no size in SwiftUI: a dashed frame is drawn only where a frame around it alone has one. One
  /// that is there has its size where that is known, and else a symbol's.
  private func replacement(for error: PictureError, in context: _ViewContext) -> Node? {
    let line = StrokeStyle(lineWidth: 1, dash: [4, 3])
    let isMissing = error.code == .missing
    let own = error.size ?? (isMissing ? nil : CGSize(width: 18, height: 18))
    let frame = Rectangle().strokeBorder(.secondary, style: line)
    let inner = context.outsideOfStacks()
    let node =
      resizing == nil
      ? inner.node(of: frame.frame(width: own?.width, height: own?.height))
      : inner.node(of: frame.frame(idealWidth: own?.width, idealHeight: own?.height))
    guard isMissing, let node else { return node }
    context.pass.hasMissingImages = true
    return MissingImageNode(node)
  }
}

// MARK: - Sources

extension Image {
  /// Makes the symbol of an SF Symbols name, in the font and colour around it.
  ///
  /// If there is no such symbol, rendering fails with the nearest names.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Makes the symbol of an SF Symbols name; `variableValue` has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// Makes the picture of a name in a bundle's resources; nil for the program's resources.
  ///
  /// Platen looks for files with the name that end in .png, .jpg, .jpeg, .webp, .svg or .pdf: first for the
  /// display's scale, as in `name@2x.png`, then for the next larger ones, then for the smaller ones.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.picture(.named(name, folder: Self.folder(bundle)), scale: nil))
  }

  /// Makes the picture of a name; `variableValue` has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a decorative picture of a name in a bundle's resources, which readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a decorative picture of a name, which readers ignore.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Makes a picture that was read before.
  public init(uiImage: UIImage) {
    if let drawing = uiImage.drawing {
      self.init(drawing: drawing.image, scale: drawing.scale)
    } else {
      self.init(.picture(.picture(uiImage.picture), scale: uiImage.scale))
    }
    renderingMode = uiImage.isTemplate ? .template : nil
  }

  /// A drawing that was read before, of so many of its own points a point.
  package init(drawing: VectorImage, scale: CGFloat = 1) {
    self.init(.picture(.drawing(drawing), scale: scale))
  }

  /// Makes a picture that was read before.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }

  /// Makes the picture from the bytes of a PNG, JPEG, WebP, GIF, SVG or PDF.
  ///
  /// SwiftUI has no such initializer; this is Platen's own.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The pixels per point.
  public init(data: Data, scale: CGFloat = 1) {
    self.init(.picture(.data(data), scale: scale))
  }

  /// Makes the picture of a PNG, JPEG, WebP, GIF, SVG or PDF file, which is read when it is rendered.
  ///
  /// SwiftUI has no such initializer; this is Platen's own. A name that ends in `@2x` or `@3x` has
  /// as many pixels per point.
  public init(contentsOf url: URL) { self.init(.picture(.file(url), scale: nil)) }

  private static func folder(_ bundle: Bundle?) -> URL? { ProgramResources.folder(of: bundle) }
}

// MARK: - Modifiers

extension Image {
  /// Returns this picture at the size of the offered space.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges that keep their thickness, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Returns this picture in its own colours or in the foreground's; nil for its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the interpolation of pixels if this picture has another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Returns this picture unchanged: its edges lie on whole pixels, so there is nothing to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

/// An image that is drawn: what makes its node, which is as large as it says, or as the space that
/// it is offered.
///
/// It is handed on unchanged, and its closure is called by the one thread that renders.
final class ImageDrawing: @unchecked Sendable {
  let node: (_ context: _ViewContext, _ isResizable: Bool) -> Node

  init(node: @escaping (_ context: _ViewContext, _ isResizable: Bool) -> Node) { self.node = node }
}

// MARK: - Templates

private struct TakesTemplatesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether pictures are drawn in the foreground style unless they say otherwise, as in the bar of tabs.
  package var takesTemplates: Bool {
    get { self[TakesTemplatesKey.self] }
    set { self[TakesTemplatesKey.self] = newValue }
  }
}
