internal import HTTPTypes
internal import Hummingbird

/// What tells browsers to make nothing more of an answer than it is.
enum SecurityHeaders {
  /// Nothing is loaded but what the picture holds itself, and nothing runs.
  static let pictureScripts =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
  /// For what is no page and no picture.
  static let nothing = "default-src 'none'; frame-ancestors 'none'"

  private static let fields = Fields()

  /// Adds the fields that fit to an answer; what it has already stays.
  static func mark(_ headers: inout HTTPFields) {
    let type = headers[.contentType] ?? ""
    if let name = fields.typeOptions { headers.append(.init(name: name, value: "nosniff")) }
    if let name = fields.referrer { headers.append(.init(name: name, value: "no-referrer")) }
    let isPicture = type.hasPrefix("image/") || type.hasPrefix("application/pdf")
    if isPicture, let name = fields.resources {
      // Pictures are there to stand in the pages of others.
      headers.append(.init(name: name, value: "cross-origin"))
    }
    guard !headers.contains(.contentSecurityPolicy) else { return }
    if type.hasPrefix("image/svg+xml") {
      headers.append(.init(name: .contentSecurityPolicy, value: pictureScripts))
    } else if !isPicture {
      headers.append(.init(name: .contentSecurityPolicy, value: nothing))
    }
  }

  private struct Fields {
    let typeOptions = HTTPField.Name("X-Content-Type-Options")
    let referrer = HTTPField.Name("Referrer-Policy")
    let resources = HTTPField.Name("Cross-Origin-Resource-Policy")
  }
}
