public import Foundation
internal import PlatenLayout

/// A view whose picture is drawn by a closure, in points from its upper left corner.
///
/// It takes all of the proposal, 10 points where that is open; what lies outside of its frame is
/// not seen.
public struct Canvas<Symbols: View>: _PrimitiveView {
  /// Views that the closure draws by their tags.
  public var symbols: Symbols
  /// Draws the picture in a context, for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether black lies under what is drawn.
  public var isOpaque: Bool
  /// The space that colours are mixed in; they are always mixed in sRGB.
  public var colorMode: ColorRenderingMode
  /// Without effect: a picture is drawn at once.
  public var rendersAsynchronously: Bool

  /// Makes a canvas whose closure may draw views that have a tag.
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
    list.nodes.append(CanvasNode(scene, isOpaque: isOpaque, renderer: renderer))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
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
