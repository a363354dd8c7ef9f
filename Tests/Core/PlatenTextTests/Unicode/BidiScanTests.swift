import TestSupport
import Testing

@testable import PlatenText

@Suite struct BidiScanTests {
  private func mayBeRightToLeft(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(BidiLevels.mayBeRightToLeft)
  }

  private static let classes: Set<String> = [
    "R", "AL", "AN", "LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI",
  ]

  @Test func itFindsEveryCharacterThatRunsFromRightToLeftAndNoLetterThatDoesNot() throws {
    var missed: [Unicode.Scalar] = []
    var mistaken: [Unicode.Scalar] = []
    var count = 0
    try UnicodeDataFile("extracted/DerivedBidiClass.txt").forEachLine { line in
      let scalars = line.range()
      let name = line.words().first ?? ""
      for scalar in scalars {
        let found = mayBeRightToLeft(String(scalar))
        if Self.classes.contains(name), !found { missed.append(scalar) }
        if name == "L", found { mistaken.append(scalar) }
        if Self.classes.contains(name) { count += 1 }
      }
    }
    #expect(missed.isEmpty, "\(missed.prefix(5))")
    #expect(mistaken.isEmpty, "\(mistaken.prefix(5))")
    #expect(count > 3_000)
  }

  /// Unassigned characters there run from right to left too: DerivedBidiClass.txt, `@missing`.
  @Test(arguments: [
    0x0590...0x08FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
    0x1E800...0x1EFFF,
  ])
  func itFindsEveryCharacterOfTheBlocks(block: ClosedRange<UInt32>) {
    for scalar in block.lazy.compactMap(Unicode.Scalar.init) {
      #expect(mayBeRightToLeft("ab" + String(scalar) + "c"))
    }
  }

  @Test func itLooksAtTheWholeText() {
    #expect(!mayBeRightToLeft(""))
    #expect(!mayBeRightToLeft("Überraschung, 日本語 한국어 ไทย हिन्दी “—” 🦋👨‍👩‍👧\u{FE0F}"))
    #expect(mayBeRightToLeft(String(repeating: "日", count: 1000) + "א"))
  }

  @Test func whatItPassesIsOfOneLevel() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let scalars = (0..<12).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random))
      }
      var text = "a" + String(String.UnicodeScalarView(scalars.filter { $0 != "\u{2029}" }))
      text.withUTF8 { bytes in
        // The fallback is not needed, as an "a" comes first; but only the other asks ICU for it.
        let plain = BidiLevels(bytes, direction: .firstStrongElseLeftToRight)
        let full = BidiLevels(bytes, direction: .firstStrongElseRightToLeft)
        if !BidiLevels.mayBeRightToLeft(bytes) { #expect(full.levels.allSatisfy { $0 == 0 }) }
        #expect(plain == full)
      }
    }
  }
}
