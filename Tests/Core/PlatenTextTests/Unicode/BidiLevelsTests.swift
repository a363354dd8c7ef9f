import TestSupport
import Testing

@testable import PlatenText

@Suite struct BidiLevelsTests {
  private func levels(_ text: String, _ direction: BaseDirection) -> BidiLevels {
    var text = text
    return text.withUTF8 { BidiLevels($0, direction: direction) }
  }

  /// The level of each scalar.
  private func levels(of scalars: String.UnicodeScalarView, _ bidi: BidiLevels) -> [UInt8] {
    var offset = 0
    return scalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return bidi.levels[offset]
    }
  }

  /// What is wrong with how a test's text is resolved and reordered; nil if nothing is.
  ///
  /// Of a text whose characters all run one way, ICU may give every character the paragraph's level
  /// and not the higher ones of its embeddings and numbers: the order is the same.
  private func problem(
    _ scalars: String.UnicodeScalarView, _ direction: BaseDirection, base: Int?,
    levels expected: [Int?], order: [Int?]
  ) -> String? {
    let bidi = levels(String(scalars), direction)
    if let base, Int(bidi.baseLevel) != base { return "base level \(bidi.baseLevel)" }
    let levels = levels(of: scalars, bidi)
    if levels.count != expected.count { return "\(levels.count) levels" }
    let kept = expected.indices.filter { expected[$0] != nil }
    let isOneWay = kept.allSatisfy {
      levels[$0] == bidi.baseLevel && expected[$0].map { $0 % 2 } == Int(bidi.baseLevel)
    }
    if !isOneWay, let wrong = kept.first(where: { Int(levels[$0]) != expected[$0] }) {
      return "level \(levels[wrong]) of character \(wrong)"
    }
    let shown = BidiLevels.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] }
    return shown == order ? nil : "order \(shown)"
  }

  @Test func everyCaseOfBidiCharacterTestHasItsLevelsAndItsOrder() throws {
    let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .firstStrongElseLeftToRight]
    var problems: [String] = []
    var exceptions: Set<String> = []
    var count = 0
    try UnicodeDataFile("BidiCharacterTest.txt").forEachLine { line in
      let scalars = line.scalars()
      let direction = directions[line.numbers(radix: 10).first.flatMap { $0 } ?? 0]
      let base = line.numbers(radix: 10).first ?? nil
      let levels = line.numbers(radix: 10)
      let order = line.numbers(radix: 10)
      count += 1
      guard let problem = problem(scalars, direction, base: base, levels: levels, order: order)
      else { return }
      let name = line.text.split(separator: ";").prefix(2).joined(separator: ";")
      if BidiExceptions.all.contains(name) {
        exceptions.insert(name)
      } else {
        problems.append("\(line.text): \(problem)")
      }
    }
    #expect(problems.isEmpty, "\(problems.count), first \(problems.prefix(3))")
    let passing = BidiExceptions.all.subtracting(exceptions)
    #expect(passing.isEmpty, "no exceptions any more: \(passing)")
    #expect(count > 91_000)
  }

  /// One character of each bidirectional class.
  private static let samples: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "AN": "\u{661}", "EN": "1", "ES": "+", "ET": "$",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}",
    "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  /// Every tenth of its half million lines, as each is one more call of ICU.
  @Test func casesOfBidiTestHaveTheirLevelsAndTheirOrder() throws {
    var levels: [Int?] = []
    var order: [Int?] = []
    var problems: [String] = []
    var count = 0
    try UnicodeDataFile("BidiTest.txt").forEachLine { line in
      if line.startsWith("@Levels:") {
        line.skipWord()
        levels = line.numbers(radix: 10)
      } else if line.startsWith("@Reorder:") {
        line.skipWord()
        order = line.numbers(radix: 10)
      } else {
        count += 1
        if count % 10 != 1 { return }
        let classes = line.words().compactMap { Self.samples[$0] }
        let bits = (line.numbers(radix: 16).first ?? 0) ?? 0
        let scalars = String.UnicodeScalarView(classes)
        let directions: [(Int, BaseDirection)] = [
          (1, .firstStrongElseLeftToRight), (2, .leftToRight), (4, .rightToLeft),
        ]
        for (bit, direction) in directions where bits & bit != 0 {
          if let problem = problem(scalars, direction, base: nil, levels: levels, order: order) {
            problems.append("\(line.text), \(direction): \(problem)")
          }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.count), first \(problems.prefix(3))")
    #expect(count > 490_000)
  }

  @Test func theFirstStrongCharacterDecidesAndElseTheFallback() {
    for (text, left, right) in [
      ("abc א", 0, 0), ("א abc", 1, 1), ("123 !", 0, 1), ("", 0, 1), ("\u{2067}א\u{2069} a", 0, 0),
      ("\u{200F}a", 1, 1), ("(ع)", 1, 1), ("🦋", 0, 1),
    ] as [(String, UInt8, UInt8)] {
      #expect(levels(text, .firstStrongElseLeftToRight).baseLevel == left, "\(text)")
      #expect(levels(text, .firstStrongElseRightToLeft).baseLevel == right, "\(text)")
      #expect(levels(text, .leftToRight).baseLevel == 0, "\(text)")
      #expect(levels(text, .rightToLeft).baseLevel == 1, "\(text)")
    }
  }

  @Test func theBytesOfACharacterHaveOneLevel() {
    let mixed = levels("aא開🦋ב", .leftToRight).levels
    #expect(mixed == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1])
    #expect(levels("אb𞤀", .rightToLeft).levels == [1, 1, 2, 1, 1, 1, 1])
  }

  @Test func eachParagraphOfATextHasItsOwnBase() {
    let bidi = levels("ab\nא!\nb", .firstStrongElseLeftToRight)
    #expect(bidi.baseLevel == 0)
    #expect(bidi.levels == [0, 0, 0, 1, 1, 1, 1, 0])
  }

  @Test func stretchesAreReversedFromTheHighestLevelDown() {
    // UAX #9, 3.4, example 4 of rule L2, by runs.
    #expect(BidiLevels.visualOrder(of: []) == [])
    #expect(BidiLevels.visualOrder(of: [0, 0]) == [0, 1])
    #expect(BidiLevels.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
    #expect(BidiLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder(of: [2, 3, 2, 2]) == [0, 1, 2, 3])
    #expect(BidiLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}
