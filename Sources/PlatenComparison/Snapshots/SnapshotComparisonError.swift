internal import Platen

/// Why two snapshots cannot be compared.
package struct SnapshotComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two files.
  package enum Side: String, Hashable, Sendable {
    case reference = "the reference"
    case actual = "the actual file"
  }

  /// Which file is at fault; nil if it is what was asked for.
  package let side: Side?
  /// What was found and what was expected.
  package let description: String

  /// A file that cannot be read.
  init(_ side: Side, _ reason: some CustomStringConvertible) {
    self.side = side
    description = "\(side.rawValue): \(reason)"
  }

  /// A view that is to be ignored and is in none of the layouts.
  init(unknownNode id: String, among ids: [String]) {
    side = nil
    let found = "no view \"\(id)\" in the layout, which is to be ignored"
    let nearest = NearestSpelling.of(id, among: ids, limit: 1).first
    description = found + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  /// A view that is to be ignored where no layout is carried.
  init(noLayoutFor id: String) {
    side = nil
    description = "the files carry no layout, so that the view \"\(id)\" cannot be ignored"
  }
}
