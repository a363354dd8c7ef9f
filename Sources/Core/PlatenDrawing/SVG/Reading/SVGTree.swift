internal import Foundation
internal import PlatenBase

/// The elements of an SVG file, each with its attributes, what style sheets say of it, and its `style`.
struct SVGTree {
  /// An element with those within it.
  struct Node {
    var element: SVGElement
    var parent: Int?
    var children: [Int] = []
    /// What a text says.
    var text = ""
  }

  /// In the order in which they begin, the root first.
  private(set) var nodes: [Node]
  /// The elements by their ids.
  private(set) var targets: [String: Int] = [:]
  /// What of the style sheets is not understood.
  let unknownRules: [String]

  /// - Throws: ``SVGReadingError`` for what is no SVG, or is larger or deeper than any picture.
  init(_ data: Data, limits: SVGLimits) throws(SVGReadingError) {
    let builder = SVGTreeBuilder(limits)
    guard let reader = XMLReader(delegate: builder, limits: limits) else {
      throw SVGReadingError(code: .limit, message: "there is not enough memory for the file")
    }
    try reader.parse(data)
    nodes = builder.nodes
    let sheet = SVGSheet(builder.nodes.filter { $0.element.name == "style" }.map(\.text).joined())
    unknownRules = sheet.unknown
    var steps = 0
    for index in nodes.indices {
      if let id = nodes[index].element.values["id"], targets[id] == nil { targets[id] = index }
      let rules = sheet.declarations(for: index, in: builder.nodes, &steps)
      if steps > Self.mostSteps {
        throw SVGReadingError(
          code: .limit, message: "found more style rules than can be applied, expected fewer")
      }
      let values = builder.nodes[index].element.values
      if rules.isEmpty && values["style"] == nil { continue }
      nodes[index].element = SVGElement(
        nodes[index].element.name, values.map { ($0.key, $0.value) } + rules)
    }
  }

  /// A second's work at most.
  private static let mostSteps = 4_000_000

  /// The element that a reference such as `#a` or `url(#a)` is for; nil if there is none.
  func target(of reference: String) -> Int? {
    var text = reference[...]
    if text.hasPrefix("url(") {
      text = text.dropFirst(4).prefix { $0 != ")" }
      text = text.drop { "\"' ".contains($0) }
      while let last = text.last, "\"' ".contains(last) { text.removeLast() }
    }
    return text.first == "#" ? targets[String(text.dropFirst())] : nil
  }
}

/// Makes a tree of what the reader tells.
private final class SVGTreeBuilder: XMLReaderDelegate {
  private static let namespace = "http://www.w3.org/2000/svg"
  private static let link = "http://www.w3.org/1999/xlink|href"
  private static let withText: Set<String> = ["style", "text", "tspan", "textPath"]

  private(set) var nodes: [SVGTree.Node] = []
  private let limits: SVGLimits
  private var open: [Int] = []
  /// How deep the reader is in what is of another language.
  private var passedDepth = 0

  init(_ limits: SVGLimits) { self.limits = limits }

  func begin(
    _ name: String, attributes: [(name: String, value: String)]
  ) throws(SVGReadingError) {
    guard nodes.count < limits.nodes, open.count + passedDepth < limits.depth else {
      throw SVGReadingError(
        code: .limit,
        message: "found more than \(limits.nodes) elements, or elements nested deeper than "
          + "\(limits.depth)")
    }
    let parts = name.split(separator: "|")
    let local = String(parts.last ?? "")
    if open.isEmpty, local != "svg" {
      throw SVGReadingError(
        code: .notSVG, message: "found the element \(local.quoted()), expected \"svg\"")
    }
    if passedDepth > 0 || parts.count > 1 && parts[0] != Self.namespace || local == "metadata" {
      passedDepth += 1
      return
    }
    var values: [String: String] = [:]
    for (name, value) in attributes { values[name] = value }
    values["href"] = values["href"] ?? values[Self.link]
    var element = SVGElement(local, [])
    // What `style` says comes after what style sheets do.
    element.values = values
    if let parent = open.last { nodes[parent].children.append(nodes.count) }
    open.append(nodes.count)
    nodes.append(SVGTree.Node(element: element, parent: open.dropLast().last))
  }

  func add(_ text: String) throws(SVGReadingError) {
    guard passedDepth == 0, let last = open.last,
      Self.withText.contains(nodes[last].element.name)
    else { return }
    nodes[last].text += text
  }

  func end() throws(SVGReadingError) {
    if passedDepth > 0 { passedDepth -= 1 } else { open.removeLast() }
  }
}
