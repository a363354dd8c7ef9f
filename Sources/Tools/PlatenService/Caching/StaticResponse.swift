internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// An answer that is the same for as long as the service runs.
struct StaticResponse: Sendable {
  private let key: CacheKey
  private let mediaType: String
  private let bytes: ByteBuffer
  private let gzip: ByteBuffer

  /// - Parameters:
  ///   - text: What is answered.
  ///   - mediaType: The value of `Content-Type`.
  /// - Throws: ``GzipError``.
  init(_ text: String, as mediaType: String) throws {
    key = CacheKey(edition: mediaType, [text])
    self.mediaType = mediaType
    bytes = ByteBuffer(string: text)
    gzip = try Gzip.compress(bytes)
  }

  /// The answer, compressed and conditional as the request asks for.
  func response(to request: Request) -> Response {
    let isCompressed = Accept.gzip(request.headers[.acceptEncoding])
    let tag = (isCompressed ? key.compressed : key).etag
    var headers: HTTPFields = [
      .eTag: tag.description, .cacheControl: "no-cache", .vary: "Accept-Encoding",
    ]
    if let known = IfNoneMatch(request.headers[.ifNoneMatch]), known.isAny || known.names(tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = mediaType
    if isCompressed { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: isCompressed ? gzip : bytes))
  }
}
