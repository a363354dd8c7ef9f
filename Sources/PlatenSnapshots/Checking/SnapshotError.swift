/// Why a snapshot cannot be drawn, read or written.
struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
