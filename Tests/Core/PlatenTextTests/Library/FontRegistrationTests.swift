import Foundation
import TestSupport
import Testing

@testable import PlatenText

/// Fonts that are added to a library.
@Suite struct FontRegistrationTests {
  /// A library of Inter alone.
  private func library(_ folder: TemporaryFolder) throws -> FontLibrary {
    try folder.link("Inter.ttf")
    return try FontLibrary(folder: folder.path)
  }

  private func bundled(_ name: String) -> String { BundledFonts.folder + "/" + name }

  @Test func aFontIsFoundByItsFamilyAndByItsOwnNames() throws {
    let folder = try TemporaryFolder()
    let library = try library(folder)
    let names = ["Nunito", "Nunito-Bold", "Nunito Bold"]
    #expect(names.allSatisfy { !library.hasFamily($0) })
    // What was set without the font is not kept.
    let request = ShapingRequest("Words", font: .em(.named("Nunito")))
    #expect(try library.shape(request).runs.map(\.face.family) == ["Inter"])
    try library.register(fontAt: bundled("Nunito-Bold.otf"))
    #expect(names.allSatisfy { library.hasFamily($0) })
    #expect(library.families == ["Inter", "Nunito"])
    #expect(try library.shape(request).runs.map(\.face.family) == ["Nunito"])
    #expect(try library.face(for: .em(.named("Nunito-Bold"))).family == "Nunito")
    #expect(try library.face(for: .em()).family == "Inter")
  }

  @Test func aFaceIsTheOneOfItsNameAmongThoseOfAFamily() throws {
    let folder = try TemporaryFolder()
    let library = try library(folder)
    for name in ["JetBrainsMono-Regular.ttf", "JetBrainsMono-Bold.ttf", "JetBrainsMono-Italic.ttf"]
    {
      try library.register(fontAt: bundled(name))
    }
    func file(_ name: String) throws -> String {
      let path = try library.face(for: .em(.named(name))).file
      return (path as NSString).lastPathComponent
    }
    #expect(try file("JetBrains Mono") == "JetBrainsMono-Regular.ttf")
    #expect(try file("JetBrainsMono-Bold") == "JetBrainsMono-Bold.ttf")
    #expect(try file("JetBrainsMono-Italic") == "JetBrainsMono-Italic.ttf")
  }

  @Test func aFontIsAddedOnce() throws {
    let folder = try TemporaryFolder()
    let library = try library(folder)
    for _ in 0..<3 { try library.register(fontAt: bundled("Nunito-Bold.otf")) }
    #expect(library.records.map(\.family) == ["Inter", "Nunito"])
  }

  @Test func aCollectionHasSeveralFaces() throws {
    let folder = try TemporaryFolder()
    let library = try library(folder)
    try library.register(fontAt: bundled("NotoSansCJK-Regular.ttc"))
    #expect(library.records.count > 2)
    #expect(library.hasFamily("Noto Sans CJK JP"))
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    let folder = try TemporaryFolder()
    let library = try library(folder)
    let path = folder.path + "/notes.ttf"
    try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
    for path in [path, folder.path + "/missing.ttf", folder.path] {
      let error = #expect(throws: FontError.self) { try library.register(fontAt: path) }
      #expect(error == FontError(code: .unreadable, places: [path]))
    }
    #expect(library.families == ["Inter"])
  }
}
