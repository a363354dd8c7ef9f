internal import Platen
internal import PlatenBase

/// A value that takes the place of a scene's own: `canvas.width` or the name of a value of its data.
package struct SceneOverride: Sendable {
  /// The names that lead to the value, from the top of the scene.
  package let path: [String]
  package let value: SourceNode
  /// The key and the value as messages show them.
  let text: SceneText
  /// Whether the scene's data need not have the name.
  private var addsName = false

  /// - Parameters:
  ///   - key: Names with points between them; one that begins with none of the scene's fields is
  ///     that of a value of the data.
  ///   - value: The value as it would be written in YAML; one that begins with `#`, as colours do,
  ///     is a text, not a comment.
  ///   - option: The option that sets the value, as messages name it.
  /// - Throws: What is wrong in the value as YAML, or that a name is empty.
  package init(
    key: String, value: String, option: String = "--set"
  ) throws(SceneFileError) {
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isField = SceneOverride.fields.contains(names[0])
    path = isField ? names : ["data"] + names
    let text = SceneText(name: "\(option) \(key)", text: value)
    guard !names.contains("") else {
      throw SceneFileError(
        of: text,
        [
          SceneError(
            at: SourcePosition(line: 1, column: 1), path: key, found: "an empty name",
            expected: "names with dots between them")
        ])
    }
    self.text = text
    self.value =
      value.drop { $0 == " " }.hasPrefix("#")
      ? SourceNode(
        .scalar(.init(text: value, isPlain: false)), at: SourcePosition(line: 1, column: 1))
      : try SourceReader().read(text, as: .yaml)
  }

  /// - Parameters:
  ///   - path: The names that lead to the value.
  ///   - text: What errors with the value are shown in, which has its places.
  package init(_ path: [String], _ value: SourceNode, of text: SceneText) {
    self.path = path
    self.value = value
    self.text = text
  }

  /// A value of the data, whether or not the scene has one of that name.
  ///
  /// - Parameter text: What errors with the value are shown in, which has its places.
  package init(data name: String, _ value: SourceNode, of text: SceneText) {
    self.init(["data", name], value, of: text)
    addsName = true
  }

  private static let fields = ["canvas", "theme", "data", "styles", "title", "view"]
}

extension SourceNode {
  /// The value with another in place of the one that names lead to, which need not be there.
  ///
  /// A plain list is the same as one with `items`, so that it can be given a limit or an order.
  func setting(_ path: ArraySlice<String>, to value: SourceNode) -> SourceNode {
    guard let name = path.first else { return value }
    var entries: [Entry] = []
    switch content {
    case .mapping(let own): entries = own
    case .sequence: entries = [Entry(key: "items", position: position, value: self)]
    case .scalar: break
    }
    let rest = path.dropFirst()
    if let i = entries.firstIndex(where: { $0.key == name }) {
      entries[i].value = entries[i].value.setting(rest, to: value)
    } else {
      let nothing = SourceNode(.scalar(Scalar(text: "", isPlain: true)), at: value.position)
      entries.append(
        Entry(key: name, position: value.position, value: nothing.setting(rest, to: value)))
    }
    return SourceNode(.mapping(entries), at: position)
  }
}

extension SceneOverride {
  /// Returns what is wrong with the override, if the scene has no such value in its data.
  ///
  /// - Parameter allowsFields: Whether fields of the scene could have been meant.
  func error(in scene: SourceNode, allowsFields: Bool = true) -> SceneFileError? {
    guard path.count >= 2, path[0] == "data" else { return nil }
    var names: [String] = []
    if case .mapping(let entries)? = scene["data"]?.content { names = entries.map(\.key) }
    guard !names.contains(path[1]) else { return listError(in: scene) }
    if addsName { return nil }
    let fields =
      allowsFields ? ["canvas.width", "canvas.height", "canvas.scale", "title", "theme"] : []
    let field = allowsFields ? " or a name such as canvas.width" : ""
    return SceneFileError(
      of: text,
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: path[1], found: "\(Quotation(path[1]))",
          expected: names.isEmpty
            ? allowsFields
              ? "a name such as canvas.width, because the scene has no data"
              : "a scene with data"
            : "a value of the data (\(names.joined(separator: ", ")))\(field)",
          suggestion: NearestSpelling.of(path[1], among: names + fields, limit: 1).first)
      ])
  }

  /// Returns what is wrong with a plain value in the place of a list; nil for what may stand there.
  private func listError(in scene: SourceNode) -> SceneFileError? {
    guard path.count == 2, case .scalar = value.content, let list = scene["data"]?[path[1]],
      list.isList
    else { return nil }
    return SceneFileError(
      of: text,
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: path[1], found: value.phrase,
          expected: "a list such as [a, b], because \(path[1]) is a list; to show its first items,"
            + " set \(path[1]).limit")
      ])
  }

  /// The value with places that tell it from the scene's own: lines from -1 downwards.
  func placedValue(_ index: Int) -> SourceNode { value.onLine(-1 - index) }
}

extension SourceNode {
  /// The value of a mapping's name.
  fileprivate subscript(name: String) -> SourceNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == name }?.value
  }

  /// The value with all of its places on one line.
  fileprivate func onLine(_ line: Int) -> SourceNode {
    func moved(_ position: SourcePosition) -> SourcePosition {
      SourcePosition(line: line, column: position.column)
    }
    switch content {
    case .scalar: return SourceNode(content, at: moved(position))
    case .sequence(let nodes):
      return SourceNode(.sequence(nodes.map { $0.onLine(line) }), at: moved(position))
    case .mapping(let entries):
      return SourceNode(
        .mapping(
          entries.map {
            Entry(key: $0.key, position: moved($0.position), value: $0.value.onLine(line))
          }), at: moved(position))
    }
  }
}
