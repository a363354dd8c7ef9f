internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Platen
internal import PlatenDrawing
internal import PlatenScenes

/// Why a request was refused or failed, as RFC 9457 says it.
struct Problem: Error, Sendable {
  /// The kind of a problem: its status, and the name in its type.
  struct Kind: Hashable, Sendable {
    let status: HTTPResponse.Status
    /// The last part of the problem's type: `urn:platen:problem:SLUG`.
    let slug: String
    let title: String
  }

  var kind: Kind
  /// What was found and what was expected, in sentences.
  var detail: String
  /// What is wrong in a scene or a query, with places and hints.
  var records: [SceneFileError.Record] = []
  /// What is not in a picture as it was asked for, where that was to be refused.
  var findings = FindingSummary()
  /// The seconds after which it may be worth to ask again.
  var retryAfter: Int?
  /// Methods that the resource has, for a 405.
  var allowedMethods: [String] = []

  init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// The problem of a method that no resource has.
  init(unknownMethod method: String) {
    self.init(.unknownMethod, "\(method.prefix(80)) is not a method that this service knows.")
  }
}

extension Problem {
  /// The problem as `application/problem+json`.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", .string("urn:platen:problem:\(kind.slug)")),
      .init("title", .string(kind.title)), .init("status", .number(Double(kind.status.code))),
      .init("detail", .string(detail)),
    ]
    if !records.isEmpty { members.append(.init("problems", .array(records.map(\.json)))) }
    return .object(members + findings.members)
  }
}

extension SceneFileError.Record {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(file)), .init("line", .number(Double(line))),
      .init("column", .number(Double(column))),
      .init("path", .string(path)), .init("found", .string(found)),
      .init("expected", .string(expected)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    return .object(members)
  }
}

// MARK: - Errors as problems

extension Problem {
  /// The problem that an error is for a client.
  init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let error as SceneFileError: self.init(error)
    case let error as RenderError: self.init(.invalid, "\(error)")
    case let error as PrintError:
      let isTooLarge = error.code == .tooManyPixels || error.code == .tooCostly
      self.init(isTooLarge ? .tooLarge : .invalid, "Found \(error).")
    case let error as CairoError where error == .outOfMemory:
      self.init(.tooLarge, "The picture needs more memory than it was given.")
    case let error as any HTTPResponseError: self.init(status: error.status)
    case is IOError, is ChannelError, is NIOAsyncWriterError:
      self.init(.unreadable, "The connection ended before the request did.")
    case is CancellationError: self.init(.clientGone, "The client no longer waits for the answer.")
    default: self.init(.ourFault, "The service could not do this because of an internal error.")
    }
  }

  /// The problem of a picture that needs more memory than it may have.
  ///
  /// - Parameters:
  ///   - bytes: What it needs at least.
  ///   - left: The bytes that other pictures leave.
  ///   - total: The bytes that all pictures together may take.
  init(memory bytes: Int, left: Int, of total: Int) {
    let need = "The picture needs about \(bytes >> 20) MiB while it is made"
    guard bytes <= total else {
      self.init(
        .tooLarge,
        "\(need), and all pictures together may take \(total >> 20) MiB. To raise this, change the"
          + " setting memory-bytes."
      )
      return
    }
    self.init(.memoryFull, "\(need), and \(left >> 20) MiB are left.")
    retryAfter = 1
  }

  private init(_ error: SceneFileError) { self.init([error]) }

  /// The problem of a picture that is wrong in several texts, such as a query and a body.
  init(_ errors: [SceneFileError]) {
    records = errors.flatMap(\.records)
    let place =
      records.first.map { "\($0.file), line \($0.line), column \($0.column): " } ?? ""
    let more = records.count > 1 ? " (and \(records.count - 1) more)" : ""
    kind = errors.contains(where: \.exceedsLimit) ? .tooLarge : .invalid
    let first = errors.lazy.flatMap(\.errors).first
    detail = place + (first?.unexpected.description ?? "") + more
  }

  /// The problem of a picture that may have no findings and has some: notes are no reason to refuse, and
  /// stand behind the others.
  init(_ findings: [FitFinding]) {
    let faults = findings.filter { !$0.isNote }
    let told = FindingSummary(faults + findings.filter(\.isNote))
    let more = faults.count > 1 ? " (and \(faults.count - 1) more)" : ""
    let first = told.listed.first
    let place = first.map { $0.place.isEmpty ? "" : "\($0.place): " } ?? ""
    self.init(.findings, place + (first?.description ?? "") + more)
    self.findings = told
  }

  /// The problem of a status that was not ours to choose.
  private init(status: HTTPResponse.Status) {
    switch status {
    case .notFound: self.init(.notFound, "No resource has this URL; see /v1/openapi.json.")
    case .contentTooLarge: self.init(.bodyTooLong, "The body is too long.")
    case .internalServerError: self.init(.ourFault, "The service could not do this.")
    default:
      self.init(
        Kind(status: status, slug: "status-\(status.code)", title: status.reasonPhrase),
        status.reasonPhrase)
    }
  }
}

// MARK: - The kinds

