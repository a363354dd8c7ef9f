// Lines that approximate the curves determine where the areas of paths meet, with an error of at
// most 1/32,000 of a curve's size: 1/30 of a point for a curve of 1,000 points. If two curves
// cross, the point is then found on the curves themselves. The curves of the results are parts of
// the curves of the paths.

extension Path {
  /// Returns the path around the area inside both this path and another.
  ///
  /// Open parts are treated as closed. The result's outer lines run clockwise and lines around
  /// holes the other way; no line crosses another or itself, and both fill rules give the same
  /// area. Quadratic curves become cubic, and slivers thinner than 1/32,000 of the curves around
  /// them may be left out.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is inside both paths; otherwise the winding
  ///     rule.
  /// - Returns: The path around the common area; an empty one if there is none.
  /// - Complexity: O((*n* + *k*) log *n*) for most paths, where *n* is the number of lines in both
  ///   and *k* the number of points where they meet.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// Returns the path around the area inside this path or another.
  ///
  /// See ``intersection(_:eoFill:)`` for the form of the result.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is inside both paths; otherwise the winding
  ///     rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// Returns the path around the area inside this path and outside another.
  ///
  /// See ``intersection(_:eoFill:)`` for the form of the result.
  ///
  /// - Parameters:
  ///   - other: The path whose inside is removed.
  ///   - eoFill: Whether the even-odd rule decides what is inside both paths; otherwise the winding
  ///     rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// Returns the path around the area inside exactly one of this path and another.
  ///
  /// See ``intersection(_:eoFill:)`` for the form of the result.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is inside both paths; otherwise the winding
  ///     rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// Returns the path around the area inside this one, without lines that cross or lie inside.
  ///
  /// See ``intersection(_:eoFill:)`` for the form of the result.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside; otherwise the winding
  ///   rule.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, Path(), eoFill)
  }

  /// Returns the parts of this path's line that are inside another path, or on its edge.
  ///
  /// Parts that lose a piece become open.
  ///
  /// - Parameters:
  ///   - other: The other path; its open parts are treated as closed.
  ///   - eoFill: Whether the even-odd rule decides what is inside it; otherwise the winding rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, isArea: false, with: other, eoFill: eoFill)?.lines(inside: true) ?? Path()
  }

  /// Returns the parts of this path's line that are outside another path.
  ///
  /// Parts that lose a piece become open.
  ///
  /// - Parameters:
  ///   - other: The other path; its open parts are treated as closed.
  ///   - eoFill: Whether the even-odd rule decides what is inside it; otherwise the winding rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, isArea: false, with: other, eoFill: eoFill)?.lines(inside: false) ?? Path()
  }

  private func combined(_ combination: PathCombination, _ other: Path, _ eoFill: Bool) -> Path {
    PathCombiner(self, isArea: true, with: other, eoFill: eoFill)?.area(combination) ?? Path()
  }
}
