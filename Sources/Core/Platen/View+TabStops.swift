public import Foundation
public import PlatenViews

nonisolated extension View {
  /// This view, in whose texts tabs lead to stops.
  ///
  /// Platen's own. Behind the last stop, and where none is set, stops are eight figures apart.
  ///
  /// - Parameter stops: The places of the stops in points, from where a line is read from.
  public func tabStops(_ stops: [CGFloat]) -> some View {
    environmentValues { $0.paragraph.tabStops = stops }
  }
}
