import Foundation
import PlatenBase
import Testing

@testable import PlatenDrawing

/// Small PDF files that ask for very much: they are refused, or drawn without it, before it is done.
@Suite struct PDFLimitTests {
  private static let red = "1 0 0 rg 0 0 20 20 re f"

  private func failure(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try VectorImage(pdf: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  private func isRed(_ bytes: [UInt8]) throws -> Bool {
    let items = try VectorImage(pdf: bytes).items
    guard items.count == 1, case .fill(_, .color(let color), _) = items[0] else { return false }
    return color == Color.Resolved(rgb: 0xFF0000)
  }

  // MARK: - Bytes

  /// 1,000 uses of 200,000 bytes, which no filter makes more.
  private static var repeatedContent: PDFText {
    var file = PDFText(String(repeating: " ", count: 200_000))
    let contents = String(repeating: "4 0 R ", count: 1_000)
    file.objects[2] = file.objects[2].replacing("4 0 R", with: "[\(contents)]")
    return file
  }

  @Test func streamsCostWhatTheyHaveAlthoughNothingPacksThem() {
    #expect(failure(Self.repeatedContent.bytes)?.contains("too many bytes") == true)
  }

  @Test func placesBeyondTheFileGiveNoBytes() throws {
    var file = Self.repeatedContent
    file.objects[2] = file.objects[2].replacing("/Parent 2 0 R", with: "/Rotate 5 0 R")
    file.objects.append("0")
    file.otherPlaces = [5: 999_999_999]
    #expect(failure(file.bytes)?.contains("too many bytes") == true)
    var small = PDFText(Self.red, page: "/MediaBox [0 0 20 20] /Rotate 5 0 R", others: ["0"])
    small.otherPlaces = [5: 999_999_999]
    #expect(try isRed(small.bytes))
  }

  @Test func objectsThatNeedEachOtherAreNotFollowedForEver() throws {
    let page = "/MediaBox [0 0 20 20] /Rotate 5 0 R"
    // Each is said to be packed in the next.
    let chain = PDFText(Self.red, page: page).bytes(packed: (6..<20_006).map { $0 })
    #expect(try isRed(chain))
    // The length of each is the next.
    let lengths = (6..<5_006).map { "<</Length \($0) 0 R>>\nstream\n \nendstream" }
    #expect(try isRed(PDFText(Self.red, page: page, others: lengths).bytes))
  }

  /// A stream of 300,000 bytes lacks the thousand objects that it is said to have.
  @Test func streamsOfObjectsAreUnpackedOnce() throws {
    let stream = PDFText.stream(
      String(repeating: " ", count: 300_000), "/Type /ObjStm /N 1 /First 0")
    let bytes = PDFText(Self.red, others: [stream])
      .bytes(packed: [Int](repeating: 5, count: 1_000))
    let file = try PDFFile(bytes)
    for number in 6..<1_006 {
      guard case .null = file.resolved(.reference(number)) else {
        Issue.record("found object \(number)")
        continue
      }
    }
    #expect(!file.isSpent)
  }

  /// What may be a trailer is looked at as far as 16 KiB: of 20,000 these are more than 96 MiB.
  @Test func lookingForObjectsEnds() throws {
    let text = "%PDF-1.4\n" + String(repeating: "trailer ", count: 20_000)
    #expect(try PDFFile(Array(text.utf8)).isSpent)
    #expect(failure(Array(text.utf8)) != nil)
  }

  /// The length of a stream of objects is an object of its own, and the tables are missing.
  @Test func lengthsAreFoundWithoutTables() throws {
    let inner = "3 0 <</Contents 4 0 R /MediaBox [0 0 20 20]>>"
    var file = PDFText(
      Self.red,
      others: [PDFText.stream(inner, "/Type /ObjStm /N 1 /First 4"), "\(inner.utf8.count)"])
    file.objects[4] = file.objects[4].replacing(
      "/Length \(inner.utf8.count)", with: "/Length 6 0 R")
    file.objects[2] = "null"
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing("startxref", with: "startnone").replacing("3 0 obj\nnull", with: "")
    #expect(try isRed(Array(text.utf8)))
  }

  /// The row is no longer than what there is: after the filter, 19 bytes as they are.
  @Test func rowsAreNoLongerThanTheirBytes() {
    let rows = [0] + [UInt8](1...19)
    let stored = [0x78, 0x01, 0x01, 20, 0, 235, 255] + rows
    let result = PDFFilters(mostBytes: 1_000).undo(
      "FlateDecode", stored,
      ["Predictor": 15, "Columns": 1_000_000, "Colors": 32, "BitsPerComponent": 16])
    #expect(result?.bytes == [UInt8](1...19))
  }

  // MARK: - Functions

  /// 16,304 bytes of 4,000,000 that functions may have.
  private static let program = PDFText.stream(
    "{" + String(repeating: " ", count: 16_302) + "}",
    "/FunctionType 4 /Domain [0 1] /Range [0 1]")

  @Test func calculatorsCostTheirBytes() throws {
    let file = try PDFFile(PDFText("", others: [Self.program]).bytes)
    var count = 0
    while count < 300, PDFFunction(.reference(5), of: file) != nil { count += 1 }
    #expect(count == 4_000_000 / (16_304 + 100))
  }

  @Test func coursesArePaidFor() {
    let file = PDFText(
      String(repeating: "/S sh ", count: 200), resources: "/Shading <</S 6 0 R>>",
      others: [
        Self.program,
        "<</ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] /Function 5 0 R>>",
      ])
    #expect(failure(file.bytes)?.contains("too much to draw") == true)
  }

  // MARK: - Images

  private func image(_ dictionary: String, others: [String] = []) throws -> VectorImage {
    let file = PDFText(
      "20 0 0 20 0 0 cm /X Do", resources: "/XObject <</X 5 0 R>>",
      others: [PDFText.stream("", "/Subtype /Image /BitsPerComponent 8 \(dictionary)")] + others)
    return try VectorImage(pdf: file.bytes)
  }

  /// The width and height of the image that is drawn first.
  private func size(of image: VectorImage) -> [Int] {
    guard case .image(let item)? = image.items.first else { return [] }
    return [item.picture.bitmap.width, item.picture.bitmap.height]
  }

  @Test func anImageAndItsMaskAreNoMorePixelsThanMayBe() throws {
    func masked(_ length: Int) throws -> VectorImage {
      try image(
        "/ColorSpace /DeviceGray /Width \(length) /Height 1 /SMask 6 0 R",
        others: [
          PDFText.stream(
            "",
            "/Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray /Width 1 /Height \(length)"
          )
        ])
    }
    #expect(try size(of: masked(3)) == [3, 3])
    // 16,000,000 would be all that there may be, beside which there are 8,000 already.
    #expect(try size(of: masked(4_000)) == [4_000, 1])
  }

  @Test func colorsOfManyBitsAreCountedThatAreCalculated() throws {
    // A cost of 10 for each of 9,000,000 pixels.
    let image = try image(
      "/BitsPerComponent 16 /Width 3000 /Height 3000 /ColorSpace [/Separation /A /DeviceGray 6 0 R]",
      others: [
        PDFText.stream(
          "{    dup    pop    neg    neg     }", "/FunctionType 4 /Domain [0 1] /Range [0 1]")
      ])
    #expect(
      image.losses == ["an image with too many computed colours is not drawn"])
  }

  // MARK: - Marks

  @Test func marksHideUntilTheyAreClosed() throws {
    var marks = PDFMarks()
    marks.close()
    #expect(marks.depth == 0 && !marks.isHidden)
    for isSeen in [true, false, true, false] { marks.open(isSeen: isSeen) }
    #expect(marks.depth == 4 && marks.isHidden)
    marks.close()
    marks.close()
    #expect(marks.isHidden)
    marks.close()
    #expect(marks.depth == 1 && !marks.isHidden)
    let open = String(repeating: "/A BMC ", count: 20_000)
    #expect(try isRed(PDFText(open + Self.red).bytes))
  }
}
