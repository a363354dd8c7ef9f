internal import HTTPTypes
internal import Hummingbird

/// What tells browsers to make nothing more of an answer than it is.
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
