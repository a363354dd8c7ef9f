extension SceneDecoder {
  /// Counts views and texts, and notes where they are too many; false if they are, or if the reading
  /// is cancelled.
  func count(_ added: SceneSize, at node: SourceNode) -> Bool {
    let limits = options.limits
    let before = size
    size += added
    if before.views <= limits.views, size.views > limits.views {
      reportLimit(node, found: "more than \(limits.views) views", "at most that many in a scene")
    }
    if before.textBytes <= limits.textBytes, size.textBytes > limits.textBytes {
      reportTextLimit(node)
    }
    return size.views <= limits.views && size.textBytes <= limits.textBytes && !isCancelled
  }

  /// Notes that texts are longer than they may be.
  func reportTextLimit(_ node: SourceNode) {
    reportLimit(
      node, found: "more than \(options.limits.textBytes) bytes of texts",
      "at most that many in a scene")
  }

  /// Counts views, as ``count(_:at:)`` does.
  func countViews(_ count: Int, at node: SourceNode) -> Bool {
    self.count(SceneSize(views: count), at: node)
  }

  /// Counts a text, as ``count(_:at:)`` does; an empty one is work as well.
  func countText(_ text: String, at node: SourceNode) -> Bool {
    count(SceneSize(textBytes: max(text.utf8.count, 1)), at: node)
  }

  /// Notes that there is more of something than there may be.
  private func reportLimit(_ node: SourceNode, found: String, _ expected: String) {
    add(
      SceneError(
        at: node.position, path: currentPath, found: found, expected: expected,
        exceedsLimit: true))
  }

  /// Reads what lies so much deeper; nil after it was reported that this is too deep.
  func deeper<Result>(by levels: Int, at node: SourceNode, _ read: () -> Result?) -> Result? {
    level += levels
    defer { level -= levels }
    guard level <= options.limits.levels else {
      reportLimit(
        node, found: "more than \(options.limits.levels) nested views and modifiers",
        "at most that many")
      return nil
    }
    return read()
  }

  /// Returns how many modifiers a list is, with those of its styles.
  func modifierCount(of node: SourceNode) -> Int {
    guard case .sequence(let nodes) = node.content else { return 0 }
    let most = options.limits.levels + 1
    return nodes.reduce(0) { count, node in
      guard case .mapping(let entries) = node.content, let style = entries.first,
        style.key == "style"
      else { return min(count + 1, most) }
      let sizes = style.value.texts.map { sceneEnvironment.styleSizes[$0] ?? 1 }
      return min(count + sizes.reduce(0, +), most)
    }
  }
}

extension SourceNode {
  /// The texts in a value, however deep.
  var texts: [String] {
    switch content {
    case .scalar(let scalar): [scalar.text]
    case .sequence(let nodes): nodes.flatMap(\.texts)
    case .mapping(let entries): entries.flatMap(\.value.texts)
    }
  }
}

// MARK: - Sizes

/// The size of a scene, what loops and styles repeat counted again.
struct SceneSize: Hashable {
  /// Views, and tags, which are as much work.
  var views = 0
  var modifiers = 0
  /// Bytes of texts in UTF-8.
  var textBytes = 0

  static func += (size: inout Self, other: Self) {
    size.views += other.views
    size.modifiers += other.modifiers
    // Texts of a loop in a loop may be more than can be counted.
    let (sum, isTooLarge) = size.textBytes.addingReportingOverflow(other.textBytes)
    size.textBytes = isTooLarge ? .max : sum
  }

  static func - (size: Self, other: Self) -> Self {
    Self(
      views: size.views - other.views, modifiers: size.modifiers - other.modifiers,
      textBytes: size.textBytes - other.textBytes)
  }
}
