package import Foundation
internal import PlatenBase

/// A figure of a part, which can become another one of its kind.
package final class MovingFigure: Sendable {
  /// What is drawn of a figure: its path, and whether its outline or its inside is seen.
  package struct Drawing {
    package var path: Path
    package var stroke: StrokeStyle?

    package init(path: Path, stroke: StrokeStyle?) { (self.path, self.stroke) = (path, stroke) }
  }

  /// The shape that the figure is of.
  package let shape: any Sendable
  /// Where the figure lies, in points of the group around it.
  package let frame: CGRect
  private let draw:
    @Sendable (_ start: MovingFigure, _ end: MovingFigure, _ part: Double) -> Drawing?

  /// - Parameter draw: Returns what is seen between two figures; nil if the shape of one is of another kind.
  package init(
    _ shape: any Sendable, in frame: CGRect,
    draw:
      @escaping @Sendable (_ start: MovingFigure, _ end: MovingFigure, _ part: Double) -> Drawing?
  ) {
    (self.shape, self.frame, self.draw) = (shape, frame, draw)
  }

  /// Returns what is seen after a part of the way to another figure.
  func drawing(to end: MovingFigure, _ part: Double) -> Drawing? { draw(self, end, part) }
}
