internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Answers requests for pictures: from what is kept, with what the client accepts.
struct PictureAnswers: Sendable {
  /// What is known of an answer before its picture is there.
  struct Head: Sendable {
    /// The key of the picture, not compressed.
    let plain: PictureKey
    let isCompressed: Bool
    /// The key of the bytes that are sent.
    let key: PictureKey
    /// The fields of the answer with the picture.
    let fields: HTTPFields
  }

  let desk: SingleFlightPictures
  let maker: PictureMaker
  /// What makes pictures beside their input: the versions of the engines, the fonts.
  let edition: String
  /// The value of `Cache-Control` for what is asked for by GET.
  let cacheControl: String
  private let book = HeaderMemo()

  init(desk: SingleFlightPictures, maker: PictureMaker, edition: String, cacheControl: String) {
    self.desk = desk
    self.maker = maker
    self.edition = edition
    self.cacheControl = cacheControl
  }

  /// The answer to a request for a picture that its address alone describes.
  ///
  /// - Parameter read: Reads the address: what is asked for, and under which name a browser saves it.
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, reading read: () throws -> (order: PictureOrder, download: String?)
  ) async throws -> Response {
    let address = HeaderMemo.Address(
      target: request.uri.string, allowsGzip: Accept.gzip(request.headers[.acceptEncoding]))
    if let head = book[address], let response = keptResponse(to: request, head) { return response }
    let (order, download) = try read()
    let head = head(of: order, to: request, download, vary: nil)
    let response = try await answer(request, with: order, head)
    book.note(head, for: address)
    return response
  }

  /// The answer to a request for a picture.
  ///
  /// - Parameters:
  ///   - download: The name under which a browser saves the picture; nil to show it.
  ///   - vary: What of the request chooses the answer, beside its encoding.
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, with order: PictureOrder, download: String?, vary: String? = nil
  ) async throws -> Response {
    try await answer(request, with: order, head(of: order, to: request, download, vary: vary))
  }

  private func answer(
    _ request: Request, with order: PictureOrder, _ head: Head
  ) async throws -> Response {
    if let response = keptResponse(to: request, head) { return response }
    let bytes =
      head.isCompressed
      ? try await compressed(order, head) : try await picture(order, head.plain).bytes
    return Response(status: .ok, headers: head.fields, body: ResponseBody(byteBuffer: bytes))
  }

  /// The bytes of a picture.
  func bytes(of order: PictureOrder) async throws -> ByteBuffer {
    try await picture(order, order.key(edition: edition)).bytes
  }

  /// The answer for which nothing has to be made: the client has it, or it is kept.
  private func keptResponse(to request: Request, _ head: Head) -> Response? {
    if let names = request.headers[.ifNoneMatch], head.key.etag.isNamed(in: names) {
      var fields = head.fields
      for name in [.contentType, .contentEncoding, .contentDisposition] as [HTTPField.Name] {
        fields[name] = nil
      }
      return Response(status: .notModified, headers: fields)
    }
    return desk.kept(head.key).map {
      Response(status: .ok, headers: head.fields, body: ResponseBody(byteBuffer: $0.bytes))
    }
  }

  private func head(
    of order: PictureOrder, to request: Request, _ download: String?, vary: String?
  ) -> Head {
    let plain = order.key(edition: edition)
    let isCompressed = order.format.isText && Accept.gzip(request.headers[.acceptEncoding])
    let key = isCompressed ? plain.compressed : plain
    var fields: HTTPFields = [
      .eTag: key.etag.description,
      .cacheControl: request.method == .post ? "no-cache" : cacheControl,
      .vary: vary.map { "\($0), Accept-Encoding" } ?? "Accept-Encoding",
      .contentType: order.format.mediaType,
    ]
    if isCompressed { fields[.contentEncoding] = "gzip" }
    if let download {
      fields[.contentDisposition] = ContentDisposition.saving(download, as: order.format)
    }
    return Head(plain: plain, isCompressed: isCompressed, key: key, fields: fields)
  }

  private func picture(_ order: PictureOrder, _ key: PictureKey) async throws -> StoredPicture {
    try await desk.picture(for: key) {
      StoredPicture(key: key, bytes: ByteBuffer(bytes: try await maker.bytes(of: order)))
    }
  }

  private func compressed(_ order: PictureOrder, _ head: Head) async throws -> ByteBuffer {
    try await desk.picture(for: head.key) {
      let plain = try await picture(order, head.plain)
      return StoredPicture(key: head.key, bytes: try Gzip.compress(plain.bytes))
    }.bytes
  }
}
