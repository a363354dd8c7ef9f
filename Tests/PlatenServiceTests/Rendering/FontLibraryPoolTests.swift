import Logging
import Platen
import Testing

@testable import PlatenService

@Suite struct FontLibraryPoolTests {
  /// A picture that needs a face for each of its weights.
  private func picture(_ weights: ClosedRange<Int>, _ library: FontLibrary) throws -> String {
    let view = VStack {
      ForEach(weights, id: \.self) { weight in
        Text(verbatim: "a").font(.body.fontVariation("wght", CGFloat(weight)))
      }
    }
    let bytes = try ImageRenderer(content: view, library: library).svgData()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func fontsAreOpenedAnewWhenTooManyFacesAreOpen() throws {
    let first = try FontLibrary(folder: FontLibrary.shared.folder)
    let pool = FontLibraryPool(first, includesSystemFonts: false, mostFaces: 20)
    let before = try picture(401...410, pool.library)
    #expect(pool.library === first)
    #expect(first.openFaceCount >= 10)
    _ = try picture(411...430, pool.library)
    let second = pool.library
    #expect(second !== first)
    #expect(second.openFaceCount == 0)
    #expect(try picture(401...410, second) == before)
  }

  @Test func aServiceKeepsNoFontsThatItNoLongerUses() throws {
    var library: FontLibrary? = try FontLibrary(folder: FontLibrary.shared.folder)
    weak let first = library
    let service = try Service(library: #require(library), logger: Logger(label: "test"))
    library = nil
    _ = try picture(401...700, service.fonts.library)
    #expect(first != nil)
    #expect(service.fonts.library.openFaceCount == 0)
    #expect(first == nil)
  }
}
