import Foundation
import Testing

@testable import PlatenViews

@Suite struct TypesettingLanguageTests {
  private static let chinese = Locale.Language(identifier: "zh-Hant")

  private func languages(
    _ text: Text, environment: EnvironmentValues = EnvironmentValues()
  ) -> [String?] {
    text.parts(in: environment).map { $0.attributes.language?.tag }
  }

  @Test func aTextIsSetByItsOwnLanguageOrThatAround() {
    var environment = EnvironmentValues()
    #expect(environment.typesettingLanguage == nil)
    environment.textAttributes.language = .explicit(Self.chinese)
    #expect(environment.typesettingLanguage == "zh-Hant")
    #expect(languages(Text(verbatim: "a"), environment: environment) == ["zh-Hant"])
    #expect(
      languages(Text(verbatim: "a").typesettingLanguage(.automatic), environment: environment)
        == [nil])
    #expect(
      languages(Text(verbatim: "a").typesettingLanguage(Self.chinese) + Text(verbatim: "b"))
        == ["zh-Hant", nil])
    #expect(
      languages(Text(verbatim: "a").typesettingLanguage(Self.chinese, isEnabled: false)) == [nil])
  }

  @Test func theLanguageOfAnAttributedStringCounts() {
    var string = AttributedString("a")
    string.languageIdentifier = "zh-Hant"
    #expect(languages(Text(string)) == ["zh-Hant"])
  }
}
