import Foundation
import PlatenBase
import PlatenText
import Testing

@testable import PlatenDrawing

/// Pictures of PDF files: each expected colour is worked out by hand from ISO 32000-1.
@Suite struct PDFPictureTests {
  /// A file, a pixel from the top left, and its colour on white; 20 by 20 points and pixels.
  struct Case: Sendable, CustomTestStringConvertible {
    var content: String
    var resources = ""
    var others: [String] = []
    var x: Int
    var y: Int
    var color: UInt32

    init(
      _ content: String, resources: String = "", others: [String] = [], _ x: Int, _ y: Int,
      _ color: UInt32
    ) {
      (self.content, self.resources, self.others) = (content, resources, others)
      (self.x, self.y, self.color) = (x, y, color)
    }

    var testDescription: String { String(content.prefix(60)) }
  }

  private func bitmap(_ image: VectorImage) throws -> Bitmap {
    var list = DisplayList(size: image.size)
    list.background = Color.Resolved(rgb: 0xFFFFFF)
    list.items = image.item(in: CGRect(origin: .zero, size: image.size)).map { [$0] } ?? []
    return try RasterImage(file: Array(list.data(as: .png, library: .shared))).bitmap
  }

  private func check(_ test: Case) throws {
    let file = PDFText(test.content, resources: test.resources, others: test.others)
    let image = try VectorImage(pdf: file.bytes)
    #expect(image.losses.isEmpty)
    let bitmap = try bitmap(image)
    let color = bitmap.pixels[test.y * bitmap.width + test.x] & 0xFF_FFFF
    // Rounding may differ by a level.
    let isNear = [16, 8, 0].allSatisfy {
      abs(Int(color >> $0 & 255) - Int(test.color >> $0 & 255)) <= 1
    }
    #expect(isNear, "found \(String(color, radix: 16)), expected \(String(test.color, radix: 16))")
  }

  // MARK: - Paths, lines and colours

  static let figures: [Case] = [
    // y goes up.
    Case("1 0 0 rg 0 0 10 10 re f", 5, 15, 0xFF0000),
    Case("1 0 0 rg 0 0 10 10 re f", 5, 5, 0xFFFFFF),
    Case("1 0 0 rg 20 20 -20 -20 re f", 5, 5, 0xFF0000),
    Case("0.5 g 0 0 20 20 re F", 5, 5, 0x808080),
    Case("1 0 0 rg 0 0 20 20 re 5 5 10 10 re f*", 10, 10, 0xFFFFFF),
    Case("1 0 0 rg 0 0 20 20 re 5 5 10 10 re f", 10, 10, 0xFF0000),
    Case("0 0 1 RG 4 w 0 10 m 20 10 l S", 10, 9, 0x0000FF),
    Case("0 0 1 RG 4 w 0 10 m 20 10 l S", 10, 6, 0xFFFFFF),
    // A line of 2 is four times as wide across, where it goes down, and as wide, where it goes across.
    Case("4 0 0 1 0 0 cm 0 0 1 RG 2 w 2.5 0 m 2.5 20 l S", 7, 10, 0x0000FF),
    Case("4 0 0 1 0 0 cm 0 0 1 RG 2 w 0 10 m 5 10 l S", 10, 7, 0xFFFFFF),
    Case("0 0 1 RG 4 w [10] 0 d 0 10 m 20 10 l S", 15, 10, 0xFFFFFF),
    Case("2 0 0 2 0 0 cm 1 0 0 rg 0 0 5 5 re f", 9, 11, 0xFF0000),
    Case("q 1 0 0 rg Q 0 0 20 20 re f", 5, 5, 0x000000),
    Case("q 0 0 5 20 re W n 1 0 0 rg 0 0 20 20 re f Q 0 0 1 rg 15 0 5 20 re f", 10, 5, 0xFFFFFF),
    Case("q 0 0 5 20 re W n 1 0 0 rg 0 0 20 20 re f Q 0 0 1 rg 15 0 5 20 re f", 17, 5, 0x0000FF),
    Case("0 0 20 20 re 5 5 10 10 re W* n 1 0 0 rg 0 0 20 20 re f", 10, 10, 0xFFFFFF),
    // Where the curve is half as high, at a t of 0.78, it is 17.5 to the right.
    Case("1 0 0 rg 0 0 m 20 0 20 20 v 0 0 l f", 16, 10, 0xFF0000),
    Case("1 0 0 rg 0 0 m 20 0 20 20 v 0 0 l f", 19, 10, 0xFFFFFF),
    Case("0 0 0 0 k 0 0 20 20 re f", 5, 5, 0xFFFFFF),
    // The cyan of offset print, as Adobe's programs show it.
    Case("1 0 0 0 k 0 0 20 20 re f", 5, 5, 0x00AEEF),
    Case(
      "/CS#31 cs 0.5 sc 0 0 20 20 re f", resources: "/ColorSpace <</CS1 /CalGray>>", 5, 5, 0x808080),
    Case(
      "/C cs 1 sc 0 0 20 20 re f",
      resources: "/ColorSpace <</C [/Indexed /DeviceRGB 1 <0000FF00FF00>]>>",
      5, 5, 0x00FF00),
    Case(
      "/C cs 0.5 scn 0 0 20 20 re f",
      resources:
        "/ColorSpace <</C [/Separation /Ink /DeviceRGB <</FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [1 0 0]>>]>>",
      5, 5, 0xFF8080),
    // 0 to the power of -1, times nothing, is no number and counts as 0: the first of the table.
    Case(
      "/C cs 0 scn 0 0 20 20 re f",
      resources:
        "/ColorSpace <</C [/Separation /Ink [/Indexed /DeviceRGB 1 <FF000000FF00>] <</FunctionType 2 /Domain [0 1] /N -1 /C0 [1] /C1 [1]>>]>>",
      5, 5, 0xFF0000),
    // Beyond a function's domain its end counts.
    Case(
      "/C cs 1 scn 0 0 20 20 re f",
      resources:
        "/ColorSpace <</C [/Separation /Ink /DeviceGray <</FunctionType 2 /Domain [0 0.5] /N 1>>]>>",
      5, 5, 0x808080),
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f", resources: "/ExtGState <</E <</ca 0.5>>>>", 5, 5, 0xFF8080),
    // (0, 1, 1) by (1, 1, 0).
    Case(
      "1 1 0 rg 0 0 20 20 re f /E gs 0 1 1 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</BM /Multiply>>>>", 5, 5, 0x00FF00),
    // What is between marks of a group that is off is not seen.
    Case("/OC /G BDC 0 0 20 20 re f EMC 1 0 0 rg 0 0 5 20 re f", 2, 5, 0xFF0000),
  ]

