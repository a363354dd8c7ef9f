import Testing

@testable import PlatenText

@Suite struct ScriptRunTests {
  /// The runs of a text, each as its script's code and its part of the text.
  private func runs(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let runs = bytes.withUnsafeBufferPointer(ScriptRun.runs)
    #expect(runs.first?.range.lowerBound ?? 0 == 0)
    #expect(runs.last?.range.upperBound ?? 0 == bytes.count)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    return runs.map { $0.script.code + " " + String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    "Swift", "a", "10 a", "naïve Ångström ÀÉ × 2", "“a” – b…", "🚀 Launch 👨‍👩‍👧", "(a) [b] {c}", "ª",
    "a\n",
  ])
  func latinTextIsOneRun(text: String) {
    #expect(runs(text) == ["Latn " + text])
  }

  @Test(arguments: [
    "10:08", " ", "…", "🦋", "1️⃣", "×", "(1)", "、。", "\u{301}", "\u{10FFFD}", "ー",
  ])
  func aTextWithoutACharacterOfAScriptIsCommon(text: String) {
    #expect(runs(text) == ["Zyyy " + text])
  }

  @Test func anEmptyTextHasNoRuns() {
    #expect(runs("").isEmpty)
  }

  @Test func aRunEndsWhereAnotherScriptBegins() {
    #expect(runs("iOS開発") == ["Latn iOS", "Hani 開発"])
    #expect(runs("abc где אב") == ["Latn abc ", "Cyrl где ", "Hebr אב"])
    #expect(runs("ガッツ日本ひら") == ["Kana ガッツ", "Hani 日本", "Hira ひら"])
    #expect(runs("हिन्दी हो") == ["Deva हिन्दी हो"])
  }

  @Test func commonCharactersAreOfTheScriptBeforeThem() {
    #expect(runs("где 10:08, a 2") == ["Cyrl где 10:08, ", "Latn a 2"])
    #expect(runs("日本🦋a") == ["Hani 日本🦋", "Latn a"])
    #expect(runs("где\u{10FFFD}a") == ["Cyrl где\u{10FFFD}", "Latn a"])
  }

  @Test func leadingCommonCharactersAreOfTheFirstScript() {
    #expect(runs("10 где") == ["Cyrl 10 где"])
    #expect(runs("「日本」") == ["Hani 「日本」"])
    #expect(runs("\u{301}где") == ["Cyrl \u{301}где"])
  }

  @Test func marksAreOfTheScriptOfTheirBase() {
    #expect(runs("гe\u{301}г\u{301}") == ["Cyrl г", "Latn e\u{301}", "Cyrl г\u{301}"])
    // A vowel sign of Devanagari and a fatha, both on Latin letters.
    #expect(runs("e\u{93E}г") == ["Latn e\u{93E}", "Cyrl г"])
    #expect(runs("гe\u{64E}") == ["Cyrl г", "Latn e\u{64E}"])
  }

  @Test func closingBracketsAreOfTheScriptOfTheirOpeningOnes() {
    #expect(runs("a (где) b") == ["Latn a (", "Cyrl где", "Latn ) b"])
    #expect(runs("(где a) b") == ["Cyrl (где ", "Latn a", "Cyrl ) ", "Latn b"])
    #expect(
      runs("a (где [日本] в) c") == [
        "Latn a (", "Cyrl где [", "Hani 日本", "Cyrl ] в", "Latn ) c",
      ])
    #expect(runs("日本「где」語") == ["Hani 日本「", "Cyrl где", "Hani 」語"])
    #expect(runs("a (где] б") == ["Latn a (", "Cyrl где] б"])
    #expect(runs("a) где") == ["Latn a) ", "Cyrl где"])
  }

  @Test func bracketsNestDeeplyAndNeverClose() {
    let open = String(repeating: "(", count: 100)
    let close = String(repeating: ")", count: 100)
    #expect(runs("a" + open + "где" + close).count == 3)
    #expect(runs("a" + open + "где") == ["Latn a" + open, "Cyrl где"])
  }

  @Test func aCharacterOfSeveralScriptsStaysWithOneOfThem() {
    #expect(runs("ラー") == ["Kana ラー"])
    #expect(runs("らーめん") == ["Hira らーめん"])
    #expect(runs("珈琲ー") == ["Hani 珈琲ー"])
    #expect(runs("دو١٢ث") == ["Arab دو١٢ث"])
    // A danda is of most scripts of India.
    #expect(runs("বাংলা। বাংলা") == ["Beng বাংলা। বাংলা"])
  }

  @Test func aCharacterOfSeveralScriptsGoesWithTheNextIfOnlyThatUsesIt() {
    #expect(runs("abc「日本」d") == ["Latn abc", "Hani 「日本」", "Latn d"])
    #expect(runs("aーア") == ["Latn a", "Kana ーア"])
    #expect(runs("a、「 日") == ["Latn a", "Hani 、「 日"])
    #expect(runs("a、b") == ["Latn a、b"])
    #expect(runs("a。где") == ["Latn a。", "Cyrl где"])
  }

  @Test func aCommonCharacterOfOneScriptIsOfThatScript() {
    // U+3190, a mark of Chinese texts in Japan, by ScriptExtensions.txt.
    #expect(runs("a\u{3190}b") == ["Latn a", "Hani \u{3190}", "Latn b"])
  }
}
