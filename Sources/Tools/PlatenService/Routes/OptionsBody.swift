internal import HTTPTypes
internal import Hummingbird
internal import PlatenBase
internal import PlatenScenes

/// The options of a picture in the body of a request: those of its address, for what is longer than
/// an address may be.
///
/// ```json
/// {"words": {"Swift": 120, "C": 40}, "width": 640, "shape": "heart"}
/// ```
///
/// A list of texts is as the parameter repeated, and an object a list of its names with their weights
/// behind a colon. A plain text is the option `text`; a table in CSV, with tabs, or as a list in JSON is
/// the option `table`.
struct OptionsBody: Sendable {
  /// The options that a body can be as a whole, by media types.
  private static let wholes = [
    "text/plain": "text", "text/html": "text", "text/markdown": "text",
    "text/csv": "table", "text/tab-separated-values": "table",
  ]

  /// The type that curl says of a body if it is not told another one.
  private static let typeOfCurl = "application/x-www-form-urlencoded"

  /// The names and values as an address would have them.
  let pairs: [QueryText.Pair]
  /// Where the body has each of them.
  let places: [QueryText.Place]

  /// - Throws: A ``Problem`` or a `SceneFileError` if the body is too long, of another type or charset,
  ///   no object in JSON or a plain text.
  init(_ request: Request, of kind: PictureKind, limits: ServiceLimits) async throws {
    let field = request.headers[.contentType]
    let type = field.map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
    let whole = type.flatMap { Self.wholes[$0] }.flatMap { Self.has($0, kind) ? $0 : nil }
    guard
      whole != nil || type == nil || type == "application/json" || type?.hasSuffix("+json") == true
    else {
      throw Problem(
        .unsupportedType,
        "The body's type is \"\((type ?? "").prefix(80))\"; expected "
          + Self.mediaTypes(of: kind).joined(separator: " or ")
          + (type == Self.typeOfCurl ? ": curl sends it unless -H says Content-Type." : "."))
    }
    let encoding = try field.flatMap { try TextEncoding(charsetOf: $0) }
    let text = try await SceneBody.text(
      of: request, named: QueryText.bodyName, encoding, atMost: limits.bodyBytes)
    let options =
      try whole.map { BodyOptions(whole: $0, text) }
      ?? BodyOptions(of: SceneText(name: QueryText.bodyName, text: text), kind)
    (pairs, places) = (options.pairs, options.places)
  }

  /// The media types of bodies, the most common first.
  static func mediaTypes(of kind: PictureKind) -> [String] {
    ["application/json"] + wholes.keys.sorted().filter { type in has(wholes[type] ?? "", kind) }
  }

  static func has(_ name: String, _ kind: PictureKind) -> Bool {
    kind.names.contains { $0.name == name }
  }
}

extension Endpoint.Body {
  /// The options of a picture.
  static func options(of kind: PictureKind) -> Self {
    Self(
      mediaTypes: OptionsBody.mediaTypes(of: kind),
      summary:
        "The picture's options, with the same names as in its URL. Lists are arrays, or objects"
        + " of names and weights. A plain text is the option text, and a table is the option"
        + " table.",
      schema: ["type": "object"])
  }
}
