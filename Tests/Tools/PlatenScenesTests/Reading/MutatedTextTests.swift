import Foundation
import PlatenScenes
import TestSupport
import Testing

/// Texts that are almost right: whatever they are, reading ends, and what it says is about them.
@Suite struct MutatedTextTests {
  private static let cases = 3_000

  private static let texts: [[UInt8]] =
    [
      """
      # A scene
      platen: 1
      canvas: {size: fit, background: "paper", scale: 2.5e0}
      data: &d
        languages: {file: 'languages.tsv', top: 0x28, select: [Swift, ~]}
      view:
        flow: !!map
          <<: *d
          spacing: 8
          children:
            - text: "Hello\\u00e9 {name} \\
                日本語"
              modifiers: [{padding: 10}, bold, {style: badge}]
            - ? text
              : |2-
                  literal
            - >+
              folded

            - *d
      ...
      """,
      #"{"platen": 1, "view": {"text": "a\n\u65e5\ud83d\ude00\\", "children": [true, null, -1.5e3, {}]}}"#,
    ].map { Array($0.utf8) }

  /// What mutations put in.
  private static let pieces: [[UInt8]] =
    [
      "\n", "\r\n", "\t", "  ", ": ", "- ", "? ", ", ", "[", "]", "{", "}", "\"", "'", "\\", "\\u",
      "&d ", "*d", "<<: ", "!!str ", "!", "|", ">", "#", "%TAG ", "---\n", "...\n", "@", "語",
      "\u{85}",
      "\u{2028}", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "\0", "\u{1B}", "0x", ".inf", "1e999", "null", "//",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static func mutate(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let i = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, i + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(i..<end)
      case 1: text.insert(contentsOf: text[i..<end], at: Int.random(in: 0...i, using: &random))
      case 2 where i < text.count: text[i] = UInt8.random(in: 0...255, using: &random)
      case 3: text.replaceSubrange(i..<end, with: pieces.randomElement(using: &random) ?? [])
      default: text.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: i)
      }
    }
    return text
  }

  @Test func `Reading ends, and all places are inside of the text`() throws {
    var random = SeededGenerator(seed: 5)
    // All but a few of the suites' files are short.
    let suites = try Suites.json() + Suites.yaml()
    let texts = Self.texts + suites.map { Array($0.text.prefix(400)) }
    for i in 0..<Self.cases {
      let original = (i.isMultiple(of: 2) ? Self.texts : texts).randomElement(using: &random) ?? []
      let bytes = Self.mutate(original, &random)
      let isHeld = Self.holds(bytes, as: i % 3 == 0 ? .json : .yaml)
      #expect(isHeld, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  private static func holds(_ bytes: [UInt8], as format: SourceFormat) -> Bool {
    do throws(SceneFileError) {
      let text = try SceneText(name: "-", bytes: Data(bytes))
      let lengths = lineLengths(of: text)
      return try SourceReader().read(text, as: format).positions.allSatisfy {
        isInside($0, lengths)
      }
    } catch {
      let lengths = lineLengths(of: error.text)
      let isShown = !error.description.unicodeScalars.contains {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      return isShown && !error.errors.isEmpty
        && error.errors.allSatisfy { isInside($0.position, lengths) }
    }
  }

  /// The scalars of each line.
  private static func lineLengths(of text: SceneText) -> [Int] {
    var lengths: [Int] = []
    while let line = text.line(lengths.count + 1) { lengths.append(line.unicodeScalars.count) }
    return lengths
  }

  /// Whether a place is a character's or that behind the last one of a line.
  private static func isInside(_ position: SourcePosition, _ lengths: [Int]) -> Bool {
    1...lengths.count ~= position.line && 1...lengths[position.line - 1] + 1 ~= position.column
  }
}
