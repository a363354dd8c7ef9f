import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// How PDF files are put together, and what becomes of those that are damaged or want too much.
@Suite struct PDFFileTests {
  private static let red = "1 0 0 rg 0 0 20 20 re f"

  /// Whether a file's picture is one red rectangle of the page's size.
  private func isRed(_ bytes: [UInt8]) throws -> Bool {
    let items = try VectorImage(pdf: bytes).items
    guard items.count == 1, case .fill(let path, .color(let color), _) = items[0] else {
      return false
    }
    return path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20)
      && color == Color.Resolved(rgb: 0xFF0000)
  }

  // MARK: - Filters

  /// The content as `python3 -c 'import zlib'` packs it, and as the rules of the other filters have it.
  @Test(arguments: [
    ("/ASCIIHexDecode", "312030203020726720302030203230203230207265 2066>"),
    ("[/ASCIIHexDecode /FlateDecode]", "789C33543000C2A2743065044645A90A6900369F04EC>"),
    ("[/AHx /Fl]", "789C33543000C2A2743065044645A90A6900369F>"),
    // 10 literal bytes, then 13.
    (
      "[/ASCIIHexDecode /RunLengthDecode]",
      "0931203020302072672030 0C203020323020323020726520 66 80>"
    ),
  ])
  func filtersAreUndone(filter: String, content: String) throws {
    var file = PDFText("")
    file.objects[3] = PDFText.stream(content, "/Filter \(filter)")
    #expect(try isRed(file.bytes))
  }

  /// The example of ISO 32000-1, 7.4.4.2.
  @Test func codesOfChangingLengthAreUndone() {
    let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    let filters = PDFFilters(mostBytes: 100)
    #expect(
      filters.undo("LZWDecode", packed, [:])?.bytes == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    #expect(
      filters.undo("ASCII85Decode", Array("87cURD]i,\"Ebo80~>".utf8), [:])?.bytes
        == Array("Hello World!".utf8))
    #expect(filters.undo("JPXDecode", packed, [:]) == nil)
    // What comes of a few bytes is no more than is asked for, but for the last run.
    let bomb = [UInt8](repeating: 129, count: 100_000)
    #expect(filters.undo("RunLengthDecode", bomb, [:])?.bytes.count ?? 0 <= 300)
  }

  /// Rows of three bytes; the filters are those of PNG (third edition, 9.2).
  @Test func differencesOfNeighboursAreUndone() {
    let filters = PDFFilters(mostBytes: 1_000)
    let rows: [UInt8] = [0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]
    let packed = rows.map { byte in String(byte, radix: 16) }
    #expect(packed.count == 20)
    let runs = [UInt8(rows.count - 1)] + rows + [128]
    let plain = filters.undo("RunLengthDecode", runs, ["Predictor": 15, "Columns": 3])
    // Run lengths have no predictor; LZW and Flate have.
    #expect(plain?.bytes == rows)
    var stored: [UInt8] = [0x78, 0x01, 0x01, 20, 0, 235, 255]
    stored += rows
    let result = filters.undo("FlateDecode", stored, ["Predictor": 15, "Columns": 3])
    #expect(
      result?.bytes == [1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5])
  }

  // MARK: - Tables

  @Test func tablesMayBeWrongOrMissing() throws {
    let text = String(decoding: PDFText(Self.red).bytes, as: UTF8.self)
    let changes: [(String) -> String] = [
      { $0 }, { "junk\n" + $0 }, { $0.replacing("startxref", with: "startnone") },
      { String($0.prefix(upTo: $0.range(of: "xref")?.lowerBound ?? $0.endIndex)) },
      { $0.replacing("/Length 23", with: "/Length 7") },
      { $0.replacing("/Length 23", with: "/Length 99999") },
      { $0.replacing("/Length 23", with: "/Length 4 0 R") },
      { $0.replacing("/Root 1 0 R", with: "/Root 9 0 R") },
      { $0.replacing("0000000009 00000 n", with: "0000000003 00000 n") },
    ]
    for (index, change) in changes.enumerated() {
      #expect(try isRed(Array(change(text).utf8)), "change \(index)")
    }
  }

  /// The root, the pages and the page are in a stream, and the table is one.
  @Test(arguments: [true, false]) func objectsMayBeInStreams(_ hasTable: Bool) throws {
    let parts = [
      "<</Type /Catalog /Pages 2 0 R>>", "<</Kids [3 0 R] /MediaBox [0 0 20 20]>>",
      "<</Type /Page /Contents 4 0 R>>",
    ]
    var header = ""
    var offset = 0
    for (index, part) in parts.enumerated() {
      header += "\(index + 1) \(offset) "
      offset += part.utf8.count + 1
    }
    let packed = header + parts.joined(separator: " ")
    var text = "%PDF-1.5\n"
    let content = text.utf8.count
    text += "4 0 obj\n\(PDFText.stream(Self.red))\nendobj\n"
    let members = text.utf8.count
    text +=
      "5 0 obj\n"
      + PDFText.stream(packed, "/Type /ObjStm /N 3 /First \(header.utf8.count)") + "\nendobj\n"
    let table = text.utf8.count
    func entry(_ kind: Int, _ place: Int, _ index: Int) -> String {
      [kind, place >> 8, place & 255, index].map {
        let hex = String($0, radix: 16)
        return hex.utf8.count < 2 ? "0" + hex : hex
      }.joined()
    }
    let entries =
      entry(0, 0, 0) + (0..<3).map { entry(2, 5, $0) }.joined() + entry(1, content, 0)
      + entry(1, members, 0)
    text +=
      "6 0 obj\n"
      + PDFText.stream(
        entries + ">",
        "/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Filter /ASCIIHexDecode") + "\nendobj\n"
    text += "startxref\n\(hasTable ? table : 7)\n%%EOF"
    #expect(try isRed(Array(text.utf8)))
  }

  // MARK: - What cannot be drawn

  private func failure(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try VectorImage(pdf: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func encryptedFilesSaySo() {
    var file = PDFText(Self.red, others: ["<</Filter /Standard /V 1>>"])
    file.trailer = "/Encrypt 5 0 R"
    #expect(failure(file.bytes)?.contains("encrypted") == true)
  }

  @Test func filesWithoutAPageSaySo() {
    #expect(failure([])?.contains("no PDF") == true)
    #expect(failure(Array("%PDF-1.4".utf8))?.contains("no page") == true)
    var cycle = PDFText(Self.red)
    cycle.objects[2] = "<</Kids [2 0 R 3 0 R]>>"
    #expect(failure(cycle.bytes)?.contains("no page") == true)
    cycle.objects[1] = "2 0 R"
    #expect(failure(cycle.bytes)?.contains("no page") == true)
    let empty = PDFText(Self.red, page: "/MediaBox [0 0 0 20]")
    #expect(failure(empty.bytes)?.contains("points") == true)
  }

  /// Each is refused, or drawn without what is too much, within moments.
  @Test func filesThatWantTooMuchEndSoon() throws {
    let open = String(repeating: "[", count: 200_000)
    _ = failure(PDFText(open).bytes)
    _ = failure(PDFText(Self.red, page: "/MediaBox \(open)").bytes)
    #expect(failure(PDFText(String(repeating: "q ", count: 600)).bytes) != nil)
    let clips = String(repeating: "0 0 9 9 re W n ", count: 100)
    #expect(failure(PDFText(clips).bytes) != nil)
    let itself = PDFText(
      "/X Do", resources: "/XObject <</X 5 0 R>>",
      others: [
        PDFText.stream("/X Do", "/Subtype /Form /Resources <</XObject <</X 5 0 R>>>>")
      ])
    #expect(try VectorImage(pdf: itself.bytes).losses == ["a form within itself is not drawn"])
    // Ten uses of ten uses, twenty times.
    let levels = (5..<25).map { number in
      PDFText.stream(
        String(repeating: "/X Do ", count: 10),
        "/Subtype /Form /Resources <</XObject <</X \(number + 1) 0 R>>>>")
    }
    let bomb = PDFText(
      "/X Do", resources: "/XObject <</X 5 0 R>>",
      others: levels + [PDFText.stream(Self.red, "/Subtype /Form")])
    #expect(failure(bomb.bytes) != nil)
    let large = PDFText(
      "/X Do", resources: "/XObject <</X 5 0 R>>",
      others: [
        PDFText.stream("", "/Subtype /Image /Width 32000 /Height 32000 /ColorSpace /DeviceRGB")
      ])
    #expect(try VectorImage(pdf: large.bytes).losses.count == 1)
  }

  /// Whatever is cut off or changed, reading ends.
  @Test func damagedFilesEnd() {
    let resources =
      "/ExtGState <</E <</ca 0.5 /SMask <</S /Luminosity /G 5 0 R>>>>>> /XObject <</X 6 0 R>> /Shading <</S <</ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 10] /Function <</FunctionType 2 /Domain [0 1] /N 2 /C0 [1 0 0] /C1 [0 0 1]>>>>>>"
    let whole = PDFText(
      "q 0 0 5 5 re W n /E gs [2 1] 0 d 1 2 3 4 5 6 c /S sh /X Do Q (a\\051) Tj <41> Tj",
      resources: resources,
      others: [
        PDFText.stream("0.5 g 0 0 20 20 re f", "/Subtype /Form /BBox [0 0 20 20]"),
        PDFText.stream(
          "FF0000 0000FF>",
          "/Subtype /Image /Width 2 /Height 1 /ColorSpace [/Indexed /DeviceRGB 1 <00>] /BitsPerComponent 8 /Filter /ASCIIHexDecode"
        ),
      ]
    ).bytes
    for end in stride(from: 0, to: whole.count, by: 7) { _ = failure(Array(whole.prefix(end))) }
    var state: UInt64 = 1
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = failure(bytes)
    }
  }
}
