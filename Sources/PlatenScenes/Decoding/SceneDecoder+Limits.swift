extension SceneDecoder {
  /// The most views of a scene: loops and styles can ask for any number of them.
  static let mostViews = 250_000
  /// The most views and modifiers around each other, a little fewer than a render allows.
  static let mostLevels = 2_000

  /// Counts views, and notes where they are too many; false if they are.
  func countViews(_ count: Int, at node: SourceNode) -> Bool {
    let wereTooMany = viewCount > Self.mostViews
    viewCount += min(count, Self.mostViews + 1)
    if viewCount <= Self.mostViews { return true }
    if !wereTooMany {
      let _: Never? = report(
        node, found: "more than \(Self.mostViews) views", expected: "no more than that of a scene")
    }
    return false
  }

  /// Reads what lies so much deeper; nil after it was reported that this is too deep.
  func deeper<Result>(by levels: Int, at node: SourceNode, _ read: () -> Result?) -> Result? {
    level += levels
    defer { level -= levels }
    guard level <= Self.mostLevels else {
      return report(
        node, found: "more than \(Self.mostLevels) views and modifiers around each other",
        expected: "no more than that")
    }
    return read()
  }

  /// How many modifiers a list is, with those of its styles.
  func modifierCount(of node: SourceNode) -> Int {
    guard case .sequence(let nodes) = node.content else { return 0 }
    return nodes.reduce(0) { count, node in
      guard case .mapping(let entries) = node.content, let style = entries.first,
        style.key == "style"
      else { return min(count + 1, Self.mostLevels + 1) }
      let sizes = style.value.texts.map { surroundings.styleSizes[$0] ?? 1 }
      return min(count + sizes.reduce(0, +), Self.mostLevels + 1)
    }
  }
}

extension SourceNode {
  /// The texts in a value, however deep.
  fileprivate var texts: [String] {
    switch content {
    case .scalar(let scalar): [scalar.text]
    case .sequence(let nodes): nodes.flatMap(\.texts)
    case .mapping(let entries): entries.flatMap(\.value.texts)
    }
  }
}
