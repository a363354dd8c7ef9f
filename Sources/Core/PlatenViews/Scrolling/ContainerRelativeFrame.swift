public import Foundation
public import PlatenBase
public import PlatenLayout

nonisolated extension View {
  /// This view in a frame as large as the scroll view around, or the picture, along some axes.
  ///
  /// Along an axis for which the picture was proposed nothing, the frame is as large as the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// This view in a frame as large as some of the equal columns or rows that the scroll view
  /// around, or the picture, has room for.
  ///
  /// - Parameters:
  ///   - axes: Whether it takes columns, rows or both.
  ///   - count: How many columns or rows there are.
  ///   - span: How many of them the frame takes.
  ///   - spacing: The distance between them in points.
  ///   - alignment: Where the view stands in the frame.
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

  /// This view in a frame whose lengths are worked out from those of the scroll view around, or the
  /// picture, in points.
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