/// What may go wrong, each with its status, its name and its title.
extension Problem.Kind {
  static let badRequest = Self(status: .badRequest, slug: "bad-request", title: "Bad request")
  static let unauthorized = Self(
    status: .unauthorized, slug: "unauthorized", title: "A token is missing or wrong")
  static let badSignature = Self(
    status: .forbidden, slug: "bad-signature", title: "The URL has no valid signature")
  /// A page or a program that is not the preview's own.
  static let foreignPage = Self(
    status: .forbidden, slug: "foreign-page",
    title:
      "Only the preview's own page may send requests")
  static let notFound = Self(status: .notFound, slug: "not-found", title: "Not found")
  static let methodNotAllowed = Self(
    status: .methodNotAllowed, slug: "method-not-allowed", title: "Method not allowed")
  static let notAcceptable = Self(
    status: .notAcceptable, slug: "not-acceptable", title: "No acceptable format")
  /// What was to be answered only if it were another is the same.
  static let unchanged = Self(
    status: .preconditionFailed, slug: "unchanged", title: "The answer has not changed")
  /// What was to be answered only if it were the same is another.
  static let changed = Self(
    status: .preconditionFailed, slug: "changed",
    title: "The answer has changed")
  /// The preview's file has something else than the page knew of.
  static let fileChanged = Self(
    status: .preconditionFailed, slug: "file-changed", title: "The file has changed")
  static let notWritten = Self(
    status: .conflict, slug: "not-written", title: "The file cannot be written")
  static let bodyTimeout = Self(
    status: .requestTimeout, slug: "body-timeout", title: "The body came too slowly")
  static let bodyTooLong = Self(
    status: .contentTooLarge, slug: "body-too-long", title: "The body is too long")
  static let targetTooLong = Self(
    status: .uriTooLong, slug: "target-too-long", title: "The URL is too long")
  static let unsupportedType = Self(
    status: .unsupportedMediaType, slug: "unsupported-type", title: "Unsupported type")
  static let unsupportedEncoding = Self(
    status: .unsupportedMediaType, slug: "unsupported-encoding",
    title: "Unsupported encoding")
  /// What was sent is wrong in itself: a scene, a query.
  static let invalid = Self(
    status: .unprocessableContent, slug: "invalid", title: "The request cannot be read")
  /// What was sent can be drawn, though not as it asks for.
  static let findings = Self(
    status: .unprocessableContent, slug: "findings",
    title: "The picture has findings")
  /// What was sent is right, and asks for too much.
  static let tooLarge = Self(
    status: .unprocessableContent, slug: "too-large", title: "The picture is too large")
  static let lineFull = Self(
    status: .tooManyRequests, slug: "line-full", title: "Too many pictures are waiting")
  static let clientRate = Self(
    status: .tooManyRequests, slug: "client-rate", title: "Too many requests from this client")
  static let waitedTooLong = Self(
    status: .serviceUnavailable, slug: "waited-too-long", title: "The picture waited too long")
  static let renderTimeout = Self(
    status: .serviceUnavailable, slug: "render-timeout", title: "The picture took too long")
  /// What made the picture crashed, or was ended by somebody else.
  static let workerLost = Self(
    status: .serviceUnavailable, slug: "worker-lost", title: "The picture was not finished")
  static let overloaded = Self(
    status: .serviceUnavailable, slug: "overloaded", title: "Too many slow pictures")
  static let memoryFull = Self(
    status: .serviceUnavailable, slug: "memory-full", title: "No memory is left for the picture")
  static let batchTimeout = Self(
    status: .serviceUnavailable, slug: "batch-timeout", title: "The batch took too long")
  static let stopping = Self(
    status: .serviceUnavailable, slug: "stopping", title: "The service is stopping")
  /// Nobody gets to see it but who reads the log.
  static let clientGone = Self(
    status: .init(code: 499, reasonPhrase: "Client Closed Request"), slug: "client-gone",
    title: "The client has disconnected")
  /// What was sent is no HTTP.
  static let unreadable = Self(
    status: .badRequest, slug: "unreadable", title: "The request cannot be read")
  static let unknownMethod = Self(
    status: .notImplemented, slug: "unknown-method", title: "Unknown method")
  static let noLinks = Self(
    status: .notImplemented, slug: "no-links", title: "No short URLs")
  /// What was sent is HTTP, in a coding that other programs may read.
  static let unsupportedTransfer = Self(
    status: .notImplemented, slug: "unsupported-transfer",
    title: "Unsupported transfer coding")
  static let headerTimeout = Self(
    status: .requestTimeout, slug: "header-timeout", title: "The header came too slowly")
  static let headerTooLong = Self(
    status: .requestHeaderFieldsTooLarge, slug: "header-too-long", title: "The header is too long")
  /// The service runs, and cannot make pictures.
  static let notReady = Self(
    status: .serviceUnavailable, slug: "not-ready", title: "Pictures cannot be drawn")
  /// The service runs, and will make no more pictures until it is started anew.
  static let notAlive = Self(
    status: .serviceUnavailable, slug: "not-alive", title: "The service must be restarted")
  static let ourFault = Self(
    status: .internalServerError, slug: "fault", title: "Internal error")
  /// A scene of the service's own folder is wrong in itself, whatever is asked of it.
  static let brokenScene = Self(
    status: .internalServerError, slug: "broken-scene", title: "The service's scene is broken")
}

extension Problem.Kind {
  /// What may befall any request.
  static let everywhere = [
    badRequest, unreadable, unauthorized, badSignature, headerTimeout, targetTooLong, clientRate,
    headerTooLong, ourFault, unsupportedTransfer, stopping,
  ]
  /// What may befall a picture.
  static let ofPictures = [
    invalid, tooLarge, lineFull, waitedTooLong, renderTimeout, memoryFull, overloaded, workerLost,
    notReady,
  ]
  /// What may befall a picture whose findings may be refused.
  static let ofDrawings = ofPictures + [findings, changed]
  /// What may befall a body.
  static let ofBodies = [bodyTimeout, bodyTooLong, unsupportedType, unsupportedEncoding]
}
