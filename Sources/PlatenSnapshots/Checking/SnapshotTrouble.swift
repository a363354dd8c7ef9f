/// Why a snapshot cannot be drawn, read or written.
struct SnapshotTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
