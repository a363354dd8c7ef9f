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

/// The change from one figure to another.
struct FigureChange: Sendable {
  var start: MovingFigure
  var end: MovingFigure
  /// The part of the way.
  var track: MotionLayer.Track<Double>

  /// Returns an item of the figure after a part of the way.
  func item(_ item: DisplayItem, _ part: Double) -> DisplayItem {
    guard let drawing = start.drawing(to: end, part) else { return item }
    switch item {
    case .fill(_, let paint, let style): return .fill(drawing.path.filled, paint, style)
    case .stroke(_, let style, let paint):
      return .stroke(drawing.path, drawing.stroke ?? style, paint)
    case .glyphs, .image, .group: return item
    }
  }
}