  @Test(arguments: figures) func figuresAreDrawn(test: Case) throws { try check(test) }

  // MARK: - Gradients and tiles

  private static func shading(_ text: String) -> String { "/Shading <</S <<\(text)>>>>" }

  private static let redToBlue =
    "<</FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions ["
    + "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [1 0 0]>>"
    + "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [0 0 1]>>]>>"

  /// Parts of the same length, each a power from one number to another in three components or in one.
  private static func stitched(_ parts: [String], _ encode: String, power: Int = 1) -> String {
    let bounds = (1..<parts.count + 1).dropLast().map { "\(Double($0) / Double(parts.count))" }
    let functions = parts.map { part in
      let ends = part.split(separator: " ").map { power == 1 ? "[\($0) \($0) \($0)]" : "[\($0)]" }
      return "<</FunctionType 2 /Domain [0 1] /N \(power) /C0 \(ends[0]) /C1 \(ends[1])>>"
    }
    let encodes = parts.map { _ in encode }.joined(separator: " ")
    return
      "<</FunctionType 3 /Domain [0 1] /Bounds [\(bounds.joined(separator: " "))] /Encode [\(encodes)] /Functions [\(functions.joined())]>>"
  }

  private static let turned =
    "<</FunctionType 3 /Domain [0 1] /Bounds [] /Encode [1 0] /Functions [\(stitched(["0 0", "1 1"], "0 1"))]>>"
  private static let manyBends = stitched(
    [String](repeating: "0 0", count: 19) + ["1 1"], "0 1", power: 2)
  private static let none = "<</FunctionType 2 /Domain [0 1] /N 1 /C0 [0] /C1 [0]>>"

