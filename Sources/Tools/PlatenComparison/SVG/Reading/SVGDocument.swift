internal import Foundation
internal import PlatenDrawing

/// The elements of an SVG file in the order in which they begin, the root first, without what draws
/// nothing: comments, metadata, what editors keep for themselves.
struct SVGDocument {
  /// The elements and the texts.
  let nodes: [SVGNode]
  /// The nodes that references find, by their ids.
  let targets: [String: Int]
  /// The ids that style sheets may be for.
  let styledIDs: Set<String>

  /// Reads a file.
  init(_ data: Data, limits: SVGLimits = SVGLimits()) throws(SVGReadingError) {
    if data.count > limits.bytes {
      throw SVGReadingError(
        code: .limit, message: "the file has \(data.count) bytes, more than \(limits.bytes)")
    }
    if data.starts(with: [0x1F, 0x8B]) {
      throw SVGReadingError(
        code: .notSVG, message: "found a file compressed with gzip, expected an SVG as plain text")
    }
    let builder = SVGDocumentBuilder(limits: limits)
    guard let parser = XMLReader(delegate: builder, limits: limits) else {
      throw SVGReadingError(code: .limit, message: "there is not enough memory for the file")
    }
    try parser.parse(data)
    let nodes = builder.nodes
    var targets: [String: Int] = [:]
    var styled = Set<String>()
    for (index, node) in nodes.enumerated() {
      if let id = node.id, targets[id] == nil { targets[id] = index }
      if node.name == SVGNode.textName, nodes[node.parent].name == "style" {
        styled.formUnion(SVGStyle.ids(in: node.text))
      }
    }
    (self.nodes, self.targets, styledIDs) = (nodes, targets, styled)
  }
}

// MARK: - Nodes

/// An element of an SVG file, or a text in one.
struct SVGNode {
  /// The element's name without its prefix; ``textName`` for a text.
  var name: String
  /// The attributes that say something about the picture, and the properties of `style`, by name.
  var attributes: [String: String] = [:]
  /// The `id`; nil if there is none.
  var id: String?
  /// What a text says, with its white space as it is drawn; empty for elements.
  var text = ""
  /// The node around, which stands before this one; -1 for the root.
  var parent: Int
  /// The nodes inside, in order.
  var children: [Int] = []

  /// What texts are called among elements.
  static let textName = "#text"
}
