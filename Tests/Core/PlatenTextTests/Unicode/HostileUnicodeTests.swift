import TestSupport
import Testing

@testable import PlatenText

/// Texts that no one writes, through everything that asks Unicode's data about them.
///
/// The sizes are such that a quadratic algorithm would take minutes.
@Suite(.timeLimit(.minutes(30))) struct HostileUnicodeTests {
  /// Holds what is true of every text.
  private func check(
    _ text: String, _ directions: [BaseDirection] = [.leftToRight, .rightToLeft],
    languages: [String] = ["", "ja", "th"], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var text = text
    var problems: [String] = []
    text.withUTF8 { bytes in
      for direction in directions {
        problems += Self.problems(of: BidiLevels(bytes, direction: direction), bytes)
      }
      for language in languages {
        let breaks = LineBreakFinder().breaks(in: bytes, language: language)
        problems += Self.problems(of: breaks, bytes)
      }
      let runs = ScriptRun.runs(of: bytes)
      problems += Self.problems(of: runs.dropFirst().map(\.range.lowerBound), bytes)
      for (run, next) in zip(runs, runs.dropFirst()) {
        if run.range.upperBound != next.range.lowerBound { problems.append("gap at \(next.range)") }
        if run.script == next.script { problems.append("parted at \(next.range)") }
      }
      let ends = (runs.first?.range.lowerBound ?? 0)...(runs.last?.range.upperBound ?? 0)
      if ends != 0...bytes.count { problems.append("runs of \(ends)") }
    }
    for character in text where character.isDrawnAsPicture && character.utf8.count < 2 {
      problems.append("a picture of one byte")
    }
    #expect(
      problems.isEmpty, "\(text.prefix(40)): \(problems.prefix(3))", sourceLocation: sourceLocation)
  }

  private static func problems(
    of bidi: BidiLevels, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    var problems: [String] = []
    if bidi.levels.count != bytes.count { return ["\(bidi.levels.count) levels"] }
    if bidi.baseLevel > 1 { problems.append("base level \(bidi.baseLevel)") }
    bidi.levels.withUnsafeBufferPointer { levels in
      for i in 0..<levels.count {
        if levels[i] > 126 { problems.append("level \(levels[i])") }
        if bytes[i] & 0xC0 == 0x80, levels[i] != levels[i - 1] { problems.append("parted at \(i)") }
      }
    }
    return problems
  }

  /// Offsets rise, and are inside the text but inside no character of it.
  private static func problems(of offsets: [Int], _ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var problems: [String] = []
    var last = 0
    for offset in offsets {
      if offset <= last || offset >= bytes.count || bytes[offset] & 0xC0 == 0x80 {
        problems.append("offset \(offset)")
      }
      last = offset
    }
    return problems
  }

  @Test func everyAssignedCharacterOnce() {
    var text = String.UnicodeScalarView()
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    where scalar.properties.generalCategory != .unassigned {
      text.append(scalar)
    }
    #expect(text.count > 280_000)
    check(String(text))
  }

  @Test(arguments: [
    "", "a", "\u{301}", "\u{0}", "\u{FE0F}", "\u{200D}", "\u{202E}", "\u{2069}", "\u{202C}",
    "\u{FFFD}",
    "\u{10FFFF}", "\u{FEFF}", "\u{E0001}", "\u{1F3FB}", "\u{1F1E6}", ")", "\r", "\n", "\u{2028}",
    "\u{61C}",
  ])
  func oneCharacter(text: String) {
    check(text)
  }

  @Test(arguments: [
    "\u{301}", "\u{200B}", "\u{200D}", "\u{2060}\u{FEFF}", "\u{202B}", "\u{202E}א", "\u{2067}",
    "\u{2068}1",
    "\u{2069}", "\u{202C}", "\u{2067}א\u{2069}", "(", ")", "(א", "א)", "()", "(א)[", "🇯",
    "\u{FE0F}", "、",
    "\n", "ก", "ကျွန်", "ក្រ", "\"", "-", "\u{600}", "aг",
  ])
  func oneThingAHundredThousandTimes(thing: String) {
    let text = String(repeating: thing, count: 100_000)
    check("aא" + text + "bב", [.firstStrongElseRightToLeft], languages: ["ja"])
  }

  /// Rule BD16: 63 brackets may be open at once; with more, none of the paragraph's are pairs.
  @Test func bracketsNestedTooDeeplyAreNoPairs() {
    func levels(depth: Int) -> [UInt8] {
      var text =
        "a" + String(repeating: "(", count: depth) + "א" + String(repeating: ")", count: depth)
        + "ב"
      return text.withUTF8 { BidiLevels($0, direction: .leftToRight).levels }
    }
    // As pairs they take the direction before them, left to right; as signs, the Hebrew around them.
    #expect(levels(depth: 63)[63 + 3] == 0)
    #expect(levels(depth: 64)[64 + 3] == 1)
  }

  @Test func embeddingsDeeperThanTheLimitAreIgnored() {
    var text = String(repeating: "\u{202B}\u{202A}", count: 400) + "a"
    let levels = text.withUTF8 { BidiLevels($0, direction: .firstStrongElseRightToLeft).levels }
    #expect(levels.max() ?? 0 <= 126)
    check(text + String(repeating: "\u{202C}", count: 1000) + "א")
  }

  @Test func brokenAtRandom() {
    var random = SeededGenerator(seed: 11)
    let pieces: [Unicode.Scalar] = [
      "a", "א", "ع", "1", "٣", "(", ")", "「", "」", " ", "\n", "\u{301}", "\u{200D}", "\u{FE0F}",
      "\u{FE0E}",
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}",
      "\u{200F}", "日", "ー", "ア", "ก", "ၐ", "🦋", "🇯", "🏽", "\u{E0067}", "\u{E007F}", "\u{AD}", "-",
      "\u{1F468}",
    ]
    for _ in 0..<300 {
      let scalars = (0..<30).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
      check(String(String.UnicodeScalarView(scalars)))
    }
  }
}
