internal import Platen

/// Why two snapshots cannot be compared.
package struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A view that is to be ignored and is in none of the layouts.
  init(unknownNode id: String, among ids: [String]) {
    let found = "no view \"\(id)\" in the layout, which is to be ignored"
    let nearest = NearestSpelling.of(id, among: ids, limit: 1).first
    self.init(found + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}
