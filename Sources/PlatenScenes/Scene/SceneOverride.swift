/// A value that takes the place of a scene's own: `canvas.width` or the name of a value of its data.
package struct SceneOverride: Sendable {
  /// The names that lead to the value, from the top of the scene.
  package let path: [String]
  package let value: SourceNode

  /// - Parameters:
  ///   - key: Names with points between them; one that begins with none of the scene's fields is
  ///     that of a value of the data.
  ///   - value: The value as it would be written in YAML.
  package init(key: String, value: String) throws(SceneFailure) {
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isField = SceneOverride.fields.contains(names[0])
    path = isField ? names : ["data"] + names
    let text = SceneText(name: "--set \(key)", text: value)
    guard !names.contains("") else {
      throw SceneFailure(
        of: text,
        [
          SceneProblem(
            at: SourcePosition(line: 1, column: 1), path: key, found: "an empty name",
            expected: "names with points between them")
        ])
    }
    self.value = try SourceReader().read(text, as: .yaml)
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
