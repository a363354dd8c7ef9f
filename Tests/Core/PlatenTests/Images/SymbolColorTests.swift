import Foundation
import Platen
import Testing

/// Symbols in the colours that they bring, as the app SF Symbols shows them under Multicolor.
@Suite struct SymbolColorTests {
  private func svg(_ view: some View) throws -> Data {
    try ImageRenderer(content: view.font(.system(size: 40))).svgData()
  }

  @Test(arguments: [
    ("sun.max.fill", Color.yellow), ("trash", .red), ("heart.fill", .red), ("cloud.fill", .white),
    ("battery.100", .green),
  ]) func aSymbolOfOneColourIsDrawnInIt(_ name: String, _ color: Color) throws {
    let image = Image(systemName: name)
    let expected = try svg(image.foregroundStyle(color))
    #expect(try svg(image.renderingMode(.original)) == expected)
    #expect(try svg(image.symbolRenderingMode(.multicolor)) == expected)
    #expect(try svg(image.symbolRenderingMode(.multicolor).foregroundStyle(.pink)) == expected)
    #expect(try svg(HStack { image }.symbolRenderingMode(.multicolor)) == expected)
    let plain = try svg(image)
    #expect(plain != expected)
    let inside = image.symbolRenderingMode(.monochrome)
    #expect(try svg(HStack { inside }.symbolRenderingMode(.multicolor)) == plain)
    #expect(try svg(HStack { image }.symbolRenderingMode(.hierarchical)) == plain)
  }

  @Test func aSymbolWithoutColoursOfItsOwnHasTheForegrounds() throws {
    let image = Image(systemName: "square.and.pencil")
    #expect(try svg(image.renderingMode(.original)) == svg(image))
  }

  /// The colours of iOS in light: yellow is #FFCC00, cyan #32ADE6.
  @Test(arguments: [
    ("cloud.rain.fill", ["FFF", "32ADE6"]), ("cloud.sun", ["FFF", "FC0"]),
    ("cloud.sun.rain.fill", ["FFF", "FC0", "32ADE6"]),
  ]) func aSymbolOfSeveralPartsHasAColourForEach(_ name: String, _ colors: [String]) throws {
    let image = Image(systemName: name).renderingMode(.original)
    let text = String(decoding: try svg(image), as: UTF8.self)
    let found = Set(text.matches(of: /fill="#([0-9A-F]+)"/).map { String($0.output.1) })
    let long = Set(colors.map { $0.count == 3 ? $0.map { "\($0)\($0)" }.joined() : $0 })
    #expect(found == Set(colors) || found == long)
  }
}
