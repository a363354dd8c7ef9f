package import Foundation

/// A figure of a part, which can become another one of its kind.
package final class MovingFigure: Sendable {
  /// What is drawn of a figure: its path, and whether its outline or its inside is seen.
  package struct Drawing {
    package var path: Path
    package var stroke: StrokeStyle?

    package init(path: Path, stroke: StrokeStyle?) { (self.path, self.stroke) = (path, stroke) }
  }

  /// A way from one figure to another, of which a part is gone.
  package struct Way {
    package var start, end: MovingFigure
    package var part: Double
  }

  /// The shape that the figure is of.
  package let shape: any Sendable
  /// Where the figure lies, in points of the group around it.
  package let frame: CGRect
  private let draw: @Sendable (_ ways: [Way]) -> Drawing?
  private let hasData: @Sendable (_ shape: any Sendable) -> Bool

  /// - Parameters:
  ///   - hasData: Returns whether the animatable data is that of another shape.
  ///   - draw: Returns what is seen at the end of the first of some ways, without what is left of each; nil if the
  ///     shape of one figure is of another kind.
  package init(
    _ shape: any Sendable, in frame: CGRect,
    hasData: @escaping @Sendable (_ shape: any Sendable) -> Bool,
    draw: @escaping @Sendable (_ ways: [Way]) -> Drawing?
  ) {
    (self.shape, self.frame, self.hasData, self.draw) = (shape, frame, hasData, draw)
  }

  /// Returns whether there are other figures on the way to another one, though both may look the same.
  func changes(to end: MovingFigure) -> Bool { !hasData(end.shape) }

  /// Returns what is seen after a part of the way to another figure.
  ///
  /// - Parameter rests: Ways before, which have not come to their ends.
  func drawing(to end: MovingFigure, _ part: Double, _ rests: [Way] = []) -> Drawing? {
    draw([Way(start: self, end: end, part: part)] + rests)
  }
}
