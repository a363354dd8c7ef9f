import Foundation
import Platen
import PlatenViews
import TestSupport
import Testing

@testable import PlatenScenes

/// QR codes in scenes; `CodePictureTests` holds their pictures against a scanner.
@Suite struct CodeSceneTests {
  private func modules(
    _ text: String, _ correction: QRCode.Correction = .medium
  ) throws -> [[Bool]] {
    let matrix = try QRCode(text, correction: correction).modules
    return (0..<matrix.side).map { y in
      (0..<matrix.side).map { matrix.isDark[y * matrix.side + $0] }
    }
  }

  // MARK: - Symbols

  /// Sides are those of versions, 17 + 4 x version, and capacities those of ISO/IEC 18004, table 7.
  @Test(arguments: [
    ("1", 34, QRCode.Correction.medium, 1), ("1", 35, .medium, 2), ("A", 20, .medium, 1),
    ("A", 21, .medium, 2), ("a", 14, .medium, 1), ("a", 15, .medium, 2), ("ü", 7, .medium, 1),
    ("ü", 8, .medium, 2), ("a", 17, .low, 1), ("a", 18, .low, 2), ("a", 11, .quartile, 1),
    ("a", 12, .quartile, 2), ("a", 7, .high, 1), ("a", 8, .high, 2), ("1", 7089, .low, 40),
    ("A", 3391, .medium, 40), ("a", 1663, .quartile, 40), ("a", 1273, .high, 40),
  ])
  func theSmallestVersionWithRoomIsTaken(
    character: String, count: Int, correction: QRCode.Correction, version: Int
  ) throws {
    let text = String(repeating: character, count: count)
    #expect(try modules(text, correction).count == 17 + 4 * version)
  }

  /// What ISO/IEC 18004 has in every symbol: finders, timing, the dark module, the level.
  @Test func patternsAreWhereTheStandardHasThem() throws {
    let finder = [
      "1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111",
    ]
    // 7.9: indicators of levels are 01, 00, 11, 10, masked with 10.
    let levels: [(QRCode.Correction, [Bool])] = [
      (.low, [true, true]), (.medium, [true, false]), (.quartile, [false, true]),
      (.high, [false, false]),
    ]
    for (correction, level) in levels {
      let rows = try modules("0123456", correction)
      #expect(rows.count == 21)
      for (top, left) in [(0, 0), (0, 14), (14, 0)] {
        let corner = rows[top..<(top + 7)].map { row in
          row[left..<(left + 7)].map { $0 ? "1" : "0" }.joined()
        }
        #expect(corner == finder)
      }
      for i in 8..<13 {
        #expect(rows[6][i] == (i % 2 == 0) && rows[i][6] == (i % 2 == 0))
      }
      #expect(rows[13][8])
      #expect(Array(rows[8][0..<2]) == level)
    }
  }

