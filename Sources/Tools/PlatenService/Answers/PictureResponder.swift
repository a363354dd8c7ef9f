internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import PlatenBase
internal import PlatenScenes
internal import Synchronization

/// How a picture is handed out, whatever it shows.
struct PictureDelivery: Sendable {
  /// The name under which a browser saves the picture; nil to show it.
  var download: String?
  /// How many seconds others may keep the picture without asking again; nil for as long as the
  /// service says.
  var maxAge: Int?
  /// What of the request chooses the answer, beside its encoding.
  var vary: String?
}

/// Answers requests for pictures: from what is kept, with what the client accepts.
struct PictureResponder: Sendable {
  /// The header of an answer, known before its picture is there.
  fileprivate struct Head: Sendable {
    /// The key of the picture, not compressed.
    let plain: CacheKey
    let isCompressed: Bool
    /// The key of the bytes that are sent.
    let key: CacheKey
    /// The fields of the answer with the picture.
    let fields: HTTPFields
  }

  let pictures: SingleFlight
  let maker: RenderDispatcher
  let budget: ResponseBudget
  /// What makes pictures beside their input: the versions of the engines, the fonts.
  let edition: String
  /// The most seconds that others may keep what is asked for by GET.
  let maxAge: Int
  private let heads = HeaderMemo()

  init(
    pictures: SingleFlight, maker: RenderDispatcher, budget: ResponseBudget, edition: String,
    maxAge: Int
  ) {
    self.pictures = pictures
    self.maker = maker
    self.budget = budget
    self.edition = edition
    self.maxAge = maxAge
  }

