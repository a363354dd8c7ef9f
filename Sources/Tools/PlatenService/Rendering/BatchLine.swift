internal import PlatenBase
internal import PlatenScenes

/// A line of a batch: a scene, and as what it is wanted.
struct BatchLine: Sendable {
  private static let names = ["id", "scene", "format", "scale", "findings", "strict"]

  /// What the client calls it; nil for nothing.
  var id: String?
  var order: RenderRequest

  /// - Parameters:
  ///   - text: The line, an object in JSON: its `scene` is a scene in JSON, or a text of one in YAML
  ///     or JSON; `id`, `format`, `scale`, `findings` and `strict` may be
  ///     left out.
  ///   - number: The line's number in the batch, from 1.
  /// - Throws: A `SceneFileError`, a ``Problem``.
  init(_ text: String, number: Int) throws {
    let source = Self.source(text, number)
    let line = try SourceReader().read(source, as: .json)
    guard case .mapping(let entries) = line.content else {
      throw Self.failure(source, line.position, "", "", "an object with a scene")
    }
    var format = OutputFormat.svg
    var scale: Double?
    var (isTold, isStrict) = (false, false)
    var scene: SourceNode?
    for entry in entries {
      switch entry.key {
      case "id": id = entry.value.scalarText
      case "scene": scene = entry.value
      case "format":
        let formats = OutputFormat.still.map(\.rawValue)
        guard let name = entry.value.scalarText, formats.contains(name),
          let known = OutputFormat(rawValue: name)
        else {
          throw Self.failure(
            source, entry.value.position, "format", entry.value.scalarText ?? "a value",
            formats.joined(separator: ", "), among: formats)
        }
        format = known
      case "scale":
        do throws(SceneError) {
          scale = try SceneScale.read(entry.value.scalarText ?? "")
        } catch {
          throw Self.failure(
            source, entry.value.position, "scale", entry.value.scalarText ?? "a value",
            error.expected)
        }
      case "findings": isTold = try Self.flag(entry, source)
      case "strict": isStrict = try Self.flag(entry, source)
      default:
        throw Self.failure(
          source, entry.position, entry.key, entry.key, Self.names.joined(separator: ", "),
          among: Self.names)
      }
    }
    guard let scene else {
      throw Self.failure(source, line.position, "scene", "nothing", "a scene")
    }
    order = Self.order(
      of: scene, in: source, as: format, number: number, scale,
      isStrict ? .refused : isTold ? .all : .known)
  }

  private static func flag(_ entry: SourceNode.Entry, _ source: SceneText) throws -> Bool {
    guard let flag = entry.value.scalarText.flatMap(Bool.init) else {
      throw failure(
        source, entry.value.position, entry.key, entry.value.scalarText ?? "a value",
        "true or false")
    }
    return flag
  }

  private static func order(
    of scene: SourceNode, in source: SceneText, as format: OutputFormat, number: Int,
    _ scale: Double?, _ findings: FindingsRequest
  ) -> RenderRequest {
    if let text = scene.scalarText {
      return RenderRequest(
        format: format, input: ["scene", "", text], scale: scale, findings: findings,
        of: .scene(name: source.name, text: text, format: nil))
    }
    return RenderRequest(
      format: format, input: ["batch", source.text], scale: scale, findings: findings,
      of: .batchLine(text: source.text, number: number))
  }

  /// Reads the scene of a line that was read before.
  ///
  /// - Throws: What is wrong in it, with its places in the line.
  static func scene(
    of text: String, number: Int, options: SceneOptions
  ) throws -> PictureScene {
    let source = Self.source(text, number)
    guard case .mapping(let entries) = try SourceReader().read(source, as: .json).content,
      let scene = entries.last(where: { $0.key == "scene" })?.value
    else {
      throw failure(source, SourcePosition(line: 1, column: 1), "scene", "nothing", "a scene")
    }
    return try PictureScene(scene, of: source, options: options)
  }

  private static func source(_ text: String, _ number: Int) -> SceneText {
    SceneText(name: name(number), text: text)
  }

  /// What messages call a line.
  static func name(_ number: Int) -> String { "batch line \(number)" }

  private static func failure(
    _ source: SceneText, _ position: SourcePosition, _ path: String, _ found: String,
    _ expected: String, among names: [String] = []
  ) -> SceneFileError {
    SceneFileError(
      of: source,
      [
        SceneError(
          at: position, path: path, found: found.isEmpty ? "" : "\"\(found)\"", expected: expected,
          suggestion: NearestSpelling.of(found, among: names, limit: 1).first)
      ])
  }
}

extension SourceNode {
  /// The text of a scalar; nil for a list or a mapping.
  fileprivate var scalarText: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }
}
