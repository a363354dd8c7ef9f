import Foundation
import Platen
import TestSupport
import Testing

/// Strings and resources, which Foundation has on Apple's systems.
@Suite struct LocalizedStringResourceTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle
  private let japanese = Locale(identifier: "ja_JP")

  init() throws {
    folder = try TemporaryFolder([
      "ja.lproj/Localizable.strings": """
      "Hello" = "**こんにちは**"; "%lld items" = "%lld個"; "title" = "題"; "%@ of %@" = "%2$@の%1$@";
      """,
      "ja.lproj/Menu.strings": "\"Hello\" = \"もしもし\";",
    ])
    bundle = try folder.bundle
  }

  @Test func aStringIsTranslatedWithoutMarks() {
    #expect(String(localized: "Hello", bundle: bundle, locale: japanese) == "**こんにちは**")
    #expect(String(localized: "Hello", table: "Menu", bundle: bundle, locale: japanese) == "もしもし")
    #expect(String(localized: "Hello", bundle: bundle) == "Hello")
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "\(1234) items", bundle: bundle, locale: japanese) == "1,234個")
    #expect(String(localized: "\("a") of \("b")", bundle: bundle, locale: japanese) == "bのa")
    #expect(
      String(localized: "title", defaultValue: "The title", bundle: bundle, locale: japanese) == "題"
    )
    #expect(String(localized: "title", defaultValue: "The title", bundle: bundle) == "The title")
  }

  @Test func aResourceIsAsGoodAsItsKey() throws {
    var resource = LocalizedStringResource(
      "title", defaultValue: "The title", bundle: .atURL(folder.url))
    #expect(resource.key == "title")
    #expect(String(localized: resource) == "The title")
    resource.locale = japanese
    #expect(String(localized: resource) == "題")
    let renderer = ImageRenderer(content: Text(resource))
    #expect(try renderer.fitReport().texts.map(\.text) == ["The title"])
    renderer.environment.locale = japanese
    #expect(try renderer.fitReport().texts.map(\.text) == ["題"])
    let plain: LocalizedStringResource = "Hello \(3)"
    #expect(plain.key == "Hello %lld")
    #expect(String(localized: plain) == "Hello 3")
  }

  @Test func aBrokenTableLeavesTheKey() throws {
    let broken = try TemporaryFolder(["ja.lproj/Localizable.strings": "\"a"])
    #expect(String(localized: "Hello", bundle: try broken.bundle, locale: japanese) == "Hello")
  }
}
