import TestSupport
import Testing

@testable import PlatenText

@Suite struct LineBreakFinderTests {
  private let finder = LineBreakFinder()

  private func breaks(_ text: String, _ language: String) -> [Int] {
    var text = text
    return text.withUTF8 { finder.breaks(in: $0, language: language) }
  }

  /// The parts of a text that no line may end inside.
  private func parts(_ text: String, _ language: String) -> [String] {
    let bytes = Array(text.utf8)
    let ends = breaks(text, language) + [bytes.count]
    return zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  @Test func everyCaseOfLineBreakTestBreaksThere() throws {
    let cases = BreakTestCase.all(of: try UnicodeDataFile(fixture: "LineBreakTest.txt"))
    #expect(cases.count > 16_600)
    let wrong = Set(cases.filter { breaks($0.text, "") != $0.breaks }.map(\.text))
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.sorted().prefix(3))")
  }

  /// “ ends a quotation in German, and begins one in Chinese.
  @Test func quotationMarksOpenAndCloseAsTheLanguageHasThem() {
    #expect(parts("„Weiß“ usw.", "de") == ["„Weiß“ ", "usw."])
    #expect(parts("„Weiß“ usw.", "en") == ["„Weiß“ ", "usw."])
    #expect(parts("的“Swift”奖", "zh") == ["的", "“Swift”", "奖"])
    #expect(parts("的“Swift”奖", "en") == ["的“Swift”奖"])
  }

  @Test(arguments: ["ja", "ja-JP", "ja-Jpan-JP"])
  func japaneseIsBrokenBetweenCharactersButNotBeforeSmallKanaAndMarks(language: String) {
    #expect(
      parts("ガッツでプログラミングしよう。", language)
        == [
          "ガッ", "ツ", "で", "プ", "ロ", "グ", "ラ", "ミ", "ン", "グ", "し", "よ", "う。",
        ])
    #expect(parts("コンピューター", language) == ["コ", "ン", "ピュー", "ター"])
    #expect(parts("彼は「はい」と言った。", language) == ["彼", "は", "「は", "い」", "と", "言っ", "た。"])
    #expect(parts("人々、時々", language) == ["人々、", "時々"])
    #expect(parts("価格は1,280円です", language).contains("1,280"))
  }

  @Test func aLanguageMayAskForLooserRules() {
    #expect(parts("ガッツ", "ja-u-lb-loose") == ["ガ", "ッ", "ツ"])
    #expect(parts("ガッツ", "en-u-lb-loose") == ["ガ", "ッ", "ツ"])
    #expect(parts("한국어를", "ko-u-lw-keepall") == ["한국어를"])
    #expect(parts("한국어를", "ko") == ["한", "국", "어", "를"])
  }

  /// Words of school readers; the dictionaries are used whatever the language is.
  @Test(arguments: ["th", "en", "", "ja"])
  func languagesWithoutSpacesAreBrokenBetweenTheirWords(language: String) {
    #expect(parts("ภาษาไทยง่ายมาก", language) == ["ภาษา", "ไทย", "ง่าย", "มาก"])
    #expect(parts("วันนี้อากาศดี", language) == ["วัน", "นี้", "อากาศ", "ดี"])
    #expect(parts("ພາສາລາວ", language) == ["ພາສາ", "ລາວ"])
    #expect(parts("ខ្ញុំរៀនភាសាខ្មែរ", language) == ["ខ្ញុំ", "រៀន", "ភាសាខ្មែរ"])
    #expect(parts("ကျွန်တော်ကျောင်းသွားတယ်", language) == ["ကျွန်တော်", "ကျောင်း", "သွား", "တယ်"])
  }

  @Test func spacesHyphensAndControlsBreakAsTheRulesSay() {
    #expect(parts("a well-known fact", "en") == ["a ", "well-", "known ", "fact"])
    #expect(
      parts("one\ntwo\r\nthree\u{2028}four", "en") == ["one\n", "two\r\n", "three\u{2028}", "four"])
    #expect(parts("no\u{A0}break\u{2060}here", "en") == ["no\u{A0}break\u{2060}here"])
    #expect(parts("soft\u{AD}hyphen", "en") == ["soft\u{AD}", "hyphen"])
    #expect(parts("zero\u{200B}width", "en") == ["zero\u{200B}", "width"])
    #expect(parts("👨‍👩‍👧👍🏽🇯🇵🇩🇪", "en") == ["👨‍👩‍👧", "👍🏽", "🇯🇵", "🇩🇪"])
    #expect(parts("", "en") == [""])
  }

  @Test(arguments: ["", "xx", "tlh", "not a language", "ja_JP!", "日本語", "\u{0}", "a-", "x-y"])
  func anUnknownLanguageHasTheRootsRules(language: String) {
    let text = "Zürich-Süd, 日本語ガッツ (1,5 %) ภาษาไทย “é” 한국어"
    #expect(breaks(text, language) == breaks(text, "en"))
  }

  @Test func moreLanguagesThanAreKeptAreBrokenToo() {
    for i in 0..<40 { #expect(parts("a-b", "en-x-\(i)") == ["a-", "b"]) }
    #expect(parts("ガッツ", "ja") == ["ガッ", "ツ"])
  }

  /// A text with a no-break space at its end takes the whole road, and breaks as without it.
  @Test func plainTextsAreBrokenAsICUBreaksThem() {
    var random = SeededGenerator(seed: 9)
    let pieces = ["a", "Z", "5", " ", "  ", "word", "10"]
    for _ in 0..<500 {
      let text = (0..<8).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        .joined()
      let all = breaks(text + "\u{A0}", "en")
      #expect(breaks(text, "en") == all.filter { $0 < text.utf8.count }, "\(text)")
    }
  }
}
