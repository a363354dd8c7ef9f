import Foundation
import Platen
import PlatenReports
import TestSupport
import Testing

@testable import PlatenViews

/// Fonts of files, as apps register them and as previews find them.
@Suite struct FontManagerTests {
  private func font() throws -> URL {
    let folder = URL(fileURLWithPath: FontLibrary.shared.folder)
    return folder.appendingPathComponent("Nunito-Bold.otf")
  }

  @Test func aFontIsRegistered() throws {
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(try font() as CFURL, .process, &error))
    #expect(error == nil)
    #expect(FontLibrary.shared.hasFamily("Nunito"))
  }

  @Test(arguments: ["notes.ttf", "missing.otf"])
  func whatIsNoFontIsAnError(name: String) throws {
    let folder = try TemporaryFolder(["notes.ttf": "no font"])
    let url = folder.url.appendingPathComponent(name)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    let said = error?.takeRetainedValue().description
    #expect(said == "\(url.path) is not a font that can be read")
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, nil))
  }

  @Test func anAddressThatIsNoFilesIsAnError() throws {
    let url = try #require(URL(string: "https://example.com/a.ttf"))
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, nil))
  }

  @Test func fontsAreFoundBelowABundle() throws {
    let folder = try TemporaryFolder(["notes.txt": "", "b.ttf": "", "Fonts/A.OTF": "", "a.ttc": ""])
    let fonts = ProgramResources.fonts(in: folder.url).map {
      String($0.dropFirst(folder.url.path.count + 1))
    }
    #expect(fonts == ["Fonts/A.OTF", "a.ttc", "b.ttf"])
  }

  @Test func aFileThatIsNoFontIsFoundInPreviews() throws {
    let folder = try TemporaryFolder(["notes.ttf": "no font"])
    let fonts = ProgramResources.fonts(in: folder.url)
    let library = try FontLibrary(folder: FontLibrary.shared.folder)
    let findings = library.register(fontsAt: fonts + [try font().path])
    #expect(findings.map(\.kind) == [.missingFamily])
    #expect(findings.map(\.detail) == ["\(fonts[0]) is not a font that can be read"])
  }
}
