import Foundation
import NIOCore
import PlatenScenes
import Testing

@testable import PlatenService

@Suite struct BatchResultTests {
  private let budget = ResponseBudget(total: 1 << 22, heap: HeapTrimmer())

  /// The pieces in which a result is written.
  private func pieces(
    of bytes: [UInt8], as format: OutputFormat, boundary: String? = nil
  ) async throws -> [ByteBuffer] {
    let lease = try budget.lease(ByteBuffer(bytes: bytes))
    let result = BatchResult(number: 3, id: "x", outcome: .success((format, lease)))
    #expect(result.byteCount == bytes.count)
    var pieces: [ByteBuffer] = []
    try await result.write(boundary: boundary) { pieces.append($0) }
    #expect(budget.taken == 0)
    return pieces
  }

  private func object(_ pieces: [ByteBuffer]) throws -> [String: Any] {
    let data = Data(pieces.flatMap { Array($0.readableBytesView) })
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Lengths around those of slices: 49,152 bytes are 65,536 letters.
  @Test(arguments: [0, 1, 2, 3, 49_151, 49_152, 49_153, 200_000])
  func bytesAreOneTextInBase64(count: Int) async throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let pieces = try await pieces(of: bytes, as: .png)
    let object = try object(pieces)
    let text = try #require(object["base64"] as? String)
    #expect(Data(base64Encoded: text) == Data(bytes))
    #expect(object["line"] as? Int == 3)
    #expect(object["status"] as? Int == 200)
    #expect(object["mediaType"] as? String == "image/png")
    #expect(pieces.allSatisfy { $0.readableBytes <= 65_536 + 200 })
    #expect(pieces.last.map { String(buffer: $0).hasSuffix("\"}\n") } == true)
  }

  @Test func aSmallResultIsOnePiece() async throws {
    let pieces = try await pieces(of: Array("<svg/>".utf8), as: .svg)
    #expect(
      pieces.map { String(buffer: $0) } == [
        "{\"line\":3,\"id\":\"x\",\"status\":200,\"mediaType\":\"image/svg+xml\",\"text\":\"<svg/>\"}\n"
      ])
  }

  @Test func aLongTextIsOneText() async throws {
    let text = "\"" + String(repeating: "é\n🏷\\", count: 20_000)
    let object = try object(try await pieces(of: Array(text.utf8), as: .json))
    #expect(object["text"] as? String == text)
  }

  @Test func aPartSaysItsLength() async throws {
    let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 11) }
    let pieces = try await pieces(of: bytes, as: .pdf, boundary: "b")
    let whole = pieces.flatMap { Array($0.readableBytesView) }
    let head =
      "--b\r\nX-Platen-Line: 3\r\nX-Platen-Status: 200\r\nX-Platen-Id: \"x\"\r\n"
      + "Content-Type: application/pdf\r\nContent-Length: 150000\r\n\r\n"
    #expect(whole == Array(head.utf8) + bytes + Array("\r\n".utf8))
  }

  @Test func aProblemStandsInItsPlace() async throws {
    let problem = Problem(.batchTimeout, "Late.")
    let result = BatchResult(number: 1, outcome: .failure(problem))
    var text = ""
    try await result.write(boundary: nil) { text += String(buffer: $0) }
    let object = try object([ByteBuffer(string: text)])
    #expect(object["status"] as? Int == 503)
    #expect((object["problem"] as? [String: Any])?["detail"] as? String == "Late.")
    text = ""
    try await result.write(boundary: "b") { text += String(buffer: $0) }
    let body = try #require(text.components(separatedBy: "\r\n\r\n").last)
    #expect(body == problem.json.compact + "\r\n")
    #expect(text.contains("Content-Length: \(body.utf8.count - 2)\r\n"))
  }
}
