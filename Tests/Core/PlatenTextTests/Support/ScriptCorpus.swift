import Foundation
import Testing

@testable import PlatenText

/// Labels in many scripts, from Fixtures/scripts.tsv.
struct ScriptCorpus {
  struct Label: Sendable, CustomTestStringConvertible {
    let language: String
    let isRightToLeft: Bool
    let text: String

    var testDescription: String { "\(language): \(text)" }

    /// The label's text as glyphs.
    func shaped(in library: FontLibrary, font: ResolvedFont) throws -> ShapedText {
      try library.shape(ShapingRequest(text, font: font, language: language))
    }
  }

  let labels: [Label]

  init() throws {
    let file = URL(fileURLWithPath: BundledFonts.folder).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/scripts.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .unicodeScalars.split(separator: "\n").dropFirst()
    labels = try lines.map { line in
      let fields = line.split(separator: "\t").map { String($0) }
      try #require(fields.count == 3 && ["ltr", "rtl"].contains(fields[1]), "\(fields)")
      return Label(language: fields[0], isRightToLeft: fields[1] == "rtl", text: fields[2])
    }
  }
}