  static let gradients: [Case] = [
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function \(redToBlue)"),
      9, 5, 0xFF0000),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function \(redToBlue)"),
      11, 5, 0x0000FF),
    // Unless it is extended, it ends where its line does.
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Function \(redToBlue)"),
      15, 5, 0xFFFFFF),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Extend [true true] /Function \(redToBlue)"
      ),
      15, 5, 0x0000FF),
    // The middle of the eleventh of 20 pixels is at 0.525, which is 134 of 255.
    Case(
      "/S sh", resources: "/Shading <</S 5 0 R>>",
      others: [
        "<</ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] /Function 6 0 R>>",
        PDFText.stream(
          "00FF>",
          "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8 /Filter /ASCIIHexDecode"
        ),
      ], 10, 5, 0x868686),
    Case(
      "/S sh", resources: "/Shading <</S 5 0 R>>",
      others: [
        "<</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 6 0 R>>",
        PDFText.stream(
          "{ dup 0.5 gt {pop 0 0 1} {pop 1 0 0} ifelse }",
          "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]"),
      ], 5, 5, 0xFF0000),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 10] /Function \(redToBlue)"),
      10, 10, 0xFF0000),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 10] /Function \(redToBlue)"),
      3, 10, 0x0000FF),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 10] /Function \(redToBlue)"),
      0, 0, 0xFFFFFF),
    // From black to white by a step, turned around.
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function \(turned)"
      ),
      5, 5, 0xFFFFFF),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function \(turned)"
      ),
      15, 5, 0x000000),
    // One function for each component: the last of 20 parts, of 64 bends each, is red.
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function [\(manyBends) \(none) \(none)]"
      ),
      19, 5, 0xFF0000),
    Case(
      "/S sh",
      resources: shading(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function [\(manyBends) \(none) \(none)]"
      ),
      17, 5, 0x000000),
    // A pattern is in the page's coordinates, whatever the transform of the moment is.
    Case(
      "2 0 0 2 0 0 cm /Pattern cs /P scn 0 0 10 10 re f",
      resources:
        "/Pattern <</P <</PatternType 2 /Matrix [20 0 0 1 0 0] /Shading <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Function \(redToBlue)>>>>>>",
      9, 5, 0xFF0000),
    Case(
      "/Pattern cs /P scn 0 0 20 20 re f", resources: "/Pattern <</P 5 0 R>>",
      others: [
        PDFText.stream(
          "1 0 0 rg 0 0 2 4 re f",
          "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4")
      ], 13, 9, 0xFF0000),
    Case(
      "/Pattern cs /P scn 0 0 20 20 re f", resources: "/Pattern <</P 5 0 R>>",
      others: [
        PDFText.stream(
          "1 0 0 rg 0 0 2 4 re f",
          "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4")
      ], 15, 9, 0xFFFFFF),
  ]

  @Test(arguments: gradients) func gradientsAndTilesAreDrawn(test: Case) throws {
    try check(test)
  }

  // MARK: - Forms, masks and images

  private static let group = "/Subtype /Form /BBox [0 0 20 20] /Group <</S /Transparency>>"
  private static let half = "/ExtGState <</E <</ca 0.5>>>>"

  /// An image of two pixels on the whole page.
  private static func image(_ hex: String, _ dictionary: String, _ others: [String] = [])
    -> [String]
  {
    [
      PDFText.stream(
        hex + ">", "/Subtype /Image /Width 2 /Height 1 \(dictionary) /Filter /ASCIIHexDecode")
    ] + others
  }

  private static func image(
    _ hex: String, _ dictionary: String, others: [String] = [], _ x: Int, _ color: UInt32
  )
    -> Case
  {
    Case(
      "1 0 0 rg 20 0 0 20 0 0 cm /X Do", resources: "/XObject <</X 5 0 R>>",
      others: image(hex, dictionary, others), x, 10, color)
  }

  static let objects: [Case] = [
    Case(
      "/X Do", resources: "/XObject <</X 5 0 R>>",
      others: [
        PDFText.stream(
          "1 0 0 rg 0 0 20 20 re f", "/Subtype /Form /BBox [0 0 5 5] /Matrix [2 0 0 2 4 0]")
      ], 13, 11, 0xFF0000),
    Case(
      "/X Do", resources: "/XObject <</X 5 0 R>>",
      others: [
        PDFText.stream(
          "1 0 0 rg 0 0 20 20 re f", "/Subtype /Form /BBox [0 0 5 5] /Matrix [2 0 0 2 4 0]")
      ], 15, 11, 0xFFFFFF),
    // A group is as opaque as a whole: the second figure hides the first.
    Case(
      "/E gs /X Do", resources: "/XObject <</X 5 0 R>> \(half)",
      others: [PDFText.stream("0 0 20 20 re f 1 0 0 rg 0 0 20 20 re f", group)], 5, 5, 0xFF8080),
    // A form that is no group is not.
    Case(
      "/E gs /X Do", resources: "/XObject <</X 5 0 R>> \(half)",
      others: [
        PDFText.stream("1 0 0 rg 0 0 20 20 re f 0 0 20 20 re f", "/Subtype /Form /BBox [0 0 20 20]")
      ], 5, 5, 0xFF4040),
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</SMask <</S /Luminosity /G 5 0 R>>>>>>",
      others: [PDFText.stream("0.5 g 0 0 10 20 re f", group)], 5, 5, 0xFF8080),
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</SMask <</S /Luminosity /G 5 0 R>>>>>>",
      others: [PDFText.stream("0.5 g 0 0 10 20 re f", group)], 15, 5, 0xFFFFFF),
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</SMask <</S /Alpha /G 5 0 R>>>>>>",
      others: [PDFText.stream("0 0 10 20 re f", group)], 5, 5, 0xFF0000),
    // The mask turned around.
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</SMask <</S /Alpha /G 5 0 R /TR 6 0 R>>>>>>",
      others: [
        PDFText.stream("0 0 10 20 re f", group),
        PDFText.stream("{1 exch sub}", "/FunctionType 4 /Domain [0 1] /Range [0 1]"),
      ], 5, 5, 0xFFFFFF),
    // All that the mask shows at all is hidden.
    Case(
      "/E gs 1 0 0 rg 0 0 20 20 re f",
      resources: "/ExtGState <</E <</SMask <</S /Alpha /G 5 0 R /TR 6 0 R>>>>>>",
      others: [
        PDFText.stream(
          "/H gs 0 0 10 20 re f", group + " /Resources <</ExtGState <</H <</ca 0.1>>>>>>"),
        PDFText.stream("{0 gt {0} {1} ifelse}", "/FunctionType 4 /Domain [0 1] /Range [0 1]"),
      ], 5, 5, 0xFFFFFF),
    image("FF00000000FF", "/ColorSpace /DeviceRGB /BitsPerComponent 8", 2, 0xFF0000),
    image("FF00000000FF", "/ColorSpace /DeviceRGB /BitsPerComponent 8", 17, 0x0000FF),
    image("40", "/ColorSpace /DeviceGray /BitsPerComponent 1", 17, 0xFFFFFF),
    image("40", "/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", 2, 0xFFFFFF),
    image(
      "40", "/ColorSpace [/Indexed /DeviceRGB 1 <0000FF00FF00>] /BitsPerComponent 1", 17, 0x00FF00),
    image("40", "/ImageMask true", 2, 0xFF0000),
    image("40", "/ImageMask true", 17, 0xFFFFFF),
    image(
      "FF0000FF0000", "/ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 6 0 R",
      others: image("FF80", "/ColorSpace /DeviceGray /BitsPerComponent 8"), 18, 0xFF7F7F),
    image("00FF", "/ColorSpace /DeviceGray /BitsPerComponent 8 /Mask [0 10]", 2, 0xFFFFFF),
  ]

  @Test(arguments: objects) func formsMasksAndImagesAreDrawn(test: Case) throws { try check(test) }

  // MARK: - Pages

  @Test(arguments: [
    ("/MediaBox [0 0 20 20]", 20.0, 20.0, 0, 19),
    ("/MediaBox [0 0 20 10] /Rotate 90", 10, 20, 0, 0),
    ("/MediaBox [0 0 20 10] /Rotate 180", 20, 10, 19, 0),
    ("/MediaBox [0 0 20 10] /Rotate -90", 10, 20, 9, 19),
    ("/MediaBox [-5 -5 20 20] /CropBox [0 0 20 10]", 20, 10, 0, 9),
    ("/MediaBox [0 0 20 20] /UserUnit 2", 40, 40, 0, 39),
  ])
  func aPageIsTurnedAndCut(
    page: String, width: Double, height: Double, x: Int, y: Int
  ) throws {
    let image = try VectorImage(pdf: PDFText("1 0 0 rg 0 0 4 4 re f", page: page).bytes)
    #expect(image.size == CGSize(width: width, height: height))
    let bitmap = try bitmap(image)
    #expect(bitmap.pixels[y * bitmap.width + x] == 0xFFFF_0000)
    #expect(bitmap.pixels.filter { $0 == 0xFFFF_0000 }.count >= 16)
  }

  @Test func contentMayBeInPartsAndHidden() throws {
    var file = PDFText(
      "/OC /G BDC 0 0 20 20 re f EMC 1 0 0", resources: "/Properties <</G 6 0 R>>",
      others: [PDFText.stream("rg 0 0 5 20 re f"), "<</Type /OCG>>"])
    file.objects[0] =
      "<</Type /Catalog /Pages 2 0 R /OCProperties <</OCGs [6 0 R] /D <</OFF [6 0 R]>>>>>>"
    file.objects[2] = file.objects[2].replacing("/Contents 4 0 R", with: "/Contents [4 0 R 5 0 R]")
    let bitmap = try bitmap(VectorImage(pdf: file.bytes))
    #expect(bitmap.pixels[2] == 0xFFFF_0000 && bitmap.pixels[10] == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    ("BT (a) Tj ET", "text is not drawn: convert it to outlines"),
    ("BT 3 Tr (a) Tj ET", nil), ("BT ( ) Tj ET", nil),
    ("BI /W 1 /H 1 ID \u{80}x EI Q EI 0 0 1 1 re f", "an inline image is not drawn"),
    ("/None sh", "a gradient whose colours cannot be read is not drawn"),
    ("/None Do", "an object that is missing is not drawn"), ("/None gs 1 2 unknown", nil),
  ])
  func whatIsNotDrawnIsTold(content: String, loss: String?) throws {
    let losses = try VectorImage(pdf: PDFText(content).bytes).losses
    #expect(losses.count == (loss == nil ? 0 : 1))
    if let loss, !content.hasPrefix("/None sh") { #expect(losses == [loss]) }
  }
}
