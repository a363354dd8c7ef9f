internal import Foundation
internal import HTTPTypes
internal import NIOCore
internal import PlatenScenes

/// The result of a line of a batch.
struct BatchResult: Sendable {
  /// The line's number, from 1.
  var number: Int
  var id: String?
  var outcome: Result<(format: OutputFormat, lease: ResponseLease), Problem>
  /// What is not in the picture as it was asked for.
  var findings = FindingSummary()

  /// The bytes of memory that wait to be written.
  var byteCount: Int {
    guard case .success((_, let lease)) = outcome else { return 0 }
    return lease.count
  }

  /// Writes the result as a line of JSON, or as a part of a multipart answer (RFC 2046, 5.1), piece
  /// by piece: long ones are never there as a whole in the form in which they are sent.
  ///
  /// - Parameter boundary: What separates parts; nil for a line.
  func write(
    boundary: String?, _ write: (ByteBuffer) async throws -> Void
  ) async throws {
    let form = boundary.map(part) ?? line
    var piece = ByteBuffer(string: form.head)
    if case .success((_, let lease)) = outcome {
      while let slice = form.encoding.nextSlice(of: lease) {
        piece.writeImmutableBuffer(slice)
        guard piece.readableBytes >= ResponseLease.slice else { continue }
        try await write(piece)
        piece = ByteBuffer()
      }
    }
    piece.writeString(form.tail)
    try await write(piece)
  }

  private var line: Form {
    var members: [JSONValue.Member] = [.init("line", .number(Double(number)))]
    if let id { members.append(.init("id", .string(id))) }
    members.append(.init("status", .number(Double(status))))
    switch outcome {
    case .success(let (format, _)):
      members.append(.init("mediaType", .string(format.mediaType)))
      members += findings.members
      // The object's end comes behind the picture.
      let head = JSONValue.object(members).compact.dropLast()
      let name = format.isText ? "text" : "base64"
      return Form(
        head: "\(head),\"\(name)\":\"", encoding: format.isText ? .text : .base64, tail: "\"}\n")
    case .failure(let problem):
      members.append(.init("problem", problem.json))
      return Form(head: JSONValue.object(members).compact + "\n")
    }
  }

  private func part(boundary: String) -> Form {
    var fields = ["X-Platen-Line: \(number)", "X-Platen-Status: \(status)"]
    if let id { fields.append("X-Platen-Id: \(JSONValue.string(id).compact)") }
    var (length, text) = (0, "")
    switch outcome {
    case .success(let (format, lease)):
      fields.append("Content-Type: \(format.contentType)")
      if let value = findings.field { fields.append("Platen-Findings: \(value)") }
      length = lease.count
    case .failure(let problem):
      fields.append("Content-Type: application/problem+json")
      text = problem.json.compact
      length = text.utf8.count
    }
    fields.append("Content-Length: \(length)")
    return Form(
      head: "--\(boundary)\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n\(text)", tail: "\r\n")
  }

  private var status: Int {
    switch outcome {
    case .success: HTTPResponse.Status.ok.code
    case .failure(let problem): problem.kind.status.code
    }
  }
}

/// The form of a result: what stands before and behind a picture, and the encoding of its bytes.
private struct Form {
  enum Encoding {
    /// As they are.
    case bytes
    /// As a text in JSON, without its quotation marks.
    case text
    /// In base64 (RFC 4648).
    case base64
  }

  var head: String
  var encoding = Encoding.bytes
  var tail = ""
}

extension Form.Encoding {
  /// The next bytes of a picture in this encoding; nil after the last.
  func nextSlice(of lease: ResponseLease) -> ByteBuffer? {
    switch self {
    case .bytes: return lease.nextSlice()
    case .text:
      return lease.nextSlice(keepsCharacters: true).map { slice in
        let text = JSONValue.string(String(buffer: slice)).compact
        return ByteBuffer(substring: text.dropFirst().dropLast())
      }
    case .base64:
      // Three bytes are four letters, so that nothing is filled up before the end.
      return lease.nextSlice(atMost: ResponseLease.slice / 4 * 3).map { slice in
        ByteBuffer(string: Data(slice.readableBytesView).base64EncodedString())
      }
    }
  }
}
