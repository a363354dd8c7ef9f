internal import Foundation

/// The notation of reports as JSON.
package enum ReportText {
  /// The JSON of a report, its names sorted, without a line's end after it.
  ///
  /// - Parameter isPretty: Whether it is on many lines, for people, and not on one.
  /// - Throws: Foundation's error if a number of the report is not finite.
  package static func json(_ report: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
