internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenBase
internal import Synchronization

/// Answers requests for pictures: from what is kept, with what the client accepts.
struct PictureAnswers: Sendable {
  /// What is known of an answer before its picture is there.
  fileprivate struct Head: Sendable {
    /// The key of the picture, not compressed.
    let plain: PictureKey
    let isCompressed: Bool
    /// The key of the bytes that are sent.
    let key: PictureKey
    /// The fields of the answer with the picture.
    let fields: HTTPFields
  }

  let pictures: SingleFlightPictures
  let maker: PictureMaker
  /// What makes pictures beside their input: the versions of the engines, the fonts.
  let edition: String
  /// The value of `Cache-Control` for what is asked for by GET.
  let cacheControl: String
  private let heads = HeaderMemo()

  init(
    pictures: SingleFlightPictures, maker: PictureMaker, edition: String, cacheControl: String
  ) {
    self.pictures = pictures
    self.maker = maker
    self.edition = edition
    self.cacheControl = cacheControl
  }

  /// The answer to a request for a picture that its address alone describes.
  ///
  /// - Parameter read: Reads the address: what is asked for, and the name to save it under.
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, reading read: () throws -> (order: PictureOrder, download: String?)
  ) async throws -> Response {
    let address = HeaderMemo.Address(
      target: request.uri.string, allowsGzip: Accept.gzip(request.headers[.acceptEncoding]))
    if let head = heads[address], let response = keptResponse(to: request, head) { return response }
    let (order, download) = try read()
    let head = head(of: order, to: request, download, vary: nil)
    let response = try await answer(request, with: order, head)
    heads.note(head, for: address)
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
  ///
  /// - Throws: A ``Problem``, and what else is wrong with it.
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
    return pictures.kept(head.key).map {
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
    try await pictures.picture(for: key) {
      StoredPicture(key: key, bytes: ByteBuffer(bytes: try await maker.bytes(of: order)))
    }
  }

  private func compressed(_ order: PictureOrder, _ head: Head) async throws -> ByteBuffer {
    try await pictures.picture(for: head.key) {
      let plain = try await picture(order, head.plain)
      return StoredPicture(key: head.key, bytes: try Gzip.compress(plain.bytes))
    }.bytes
  }
}

// MARK: - The memo of addresses

/// A memo of what addresses ask for, so that those that are asked for again need not be read.
///
/// An address always asks for the same: what it is answered depends on nothing else.
private final class HeaderMemo: Sendable {
  /// An address, and whether its answer may be compressed.
  struct Address: Hashable, Sendable {
    var target: String
    var allowsGzip: Bool
  }

  /// The most addresses that are remembered, at some kilobytes each.
  private static let capacity = 4096
  /// The longest address that is remembered, in bytes; longer ones are read again.
  private static let longest = 1024

  private let known = Lock<[Address: PictureAnswers.Head]>([:])

  subscript(address: Address) -> PictureAnswers.Head? { known.withLock { $0[address] } }

  func note(_ head: PictureAnswers.Head, for address: Address) {
    guard address.target.utf8.count <= Self.longest else { return }
    known.withLock { known in
      // All are forgotten at once: who comes back is soon known again.
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[address] = head
    }
  }
}
