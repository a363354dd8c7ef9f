import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// What of a PDF file is not drawn, or otherwise than it is meant, is told.
@Suite struct PDFLossTests {
  private func losses(
    _ content: String, resources: String = "", others: [String] = []
  ) throws -> [String] {
    try VectorImage(pdf: PDFText(content, resources: resources, others: others).bytes).losses
  }

  // MARK: - Streams

  private static let unread = ["a stream compressed with JPXDecode is not read"]

  @Test func contentOfAnUnknownFilterIsNotDrawn() throws {
    let red = PDFText.stream("1 0 0 rg 0 0 20 20 re f", "/Filter /JPXDecode /Subtype /Form")
    var file = PDFText("")
    file.objects[3] = red
    let page = try VectorImage(pdf: file.bytes)
    #expect(page.items.isEmpty && page.losses == Self.unread)
    #expect(
      try losses("/X Do", resources: "/XObject <</X 5 0 R>>", others: [red]) == Self.unread)
    #expect(
      try losses(
        "/C cs 0 sc", resources: "/ColorSpace <</C [/Indexed /DeviceRGB 1 5 0 R]>>", others: [red])
        == Self.unread)
    let profile = PDFText.stream("abc", "/Filter /JPXDecode /N 3")
    #expect(
      try losses("/C cs", resources: "/ColorSpace <</C [/ICCBased 5 0 R]>>", others: [profile])
        == Self.unread)
  }

  @Test func damagedContentIsDrawnAsFarAsItGoes() throws {
    // As `python3 -c 'import zlib'` packs "1 0 0 rg 0 0 20 20 re f"; the sum behind it is whole, or not.
    for (content, count) in [
      ("789C33543000C2A2743065044645A90A690036 9F04EC>", 0),
      ("789C33543000C2A27430650446>", 1),
      ("FF>", 1),
    ] {
      var file = PDFText("")
      file.objects[3] = PDFText.stream(content, "/Filter [/ASCIIHexDecode /FlateDecode]")
      #expect(try VectorImage(pdf: file.bytes).losses.count == count)
    }
  }

  @Test func aWholeStreamIsNoLoss() throws {
    // Stored: 2 bytes of "n ", their length and its complement, and the sum of Adler.
    let filters = PDFFilters(mostBytes: 100)
    let stored: [UInt8] = [0x78, 0x01, 0x01, 2, 0, 253, 255, 0x6E, 0x20, 0x00, 0xFE, 0x00, 0x8F]
    #expect(filters.undo("FlateDecode", stored, [:])?.isWhole == true)
    #expect(filters.undo("FlateDecode", stored, ["Predictor": 2])?.isWhole == true)
    // Differences of other than bytes stay differences.
    let parameters = ["Predictor": 2.0, "BitsPerComponent": 4]
    #expect(filters.undo("FlateDecode", stored, parameters)?.isWhole == false)
    #expect(filters.undo("FlateDecode", stored.dropLast(5), [:])?.isWhole == false)
    // The code 300 before there is any.
    #expect(filters.undo("LZWDecode", [0x96, 0x00], [:])?.isWhole == false)
  }

  @Test func theNinthFilterIsNotUndone() throws {
    var file = PDFText("")
    let filters = String(repeating: "/ASCIIHexDecode ", count: 9)
    file.objects[3] = PDFText.stream(">", "/Filter [\(filters)]")
    #expect(
      try VectorImage(pdf: file.bytes).losses == [
        "a stream compressed with ASCIIHexDecode is not read"
      ])
  }

  // MARK: - Images

  /// A JPEG of four pixels.
  private func jpeg(_ dictionary: String) throws -> String {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF80_8080, count: 4))
    let bytes = try #require(try RasterImage(bitmap, isPhotograph: true).photograph())
    let text = String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
    return PDFText.stream(
      text,
      "/Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /Filter /DCTDecode \(dictionary)")
  }

  @Test(arguments: [
    ("/ColorSpace /DeviceRGB", nil), ("/ColorSpace /DeviceRGB /Decode [0 1 0 1 0 1]", nil),
    ("/ColorSpace /DeviceRGB /Decode [1 0 1 0 1 0]", "a JPEG is drawn without its /Decode"),
    (
      "/ColorSpace [/Indexed /DeviceRGB 1 <0000FF00FF00>]",
      "a JPEG is drawn without its colour table or its inks"
    ),
    (
      "/ColorSpace [/Separation /Ink /DeviceGray <</FunctionType 2 /Domain [0 1] /N 1>>]",
      "a JPEG is drawn without its colour table or its inks"
    ),
    ("/ColorSpace /DeviceCMYK", "the inks of a JPEG may be drawn inverted"),
    ("/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]", nil),
    (
      "/ColorSpace /DeviceRGB /Mask [0 9 0 9 0 9]",
      "the transparent colours of a JPEG are drawn"
    ),
    (
      "/ColorSpace /DeviceRGB /SMask 6 0 R",
      "an image keeps the matte colour of its mask"
    ),
  ])
  func whatAJPEGDoesNotSayIsTold(dictionary: String, loss: String?) throws {
    let mask = PDFText.stream(
      "a",
      "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Matte [0 0 0]"
    )
    let losses = try losses(
      "20 0 0 20 0 0 cm /X Do", resources: "/XObject <</X 5 0 R>>",
      others: [jpeg(dictionary), mask])
    #expect(losses == (loss.map { [$0] } ?? []))
  }
}
