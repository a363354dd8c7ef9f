internal import PlatenBase
internal import PlatenDrawing

/// An SVG file, made ready to be compared: what its attributes mean, and what its elements are matched
/// by.
struct SVGOutline {
  let document: SVGDocument
  /// What each element's attributes mean, by their names in order.
  private(set) var values: [[(name: String, value: SVGValue)]]
  /// What each text says.
  private(set) var texts: [String]
  /// How the elements are nested, and what they are matched by.
  private(set) var outline = TreeOutline()
  /// How many times larger than in its own numbers each element is drawn, at the most.
  let scales: [Double]
  /// Whether each element is part of a definition that nobody refers to.
  let isUnused: [Bool]
  private let numbers: [Int]

  init(_ document: SVGDocument, keys: inout SVGKeys) {
    self.document = document
    values = document.nodes.map { node in
      node.attributes.sorted { $0.key < $1.key }
        .map { ($0.key, SVGValue($0.key, $0.value, of: node.name)) }
    }
    texts = document.nodes.map { node in
      node.parent >= 0 && document.nodes[node.parent].name == "style"
        ? SVGStyle.sheet(node.text) : node.text
    }
    scales = SVGScales.scales(of: document)
    isUnused = SVGDefinitions.unused(document, values)
    numbers = Self.numbers(of: document)
    outline.parents = document.nodes.map(\.parent)
    outline.children = document.nodes.map(\.children)
    outline.kinds = document.nodes.map { keys.kind(of: $0.name) }
    outline.names = [Int](repeating: -1, count: document.nodes.count)
    // First without what is referred to, then with it, so that a renamed id is no difference.
    outline.forms = contents(&keys, SVGForm.value) { _ in nil }
    let alone = contents(&keys) { _ in nil }
    outline.contents = contents(&keys) { id in document.targets[id].map { alone[$0] } }
  }

  /// The number of each element's content, with what its references come to.
  ///
  /// - Parameter form: What counts of an attribute; nil if nothing does.
  private func contents(
    _ keys: inout SVGKeys, _ form: (String, SVGValue) -> SVGValue? = { $1 },
    target: (String) -> Int?
  ) -> [Int] {
    var numbers = [Int](repeating: 0, count: document.nodes.count)
    for index in document.nodes.indices.reversed() {
      let node = document.nodes[index]
      var plain: [SVGKeys.Attribute] = []
      var targets: [Int] = []
      for (name, value) in values[index] {
        guard let value = form(name, value) else { continue }
        let ids = value.targets
        targets += ids.map { target($0) ?? -1 }
        plain.append(SVGKeys.Attribute(name: name, value: ids.isEmpty ? value : nil))
      }
      numbers[index] = keys.content(
        of: SVGKeys.Content(
          name: node.name, attributes: plain, targets: targets, text: texts[index],
          inside: node.children.map { numbers[$0] }))
    }
    return numbers
  }

  /// Returns where an element stands: `svg/g[2]/path[1]`; what is very deep without the steps in
  /// between.
  func path(of node: Int) -> String {
    var steps: [String] = []
    var index = node
    while index > 0, steps.count < Self.mostSteps {
      steps.append(step(of: index))
      index = document.nodes[index].parent
    }
    if index > 0 { steps.append("…") }
    return (["svg"] + steps.reversed()).joined(separator: "/")
  }

  private static let mostSteps = 32

  /// Returns what an element is called among those around it: `path[1]`.
  func step(of node: Int) -> String {
    let name = document.nodes[node].name
    if node == 0 { return name }
    return (name == SVGNode.textName ? "text()" : name.printable) + "[\(numbers[node])]"
  }

  /// Returns which one of those with its name around it each node is, from 1.
  private static func numbers(of document: SVGDocument) -> [Int] {
    var numbers = [Int](repeating: 1, count: document.nodes.count)
    for node in document.nodes {
      var counts: [String: Int] = [:]
      for child in node.children {
        counts[document.nodes[child].name, default: 0] += 1
        numbers[child] = counts[document.nodes[child].name, default: 1]
      }
    }
    return numbers
  }
}

// MARK: - Keys

/// The numbers by which elements are matched, the same for both files.
struct SVGKeys {
  /// An attribute; the value of one that refers to elements is told by them.
  struct Attribute: Hashable {
    let name: String
    let value: SVGValue?
  }

  /// All that an element shows.
  struct Content: Hashable {
    let name: String
    let attributes: [Attribute]
    let targets: [Int]
    let text: String
    let inside: [Int]
  }

  private var kinds = NumberedKeys<String>()
  private var contents = NumberedKeys<Content>()

  mutating func kind(of name: String) -> Int { kinds.number(of: name) }

  mutating func content(of content: Content) -> Int { contents.number(of: content) }
}

// MARK: - Forms

/// The form of an attribute, without the place to which it moves its element.
private enum SVGForm {
  private static let places: Set<String> = ["x", "y", "cx", "cy", "dx", "dy"]

  /// The value without a place; nil for one that is nothing but a place.
  static func value(_ name: String, _ value: SVGValue) -> SVGValue? {
    switch value {
    case .transform(var transform):
      transform.values[4...5] = [0, 0]
      return transform.isIdentity ? nil : .transform(transform)
    case .path(let path): return .path(path.atOrigin)
    default: return places.contains(name) ? nil : value
    }
  }
}

// MARK: - Scales

/// The scales at which elements are drawn, so that a tolerance holds in pixels.
private enum SVGScales {
  /// Elements whose numbers are parts of something else's size, or are used at any size.
  private static let fractional: Set<String> = [
    "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "filter", "symbol",
  ]

  /// The scale of each element; at least 1, as what is drawn smaller is compared as it is written.
  static func scales(of document: SVGDocument) -> [Double] {
    var scales = [Double](repeating: 1, count: document.nodes.count)
    let strokes = document.nodes.flatMap { numbers($0.attributes["stroke-width"]) }.max() ?? 1
    for (index, node) in document.nodes.enumerated() {
      let around = node.parent < 0 ? 1 : scales[node.parent]
      var scale = around
      if let text = node.attributes["transform"], let transform = SVGTransform(text) {
        scale *= transform.scale
      }
      if node.name == "svg" { scale *= viewBoxScale(of: node) }
      if node.name == "marker" { scale *= markerScale(of: node) * strokes }
      if fractional.contains(node.name) { scale = max(scale, 100) }
      scales[index] = scale.isFinite ? scale : around
    }
    return scales.map { max($0, 1) }
  }

  /// Returns how many times larger a marker is drawn than its `viewBox`, at a stroke of 1.
  private static func markerScale(of node: SVGNode) -> Double {
    let box = numbers(node.attributes["viewBox"])
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return 1 }
    let width = (numbers(node.attributes["markerWidth"]).first ?? 3) / box[2]
    return max(width, (numbers(node.attributes["markerHeight"]).first ?? 3) / box[3])
  }

  /// Returns how many times larger the `viewBox` is drawn.
  private static func viewBoxScale(of node: SVGNode) -> Double {
    let box = numbers(node.attributes["viewBox"])
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return 1 }
    let width = numbers(node.attributes["width"]).first.map { $0 / box[2] }
    let height = numbers(node.attributes["height"]).first.map { $0 / box[3] }
    return max(width ?? height ?? 1, height ?? width ?? 1)
  }

  private static func numbers(_ text: String?) -> [Double] {
    SVGToken.tokens(of: text ?? "").compactMap {
      guard case .number(let value, unit: "") = $0 else { return nil }
      return value
    }
  }
}
