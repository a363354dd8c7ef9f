internal import PlatenBase

/// Makes one tree of values out of what a parser meets, in the text's order.
///
/// open or add → name → … → close. It refuses what is too deep or too much before it is built.
/// Values wait on two stacks until the list or mapping around them ends, which needs no recursion.
struct SourceBuilder {
  /// A list or mapping that has begun.
  struct Frame {
    let position: SourcePosition
    let isMapping: Bool
    /// Where its values begin on the stack of items or entries.
    let start: Int
    let nodesBefore: Int
    let anchor: String?
    /// The levels of lists and mappings in it, itself included.
    var height = 1
    /// The name whose value comes next.
    var name: (text: String, position: SourcePosition, merges: Bool)?
    /// The places of names, once there are many.
    var names: [String: SourcePosition]?
    /// Where the merge key stands.
    var mergePosition: SourcePosition?
    /// What the merge key brings, the ones that win first.
    var merged: [SourceNode.Entry] = []
  }

  let limits: SourceLimits
  /// What is wrong so far and let reading go on.
  private(set) var errors: [SceneError] = []
  private(set) var root: SourceNode?
  private var frames: [Frame] = []
  private var items: [SourceNode] = []
  private var entries: [SourceNode.Entry] = []
  private var nodes = 0
  private var levels = 0
  private var anchors: [String: Anchored] = [:]
  private let cancellation = RenderCancellation.current

  private struct Anchored {
    let node: SourceNode
    let nodes: Int
    let height: Int
  }

  /// The number of the text's first line, in what is said of its places.
  private let firstLine: Int

  init(limits: SourceLimits, firstLine: Int) {
    (self.limits, self.firstLine) = (limits, firstLine)
  }

  /// Whether a mapping waits for its next name.
  var expectsName: Bool {
    let top = frames.count - 1
    return top >= 0 && frames[top].isMapping && frames[top].name == nil
  }

  /// Where the innermost list or mapping begins that has not ended.
  var open: SourcePosition? { frames.last?.position }

  mutating func report(_ error: SceneError) throws(SceneError) {
    guard errors.count + 1 < limits.errors else { throw error }
    errors.append(error)
  }
}

// MARK: - Building

extension SourceBuilder {
  mutating func open(
    mapping isMapping: Bool, at position: SourcePosition, anchor: String? = nil
  ) throws(SceneError) {
    try count(1, at: position)
    guard frames.count < limits.depth else { throw tooDeep(at: position) }
    // From here on an alias of this name means the value that it stands in.
    if let anchor { anchors[anchor] = nil }
    frames.append(
      Frame(
        position: position, isMapping: isMapping, start: isMapping ? entries.count : items.count,
        nodesBefore: nodes - 1, anchor: anchor))
  }

  mutating func close() throws(SceneError) {
    guard let frame = frames.popLast() else { return }
    let content: SourceNode.Content
    if frame.isMapping {
      inherit(frame)
      content = .mapping(Array(entries[frame.start...]))
      entries.removeSubrange(frame.start...)
    } else {
      content = .sequence(Array(items[frame.start...]))
      items.removeSubrange(frame.start...)
    }
    let node = SourceNode(content, at: frame.position)
    if let anchor = frame.anchor {
      anchors[anchor] = Anchored(
        node: node, nodes: nodes - frame.nodesBefore, height: frame.height)
    }
    try put(node, height: frame.height, at: frame.position)
  }

  mutating func add(
    _ scalar: SourceNode.Scalar, at position: SourcePosition, anchor: String? = nil
  ) throws(SceneError) {
    try count(1, at: position)
    let node = SourceNode(.scalar(scalar), at: position)
    if let anchor { anchors[anchor] = Anchored(node: node, nodes: 1, height: 0) }
    try put(node, height: 0, at: position)
  }

  /// Repeats the value of an anchor, which keeps its own place.
  mutating func add(alias: String, at position: SourcePosition) throws(SceneError) {
    guard let anchored = anchors[alias] else {
      let isOpen = frames.contains { $0.anchor == alias }
      throw SceneError(
        at: position, path: path, found: "the alias *\(Quotation.cut(alias))",
        expected: isOpen
          ? "an anchor outside its own value"
          : "the anchor &\(Quotation.cut(alias)) before it in the file")
    }
    try count(anchored.nodes, at: position)
    guard frames.count + anchored.height <= limits.depth else { throw tooDeep(at: position) }
    try put(anchored.node, height: anchored.height, at: position)
  }

