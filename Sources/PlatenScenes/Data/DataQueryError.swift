/// Why a query has no result.
package enum DataQueryError: Error, Hashable, Sendable {
  /// What the scene asks for, so that the problem is shown there.
  package enum Part: Hashable, Sendable {
    case filter(Int)
    case order
    case weights
    case selected(Int)
  }

  /// At a record of the data.
  case data(SceneError)
  /// At what the scene asks for.
  case query(Part, found: String, expected: String, suggestion: String?)
}
