public import Foundation
public import PlatenViews

nonisolated extension View {
  /// Sets the tab stops of the texts in this view.
  ///
  /// Platen's own modifier. After the last stop, and without any, stops are eight digit widths apart.
  ///
  /// - Parameter stops: The places of the stops in points, from the leading edge of the line.
  public func tabStops(_ stops: [CGFloat]) -> some View {
    environmentValues { $0.paragraph.tabStops = stops }
  }
}
