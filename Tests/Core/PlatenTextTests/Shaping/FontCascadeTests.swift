import Foundation
import Testing

@testable import PlatenText

/// Which families are asked for what the first face lacks.
@Suite struct FontCascadeTests {
  private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

  private func record(_ family: String, _ scripts: String...) -> FontRecord {
    FontRecord(
      path: family, index: 0, family: family, weights: 400...400, isItalic: false,
      isMonospaced: false, isVariable: false,
      scripts: scripts.map { Script(tag: $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }) })
  }

  private func families(
    _ script: StaticString, _ language: String = "en", in records: [FontRecord] = [],
    for font: ResolvedFont = .em()
  ) -> [String] {
    FontCascade.fallbacks(
      for: font,
      families: FontCascade.families(for: Script(script), language: language, in: records)
    ).map { FontCascade.families(for: $0.family)[0] }
  }

  private func han(_ script: StaticString, _ language: String) -> [String] {
    families(script, language).filter { $0.contains("CJK") }.map { String($0.suffix(2)) }
  }

  @Test(arguments: [
    ("ja", "JP SC TC KR"), ("zh-Hans", "SC JP TC KR"), ("zh", "SC JP TC KR"),
    ("zh-CN", "SC JP TC KR"), ("zh-SG", "SC JP TC KR"), ("zh_CN", "SC JP TC KR"),
    ("zh-Hant", "TC JP SC KR"), ("zh-TW", "TC JP SC KR"), ("zh-HK", "TC JP SC KR"),
    ("zh-MO", "TC JP SC KR"), ("zh-Hant-HK", "TC JP SC KR"), ("ZH-hant", "TC JP SC KR"),
    ("zh-Hans-HK", "SC JP TC KR"), ("yue", "TC JP SC KR"), ("yue-Hans", "SC JP TC KR"),
    ("ko", "KR JP SC TC"), ("ko-KR", "KR JP SC TC"), ("en", "JP SC TC KR"), ("", "JP SC TC KR"),
    ("-", "JP SC TC KR"),
  ])
  func hanIsOfTheTextsLanguage(language: String, order: String) {
    #expect(han("Hani", language).joined(separator: " ") == order)
  }

  @Test func kanaHangulAndBopomofoAreOfTheCountryThatUsesThem() {
    #expect(han("Hang", "ja") == ["KR", "JP", "SC", "TC"])
    #expect(han("Hang", "en").first == "KR")
    #expect(han("Kana", "zh-Hant") == ["JP", "TC", "SC", "KR"])
    #expect(han("Hira", "ko") == ["JP", "KR", "SC", "TC"])
    #expect(han("Bopo", "zh-Hans") == ["TC", "SC", "JP", "KR"])
  }

  @Test func theScriptsOwnFamiliesComeAfterTheSansAndBeforeHanAndSymbols() {
    let records = [
      record("Amiri", "Arab"), record("Inter", "Latn"), record("Noto Sans Arabic", "Arab"),
      record("Noto Sans Thai", "Thai"),
    ]
    let cjk = ["JP", "SC", "TC", "KR"].map { "Noto Sans CJK \($0)" }
    #expect(
      families("Arab", in: records)
        == ["Inter", "Noto Sans Arabic", "Amiri"] + cjk + Self.symbols + ["Noto Sans Thai"])
  }

  @Test func aLatinOrCommonCharacterAsksTheSymbolsBeforeFamiliesThatHappenToHaveIt() {
    let records = [
      record("Amiri", "Arab", "Latn"), record("Zilla", "Latn"), record("Only", "Thai"),
    ]
    for script: StaticString in ["Latn", "Zyyy"] {
      let names = families(script, in: records)
      #expect(Array(names.suffix(6)) == Self.symbols + ["Amiri", "Zilla", "Only"])
    }
  }

  @Test func everyOtherFamilyIsAskedLastAndNoneTwice() {
    let records = [
      record("B"), record("B"), record("A", "Thai"), record("Inter", "Latn"),
      record("Noto Color Emoji"), record("Phosphor"),
    ]
    for script: StaticString in ["Thai", "Zyyy", "Zzzz", "Hani", "Latn"] {
      let names = families(script, "ko", in: records)
      #expect(Set(names).count == names.count)
      #expect(names.contains("A") && names.contains("B"))
      // Pictures are asked by other rules, and icons stand for no text.
      #expect(!names.contains("Noto Color Emoji") && !names.contains("Phosphor"))
    }
  }

  @Test func anItalicAsksItsUprightFirstAndFallbacksKeepSizeAndWeight() {
    let font = ResolvedFont.em(.design(.serif), weight: 700, isItalic: true)
    let fonts = FontCascade.fallbacks(
      for: font, families: FontCascade.families(for: Script("Grek"), language: "el", in: []))
    #expect(fonts[0].family == .design(.serif) && !fonts[0].isItalic)
    #expect(fonts.dropFirst().allSatisfy { $0.isItalic })
    #expect(fonts.allSatisfy { $0.weight.value == 700 && $0.size == font.size })
  }
}
