internal import Platen

extension SceneDecoder {
  /// The names that a view may have beside its kind.
  static let viewKeys = ["id", "if", "style", "modifiers"]

  /// The text of a scalar with its fields filled in; nil after the problem was reported.
  func scalar(_ node: SourceNode, expected: String = "a text") -> SourceNode.Scalar? {
    guard case .scalar(let scalar) = node.content else {
      return report(node, expected: expected)
    }
    return scalar
  }

  /// A view with its modifiers.
  func view(_ node: SourceNode) -> AnyView? {
    let table = ViewTable.views
    if case .scalar(let scalar) = node.content, !node.isNull {
      guard let position = table.position(of: scalar.text) else {
        return reportUnknown(node, scalar.text, among: table.names, expected: "a view")
      }
      let nothing = SourceNode(.scalar(.init(text: "", isPlain: true)), at: node.position)
      return at(scalar.text) { view(at: position).read(nothing, self) }
    }
    guard case .mapping(let entries) = node.content else {
      return report(node, expected: "a view: a mapping of its name to its fields")
    }
    return view(entries, in: node)
  }

  private func view(_ entries: [SourceNode.Entry], in node: SourceNode) -> AnyView? {
    let table = ViewTable.views
    var kind: (entry: SourceNode.Entry, position: Int)?
    var isWhole = true
    for entry in entries where !Self.viewKeys.contains(entry.key) {
      guard let position = table.position(of: entry.key) else {
        reportUnknown(entry, among: table.names + Self.viewKeys, kind: "view")
        isWhole = false
        continue
      }
      if let first = kind {
        add(
          SceneProblem(
            at: entry.position, path: currentPath,
            found: "\"\(entry.key)\" beside \"\(first.entry.key)\"", expected: "one view"))
        isWhole = false
      } else {
        kind = (entry, position)
      }
    }
    guard let kind else {
      return isWhole ? report(node, expected: "a view") : nil
    }
    let view = at(kind.entry.key) { self.view(at: kind.position).read(kind.entry.value, self) }
    let modifiers = modifiers(in: entries)
    guard let view, let modifiers, isWhole else { return nil }
    return modifiers.reduce(view) { $1($0) }
  }

  /// The views of a list.
  func views(_ node: SourceNode) -> [AnyView]? {
    guard case .sequence(let nodes) = node.content else {
      return report(node, expected: "a list of views")
    }
    let views = nodes.enumerated().compactMap { i, node in at(i) { view(node) } }
    return views.count == nodes.count ? views : nil
  }
}

// MARK: - Modifiers

extension SceneDecoder {
  private func modifiers(in entries: [SourceNode.Entry]) -> [Modifier]? {
    guard let entry = entries.first(where: { $0.key == "modifiers" }) else { return [] }
    return at("modifiers") { modifiers(entry.value) }
  }

  /// The modifiers of a list, the innermost first.
  func modifiers(_ node: SourceNode) -> [Modifier]? {
    guard case .sequence(let nodes) = node.content else {
      return report(node, expected: "a list of modifiers")
    }
    let modifiers = nodes.enumerated().compactMap { i, node in at(i) { modifier(node) } }
    return modifiers.count == nodes.count ? modifiers : nil
  }

  private func modifier(_ node: SourceNode) -> Modifier? {
    let table = ModifierTable.modifiers
    switch node.content {
    case .scalar(let scalar):
      guard let position = table.position(of: scalar.text) else {
        return reportUnknown(node, scalar.text, among: table.names, expected: "a modifier")
      }
      let nothing = SourceNode(.scalar(.init(text: "", isPlain: true)), at: node.position)
      return at(scalar.text) { modifier(at: position).read(nothing, self) }
    case .mapping(let entries) where entries.count == 1:
      let entry = entries[0]
      guard let position = table.position(of: entry.key) else {
        reportUnknown(entry, among: table.names, kind: "modifier")
        return nil
      }
      return at(entry.key) { modifier(at: position).read(entry.value, self) }
    default:
      return report(node, expected: "one modifier: its name, or a mapping of its name to its value")
    }
  }
}
