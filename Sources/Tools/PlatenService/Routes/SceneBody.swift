internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenScenes

/// A scene, or another text of one value, in the body of a request.
struct SceneBody: Sendable {
  /// The media types of texts that are read.
  static let mediaTypes = ["application/yaml", "application/json"]

  let text: String
  /// The language that the request says; nil where it is to be found out.
  let format: SourceFormat?

  /// - Throws: A ``Problem`` if the body is too long, or of another type or charset, and a
  ///   `SceneFileError` for bytes that are no characters.
  init(_ request: Request, limits: ServiceLimits) async throws {
    let field = request.headers[.contentType]
    format = try Self.format(of: field)
    let encoding = try field.flatMap { try TextEncoding(charsetOf: $0) }
    text = try await Self.text(of: request, encoding, atMost: limits.bodyBytes)
  }

  /// The body as a text.
  ///
  /// - Parameters:
  ///   - name: What problems call the body.
  ///   - encoding: How its bytes stand for characters; nil where the request does not say.
  static func text(
    of request: Request, named name: String = "scene", _ encoding: TextEncoding? = nil,
    atMost limit: Int
  ) async throws -> String {
    let bytes = try await bytes(of: request, atMost: limit)
    return try SceneText(name: name, bytes: bytes, encoding: encoding).text
  }

  /// The body's bytes.
  static func bytes(of request: Request, atMost limit: Int) async throws -> Data {
    try checkEncoding(request.headers[.contentEncoding])
    let length = request.headers[.contentLength].flatMap { Int($0) }
    guard length ?? 0 <= limit else { throw tooLong(limit) }
    var bytes: ByteBuffer
    do {
      bytes = try await request.body.collect(upTo: limit)
    } catch let error as HTTPError where error.status == .contentTooLarge {
      throw tooLong(limit)
    }
    return Data(bytes.readableBytesView)
  }

  /// - Throws: A ``Problem`` if the body is compressed: nobody here could say how long it becomes.
  private static func checkEncoding(_ field: String?) throws {
    let codings = (field ?? "").lowercased().split { ", \t".contains($0) }
    guard codings.allSatisfy({ $0 == "identity" }) else {
      throw Problem(
        .unsupportedEncoding,
        "The body's encoding is \"\((field ?? "").prefix(80))\"; expected no encoding.")
    }
  }

  private static func tooLong(_ limit: Int) -> Problem {
    Problem(.bodyTooLong, "The body has more than \(limit) bytes, the maximum.")
  }

  private static func format(of type: String?) throws -> SourceFormat? {
    guard let type else { return nil }
    let name = type.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    switch name {
    case "application/json", "text/json": return .json
    case "application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml": return .yaml
    // What programs send that were told nothing: curl, fetch.
    case "", "text/plain", "application/x-www-form-urlencoded", "application/octet-stream":
      return nil
    default:
      if name.hasSuffix("+json") { return .json }
      if name.hasSuffix("+yaml") { return .yaml }
      throw Problem(
        .unsupportedType,
        "The body's type is \"\(name.prefix(80))\"; expected"
          + " \(mediaTypes.joined(separator: " or "))."
      )
    }
  }
}

// MARK: - Charsets

extension TextEncoding {
  /// The encoding that a field `Content-Type` says; nil if it says none.
  ///
  /// - Throws: A ``Problem`` that names a charset that is not read.
  init?(charsetOf field: String) throws {
    let parameters = field.split(separator: ";").dropFirst().map { $0.trimmingSpaces() }
    guard let value = parameters.first(where: { $0.lowercased().hasPrefix("charset=") }) else {
      return nil
    }
    // The value may stand between quotation marks (RFC 9110, 5.6.6).
    let name = value.dropFirst("charset=".count).filter { $0 != "\"" }
    guard let encoding = TextEncoding(label: name) else {
      throw Problem(
        .unsupportedType,
        "The body's charset is \"\(name.prefix(80))\"; expected utf-8, utf-16, iso-8859-1,"
          + " windows-1252, shift_jis or another name of the Encoding Standard.")
    }
    self = encoding
  }
}
