internal import HTTPTypes

extension Problem.Kind {
  static let badRequest = Self(status: .badRequest, slug: "bad-request", title: "Bad request")
  static let unauthorized = Self(
    status: .unauthorized, slug: "unauthorized", title: "A token is missing or wrong")
  static let badSignature = Self(
    status: .forbidden, slug: "bad-signature", title: "The address is not signed as it must be")
  static let notFound = Self(status: .notFound, slug: "not-found", title: "Nothing is here")
  static let methodNotAllowed = Self(
    status: .methodNotAllowed, slug: "method-not-allowed", title: "Not with this method")
  static let notAcceptable = Self(
    status: .notAcceptable, slug: "not-acceptable", title: "No format that is accepted")
  static let bodyTimeout = Self(
    status: .requestTimeout, slug: "body-timeout", title: "The body came too slowly")
  static let bodyTooLong = Self(
    status: .contentTooLarge, slug: "body-too-long", title: "The body is too long")
  static let targetTooLong = Self(
    status: .uriTooLong, slug: "target-too-long", title: "The address is too long")
  static let unsupportedType = Self(
    status: .unsupportedMediaType, slug: "unsupported-type", title: "A type that is not read")
  /// What was sent is wrong in itself: a scene, a query.
  static let invalid = Self(
    status: .unprocessableContent, slug: "invalid", title: "The picture cannot be read")
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
  static let memoryFull = Self(
    status: .serviceUnavailable, slug: "memory-full", title: "No memory is left for the picture")
  static let stopping = Self(
    status: .serviceUnavailable, slug: "stopping", title: "The service is stopping")
  static let ourFault = Self(
    status: .internalServerError, slug: "fault", title: "A fault of the service's own")
}

extension Problem.Kind {
  /// What may befall any request.
  static let everywhere = [
    badRequest, unauthorized, badSignature, targetTooLong, clientRate, stopping, ourFault,
  ]
  /// What may befall a picture.
  static let ofPictures = [invalid, tooLarge, lineFull, waitedTooLong, renderTimeout, memoryFull]
  /// What may befall a body.
  static let ofBodies = [bodyTimeout, bodyTooLong, unsupportedType]
}
