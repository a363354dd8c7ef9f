internal import PlatenBase

// What the scene says of a view, so that two pictures of it can be told apart by what was edited.
extension SceneDecoder {
  /// Keeps the values of a view's fields and modifiers by the names that lead to them, without those of
  /// the views inside.
  ///
  /// The second modifier of a name has a 2 behind it, so that another modifier before it changes nothing.
  func keepValues(of kind: SourceNode.Entry, modifiers: SourceNode?, as id: String) {
    var values = SceneValues(isElsewhere: isView) { self.written($0) }
    values.add(kind.value, at: kind.key)
    defer { self.values[id] = values.byName }
    guard case .sequence(let nodes)? = modifiers?.content else { return }
    var counts: [String: Int] = [:]
    for node in nodes {
      let (name, value): (String, SourceNode)
      switch node.content {
      case .scalar(let scalar): (name, value) = (scalar.text, .nothing(at: node.position))
      case .mapping(let entries) where entries.count == 1:
        (name, value) = (entries[0].key, entries[0].value)
      default: continue
      }
      let number = counts[name, default: 0] + 1
      counts[name] = number
      values.add(value, at: number == 1 ? name : "\(name) \(number)")
    }
  }

  /// Keeps what a scene says around its view, likewise.
  func keepValues(around scene: SourceNode) {
    guard case .mapping(let entries) = scene.content else { return }
    var values = SceneValues(isElsewhere: isView) { $0.text }
    for entry in entries where ["canvas", "theme", "styles"].contains(entry.key) {
      values.add(entry.value, at: entry.key)
    }
    self.values[""] = values.byName
  }

  private func isView(_ node: SourceNode) -> Bool {
    viewPlaces.contains(SceneCache.ViewPlace(file: otherFile?.name, position: node.position))
  }

  /// The text of a scalar with the data's fields filled in; as it is written if that is not possible.
  private func written(_ scalar: SourceNode.Scalar) -> String {
    guard scalar.hasBraces, let template = try? memory.template(scalar.text) else {
      return scalar.text
    }
    let value = try? template.value(
      in: sceneEnvironment.scope, formatter: sceneEnvironment.formatter,
      most: options.limits.textBytes
    ) { _ in }
    return value?.text ?? scalar.text
  }
}

// MARK: - Values

/// Values as texts, by the names that lead to them: `stroke.lineWidth`, `arcs[2].color`.
struct SceneValues {
  /// Longer lists and texts are content and not settings: only whether they are others is kept.
  private static let most = (items: 12, characters: 80)

  private(set) var byName: [String: String] = [:]
  /// Whether a value has a place of its own, as views have.
  let isElsewhere: (SourceNode) -> Bool
  /// What a scalar says.
  let text: (SourceNode.Scalar) -> String

  /// Adds a value, and all that is in it.
  mutating func add(_ node: SourceNode, at name: String) {
    if isElsewhere(node) { return }
    switch node.content {
    case .scalar(let scalar): byName[name] = Self.short(text(scalar))
    case .mapping(let entries):
      if entries.isEmpty { byName[name] = "" }
      for entry in entries { add(entry.value, at: "\(name).\(entry.key)") }
    case .sequence(let nodes):
      if nodes.contains(where: isElsewhere) { return }
      if nodes.count <= Self.most.items {
        for (i, node) in nodes.enumerated() { add(node, at: "\(name)[\(i)]") }
      } else {
        var all = SceneValues(isElsewhere: isElsewhere, text: text)
        for (i, node) in nodes.enumerated() { all.add(node, at: "\(i)") }
        let words = all.byName.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        byName[name] = Self.digest(words.joined(separator: "\n"))
      }
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= most.characters && !text.contains(where: \.isNewline) ? text : digest(text)
  }

  private static func digest(_ text: String) -> String {
    "sha256 " + SHA256.digest(of: text.utf8).hexadecimal(ofFirst: 8)
  }
}
