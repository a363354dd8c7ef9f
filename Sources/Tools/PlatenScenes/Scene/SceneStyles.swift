internal import Platen

/// The named styles of a scene: a look that is written once.
enum SceneStyles {
  /// Reads the styles and lets modifiers name them.
  static var type: ValueType<Void> {
    let expected = "a mapping of names to lists of modifiers"
    return ValueType(expected: expected) { definitions in
      ["type": "object", "additionalProperties": definitions.modifiers()]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      for entry in entries { decoder.sceneEnvironment.styles[entry.key] = entry.value }
      decoder.measureStyles(entries)
      // One that nobody uses is checked as well; what it says of a loop's item cannot be.
      for entry in entries { decoder.checkStyle(named: entry.key) }
      return ()
    }
  }
}

extension ModifierTable {
  /// The modifier that stands for others.
  static let styles: [Part<Modifier>] = [
    Part("style", "Applies one or more of the scene's styles.") { fields in
      let styles = fields.required(
        "name", ValueType<[Modifier]>.style.oneOrMore("a style's name, or a list of them"),
        "The styles, the innermost first.")
      fields.setPrimary(styles)
      return { values, _ in
        let modifiers = values[styles].joined()
        return { modifiers.reduce($0) { $1($0) } }
      }
    }
  ]
}

extension ValueType where Value == [Modifier] {
  /// A style by its name.
  fileprivate static var style: ValueType {
    ValueType(expected: "a style's name", schema: { _ in ["type": "string"] }) { node, decoder in
      guard let name = decoder.scalar(node, expected: "a style's name")?.text else { return nil }
      return decoder.style(named: name, at: node)
    }
  }
}

extension SceneDecoder {
  /// The modifiers of a style; nil after the error was reported.
  fileprivate func style(named name: String, at node: SourceNode) -> [Modifier]? {
    let styles = sceneEnvironment.styles
    guard let style = styles[name] else {
      return reportUnknown(node, name, among: styles.keys.sorted(), expected: "a style's name")
    }
    guard !sceneEnvironment.openStyles.contains(name) else {
      return report(
        node, found: "the style \(Quotation(name)) inside itself", expected: "another style")
    }
    sceneEnvironment.openStyles.append(name)
    defer { sceneEnvironment.openStyles.removeLast() }
    return modifiers(style)
  }

  /// Finds out how many modifiers styles are: as many rounds as styles may be inside of each other.
  fileprivate func measureStyles(_ entries: [SourceNode.Entry]) {
    for _ in 0..<32 {
      let sizes = Dictionary(
        entries.map { ($0.key, modifierCount(of: $0.value)) }, uniquingKeysWith: { $1 })
      if sizes == sceneEnvironment.styleSizes { return }
      sceneEnvironment.styleSizes = sizes
    }
  }

  /// Reads a style that may name fields of items that are not there yet.
  fileprivate func checkStyle(named name: String) {
    guard let style = sceneEnvironment.styles[name], !style.namesData else { return }
    sceneEnvironment.openStyles.append(name)
    defer { sceneEnvironment.openStyles.removeLast() }
    _ = at(name) { modifiers(style) }
  }
}

extension SourceNode {
  /// Whether a text in it has braces.
  fileprivate var namesData: Bool {
    switch content {
    case .scalar(let scalar): scalar.text.utf8.contains(UInt8(ascii: "{"))
    case .sequence(let nodes): nodes.contains(where: \.namesData)
    case .mapping(let entries): entries.contains { $0.value.namesData }
    }
  }
}
