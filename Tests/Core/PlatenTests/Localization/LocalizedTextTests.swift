import Foundation
import Platen
import TestSupport
import Testing

/// Texts in the languages of a bundle's tables.
@Suite struct LocalizedTextTests {
  /// What a text says in a locale.
  private func said(_ text: Text, in locale: String = "en_US") throws -> String {
    let renderer = ImageRenderer(content: text)
    renderer.environment.locale = Locale(identifier: locale)
    return try renderer.fitReport().texts.map(\.text).joined(separator: "|")
  }

  private func greetings() throws -> TemporaryFolder {
    try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"bye\" = \"Bye\";",
      "ja.lproj/Localizable.strings": "\"hello\" = \"こんにちは\";",
      "pt-BR.lproj/Localizable.strings": "\"hello\" = \"Oi\";",
      "pt.lproj/Localizable.strings": "\"hello\" = \"Olá\";",
      "zh-Hans.lproj/Localizable.strings": "\"hello\" = \"你好 (Hans)\";",
      "zh-hant.lproj/Localizable.strings": "\"hello\" = \"你好 (Hant)\";",
      "ja.lproj/Menu.strings": "\"hello\" = \"もしもし\";",
    ])
  }

  @Test(arguments: [
    ("en_US", "Hello"), ("ja", "こんにちは"), ("ja_JP", "こんにちは"), ("pt_BR", "Oi"),
    ("pt_PT", "Olá"), ("pt", "Olá"), ("pt_AO", "Olá"), ("zh_CN", "你好 (Hans)"),
    ("zh_HK", "你好 (Hant)"),
    ("zh-Hant", "你好 (Hant)"), ("de_DE", "Hello"), ("sr", "Hello"),
  ])
  func theNearestLanguageOfTheBundleIsTaken(locale: String, text: String) throws {
    let folder = try greetings()
    #expect(try said(Text("hello", bundle: folder.bundle), in: locale) == text)
  }

  @Test func aMissingTextIsThatOfTheBundlesOwnLanguageAndThenTheKey() throws {
    let folder = try greetings()
    #expect(try said(Text("bye", bundle: folder.bundle), in: "ja") == "Bye")
    #expect(try said(Text("thanks", bundle: folder.bundle), in: "ja") == "thanks")
    #expect(try said(Text("hello", tableName: "Menu", bundle: folder.bundle), in: "ja") == "もしもし")
    #expect(try said(Text("hello", tableName: "None", bundle: folder.bundle), in: "ja") == "hello")
    #expect(try said(Text("hello"), in: "ja") == "hello")
    #expect(try said(Text(verbatim: "hello"), in: "ja") == "hello")
  }

  @Test func theBundleSaysItsOwnLanguage() throws {
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDevelopmentRegion": "fr"], format: .xml, options: 0)
    let folder = try TemporaryFolder([
      "fr.lproj/Localizable.strings": "\"hello\" = \"Bonjour\";",
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
    ])
    try folder.write(info, to: "Info.plist")
    #expect(try said(Text("hello", bundle: folder.bundle), in: "ja") == "Bonjour")
    let base = try TemporaryFolder(["Base.lproj/Localizable.strings": "\"hello\" = \"Base\";"])
    #expect(try said(Text("hello", bundle: base.bundle), in: "ja") == "Base")
  }

  @Test func theEnvironmentOfAViewSaysTheLanguage() throws {
    let folder = try greetings()
    let bundle = try folder.bundle
    let view = VStack {
      Text("hello", bundle: bundle)
      Text("hello", bundle: bundle).environment(\.locale, Locale(identifier: "ja"))
    }
    #expect(try ImageRenderer(content: view).fitReport().texts.map(\.text) == ["Hello", "こんにちは"])
  }

  @Test func valuesStandWhereTheTranslationHasThem() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": """
      "%@ has %lld" = "%2$lld bei %1$@";
      "%lf km" = "%.1f km";
      "%u bits" = "%u Bit"; "%llu bytes" = "%llu Byte"; "%d steps" = "%d Schritte";
      "%.2f m" = "%f m";
      "100%% of %@" = "100 %% von %@";
      "50% off" = "50% billiger";
      "**%@**!" = "%@, **ja**!";
      "%@" = "%3$@ %@ 5% %";
      """
    ])
    let bundle = try folder.bundle
    #expect(try said(Text("\("Ada") has \(1234)", bundle: bundle), in: "de_DE") == "1.234 bei Ada")
    #expect(try said(Text("\("Ada") has \(1234)", bundle: bundle)) == "Ada has 1,234")
    #expect(try said(Text("\(2.54) km", bundle: bundle), in: "de_DE") == "2,5 km")
    #expect(try said(Text("\(UInt8(8)) bits", bundle: bundle), in: "de") == "8 Bit")
    #expect(try said(Text("\(UInt(8)) bytes", bundle: bundle), in: "de") == "8 Byte")
    #expect(try said(Text("\(Int16(8)) steps", bundle: bundle), in: "de") == "8 Schritte")
    #expect(try said(Text("\(2.5, specifier: "%.2f") m", bundle: bundle), in: "de") == "2,50 m")
    #expect(try said(Text("100% of \("it")", bundle: bundle), in: "de") == "100 % von it")
    #expect(try said(Text("50% off", bundle: bundle), in: "de") == "50% billiger")
    #expect(try said(Text("**\("So")**!", bundle: bundle), in: "de") == "So, ja!")
    #expect(try said(Text("\("x")", bundle: bundle), in: "de") == "%@ x 5% %")
  }

  @Test func aTranslationTakesTheTextsOwnLook() throws {
    let folder = try greetings()
    let text = Text("hello", bundle: try folder.bundle).bold() + Text(verbatim: "!")
    #expect(try said(text, in: "ja") == "こんにちは!")
    let folderOfMarks = try TemporaryFolder([
      "ja.lproj/Localizable.strings": "\"hello\" = \"**こん**にちは\";"
    ])
    let marked = Text("hello", bundle: try folderOfMarks.bundle)
    #expect(try said(marked, in: "ja") == "こんにちは")
  }

  /// The forms of Apple's example for files of this kind, and CLDR's for Russian.
  @Test func aDictionaryOfStringsHasFormsForNumbers() throws {
    func dictionary(_ forms: [String: String]) throws -> Data {
      var rules = forms
      rules["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
      rules["NSStringFormatValueTypeKey"] = "lld"
      let entry: [String: Any] = [
        "NSStringLocalizedFormatKey": "%1$@: %2$#@files@", "files": rules,
      ]
      let wide = ["NSStringVariableWidthRuleType": ["20": "A", "100": "Much longer"]]
      return try PropertyListSerialization.data(
        fromPropertyList: ["%@ has %lld files": entry, "wide": wide], format: .xml, options: 0)
    }
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"%@ has %lld files\" = \"not this\";"
    ])
    try folder.write(
      dictionary(["zero": "nothing", "one": "%lld file", "other": "%lld files"]),
      to: "en.lproj/Localizable.stringsdict")
    try folder.write(
      dictionary(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "—"]),
      to: "ru.lproj/Localizable.stringsdict")
    let bundle = try folder.bundle
    func files(_ count: Int, _ locale: String) throws -> String {
      try said(Text("\("Ada") has \(count) files", bundle: bundle), in: locale)
    }
    #expect(try files(1, "en") == "Ada: 1 file")
    #expect(try files(1200, "en") == "Ada: 1,200 files")
    #expect(try files(21, "ru") == "Ada: 21 файл")
    #expect(try files(3, "ru") == "Ada: 3 файла")
    #expect(try files(11, "ru") == "Ada: 11 файлов")
    #expect(try said(Text("wide", bundle: bundle)) == "Much longer")
  }

  @Test func aTableThatCannotBeReadFailsTheRenderWithItsPlace() throws {
    let folder = try TemporaryFolder(["ja.lproj/Localizable.strings": "\n\"hello\" = \"a\""])
    let error = #expect(throws: RenderError.self) {
      try said(Text("hello", bundle: folder.bundle), in: "ja")
    }
    #expect(error?.code == .strings)
    #expect(error?.description.contains("ja.lproj/Localizable.strings:2: found the end") == true)
    let list = try TemporaryFolder(["ja.lproj/Localizable.stringsdict": "<?xml no"])
    #expect(throws: RenderError.self) { try said(Text("hello", bundle: list.bundle), in: "ja") }
  }
}