  /// The answer to a request for a picture that its address alone describes.
  ///
  /// - Parameter read: Reads the address: what is asked for, and how it is handed out.
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, to context: ServiceContext,
    reading read: () throws -> (order: RenderRequest, delivery: PictureDelivery)
  ) async throws -> Response {
    let address = HeaderMemo.Address(
      target: request.uri.string, allowsGzip: Accept.gzip(request.headers[.acceptEncoding]))
    if let head = heads[address], let response = try keptResponse(to: request, head, context) {
      return response
    }
    let (order, delivery) = try read()
    let head = head(of: order, to: request, delivery)
    let response = try await answer(request, to: context, with: order, head)
    heads.note(head, for: address)
    return response
  }

  /// The answer to a request for a picture.
  ///
  /// - Throws: A ``Problem``.
  func answer(
    _ request: Request, to context: ServiceContext, with order: RenderRequest,
    _ delivery: PictureDelivery
  ) async throws -> Response {
    let head = head(of: order, to: request, delivery)
    return try await answer(request, to: context, with: order, head)
  }

  private func answer(
    _ request: Request, to context: ServiceContext, with order: RenderRequest, _ head: Head
  ) async throws -> Response {
    if let response = try keptResponse(to: request, head, context) { return response }
    let client = context.pictureClient
    let picture =
      head.isCompressed
      ? try await compressed(order, head, client)
      : try await picture(order, head.plain, client)
    return try response(to: request, head, picture, context)
  }

  /// Makes a picture if it is not kept.
  ///
  /// - Throws: A ``Problem``, and what else is wrong with it.
  func make(_ order: RenderRequest, for context: ServiceContext) async throws {
    _ = try await picture(order, order.key(edition: edition), context.pictureClient)
  }

  /// The bytes of a picture, counted until they are taken, and its findings.
  ///
  /// - Parameter client: Who asks for it.
  /// - Throws: A ``Problem``, and what else is wrong with it.
  func lease(
    of order: RenderRequest, client: RequestingClient
  ) async throws -> (lease: ResponseLease, findings: FindingSummary) {
    let picture = try await picture(order, order.key(edition: edition), client)
    return (try budget.lease(picture.bytes), picture.findings)
  }

  /// The answer for which nothing has to be made: the client has it, or it is kept.
  private func keptResponse(
    to request: Request, _ head: Head, _ context: ServiceContext
  ) throws(Problem) -> Response? {
    // RFC 9110, 13.2.2: If-Match comes first.
    if let wanted = IfMatch(request.headers[.ifMatch]), !wanted.allows(head.key.etag) {
      throw Problem(.changed, "The answer is \(head.key.etag), which If-Match does not name.")
    }
    if let known = IfNoneMatch(request.headers[.ifNoneMatch]), known.names(head.key.etag) {
      return try unchanged(request, head)
    }
    guard let picture = pictures.kept(head.key) else { return nil }
    return try response(to: request, head, picture, context)
  }

  /// The answer with a picture that is there, unless the request wants none that there is.
  private func response(
    to request: Request, _ head: Head, _ picture: CachedResponse, _ context: ServiceContext
  ) throws(Problem) -> Response {
    if IfNoneMatch(request.headers[.ifNoneMatch])?.isAny == true {
      return try unchanged(request, head)
    }
    let body = try budget.body(of: picture.bytes, to: context)
    var fields = head.fields
    if let value = picture.findings.field, let name = HTTPField.Name.platenFindings {
      fields[name] = value
    }
    return Response(status: .ok, headers: fields, body: body)
  }

  /// The answer without the picture, as the client has it.
  ///
  /// - Throws: A ``Problem`` if the request is one that changes things by its method: such a one is
  ///   told that it was not done (RFC 9110, 13.1.2).
  private func unchanged(_ request: Request, _ head: Head) throws(Problem) -> Response {
    // RFC 9110, 13.1.2: 304 for GET and HEAD, 412 for other methods.
    guard request.method == .get || request.method == .head else {
      throw Problem(.unchanged, "The answer is \(head.key.etag), which If-None-Match rules out.")
    }
    var fields = head.fields
    // A 304 has the fields that a cache updates, and no others of the content (RFC 9110, 15.4.5).
    for name in [.contentType, .contentEncoding, .contentDisposition] as [HTTPField.Name] {
      fields[name] = nil
    }
    return Response(status: .notModified, headers: fields)
  }

  private func head(
    of order: RenderRequest, to request: Request, _ delivery: PictureDelivery
  ) -> Head {
    let plain = order.key(edition: edition)
    let isCompressed = order.format.isText && Accept.gzip(request.headers[.acceptEncoding])
    // Each coding has a strong tag of its own (RFC 9110, 8.8.3.3).
    let key = isCompressed ? plain.compressed : plain
    var fields: HTTPFields = [
      .eTag: key.etag.description,
      // Caches reuse an answer to POST only if it says so (RFC 9110, 9.3.3).
      .cacheControl: request.method == .post
        ? "no-cache" : "public, max-age=\(delivery.maxAge ?? maxAge)",
      .vary: delivery.vary.map { "\($0), Accept-Encoding" } ?? "Accept-Encoding",
      .contentType: order.format.contentType,
    ]
    if isCompressed { fields[.contentEncoding] = "gzip" }
    if let download = delivery.download {
      fields[.contentDisposition] = ContentDisposition.saving(download, as: order.format)
    }
    return Head(plain: plain, isCompressed: isCompressed, key: key, fields: fields)
  }

  private func picture(
    _ order: RenderRequest, _ key: CacheKey, _ client: RequestingClient
  ) async throws -> CachedResponse {
    try await pictures.picture(for: key) {
      let made = try await maker.picture(of: order, client: client)
      return CachedResponse(
        key: key, bytes: ByteBuffer(bytes: made.bytes), findings: made.findings)
    }
  }

  private func compressed(
    _ order: RenderRequest, _ head: Head, _ client: RequestingClient
  ) async throws -> CachedResponse {
    try await pictures.picture(for: head.key) {
      let plain = try await picture(order, head.plain, client)
      return CachedResponse(
        key: head.key, bytes: try Gzip.compress(plain.bytes), findings: plain.findings)
    }
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

  private let known = Lock<[Address: PictureResponder.Head]>([:])

  subscript(address: Address) -> PictureResponder.Head? { known.withLock { $0[address] } }

  func note(_ head: PictureResponder.Head, for address: Address) {
    guard address.target.utf8.count <= Self.longest else { return }
    known.withLock { known in
      // All are forgotten at once: who comes back is soon known again.
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[address] = head
    }
  }
}
