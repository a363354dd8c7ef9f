import Foundation
import TestSupport
import Testing

@testable import PlatenText

@Suite struct FontLocationsTests {
  /// A folder with one file of the bundled fonts.
  private func folder(_ name: String = "Inter-Italic.ttf") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.link(name)
    return folder
  }

  @Test func foldersAddToTheUsualOne() throws {
    let brand = try folder()
    let library = try FontLocations.library(FontRequest(folders: [brand.path]))
    #expect(library.folders == [brand.path, BundledFonts.folder])
    #expect(library.folder == BundledFonts.folder)
    // The brand's Inter takes the place of the bundled one, and there is all else.
    let inter = library.records.filter { $0.family == "Inter" }
    #expect(!inter.isEmpty && inter.allSatisfy { $0.isItalic && $0.path.hasPrefix(brand.path) })
    let bundled = try BundledFonts.library().families
    #expect(library.families == bundled)
  }

  @Test func foldersAloneHaveNoOthers() throws {
    let brand = try folder()
    let library = try FontLocations.library(FontRequest(folders: [brand.path], isAlone: true))
    #expect(library.folders == [brand.path] && library.families == ["Inter"])
  }

  @Test func aFolderWithTheSameFamiliesHidesTheLaterOne() throws {
    let request = FontRequest(folders: [BundledFonts.folder])
    #expect(try FontLocations.library(request).folders == [BundledFonts.folder])
    #expect(FontLocations.hash(of: request) == FontLocations.hash())
  }

  @Test func theHashIsAnotherForOtherFolders() throws {
    let (first, second) = (try folder(), try folder("Inter.ttf"))
    let hashes = [
      FontRequest(), FontRequest(folders: [first.path]),
      FontRequest(folders: [first.path], isAlone: true), FontRequest(folders: [second.path]),
    ].compactMap { FontLocations.hash(of: $0) }
    #expect(Set(hashes).count == 4)
    #expect(hashes[0].count == 16 && hashes[1].count == 33 && hashes[1].hasSuffix(hashes[0]))
  }

  @Test func aFolderWithoutFontsIsAnError() {
    for isAlone in [false, true] {
      #expect(throws: FontError(code: .noFonts, places: ["/no/such/folder (no such folder)"])) {
        try FontLocations.library(FontRequest(folders: ["/no/such/folder"], isAlone: isAlone))
      }
    }
  }

  @Test func aVariableNamesFoldersWithFonts() throws {
    let brand = try folder()
    let folders = try FontLocations.folders(named: "\(brand.path):\(BundledFonts.folder)")
    #expect(folders.map(\.path) == [brand.path, BundledFonts.folder])
    for value in ["/no/such/folder", "\(brand.path):/no/such/folder"] {
      let error = #expect(throws: FontError.self) { try FontLocations.folders(named: value) }
      #expect(
        error?.description == "no fonts found; looked in /no/such/folder (no such folder) of"
          + " $PLATEN_FONTS")
    }
  }

  @Test func noFolderAloneIsAnError() {
    let error = #expect(throws: FontError.self) {
      try FontLocations.library(FontRequest(isAlone: true))
    }
    #expect(error?.description == "no fonts found; looked in no folder")
  }

  @Test func facesOfAFolderHaveTheirOwnNames() throws {
    let brand = try TemporaryFolder()
    try brand.link("Nunito-Regular.otf", "Nunito-Bold.otf")
    let request = FontRequest(folders: [brand.path], isAlone: true)
    let library = try FontLocations.library(request)
    #expect(library.hasFamily("Nunito-Bold") && library.hasFamily("nunito bold"))
    #expect(!library.hasFamily("Nunito-Black"))
    func file(_ name: String, _ weight: CGFloat = 400) throws -> String {
      (try library.face(for: .em(.named(name), weight: weight)).file as NSString).lastPathComponent
    }
    #expect(try file("Nunito-Bold") == "Nunito-Bold.otf")
    // A family's own name stays the family's, in every weight.
    #expect(try file("Nunito") == "Nunito-Regular.otf")
    #expect(try file("Nunito", 700) == "Nunito-Bold.otf")
  }

  @Test func fontsOfFilesComeFirstAndLeaveTheLibraryAsItWas() throws {
    let brand = try folder()
    let library = try BundledFonts.library()
    let file = brand.path + "/copy.ttf"
    try FileManager.default.copyItem(
      atPath: BundledFonts.folder + "/Inter-Italic.ttf", toPath: file)
    let faces = try #require(FontFileFaces(path: file))
    let extended = try library.adding([faces])
    #expect(extended.records.first?.path == file)
    #expect(extended.records.filter { $0.family == "Inter" }.allSatisfy { $0.path == file })
    #expect(library.records.contains { $0.family == "Inter" && $0.path != file })
    // The same files again are not opened again; with others of their names they are.
    #expect(faces.isCurrent)
    #expect(try library.adding([faces]) === extended)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
    #expect(!faces.isCurrent)
    let changed = try #require(FontFileFaces(path: file))
    #expect(try library.adding([changed]) !== extended)
    #expect(FontFileFaces(path: #filePath) == nil)
  }

  @Test func theSharedLibraryFindsTheBundledFonts() {
    #expect(FontLibrary.shared.hasFamily("Inter"))
  }

  /// Machines differ in their fonts, so this holds for any: ours come first, and nothing crashes.
  @Test func systemFontsOnlyFillWhatIsMissing() throws {
    let library = try FontLibrary(folder: BundledFonts.folder, includesSystemFonts: true)
    let shaped = try library.shape("iOS開発 🦋 \u{10FFFD}", font: .em())
    let bundled = try BundledFonts.library().shape("iOS開発 🦋 \u{10FFFD}", font: .em())
    #expect(shaped.runs.prefix(3).map(\.face.family) == bundled.runs.prefix(3).map(\.face.family))
    #expect(shaped.width.isFinite)
  }
}
