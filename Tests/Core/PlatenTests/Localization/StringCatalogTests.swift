import Foundation
import Platen
import TestSupport
import Testing

/// Catalogues of strings as Xcode writes them, by hand.
@Suite struct StringCatalogTests {
  private func said(_ text: Text, in locale: String) throws -> String {
    let renderer = ImageRenderer(content: text)
    renderer.environment.locale = Locale(identifier: locale)
    return try renderer.fitReport().texts.map(\.text).joined(separator: "|")
  }

  private func catalog(_ strings: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
    ])
  }

  @Test func aKeyHasATextInEachLanguage() throws {
    let folder = try catalog(
      """
      "Hello": {"comment": "A greeting", "localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}},
        "en-GB": {"stringUnit": {"state": "translated", "value": "Good day"}}}},
      "Bye": {}, "": {"shouldTranslate": false}
      """)
    let bundle = try folder.bundle
    #expect(try said(Text("Hello", bundle: bundle), in: "ja_JP") == "こんにちは")
    #expect(try said(Text("Hello", bundle: bundle), in: "en_GB") == "Good day")
    // The catalogue's own language has no text of its own: that is the key.
    #expect(try said(Text("Hello", bundle: bundle), in: "en_US") == "Hello")
    #expect(try said(Text("Hello", bundle: bundle), in: "fr") == "Hello")
    #expect(try said(Text("Bye", bundle: bundle), in: "ja") == "Bye")
  }

  @Test func aTextHasFormsForNumbers() throws {
    let folder = try catalog(
      """
      "%lld birds": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld bird"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}}}}},
        "cs": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld pták"}},
          "few": {"stringUnit": {"value": "%lld ptáci"}},
          "many": {"stringUnit": {"value": "%lld ptáka"}},
          "other": {"stringUnit": {"value": "%lld ptáků"}}}}}}}
      """)
    let bundle = try folder.bundle
    func birds(_ count: Int, _ locale: String) throws -> String {
      try said(Text("\(count) birds", bundle: bundle), in: locale)
    }
    #expect(try birds(1, "en") == "1 bird")
    #expect(try birds(0, "en") == "0 birds")
    #expect(try birds(1, "cs") == "1 pták")
    #expect(try birds(4, "cs") == "4 ptáci")
    #expect(try birds(5, "cs") == "5 ptáků")
    #expect(try birds(2, "ja") == "2 birds")
  }

  @Test func substitutionsHaveFormsOfTheirOwn() throws {
    let folder = try catalog(
      """
      "%lld birds and %lld cats": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ and %#@cats@ of %3$@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a cat"}},
            "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      """)
    let bundle = try folder.bundle
    func animals(_ birds: Int, _ cats: Int) throws -> String {
      try said(Text("\(birds) birds and \(cats) cats", bundle: bundle), in: "en")
    }
    #expect(try animals(1, 2) == "1 bird and 2 cats of %@")
    #expect(try animals(3, 1) == "3 birds and a cat of %@")
  }

  @Test func ofDevicesTheOneForAllOthersIsTaken() throws {
    let folder = try catalog(
      """
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Touch"}}}}}}},
      "%lld taps": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld touch"}},
          "other": {"stringUnit": {"value": "%lld touches"}}}}},
        "mac": {"stringUnit": {"value": "clicks"}}}}}}}
      """)
    let bundle = try folder.bundle
    #expect(try said(Text("Tap", bundle: bundle), in: "en") == "Touch")
    #expect(try said(Text("\(1) taps", bundle: bundle), in: "en") == "1 touch")
  }

  @Test(arguments: [
    ("", "it is not JSON"), ("{", "it is not JSON"), ("{}", "\"strings\" is missing"),
    (
      #"{"strings": {"a": {"localizations": {"ja": {"stringUnit": {}}}}}}"#,
      "\"value\" is missing in strings > a > localizations > ja > stringUnit"
    ),
    (#"{"strings": []}"#, "found a value of another kind in strings"),
  ])
  func whatIsNoCatalogueIsSaid(text: String, problem: String) throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": text])
    let error = #expect(throws: RenderError.self) {
      try said(Text("a", bundle: folder.bundle), in: "en")
    }
    #expect(error?.code == .strings)
    #expect(error?.description.contains("Localizable.xcstrings: \(problem)") == true)
  }
}
