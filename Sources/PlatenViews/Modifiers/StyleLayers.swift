public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

extension View {
  /// This view with a style in front of it.
  ///
  /// - Parameters:
  ///   - style: The style, which fills the view's bounds.
  ///   - edges: The edges where the style goes on behind the safe area.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(plane(style, edges), .center, isInFront: true)
  }

  /// This view with a shape in front of it, filled with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isInFront: true)
  }

  /// This view with a style behind it.
  ///
  /// - Parameters:
  ///   - style: The style, which fills the view's bounds.
  ///   - edges: The edges where the style goes on behind the safe area.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(plane(style, edges), .center, isInFront: false)
  }

  /// This view with the background style behind it.
  ///
  /// - Parameter edges: The edges where the style goes on behind the safe area.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// This view with a shape behind it, filled with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isInFront: false)
  }

  /// This view with a shape behind it, filled with the background style.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// This view with a border inside of its edges, `width` points wide.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered(Rectangle().strokeBorder(content, lineWidth: width), .center, isInFront: true)
  }

  private func plane(_ style: some ShapeStyle, _ edges: Edge.Set) -> some View {
    Rectangle().fill(style)
  }
}
