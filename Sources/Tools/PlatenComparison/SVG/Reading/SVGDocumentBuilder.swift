internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// Makes nodes of what a parser tells.
final class SVGDocumentBuilder: XMLReaderDelegate {
  private static let svg = "http://www.w3.org/2000/svg"
  /// Elements that draw nothing, whatever is in them.
  private static let passedOver: Set<String> = ["metadata"]
  /// Elements whose text says something.
  private static let withText: Set<String> = [
    "text", "tspan", "textPath", "tref", "altGlyph", "title", "desc", "style", "script",
  ]

  private(set) var nodes: [SVGNode] = []
  private let limits: SVGLimits
  private var open: [Int] = []
  /// How deep the parser is in what is passed over.
  private var passedDepth = 0
  /// How many of the open elements are texts.
  private var openTexts = 0
  /// How many of the open elements have text of another language in them.
  private var openForeignObjects = 0
  /// What has been read of a text.
  private var text = ""
  /// Whether white space is kept, for each open element.
  private var keepsSpace: [Bool] = []
  /// Whether a space that comes next would be the second one, or the first of a text.
  private var followsSpace = true

  init(limits: SVGLimits) { self.limits = limits }

  func begin(
    _ name: String, attributes: [(name: String, value: String)]
  ) throws(SVGReadingError) {
    addText()
    if open.count + passedDepth >= limits.depth {
      throw SVGReadingError(
        code: .limit, message: "elements are nested deeper than \(limits.depth)")
    }
    let (space, local) = Self.parts(of: name)
    if open.isEmpty, local != "svg" {
      throw SVGReadingError(
        code: .notSVG,
        message: "found the element \(local.quoted()), expected \"svg\"")
    }
    if passedDepth > 0 || (space != Self.svg && isForeign(space)) || Self.passedOver.contains(local)
    {
      passedDepth += 1
      return
    }
    if openTexts == 0 { followsSpace = true }
    try append(node(space, local, attributes))
    count(local, 1)
    let mode = attributes.first { $0.name == "http://www.w3.org/XML/1998/namespace|space" }?.value
    keepsSpace.append(mode.map { $0 == "preserve" } ?? keepsSpace.last ?? false)
  }

  func add(_ text: String) throws(SVGReadingError) {
    if passedDepth == 0, let last = open.last, hasText(last) { self.text += text }
  }

  func end() throws(SVGReadingError) {
    if passedDepth > 0 {
      passedDepth -= 1
      return
    }
    addText()
    let keeps = keepsSpace.removeLast()
    let node = open.removeLast()
    count(nodes[node].name, -1)
    if openTexts == 0, !keeps, Self.withText.contains(nodes[node].name) { trimEnd(of: node) }
  }
}

// MARK: - Elements

extension SVGDocumentBuilder {
  private static func parts(of name: String) -> (space: String, local: String) {
    guard let bar = name.lastIndex(of: "|") else { return ("", name) }
    return (String(name[..<bar]), String(name[name.index(after: bar)...]))
  }

  /// Returns whether elements of a namespace draw nothing; those of HTML may, in a `foreignObject`.
  private func isForeign(_ space: String) -> Bool {
    !space.isEmpty && space != "http://www.w3.org/1999/xhtml"
  }

  private func node(
    _ space: String, _ local: String, _ attributes: [(name: String, value: String)]
  ) -> SVGNode {
    var node = SVGNode(name: local, parent: open.last ?? -1)
    // Without its namespace an SVG is not drawn by most, so that it is another one.
    if open.isEmpty, space.isEmpty { node.attributes["xmlns"] = "none" }
    var list = SVGAttributes()
    for (name, value) in attributes { list.add(name, value) }
    node.attributes.merge(list.finished(for: local)) { first, _ in first }
    node.id = list.id
    return node
  }

  private func append(_ node: SVGNode) throws(SVGReadingError) {
    if nodes.count == limits.nodes {
      throw SVGReadingError(
        code: .limit, message: "there are more than \(limits.nodes) elements and texts")
    }
    if node.parent >= 0 { nodes[node.parent].children.append(nodes.count) }
    if node.name != SVGNode.textName { open.append(nodes.count) }
    nodes.append(node)
  }
}

// MARK: - Texts