  @Test func neighboursAreOneRectangle() {
    let rows = ["1101", "1101", "0011", "1111"]
    let matrix = ModuleMatrix(side: 4, isDark: rows.joined().map { $0 == "1" })
    #expect(
      matrix.rectangles == [
        CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 3, y: 0, width: 1, height: 2),
        CGRect(x: 2, y: 2, width: 2, height: 1), CGRect(x: 0, y: 3, width: 4, height: 1),
      ])
  }

  // MARK: - Layout

  private func scene(_ view: String, canvas: String = "{}") throws -> PictureScene {
    let text = "platen: 1\ncanvas: \(canvas)\ndata: {id: 7}\nview: \(view)"
    return try PictureScene(SceneText(name: "s.yaml", text: text), options: SceneOptions())
  }

  private func size(_ view: String, canvas: String = "{}") throws -> CGSize {
    try scene(view, canvas: canvas).renderer(library: .shared).fitReport().size
  }

  @Test func aCodeIsASquare() throws {
    // 21 modules and 4 on each side, of 4 points each.
    #expect(try size("{qr: a}") == CGSize(width: 116, height: 116))
    #expect(try size("{qr: {text: a, quietZone: 0}}") == CGSize(width: 84, height: 84))
    #expect(
      try size("{hStack: [{qr: a}], modifiers: [{frame: {width: 90}}]}")
        == CGSize(width: 90, height: 90))
    #expect(
      try size(
        "{zStack: [{qr: a}], modifiers: [{fixedSize: {}}, {frame: {width: 70, height: 50}}]}")
        == CGSize(width: 70, height: 50))
  }

  /// The pixels of a row in which a finder lies, as dark or light; nil where one is neither.
  private func row(
    _ view: String, canvas: String, scale: CGFloat, at y: Int
  ) throws -> [Bool]? {
    let renderer = try scene(view, canvas: canvas).renderer(library: .shared)
    renderer.scale = scale
    let png = try PNGFile(Array(renderer.pngData()))
    let reds = (0..<png.width).map { png.pixels[(y * png.width + $0) * png.bytesPerPixel] }
    return reds.allSatisfy { $0 == 0 || $0 == 255 } ? reds.map { $0 == 0 } : nil
  }

  @Test(arguments: [(1.0, 0.0), (2, 0), (3, 0), (1, 0.3)])
  func modulesBeginAndEndWithPixels(scale: CGFloat, offset: Double) throws {
    let view = "{qr: a, modifiers: [{frame: {width: 100, height: 100}}, {offset: {x: \(offset)}}]}"
    // 29 modules in 100 points: of 3, 6 and 10 pixels, and what is left over on both sides.
    let module = Int(100 * scale) / 29
    let start = (Int(100 * scale) - 29 * module) / 2 + 4 * module
    let pixels = try #require(
      try row(
        view, canvas: "{background: white, width: 100, height: 100}", scale: scale,
        at: start + module / 2))
    #expect(pixels.firstIndex(of: true) == start)
    #expect(pixels[start..<(start + 7 * module)].allSatisfy { $0 })
    #expect(!pixels[start + 7 * module])
    #expect(pixels.lastIndex(of: true) == start + 21 * module - 1)
  }

  @Test func itIsTheSameFromRightToLeft() throws {
    let pictures = try ["leftToRight", "rightToLeft"].map {
      try scene("{qr: a}", canvas: "{layoutDirection: \($0)}").renderer(library: .shared).pngData()
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func itIsReadAloud() throws {
    let svg = String(
      decoding: try scene("{qr: \"ticket {id + 1}\"}").renderer(library: .shared).svgData(),
      as: UTF8.self)
    #expect(svg.contains("ticket 8"))
    #expect(svg.components(separatedBy: "<path").count == 2)
  }

  // MARK: - What is wrong

  private func problem(_ view: String) -> String {
    let error = #expect(throws: SceneFileError.self) { try scene(view) }
    return error?.errors.first.map { "\($0.path): \($0.unexpected.message)" } ?? ""
  }

  @Test func aTextThatIsTooLongIsAnError() {
    #expect(
      problem("{qr: \(String(repeating: "a", count: 2332))}")
        == "view.qr.text: found a text of 2332 bytes of UTF-8, expected at most 2331 bytes of UTF-8"
        + " with correction: medium, or correction: low, in which it fits")
    #expect(
      problem("{qr: {text: '\(String(repeating: "7", count: 7090))', correction: high}}")
        == "view.qr.text: found a text of 7090 digits, expected at most 3057 digits"
        + " with correction: high")
    #expect(
      problem("{qr: {text: \(String(repeating: "A", count: 1853)), correction: high}}")
        == "view.qr.text: found a text of 1853 capitals and digits, expected at most 1852 capitals"
        + " and digits with correction: high, or correction: quartile, in which it fits")
  }

  @Test func aTextOfNothingIsAnError() {
    #expect(
      problem("{qr: \"\"}")
        == "view.qr.text: found an empty text, expected a text of at least one character,"
        + " without U+0000")
    #expect(problem("{qr: \"a\\0b\"}").hasPrefix("view.qr.text: found a text with U+0000"))
    #expect(problem("{qr: {}}").hasPrefix("view.qr: found a mapping, expected a text"))
    #expect(
      problem("{qr: {text: a, correction: hgih}}").contains("did you mean high?")
        || problem("{qr: {text: a, correction: hgih}}").contains("low, medium, quartile, high"))
    #expect(problem("{qrcode: a}").contains("qr"))
  }

  @Test func withoutTheLibraryItsPackageIsNamed() {
    let error = #expect(throws: QRCodeError.self) { try QRCodeLibrary("libnone.so.4") }
    #expect(error?.found.hasPrefix("no libnone.so.4 on this machine: libnone.so.4: cannot") == true)
    #expect(error?.expected.contains("libqrencode4") == true)
  }

  @Test func aCodeCountsAsManyViews() {
    var options = SceneOptions()
    options.limits.views = 4
    let text = SceneText(name: "s.yaml", text: "platen: 1\nview: {qr: a}")
    #expect(throws: SceneFileError.self) { try PictureScene(text, options: options) }
  }

  // MARK: - What is found

  private func findings(_ view: String, canvas: String = "{}") throws -> [String] {
    let scene = try scene(view, canvas: canvas)
    let report = try scene.renderer(library: .shared).fitReport()
    return scene.findings(of: report).map { "\($0)" }
  }

  @Test func contrastIsThatOfScanners() throws {
    #expect(try findings("{qr: a}") == [])
    #expect(try findings("{qr: a}", canvas: "{colorScheme: dark, background: black}") == [])
    let expected =
      ": scanners need dark modules with a contrast of at least 40 % to their background"
      + " (view.qr)"
    // The luminance of #CCCCCC is 0.60, that of #B0B0B0 0.43.
    #expect(
      try findings("{qr: {text: a, color: '#CCCCCC'}}")
        == ["the code has a contrast of 39 %" + expected])
    #expect(try findings("{qr: {text: a, color: '#B0B0B0'}}") == [])
    #expect(
      try findings("{qr: {text: a, color: white, background: black}}")
        == ["the code is light on dark" + expected])
    #expect(
      try findings("{qr: {text: a, background: transparent}}", canvas: "{background: '#222222'}")
        == ["the code has a contrast of 1 %" + expected])
    #expect(
      try findings(
        "{qr: {text: a, color: {light: black, dark: white}}}", canvas: "{colorScheme: dark}")
        == ["the code has a contrast of 0 %" + expected])
  }

  @Test func smallModulesAreFound() throws {
    let view = "{qr: {text: a, quietZone: 0}, modifiers: [{frame: {width: 32, height: 32}}]}"
    // 21 modules in 32 points: whole pixels are 1 a module, and 3 at two pixels a point.
    #expect(
      try findings(view) == [
        "\"a\" is a code with modules 1 pixel wide, too small to be scanned: it needs at least 42 pixels"
      ])
    #expect(try findings(view, canvas: "{scale: 2}") == [])
    let scaled = view.replacing("modifiers: [", with: "modifiers: [{scaleEffect: 0.5}, ")
    #expect(try findings(scaled, canvas: "{scale: 2}").first?.contains("1.5 pixels") == true)
  }
}
