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
/// A list of texts is as the parameter repeated, and an object a list of its names with their values
/// behind a colon. A plain text is the option `text`; a table in CSV, with tabs, or as a list in JSON is
/// the option `table`.
struct OptionsBody: Sendable {
  /// The options that a body can be as a whole, by media types.
  private static let wholes = [
    "text/plain": "text", "text/csv": "table", "text/tab-separated-values": "table",
  ]

  /// The names and values as an address would have them.
  let pairs: [QueryText.Pair]

  /// - Throws: A ``Problem`` or a `SceneFileError` if the body is too long, of another type, no object
  ///   in JSON or a plain text.
  init(_ request: Request, of kind: PictureKind, limits: ServiceLimits) async throws {
    let type = request.headers[.contentType].map { field in
      field.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    }
    let whole = type.flatMap { Self.wholes[$0] }.flatMap { Self.has($0, kind) ? $0 : nil }
    guard
      whole != nil || type == nil || type == "application/json" || type?.hasSuffix("+json") == true
    else {
      throw Problem(
        .unsupportedType,
        "The body's type is \"\((type ?? "").prefix(80))\"; expected "
          + Self.mediaTypes(of: kind).joined(separator: " or ") + ".")
    }
    let text = try await SceneBody.text(of: request, atMost: limits.bodyBytes)
    pairs =
      try whole.map { [($0, text)] } ?? Self.pairs(of: SceneText(name: "body", text: text), kind)
  }

  /// The media types of bodies, the most common first.
  static func mediaTypes(of kind: PictureKind) -> [String] {
    ["application/json"] + wholes.keys.sorted().filter { type in has(wholes[type] ?? "", kind) }
  }

  private static func has(_ name: String, _ kind: PictureKind) -> Bool {
    kind.names.contains { $0.name == name }
  }

  static func pairs(of text: SceneText, _ kind: PictureKind) throws -> [QueryText.Pair] {
    let body = try SourceReader().read(text, as: .json)
    if case .sequence = body.content, has("table", kind) { return [("table", text.text)] }
    guard case .mapping(let entries) = body.content else {
      throw failure(text, body.position, "", "no object", "an object with the picture's options")
    }
    let lists = Set(kind.names.filter(\.isList).map(\.name))
    return try entries.flatMap { entry -> [QueryText.Pair] in
      func value(_ node: SourceNode, _ path: String) throws -> String {
        if case .scalar(let scalar) = node.content { return scalar.text }
        throw failure(text, node.position, path, "a list or an object", "a text or a number")
      }
      // What a name that nobody knows holds is no matter.
      guard has(entry.key, kind) else {
        return [(entry.key, (try? value(entry.value, entry.key)) ?? "")]
      }
      switch entry.value.content {
      case .sequence(let values) where lists.contains(entry.key):
        return try values.enumerated().map { index, node in
          (entry.key, escaped(try value(node, "\(entry.key)[\(index)]"), ","))
        }
      case .mapping(let values) where lists.contains(entry.key):
        return try values.map { word in
          let weight = try value(word.value, "\(entry.key).\(word.key)")
          return (entry.key, escaped(escaped(word.key, ":"), ",") + ":" + weight)
        }
      default: return [(entry.key, try value(entry.value, entry.key))]
      }
    }
  }

  /// A text of which a sign separates nothing.
  private static func escaped(_ text: String, _ sign: String) -> String {
    text.contains(sign) ? text.replacing(sign, with: "\\" + sign) : text
  }

  private static func failure(
    _ text: SceneText, _ position: SourcePosition, _ path: String, _ found: String,
    _ expected: String
  ) -> SceneFileError {
    SceneFileError(
      of: text, [SceneError(at: position, path: path, found: found, expected: expected)])
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
