internal import Foundation
public import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// A picture: a symbol, or pixels of a PNG or JPEG.
///
/// A picture that is missing or cannot be read makes rendering fail with an error that names it.
public struct Image: _PrimitiveView, Equatable, Sendable {
  /// Whether a picture's own colours are drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground, wherever the picture has pixels.
    case template
    /// The picture's own colours.
    case original
  }

  /// How the pixels of a picture of another size are made.
  public enum Interpolation: Hashable, Sendable {
    /// Each is the nearest one.
    case none
    /// They are mixed of their neighbours.
    case low, medium, high
  }

  /// How a picture fills a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// What is shown.
  enum Content: Equatable, Sendable {
    case symbol(String)
    case picture(PictureSource, scale: CGFloat?)
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

  /// How a picture gives way to the space it is offered.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let content: Content
  /// What those read who cannot see the picture; nil for what its name says, empty for nothing.
  var label: Text?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation?

  init(_ content: Content, label: Text? = nil) {
    self.content = content
    self.label = label
  }

  /// Adds the picture's node.
  public func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    do {
      list.nodes.append(try node(in: context))
    } catch {
      context.pass.report(error)
    }
  }

  private func node(in context: _ViewContext) throws -> Node {
    let environment = context.environment
    switch content {
    case .symbol(let name):
      let symbol = try context.pass.library.symbol(
        named: name, font: environment.resolvedFont, scale: environment.imageScale.factor)
      let node = SymbolNode(
        symbol, grid: PixelGrid(scale: environment.displayScale),
        paint: environment.foregroundPaint, isRedacted: environment.isRedacted)
      return resizing == nil ? node : StretchedNode(node)
    case .picture(let source, let scale):
      let loaded = try context.pass.pictures.picture(
        from: source, displayScale: environment.displayScale)
      let tint = renderingMode == .template ? environment.foregroundPaint : nil
      return PictureNode(
        loaded.picture, scale: scale ?? loaded.scale, image: self, tint: tint,
        pictures: context.pass.pictures)
    case .drawing(let drawing):
      let scene = CanvasScene(context: context.outsideOfStacks(), symbols: EmptyView())
      return DrawnImageNode(scene, drawing, isResizable: resizing != nil)
    }
  }
}

// MARK: - Modifiers

extension Image {
  /// This picture, as large as the space it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: How much of each edge keeps its thickness, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// This picture in its own colours or in the foreground; nil for its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// This picture with its pixels made in a way where it has another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// This picture.
  ///
  /// Its edges lie on whole pixels, so that there is nothing to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