  /// The name of the value that comes next in a mapping.
  mutating func name(
    _ text: String, at position: SourcePosition, merges: Bool = false
  ) throws(SceneError) {
    let top = frames.count - 1
    if let first = merges ? frames[top].mergePosition : firstPlace(of: text, position) {
      let place = "\(first.line + firstLine - 1):\(first.column)"
      try report(
        SceneError(
          at: position, path: path(to: text), found: "the name \(Quotation(text)) again",
          expected: "each name once, and this one is already at \(place)"))
    }
    if merges { frames[top].mergePosition = position }
    frames[top].name = (text, position, merges)
  }

  /// The value that an anchor names if it is a text, which may be a name.
  func text(ofAlias alias: String) -> SourceNode.Scalar? {
    guard case .scalar(let scalar) = anchors[alias]?.node.content else { return nil }
    return scalar
  }

  /// Lets aliases repeat a name.
  mutating func anchorName(
    _ anchor: String, _ scalar: SourceNode.Scalar, at position: SourcePosition
  ) {
    anchors[anchor] = Anchored(
      node: SourceNode(.scalar(scalar), at: position), nodes: 1, height: 0)
  }

  /// Puts a whole value where it belongs.
  private mutating func put(
    _ node: SourceNode, height: Int, at position: SourcePosition
  ) throws(SceneError) {
    let top = frames.count - 1
    guard top >= 0 else {
      root = node
      return
    }
    if frames[top].height <= height { frames[top].height = height + 1 }
    guard frames[top].isMapping else {
      items.append(node)
      return
    }
    guard let name = frames[top].name else { return }
    if name.merges {
      try merge(node, at: position)
    } else {
      entries.append(SourceNode.Entry(key: name.text, position: name.position, value: node))
    }
    frames[top].name = nil
  }
}

// MARK: - Names

extension SourceBuilder {
  /// So many names are looked through one by one.
  private static var fewNames: Int { 8 }

  /// Notes a name, or finds where it stands already.
  private mutating func firstPlace(
    of name: String, _ position: SourcePosition
  ) -> SourcePosition? {
    let top = frames.count - 1
    let start = frames[top].start
    if entries.count - start < Self.fewNames {
      return entries[start...].first { $0.key == name }?.position
    }
    if frames[top].names == nil {
      frames[top].names = Dictionary(
        entries[start...].lazy.map { ($0.key, $0.position) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    if let first = frames[top].names?[name] { return first }
    frames[top].names?[name] = position
    return nil
  }

  /// Keeps what a merge key brings until the mapping's own names are known.
  private mutating func merge(
    _ node: SourceNode, at position: SourcePosition
  ) throws(SceneError) {
    let mappings: [SourceNode]
    if case .sequence(let nodes) = node.content { mappings = nodes } else { mappings = [node] }
    for mapping in mappings {
      guard case .mapping(let inherited) = mapping.content else {
        try report(
          SceneError(
            at: mappings.count == 1 ? position : mapping.position, path: path,
            found: mapping.phrase, expected: "a mapping, or a list of mappings, to merge"))
        continue
      }
      frames[frames.count - 1].merged += inherited
    }
  }

  /// Puts what the merge key brought behind the mapping's own values, which win.
  private mutating func inherit(_ frame: Frame) {
    guard !frame.merged.isEmpty else { return }
    var names = Set(entries[frame.start...].lazy.map(\.key))
    entries += frame.merged.filter { names.insert($0.key).inserted }
  }
}

// MARK: - Limits

extension SourceBuilder {
  private mutating func count(_ new: Int, at position: SourcePosition) throws(SceneError) {
    if cancellation.isCancelled { throw SceneError(cancelledAt: position) }
    nodes += new
    levels += frames.count
    guard nodes > limits.nodes || levels > limits.levels else { return }
    guard nodes > limits.nodes else {
      throw SceneError(
        at: position, path: "", found: "too many values in too many nested lists and mappings",
        expected: "fewer values, or less nesting", exceedsLimit: true)
    }
    throw SceneError(
      at: position, path: path, found: "more than \(limits.nodes) values",
      expected: "fewer, including all values that aliases repeat", exceedsLimit: true)
  }

  private func tooDeep(at position: SourcePosition) -> SceneError {
    SceneError(
      at: position, path: "", found: "more than \(limits.depth) nested lists and mappings",
      expected: "at most \(limits.depth)", exceedsLimit: true)
  }

  /// The names and indices that lead to the value that comes next.
  var path: String {
    var path = ""
    for (depth, frame) in frames.enumerated() {
      if let name = frame.name {
        path += (path.isEmpty ? "" : ".") + Quotation.cut(name.text)
      } else if !frame.isMapping {
        // Lists that have begun in this one keep their values on the same stack.
        let end = frames[(depth + 1)...].first { !$0.isMapping }?.start ?? items.count
        path += "[\(end - frame.start)]"
      }
    }
    return path
  }

  private func path(to name: String) -> String {
    let path = path
    return (path.isEmpty ? "" : path + ".") + Quotation.cut(name)
  }
}