extension SVGDocumentBuilder {
  /// Returns whether the text in an element counts: that of an `a` does inside of a text.
  private func hasText(_ node: Int) -> Bool {
    openTexts > 0 || openForeignObjects > 0 || Self.withText.contains(nodes[node].name)
  }

  private func count(_ name: String, _ step: Int) {
    if name == "text" { openTexts += step }
    if name == "foreignObject" { openForeignObjects += step }
  }

  private func addText() {
    guard !text.isEmpty, let parent = open.last else { return }
    let said = keepsSpace.last == true ? text : collapsed(text)
    text = ""
    if said.isEmpty || (said == " " && openTexts == 0) { return }
    var node = SVGNode(name: SVGNode.textName, parent: parent)
    node.text = said
    // A text more than there may be is left out here; the next element is refused.
    try? append(node)
  }

  /// A text with each run of white space as one space, and with none after another text's.
  private func collapsed(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace && followsSpace { continue }
      bytes.append(isSpace ? 0x20 : byte)
      followsSpace = isSpace
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Drops the space at the end of a text; a text of nothing else stays, as an empty one.
  private func trimEnd(of node: Int) {
    guard nodes.count - 1 > node, nodes[nodes.count - 1].name == SVGNode.textName else { return }
    while nodes[nodes.count - 1].text.hasSuffix(" ") { nodes[nodes.count - 1].text.removeLast() }
  }
}

// MARK: - Attributes

/// Gathers an element's attributes, however they are spelled, under one name each.
private struct SVGAttributes {
  /// The `id`; nil if there is none.
  private(set) var id: String?
  private var attributes: [String: String] = [:]
  private var properties: [(name: String, value: String)] = []

  private static let xlink = "http://www.w3.org/1999/xlink|"
  private static let xml = "http://www.w3.org/XML/1998/namespace|"
  /// Attributes that say nothing about the picture.
  private static let passedOver: Set<String> = [
    "version", "baseProfile", "contentScriptType", "contentStyleType", "xml:space", "xml:base",
  ]

  /// Takes an attribute; one of a namespace that draws nothing is passed over.
  mutating func add(_ name: String, _ value: String) {
    switch name {
    case "id", Self.xml + "id": id = value
    case "style": properties = SVGStyle.declarations(in: value)
    case Self.xlink + "href":
      // The one without a prefix goes first (SVG 2, 16.1.3).
      if attributes["href"] == nil { attributes["href"] = value }
    case Self.xlink + "title": attributes["title"] = value
    case Self.xml + "lang":
      if attributes["lang"] == nil { attributes["lang"] = value }
    default:
      if !name.contains("|"), !Self.passedOver.contains(name) { attributes[name] = value }
    }
  }

  /// The attributes of an element, without those that say what holds anyway.
  func finished(for element: String) -> [String: String] {
    var all = attributes
    for (name, value) in properties { all[name] = value }
    return all.filter { !SVGDefaults.isDefault($0.key, $0.value, of: element) }
  }
}

/// Attributes that say what holds without them; only such as are not inherited.
private enum SVGDefaults {
  private static let boxes: Set<String> = ["rect", "image", "use", "svg", "foreignObject"]
  private static let rounds: Set<String> = ["circle", "ellipse"]
  private static let shapeless: Set<String> = ["opacity", "stop-opacity", "flood-opacity"]

  /// Returns whether an attribute's value is what an element has without it.
  static func isDefault(_ name: String, _ value: String, of element: String) -> Bool {
    switch name {
    case "x", "y": return (boxes.contains(element) || element == "text") && isNumber(value, 0)
    case "cx", "cy": return rounds.contains(element) && isNumber(value, 0)
    case "x1", "y1", "x2", "y2": return element == "line" && isNumber(value, 0)
    case "transform": return SVGTransform(value)?.isIdentity ?? false
    case "clip-path", "mask", "filter": return value == "none"
    case "mix-blend-mode": return value == "normal"
    default: return shapeless.contains(name) && isNumber(value, 1)
    }
  }

  private static func isNumber(_ text: String, _ number: Double) -> Bool {
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    guard scanner.number() == number else { return false }
    return scanner.word().isEmpty || text.hasSuffix("px")
  }
}
