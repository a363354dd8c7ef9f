// Where the areas of paths meet is told by lines that stand for curves, off by no more than
// 1/32,000 of a curve's size: 1/30 of a point for a curve of 1,000 points. Where two curves cross,
// the point is then found on the curves themselves. The curves of the results are parts of the
// paths' own.

extension Path {
  /// The path around what is inside of both this path and another.
  ///
  /// Parts that are not closed are taken as if they were. The result's outer lines run clockwise
  /// and those around holes the other way, none crosses another or itself, and both fill rules show
  /// the same. Quadratic curves come back as cubic ones, and what is thinner than 1/32,000 of the
  /// curves around it may be left out.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule tells what is inside, of both paths; else how often they
  ///     wind around it.
  /// - Returns: The path around the common area; an empty one if there is none.
  /// - Complexity: O((*n* + *k*) log *n*) for most paths, where *n* is the number of lines that
  ///   both are drawn as and *k* that of the points where they meet.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The path around what is inside of this path or another.
  ///
  /// The result is as ``intersection(_:eoFill:)`` says.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule tells what is inside, of both paths; else how often they
  ///     wind around it.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The path around what is inside of this path and not of another.
  ///
  /// The result is as ``intersection(_:eoFill:)`` says.
  ///
  /// - Parameters:
  ///   - other: The path whose inside is taken away.
  ///   - eoFill: Whether the even-odd rule tells what is inside, of both paths; else how often they
  ///     wind around it.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// The path around what is inside of one of this path and another, and not of both.
  ///
  /// The result is as ``intersection(_:eoFill:)`` says.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule tells what is inside, of both paths; else how often they
  ///     wind around it.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The path around what is inside of this one, without lines that cross or lie inside.
  ///
  /// The result is as ``intersection(_:eoFill:)`` says.
  ///
  /// - Parameter eoFill: Whether the even-odd rule tells what is inside; else how often the path
  ///   winds around it.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, Path(), eoFill)
  }

  /// The parts of this path's line that are inside of another path, or on its edge.
  ///
  /// Parts of which a piece is missing come back open.
  ///
  /// - Parameters:
  ///   - other: The path around the inside, whose open parts are taken as closed.
  ///   - eoFill: Whether the even-odd rule tells what is inside of it; else how often it winds
  ///     around that.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, isArea: false, with: other, eoFill: eoFill)?.lines(inside: true) ?? Path()
  }

  /// The parts of this path's line that are outside of another path.
  ///
  /// Parts of which a piece is missing come back open.
  ///
  /// - Parameters:
  ///   - other: The path around the inside, whose open parts are taken as closed.
  ///   - eoFill: Whether the even-odd rule tells what is inside of it; else how often it winds
  ///     around that.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, isArea: false, with: other, eoFill: eoFill)?.lines(inside: false) ?? Path()
  }

  private func combined(_ combination: PathCombination, _ other: Path, _ eoFill: Bool) -> Path {
    PathCombiner(self, isArea: true, with: other, eoFill: eoFill)?.area(combination) ?? Path()
  }
}
