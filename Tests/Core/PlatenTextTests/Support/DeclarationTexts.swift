import Foundation
import Testing

@testable import PlatenText

/// The Universal Declaration of Human Rights in sixty languages, from Fixtures/Declaration.
enum DeclarationTexts {
  struct Sample: Sendable, CustomTestStringConvertible {
    let language: String
    let script: String
    let text: String

    var testDescription: String { language }
  }

  static let all: [Sample] = {
    let rows = (try? Self.rows(of: "texts.tsv", columns: 3)) ?? []
    return rows.map { Sample(language: $0[0], script: $0[1], text: $0[2]) }
  }()

  /// Where Pango's lines start in 300 points at a size of 17, by the languages, as offsets in the
  /// texts' UTF-8.
  static func pangoStarts() throws -> [String: [Int]] {
    let rows = try Self.rows(of: "breaks.tsv", columns: 2)
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0[0], $0[1].split(separator: " ").compactMap { Int($0) }) }
    )
  }

  private static func rows(of name: String, columns: Int) throws -> [[String]] {
    let file = URL(fileURLWithPath: BundledFonts.folder).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Declaration/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).unicodeScalars
      .split(separator: "\n").dropFirst()
    return try lines.map { line in
      let fields = line.split(separator: "\t").map { String($0) }
      try #require(fields.count == columns, "\(fields)")
      return fields
    }
  }
}
