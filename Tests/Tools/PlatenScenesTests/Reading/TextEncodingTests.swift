import Foundation
import PlatenScenes
import Testing

/// Bytes of files; the expected characters are those that Foundation and the tables of the Encoding
/// Standard give.
@Suite("Encodings of files")
struct TextEncodingTests {
  private func text(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) throws -> String {
    try SceneText(name: "list", bytes: Data(bytes), encoding: encoding).text
  }

  private func problem(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) -> String? {
    #expect(throws: SceneFileError.self) { try text(bytes, encoding) }?.description
      .components(separatedBy: "\n").first
  }

  private static let words = "Größe\t3\r\n日本 𝛼\n"

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf8, [0xEF, 0xBB, 0xBF]),
  ])
  func `A byte order mark tells the encoding`(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = try [UInt8](#require(Self.words.data(using: encoding)))
    #expect(try text(mark + bytes) == Self.words)
    // It knows better than who says another.
    #expect(try text(mark + bytes, .latin1) == Self.words)
    #expect(try text(mark) == "")
  }

  @Test func `Without a mark the encoding is said`() throws {
    let low = try [UInt8](#require(Self.words.data(using: .utf16LittleEndian)))
    let high = try [UInt8](#require(Self.words.data(using: .utf16BigEndian)))
    #expect(try text(low, .utf16) == Self.words)
    #expect(try text(low, .utf16LE) == Self.words)
    #expect(try text(high, .utf16BE) == Self.words)
    #expect(try text(Array(Self.words.utf8), .utf8) == Self.words)
    #expect(try text([0x47, 0x72, 0xF6, 0xDF, 0x65], .latin1) == "Größe")
  }

  @Test func `Latin-1 has the characters of Windows-1252`() throws {
    for byte in UInt8.min...UInt8.max {
      let data = Data([byte])
      // Five bytes stand for nothing in Windows, and for controls in the Encoding Standard.
      let expected =
        String(data: data, encoding: .windowsCP1252) ?? String(Unicode.Scalar(byte))
      #expect(try text([byte], .latin1) == expected, "\(byte)")
    }
  }

  @Test func `What is no character is pointed at`() {
    #expect(
      problem([0x61, 0x0A, 0x62, 0xE9])
        == "list:2:2: found a byte that is not UTF-8, expected UTF-8, or another encoding by "
        + "its name, such as latin1")
    #expect(
      problem([0xE9], .utf8) == "list:1:1: found a byte that is not UTF-8, expected UTF-8")
    // The first half of a pair alone, and half a unit.
    let half = "found an incomplete character of UTF-16, expected a text in UTF-16"
    #expect(problem([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8]) == "list:1:2: \(half)")
    #expect(problem([0xFE, 0xFF, 0x00, 0x61, 0x00]) == "list:1:2: \(half)")
    #expect(problem([0x61], .utf16) == "list:1:1: \(half)")
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 3, 4, 0xFF], "a ZIP archive, as .xlsx, .ods and .docx are"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture"),
      (Array("RIFF".utf8) + [0xFF, 0, 0, 0] + Array("WEBPVP8L".utf8), "a WebP picture"),
      (Array("%PDF-1.7\n".utf8) + [0xE2, 0xE3], "a PDF document"),
      ([0x1F, 0x8B, 8, 0], "a gzip archive"),
    ] as [([UInt8], String)])
  func `A file that is no text is named`(bytes: [UInt8], name: String) {
    #expect(problem(bytes) == "list:1:1: found \(name), expected a text")
  }

  @Test func `UTF-16 that does not say so is told`() {
    let says =
      "list:1:1: found UTF-16 without a byte order mark, expected UTF-8, or another encoding by its "
      + "name, such as utf16"
    #expect(problem([0x61, 0x00, 0x62, 0x00]) == says)
    #expect(problem([0x00, 0x61, 0x00, 0x62]) == says)
  }
}
