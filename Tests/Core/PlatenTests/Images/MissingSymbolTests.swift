import Platen
import Testing

/// Symbols that do not exist: an error, or a dashed square where that is asked for, as in previews.
@MainActor @Suite struct MissingSymbolTests {
  @Test func aSymbolThatDoesNotExistIsAnError() {
    let renderer = ImageRenderer(content: Image(systemName: "no.such.symbol"))
    #expect(throws: FontError.self) { try renderer.displayList() }
  }

  @Test func aDashedSquareStandsInItsPlaceWhereThatIsAskedFor() throws {
    let renderer = ImageRenderer(
      content: HStack {
        Image(systemName: "no.such.symbol")
        Label("Again", systemImage: "no.such.symbol")
        Text("In \(Image(systemName: "star.and.no.star")) a text")
      })
    renderer.replacesSymbols = true
    let picture = try renderer.fittedPicture()
    #expect(picture.report.findings.map(\.kind) == [.missingGlyph, .missingGlyph])
    #expect(picture.report.findings[0].description.hasPrefix(#"no symbol "no.such.symbol""#))
    #expect(picture.report.findings[1].description.hasPrefix(#"no symbol "star.and.no.star""#))
    let dashed = ImageRenderer(
      content: HStack {
        Image(systemName: "square.dashed")
        Label("Again", systemImage: "square.dashed")
        Text("In \(Image(systemName: "square.dashed")) a text")
      })
    #expect(try picture.list.size == dashed.displayList().size)
  }
}
