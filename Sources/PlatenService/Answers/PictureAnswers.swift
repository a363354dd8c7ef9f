internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Answers requests for pictures: from what is kept, with what the client accepts.
struct PictureAnswers: Sendable {
  let desk: PictureDesk
  let maker: PictureMaker
  /// What makes pictures beside their input: the versions of the engines, the fonts.
  let edition: String
  /// The value of `Cache-Control` for what is asked for by GET.
  let cacheControl: String

  /// The answer to a request for a picture.
  ///
  /// - Parameters:
  ///   - download: The name under which a browser saves the picture; nil to show it.
  ///   - vary: What of the request chooses the answer, beside its encoding.
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, with order: PictureOrder, download: String?, vary: String? = nil
  ) async throws -> Response {
    let key = order.key(edition: edition)
    let isCompressed =
      order.format.isText && Accept.gzip(request.headers[.acceptEncoding])
    let tag = isCompressed ? key.compressed.etag : key.etag
    var headers = HTTPFields()
    headers[.eTag] = tag.description
    headers[.cacheControl] = request.method == .post ? "no-cache" : cacheControl
    headers[.vary] = vary.map { "\($0), Accept-Encoding" } ?? "Accept-Encoding"
    if let names = request.headers[.ifNoneMatch], tag.isNamed(in: names) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = order.format.mediaType
    if let download { headers[.contentDisposition] = Self.disposition(download, order.format) }
    var bytes: ByteBuffer
    if isCompressed {
      bytes = try await compressed(order, key)
      headers[.contentEncoding] = "gzip"
    } else {
      bytes = try await picture(order, key).bytes
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  /// The bytes of a picture.
  func bytes(of order: PictureOrder) async throws -> ByteBuffer {
    try await picture(order, order.key(edition: edition)).bytes
  }

  private func picture(_ order: PictureOrder, _ key: PictureKey) async throws -> StoredPicture {
    try await desk.picture(for: key) { [maker] in
      StoredPicture(key: key, bytes: ByteBuffer(bytes: try await maker.bytes(of: order)))
    }
  }

  private func compressed(_ order: PictureOrder, _ key: PictureKey) async throws -> ByteBuffer {
    try await desk.picture(for: key.compressed) {
      let plain = try await picture(order, key)
      return StoredPicture(key: key.compressed, bytes: try Gzip.compress(plain.bytes))
    }.bytes
  }

  /// `Content-Disposition` with a name, as RFC 6266 and RFC 8187 write those that are not ASCII.
  private static func disposition(_ name: String, _ format: AnswerFormat) -> String {
    let name = name.isEmpty ? "picture" : name
    let file = name.hasSuffix(".\(format)") ? name : "\(name).\(format)"
    let isToken = { (byte: UInt8) in
      byte < 0x80
        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"))
    }
    let plain = String(
      file.unicodeScalars.map { $0.isASCII && isToken(UInt8($0.value)) ? Character($0) : "_" })
    let escaped = file.utf8.map { byte in
      if isToken(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(escaped)"
  }
}
