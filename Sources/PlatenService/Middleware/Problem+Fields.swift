internal import HTTPTypes
internal import Hummingbird

extension Problem {
  /// Whether the rest of the request is not worth reading, or cannot be.
  var endsConnection: Bool { [.bodyTimeout, .bodyTooLong, .unreadable].contains(kind) }

  /// Adds the fields that an answer has because of the problem, whatever its body is.
  func mark(_ headers: inout HTTPFields) {
    if kind == .unauthorized {
      headers.append(.init(name: .wwwAuthenticate, value: "Bearer realm=\"platen\""))
    }
    if endsConnection { headers.append(.init(name: .connection, value: "close")) }
  }
}

extension Problem.Kind {
  /// What was sent is no HTTP.
  static let unreadable = Self(
    status: .badRequest, slug: "unreadable", title: "The request cannot be read")
  static let headerTimeout = Self(
    status: .requestTimeout, slug: "header-timeout", title: "The header came too slowly")
  static let headerTooLong = Self(
    status: .requestHeaderFieldsTooLarge, slug: "header-too-long", title: "The header is too long")
}
