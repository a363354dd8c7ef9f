internal import Platen
internal import PlatenText

/// A `font` modifier as it is written, around what is read.
struct FontAround {
  var node: SourceNode
  /// How many steps of a path lead to its list of modifiers, and its place there.
  var depth: Int
  var index: Int
}

extension SceneDecoder {
  /// Reads a view whose modifiers may set its type, in which lengths in em are measured.
  func inType<Result>(of modifiers: SourceNode?, _ read: () -> Result) -> Result {
    var seen: Set<String> = []
    guard let font = modifiers.flatMap({ fontAround($0, &seen) }) else { return read() }
    sceneEnvironment.fonts.append(font)
    defer { sceneEnvironment.fonts.removeLast() }
    return read()
  }

  /// The size in points of the type around what is read: that of the nearest `font` modifier, or that of body
  /// text at the canvas's Dynamic Type size; nil outside of the scene's view.
  var typeSize: CGFloat? {
    guard let canvas = sceneEnvironment.canvas else { return nil }
    // The same text is another length elsewhere.
    noteOutside()
    var font = Font.body
    if let around = sceneEnvironment.fonts.popLast() {
      // A font's own em is that of the type around it.
      defer { sceneEnvironment.fonts.append(around) }
      guard let known = read(around) else { return nil }
      font = known
    }
    return font.resolved(for: canvas.dynamicTypeSize, on: canvas.platform).size
  }

  private func read(_ font: FontAround) -> Font? {
    at(depth: font.depth) {
      at("modifiers") { at(font.index) { at("font") { ValueType.font.read(font.node, self) } } }
    }
  }

  /// The innermost font of a list of modifiers, that of a named style too.
  ///
  /// - Parameter seen: The styles that were looked through, each once: they may double each other.
  private func fontAround(_ modifiers: SourceNode, _ seen: inout Set<String>) -> FontAround? {
    guard case .sequence(let nodes) = modifiers.content else { return nil }
    for (i, node) in nodes.enumerated() {
      guard case .mapping(let entries) = node.content, let entry = entries.first else { continue }
      if entry.key == "font" { return FontAround(node: entry.value, depth: depth, index: i) }
      for name in entry.key == "style" ? entry.value.texts : [] where seen.insert(name).inserted {
        guard let style = sceneEnvironment.styles[name] else { continue }
        if let font = fontAround(style, &seen) { return font }
      }
    }
    return nil
  }
}
