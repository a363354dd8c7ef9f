import Foundation
import Testing

@testable import PlatenText

/// What the bundled fonts can set, by the standards that they promise.
@Suite struct BundledCoverageTests {
  private let library: FontLibrary

  init() throws { library = try BundledFonts.library() }

  /// The first family in the order of fallback that draws a character.
  private func family(
    drawing character: Character, script: StaticString, language: String = "en",
    for font: ResolvedFont = .em()
  ) throws -> FontFace? {
    let first = try library.face(for: font)
    if first.draws(character) { return first }
    return library.fallbackFonts(for: font, script: Script(script), language: language)
      .lazy.compactMap(library.existingFace).first { $0.draws(character) }
  }

  /// Greetings or the first letters of each script.
  static let samples: [(script: StaticString, text: String)] = [
    ("Arab", "السلام عليكم"), ("Hebr", "שָׁלוֹם"), ("Deva", "नमस्ते"), ("Thai", "สวัสดี"),
    ("Beng", "ওহে বিশ্ব"),
    ("Taml", "வணக்கம்"), ("Armn", "Բարեւ"), ("Geor", "გამარჯობა"), ("Gujr", "નમસ્તે"),
    ("Guru", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"), ("Knda", "ನಮಸ್ಕಾರ"), ("Mlym", "നമസ്കാരം"), ("Telu", "నమస్కారం"),
    ("Orya", "ନମସ୍କାର"), ("Sinh", "ආයුබෝවන්"), ("Laoo", "ສະບາຍດີ"), ("Khmr", "សួស្តី"),
    ("Mymr", "မင်္ဂလာပါ"), ("Ethi", "ሰላም"), ("Tibt", "བཀྲ་ཤིས"), ("Cher", "ᎣᏏᏲ"),
    ("Cans", "ᐊᐃᓐᖓᐃ"), ("Mong", "ᠮᠣᠩᠭᠣᠯ"), ("Thaa", "އައްސަލާމު"), ("Syrc", "ܫܠܡܐ"),
    ("Nkoo", "ߒߞߏ"), ("Tfng", "ⴰⵣⵓⵍ"), ("Adlm", "𞤀𞤣𞤤𞤢𞤥"), ("Java", "ꦱꦸꦒꦼꦁ"), ("Sund", "ᮞᮥᮔ᮪ᮓ"),
    ("Olck", "ᱥᱟᱱᱛᱟᱲᱤ"), ("Mtei", "ꯈꯨꯔꯨꯝꯖꯔꯤ"), ("Cakm", "𑄌𑄋𑄴𑄟𑄳𑄦"), ("Rohg", "𐴀𐴝𐴏𐴓𐴝𐴔"),
    ("Lisu", "ꓡꓲꓢꓴ"), ("Hang", "안녕하세요"), ("Hani", "简体中文繁體"), ("Hira", "こんにちは"),
    ("Kana", "カタカナ"), ("Bopo", "ㄅㄆㄇ"), ("Grek", "Καλημέρα"), ("Cyrl", "Здравствуйте"),
  ]

  @Test(arguments: samples.indices)
  func everyScriptPromisedIsSetInAFamilyThatNamesIt(index: Int) throws {
    let (script, text) = Self.samples[index]
    for character in text where character != " " {
      for font in [ResolvedFont.em(), .em(.design(.serif), weight: 700), .em(isItalic: true)] {
        let face = try family(drawing: character, script: script, for: font)
        let record = library.records.first { $0.path == face?.file && $0.index == face?.index }
        #expect(record?.scripts.contains(Script(script)) == true, "\(character)")
      }
    }
  }

  @Test(arguments: [
    ("Arab", "س", "Arabic"), ("Hebr", "ש", "Hebrew"), ("Deva", "न", "Devanagari"),
    ("Thai", "ส", "Thai"), ("Beng", "ব", "Bengali"), ("Taml", "வ", "Tamil"),
    ("Hang", "안", "CJK KR"),
    ("Hani", "直", "CJK JP"),
  ])
  func theScriptsOfMostReadersAreThereInBold(script: String, letter: String, name: String) throws {
    let tag = script.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    let fonts = library.fallbackFonts(
      for: .em(weight: 700), script: Script(tag: tag), language: "en")
    let face = fonts.lazy.compactMap(library.existingFace).first { $0.draws(Character(letter)) }
    #expect(face?.family == "Noto Sans \(name)")
    #expect(face?.file.contains("-Bold.t") == true)
  }

  @Test(arguments: [
    ("ja", "JP"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("ko", "JP"), ("en", "JP"),
  ])
  func hanIsDrawnInTheFaceOfItsLanguage(language: String, name: String) throws {
    let face = try family(drawing: "直", script: "Hani", language: language)
    #expect(face?.family == "Noto Sans CJK \(name)")
    #expect(face?.file.hasSuffix("/NotoSansCJK-Regular.ttc") == true)
  }

  // MARK: - Standards

  private func face(_ family: String, weight: CGFloat) throws -> FontFace {
    try #require(library.existingFace(for: .em(.named(family), weight: weight)))
  }

  /// The characters for which Unihan has a property.
  private func unihan(
    _ property: String, in file: String = "OtherMappings"
  ) throws -> [Unicode.Scalar] {
    let data = try Program.output(
      of: "/bin/bzcat", ["/usr/share/unicode/Unihan_\(file).txt.bz2"],
      hint: "Debian's packages bzip2 and unicode-data")
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count > 2, fields[1] == property else { return nil }
      return UInt32(fields[0].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
  }

  @Test(arguments: [
    ("kGB0", 6763, "SC"), ("kTGH", 8105, "SC"), ("kBigFive", 13_062, "TC"), ("kJis0", 6356, "JP"),
  ])
  func nationalStandardsAreWhole(property: String, count: Int, name: String) throws {
    let characters = try unihan(property)
    #expect(characters.count == count)
    for weight: CGFloat in [400, 700] {
      let face = try face("Noto Sans CJK \(name)", weight: weight)
      #expect(characters.filter { !face.covers($0) } == [])
    }
  }

  @Test(arguments: [400, 700] as [CGFloat])
  func hongKongHasItsGraphemesAndWhatCantoneseIsWrittenWith(weight: CGFloat) throws {
    let face = try face("Noto Sans CJK TC", weight: weight)
    let graphemes = try unihan("kHKGlyph", in: "DictionaryLikeData")
    #expect(graphemes.count == 4823)
    #expect(graphemes.filter { !face.covers($0) } == [])
    // 54 of Cheung and Bauer's characters are in no font of Debian's Noto Sans CJK.
    let cantonese = try unihan("kCheungBauer", in: "DictionaryLikeData")
    #expect(cantonese.count == 809)
    #expect(cantonese.filter { !face.covers($0) }.count == 54)
    #expect("喺啲咗哋嘅嚟嗰冇佢㗎嘢瞓".unicodeScalars.allSatisfy(face.covers))
  }

  /// The saltillo of 23 languages, and letters of a few others, that Inter lacks.
  @Test(arguments: [400, 700] as [CGFloat])
  func lettersOfFewLanguagesAreThereInTwoWeights(weight: CGFloat) throws {
    for letter in "ꞋꞌⱢⱤⱭⱲⱳꞍꞪᵓᶤᶶ" {
      let face = try family(drawing: letter, script: "Latn", for: .em(weight: weight))
      #expect(face?.family == "Noto Sans Latin Extended", "\(letter)")
      #expect(face?.file.hasSuffix(weight == 400 ? "-Regular.ttf" : "-Bold.ttf") == true)
    }
  }

  @Test(arguments: [400, 700] as [CGFloat])
  func koreanHasEverySyllableAndItsLetters(weight: CGFloat) throws {
    let face = try face("Noto Sans CJK KR", weight: weight)
    let ranges: [ClosedRange<UInt32>] = [0xAC00...0xD7A3, 0x3131...0x318E, 0x1100...0x1112]
    for value in ranges.joined() {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(face.covers(scalar), "\(String(value, radix: 16))")
    }
  }

  @Test(arguments: ["JP", "SC", "TC", "KR"])
  func eachHanFamilyHasTheAlphabetAndFullwidthForms(name: String) throws {
    let face = try face("Noto Sans CJK \(name)", weight: 400)
    let ranges: [ClosedRange<UInt32>] = [0x20...0x7E, 0x3000...0x3003, 0xFF01...0xFF5E]
    #expect(ranges.joined().allSatisfy { Unicode.Scalar($0).map(face.covers) ?? false })
  }

  @Test func theFolderIsWithinItsBudget() {
    let bytes = FontFile.all(in: BundledFonts.folder).map(\.size).reduce(0, +)
    #expect(bytes <= 45_000_000)
  }
}
