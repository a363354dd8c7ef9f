internal import PlatenScenes

/// The names and values of a body in JSON, each with its place.
struct BodyOptions {
  private(set) var pairs: [QueryText.Pair] = []
  private(set) var places: [QueryText.Place] = []

  private let text: SceneText
  private let kind: PictureKind

  /// A body that is one option as a whole.
  init(whole name: String, _ text: String) {
    (self.text, kind) = (SceneText(name: QueryText.bodyName, text: text), .cloud)
    let start = SourcePosition(line: 1, column: 1)
    add(name, text, QueryText.Place(name: start, value: start))
  }

  /// The members of an object, or a list that is a table.
  ///
  /// - Throws: A `SceneFileError` for what is neither, and for values that are no options.
  init(of text: SceneText, _ kind: PictureKind) throws {
    (self.text, self.kind) = (text, kind)
    let body = try SourceReader().read(text, as: .json)
    let start = QueryText.Place(name: body.position, value: body.position)
    if case .sequence = body.content, OptionsBody.has("table", kind) {
      add("table", text.text, start)
      return
    }
    guard case .mapping(let entries) = body.content else {
      throw failure(body.position, "", "no object", "an object with the picture's options")
    }
    let lists = Set(kind.names.filter(\.isList).map(\.name))
    for entry in entries { try add(entry, isList: lists.contains(entry.key)) }
  }

  private mutating func add(_ name: String, _ value: String, _ place: QueryText.Place) {
    pairs.append((name, value))
    places.append(place)
  }

  private mutating func add(_ entry: SourceNode.Entry, isList: Bool) throws {
    // What a name that nobody knows holds is no matter.
    guard OptionsBody.has(entry.key, kind) else {
      let place = QueryText.Place(name: entry.position, value: entry.value.position)
      return add(entry.key, (try? scalar(entry.value, entry.key).text) ?? "", place)
    }
    switch entry.value.content {
    case .sequence(let values) where isList:
      for (index, node) in values.enumerated() {
        let text = try text(node, "\(entry.key)[\(index)]")
        add(entry.key, Self.escaped(text, ","), entry, node.position)
      }
    case .mapping(let words) where weighted.contains(entry.key):
      for word in words {
        let weight = try weight(word.value, "\(entry.key).\(word.key)")
        let name = Self.escaped(Self.escaped(word.key, ":"), ",")
        add(entry.key, name + ":" + weight, entry, word.position)
      }
    default:
      let value =
        isList ? try text(entry.value, entry.key) : try scalar(entry.value, entry.key).text
      add(entry.key, value, entry, entry.value.position)
    }
  }

  private mutating func add(
    _ name: String, _ value: String, _ entry: SourceNode.Entry, _ position: SourcePosition
  ) {
    add(name, value, QueryText.Place(name: entry.position, value: position))
  }

  /// The options whose elements have weights.
  private var weighted: [String] {
    switch kind {
    case .tags: ["tags", "to"]
    case .cloud: ["words", "to"]
    case .clock, .grid: []
    }
  }
}

// MARK: - Values

extension BodyOptions {
  /// A value that is not null.
  private func scalar(_ node: SourceNode, _ path: String) throws -> SourceNode.Scalar {
    let expected = "a text or a number"
    guard case .scalar(let scalar) = node.content else {
      throw failure(node.position, path, "a list or an object", expected)
    }
    if scalar.value == .null { throw failure(node.position, path, scalar.phrase, expected) }
    return scalar
  }

  /// A text or a number, and no boolean.
  private func text(_ node: SourceNode, _ path: String) throws -> String {
    let scalar = try scalar(node, path)
    guard case .bool = scalar.value else { return scalar.text }
    throw failure(node.position, path, scalar.phrase, "a text or a number")
  }

  /// The weight of a word; a text may also have the group of a cloud's word, as `120:languages`.
  private func weight(_ node: SourceNode, _ path: String) throws -> String {
    guard case .scalar(let scalar) = node.content else {
      throw failure(node.position, path, "a list or an object", "a text or a number")
    }
    let number = kind == .cloud ? scalar.text.prefix { $0 != ":" } : scalar.text[...]
    // Swift also reads hexadecimal digits, which are no number in an address.
    guard !number.contains("x"), let weight = Double(number), weight.isFinite, weight >= 0 else {
      throw failure(node.position, path, scalar.phrase, "a weight of zero or more")
    }
    return Self.escaped(scalar.text, ",")
  }

  /// A text of which a sign separates nothing.
  private static func escaped(_ text: String, _ sign: String) -> String {
    text.contains(sign) ? text.replacing(sign, with: "\\" + sign) : text
  }

  private func failure(
    _ position: SourcePosition, _ path: String, _ found: String, _ expected: String
  ) -> SceneFileError {
    SceneFileError(
      of: text, [SceneError(at: position, path: path, found: found, expected: expected)])
  }
}
