internal import HTTPTypes
internal import Hummingbird

// MARK: - Pages of other origins

/// Lets pages of other origins read answers, as the Fetch standard's CORS protocol has it.
struct CrossOrigin: Sendable {
  private static let exposed = [
    "ETag", "X-Request-ID", "Retry-After", "Content-Disposition", "WWW-Authenticate",
    "Platen-Findings",
  ].joined(separator: ", ")
  private static let methods = "GET, HEAD, POST, OPTIONS"
  private static let fields =
    "Accept, Authorization, Content-Type, If-None-Match, X-Request-ID"
  /// How long the answer to a preflight holds, in seconds: two hours, as long as browsers keep it.
  private static let age = "7200"

  private let origins: Set<String>
  private let allowsAny: Bool

  /// - Parameter origins: Such as `https://example.org`, or `*` for any.
  /// - Returns: Nil if there are none.
  init?(_ origins: [String]) {
    guard !origins.isEmpty else { return nil }
    self.origins = Set(origins)
    allowsAny = origins.contains("*")
  }

  /// The answer to a browser that asks what it may send; nil for another request.
  func preflight(_ request: Request) -> Response? {
    guard request.method == .options, request.headers.contains(.origin),
      request.headers.contains(.accessControlRequestMethod)
    else { return nil }
    var response = Response(status: .noContent)
    guard allows(request) else { return response }
    response.headers.append(.init(name: .accessControlAllowMethods, value: Self.methods))
    response.headers.append(.init(name: .accessControlAllowHeaders, value: Self.fields))
    // Fetch Standard, "CORS-preflight request": https://fetch.spec.whatwg.org/#cors-preflight-fetch
    response.headers.append(.init(name: .accessControlMaxAge, value: Self.age))
    return response
  }

  /// Says in an answer who may read it.
  func mark(_ headers: inout HTTPFields, for request: Request) {
    if allowsAny {
      guard request.headers.contains(.origin) else { return }
      headers.append(.init(name: .accessControlAllowOrigin, value: "*"))
    } else {
      // Who keeps the answer must not give it to another origin.
      headers.append(.init(name: .vary, value: "Origin"))
      guard allows(request), let origin = request.headers[.origin] else { return }
      headers.append(.init(name: .accessControlAllowOrigin, value: origin))
    }
    // Scripts see seven fields without it:
    // https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name
    headers.append(.init(name: .accessControlExposeHeaders, value: Self.exposed))
  }

  private func allows(_ request: Request) -> Bool {
    guard let origin = request.headers[.origin] else { return false }
    return allowsAny || origins.contains(origin)
  }
}

// MARK: - What browsers make of answers

/// The fields that keep browsers from making more of an answer than it is.
///
/// The fields are made once, as making one checks its characters.
enum SecurityHeaders {
  /// Nothing is loaded but what the picture holds itself, and nothing runs.
  private static let picturePolicy = field(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox")
  /// For what is no page and no picture.
  private static let strictPolicy = field(
    "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")

  private static let common =
    field("X-Content-Type-Options", "nosniff") + field("Referrer-Policy", "no-referrer")
  /// Pictures are there to stand in the pages of others.
  private static let picture = common + field("Cross-Origin-Resource-Policy", "cross-origin")
  private static let vectorPicture = picture + picturePolicy

  /// Adds the fields that fit to an answer; a policy that it has already stays.
  static func mark(_ headers: inout HTTPFields) {
    let type = headers[.contentType] ?? ""
    let hasPolicy = headers.contains(.contentSecurityPolicy)
    // An SVG that is opened by itself is a document, with scripts:
    // https://www.w3.org/TR/CSP3/#directive-sandbox
    if type.hasPrefix("image/svg+xml"), !hasPolicy {
      headers.append(contentsOf: vectorPicture)
    } else if type.hasPrefix("image/") || type.hasPrefix("application/pdf") {
      headers.append(contentsOf: picture)
    } else {
      headers.append(contentsOf: hasPolicy ? common : common + strictPolicy)
    }
  }

  private static func field(_ name: String, _ value: String) -> [HTTPField] {
    HTTPField.Name(name).map { [HTTPField(name: $0, value: value)] } ?? []
  }
}
