internal import Foundation
internal import PlatenComparison
internal import PlatenScenes

/// The report of a run of comparisons, for people and programs.
package struct ReviewReport: Hashable, Sendable {
  /// What was compared, such as the folder's name.
  package var title: String
  /// All snapshots, in the order of their names.
  package var entries: [ReviewEntry]
  /// What the groups of entries have in common, in a sentence each, by their numbers.
  package var groups: [String]

  package init(title: String, entries: [ReviewEntry] = [], groups: [String] = []) {
    (self.title, self.entries, self.groups) = (title, entries, groups)
  }

  /// Returns how many entries have a status.
  package func count(_ status: ReviewEntry.Status) -> Int {
    entries.count { $0.status == status }
  }

  /// How many are the same as far as the tolerance goes alone, and what it lets pass; nil for none.
  package var tolerated: String? {
    let tolerated = entries.filter { $0.status == .same && !$0.isExact }
    guard !tolerated.isEmpty else { return nil }
    let levels = tolerated.map { $0.pixels?.largestLevels ?? 0 }.max() ?? 0
    let most = levels == 0 ? "" : " (largest \(levels) level\(levels == 1 ? "" : "s"))"
    return "\(tolerated.count) within tolerance" + most
  }
}

// MARK: - JSON

/// The report for programs, and for the next command: all but the files themselves.
extension ReviewReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case platen, version, title, counts, groups, snapshots
  }

  private static let kind = "review"
  private static let version = 2

  /// The report as JSON, without a line's end after it.
  ///
  /// - Throws: `EncodingError` for numbers that JSON does not have.
  package func json() throws -> String { try ReportText.json(self) }

  /// Reads what ``json()`` wrote.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json))
  }

  /// Reads a report.
  ///
  /// - Throws: `DecodingError` for what is none of this version.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard try values.decode(String.self, forKey: .platen) == Self.kind, version == Self.version
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "no report of this version")
    }
    self.init(
      title: try values.decode(String.self, forKey: .title),
      entries: try values.decode([ReviewEntry].self, forKey: .snapshots),
      groups: try values.decode([String].self, forKey: .groups))
  }

  /// Writes the report with how many entries there are of each status.
  ///
  /// - Throws: What the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.kind, forKey: .platen)
    try values.encode(Self.version, forKey: .version)
    try values.encode(title, forKey: .title)
    let counts = ReviewEntry.Status.allCases.map { ($0.rawValue, count($0)) }
    try values.encode(Dictionary(counts, uniquingKeysWith: { $1 }), forKey: .counts)
    try values.encode(groups, forKey: .groups)
    try values.encode(entries, forKey: .snapshots)
  }
}
