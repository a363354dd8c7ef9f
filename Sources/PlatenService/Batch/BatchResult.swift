internal import Foundation
internal import HTTPTypes
internal import NIOCore
internal import PlatenScenes

/// What became of a line of a batch.
struct BatchResult: Sendable {
  /// The line's number, from 1.
  var number: Int
  var id: String?
  var outcome: Result<(format: AnswerFormat, bytes: ByteBuffer), Problem>

  /// The result as a line of JSON: text as it is, other bytes in base64 (RFC 4648).
  var line: ByteBuffer {
    var members = head
    switch outcome {
    case .success(let (format, bytes)):
      members.append(.init("mediaType", .string(format.plainMediaType)))
      if format.isText {
        members.append(.init("text", .string(String(buffer: bytes))))
      } else {
        let data = Data(bytes.readableBytesView)
        members.append(.init("base64", .string(data.base64EncodedString())))
      }
    case .failure(let problem): members.append(.init("problem", problem.json))
    }
    return ByteBuffer(string: JSONValue.object(members).compact + "\n")
  }

  /// The result as a part of a multipart answer (RFC 2046, 5.1).
  func part(boundary: String) -> ByteBuffer {
    var fields = ["X-Platen-Line: \(number)", "X-Platen-Status: \(status)"]
    if let id { fields.append("X-Platen-Id: \(JSONValue.string(id).compact)") }
    var body: ByteBuffer
    switch outcome {
    case .success(let (format, bytes)):
      fields.append("Content-Type: \(format.mediaType)")
      body = bytes
    case .failure(let problem):
      fields.append("Content-Type: application/problem+json")
      body = ByteBuffer(string: problem.json.compact)
    }
    fields.append("Content-Length: \(body.readableBytes)")
    var part = ByteBuffer(string: "--\(boundary)\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
    part.writeBuffer(&body)
    part.writeString("\r\n")
    return part
  }

  private var status: Int {
    switch outcome {
    case .success: HTTPResponse.Status.ok.code
    case .failure(let problem): problem.kind.status.code
    }
  }

  private var head: [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("line", .number(Double(number)))]
    if let id { members.append(.init("id", .string(id))) }
    members.append(.init("status", .number(Double(status))))
    return members
  }
}
