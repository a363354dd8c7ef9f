/// How much data is read, so that a wrong file fails soon.
package struct DataLimits: Hashable, Sendable {
  /// The length of a file in bytes.
  package var bytes = 16 << 20
  /// The records of a file.
  package var records = 1_000_000
  /// The fields of a line.
  package var fields = 1_000

  package init() {}
}
