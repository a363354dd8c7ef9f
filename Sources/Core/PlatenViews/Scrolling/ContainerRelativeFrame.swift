public import Foundation
public import PlatenBase
public import PlatenLayout

nonisolated extension View {
  /// Puts this view into a frame of the size of the scroll view around it, or of the picture, along some axes.
  ///
  /// Along an axis without a proposal for the picture, the frame has the size of the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts this view into a frame of the size of some of the equal columns or rows of the scroll
  /// view or picture around it.
  ///
  /// - Parameters:
  ///   - axes: Whether it takes columns, rows or both.
  ///   - count: The number of columns or rows.
  ///   - span: The number that the frame takes.
  ///   - spacing: The distance between them in points.
  ///   - alignment: The alignment of the view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      // The formula of SwiftUI's documentation:
      // https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
      let cell = (length - spacing * (count - 1)) / count
      return cell * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Puts this view into a frame with lengths computed from those of the scroll view around it, or
  /// of the picture, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    Wrapped(content: self) { child, outer, place in
      let context = outer.child(place)
      let container = context.container.size
      func resolve(_ axis: Axis, _ set: Axis.Set, _ whole: CGFloat?) -> CGFloat? {
        guard axes.contains(set), let whole, whole.isFinite else { return nil }
        return max(length(whole, axis), 0)
      }
      return FrameNode(
        child, width: resolve(.horizontal, .horizontal, container.width),
        height: resolve(.vertical, .vertical, container.height), alignment: alignment)
    }
  }
}
