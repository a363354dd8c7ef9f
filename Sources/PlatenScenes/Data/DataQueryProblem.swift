/// Why a query has no result.
package enum DataQueryProblem: Error, Hashable, Sendable {
  /// What the scene asks for, so that the problem is shown there.
  package enum Part: Hashable, Sendable {
    case filter(Int)
    case order
    case weights
    case selected(Int)
  }

  /// At a record of the data.
  case data(SceneProblem)
  /// At what the scene asks for.
  case query(Part, found: String, expected: String, suggestion: String?)
}
