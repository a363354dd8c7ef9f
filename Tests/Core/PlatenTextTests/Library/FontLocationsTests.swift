import Foundation
import Testing

@testable import PlatenText

@Suite struct FontLocationsTests {
  @Test func aFolderThatIsAskedForIsTheOnlyOneTried() throws {
    #expect(FontLocations.candidates(requested: "fonts") == ["fonts"])
    #expect(throws: FontError(code: .noFonts, places: ["/no/such/folder"])) {
      try FontLocations.library(requested: "/no/such/folder")
    }
    let library = try FontLocations.library(requested: BundledFonts.folder)
    #expect(library.folder == BundledFonts.folder)
  }

  @Test func theInstallationComesBeforeTheCheckout() {
    let places = FontLocations.candidates(requested: nil)
    #expect(places.last == BundledFonts.folder)
    #expect(places.dropLast().last?.hasSuffix("/share/platen/fonts") == true)
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
