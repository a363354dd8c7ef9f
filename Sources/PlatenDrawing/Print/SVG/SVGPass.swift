/// One pass over a document of Cairo's, which writes what is inside of `<svg>` again, shorter.
///
/// What it does not know passes through as it is, apart from ids and references.
struct SVGPass: ~Copyable {
  /// The decimals of a place on the page: half of a unit is 0.005 points.
  static let pageDecimals = 2

  var reader: SVGReader
  var identifiers: SVGIdentifiers
  var writer: ByteWriter
  var open: [SVGOpenElement] = []
  /// Whether a name of XLink was written.
  var usesXLink = false
  private var hasRoot = false
  /// The id of a symbol whose start tag is not yet written: a symbol of one path is a path.
  private var symbol: Bytes?
  /// The last group that only sets a colour, and where its end tag ends.
  private var fillGroup: (group: SVGOpenElement, end: Int)?

  init(_ document: Bytes) {
    reader = SVGReader(document)
    identifiers = SVGIdentifiers(referencesIn: document)
    writer = ByteWriter(capacity: document.count)
  }

  mutating func run() throws(SVGReader.Failure) {
    while true {
      switch try reader.next() {
      case .open(let name, let isWhole):
        try openElement(name, isWhole: isWhole)
      case .close:
        try closeElement()
      case .other(let bytes):
        startSymbol()
        if !open.isEmpty { writer.append(bytes) }
      case .end:
        guard open.isEmpty, hasRoot else { throw SVGReader.Failure() }
        return
      }
    }
  }

  /// The value of an attribute of the last tag.
  func attribute(_ name: StaticString) -> Bytes? {
    for attribute in reader.attributes where attribute.name.isEqual(to: name) {
      return attribute.value
    }
    return nil
  }
}

// MARK: - Start tags

extension SVGPass {
  private mutating func openElement(
    _ name: Bytes, isWhole: Bool
  ) throws(SVGReader.Failure) {
    let element = SVGElement(name)
    guard let parent = open.last else {
      // The root: its tags are written by the rewriter.
      guard element == .svg, !isWhole, !hasRoot else { throw SVGReader.Failure() }
      hasRoot = true
      open.append(
        SVGOpenElement(name: name, element: element, start: 0, content: 0, isElided: true))
      return
    }
    var identifier: Bytes?
    if symbol != nil {
      if element == .path, isWhole, reader.isBeforeClose() {
        identifier = symbol
        symbol = nil
        if let outline = attribute("d"), outline.isEmpty, let identifier {
          identifiers.setEmpty(identifier)
          return
        }
      } else {
        startSymbol()
      }
    } else if element == .use, isWhole, !parent.isExact, writeGlyph() {
      return
    } else if isLeftOut(element, in: parent) {
      if !isWhole { try reader.skipContent() }
      return
    }
    if element == .symbol, !isWhole, reader.attributes.count == 2, let id = attribute("id"),
      attribute("overflow")?.isEqual(to: "visible") == true
    {
      symbol = id
      var held = parent.child(name, element, at: writer.count)
      held.isElided = true
      open.append(held)
      return
    }
    write(parent.child(name, element, at: writer.count), identifier: identifier, isWhole: isWhole)
  }

  /// Whether an element is never seen: nothing refers to it, it is there already, or it draws
  /// nothing.
  private mutating func isLeftOut(_ element: SVGElement, in parent: SVGOpenElement) -> Bool {
    if element == .use, let target = attribute("xlink:href"), target.first == UInt8(ascii: "#") {
      return identifiers.isEmpty(target.part(1..<target.count))
    }
    guard let id = attribute("id") else { return false }
    if identifiers.isReferenced(id) {
      // Cairo writes a picture once for the page and once for each group that shows it.
      return !identifiers.define(id)
    }
    return element.isDefinition || element == .group && parent.element == .defs
  }

  /// Writes the start tag of a symbol that was held back.
  private mutating func startSymbol() {
    guard let id = symbol else { return }
    symbol = nil
    writer.append("<symbol overflow=\"visible\" id=\"")
    identifiers.write(id, to: &writer)
    writer.append("\">")
    open[open.count - 1].isElided = false
    open[open.count - 1].content = writer.count
  }

  private mutating func write(_ child: SVGOpenElement, identifier: Bytes?, isWhole: Bool) {
    var child = child
    writer.append(UInt8(ascii: "<"))
    writer.append(child.name)
    let plain = writer.count
    if let identifier {
      writer.append(" id=\"")
      identifiers.write(identifier, to: &writer)
      writer.append(UInt8(ascii: "\""))
    }
    writeAttributes(of: &child)
    if child.element == .group, writer.count == plain {
      writer.truncate(to: child.start)
      child.isElided = true
    } else if isWhole {
      writer.append("/>")
    } else {
      writer.append(UInt8(ascii: ">"))
      child.content = writer.count
      if child.isFillGroup { child = joined(child) }
    }
    if !isWhole { open.append(child) }
  }

  /// Goes on with the group before if that one is just the same.
  private mutating func joined(_ child: SVGOpenElement) -> SVGOpenElement {
    guard let (group, end) = fillGroup, end == child.start,
      writer.bytes.part(group.start..<group.content).isEqual(
        to: writer.bytes.part(child.start..<child.content))
    else { return child }
    writer.truncate(to: end - 4)
    return group
  }
}

// MARK: - End tags

extension SVGPass {
  private mutating func closeElement() throws(SVGReader.Failure) {
    guard let closed = open.popLast() else { throw SVGReader.Failure() }
    if let id = symbol {
      identifiers.setEmpty(id)
      symbol = nil
    }
    if closed.isElided { return }
    if writer.count == closed.content {
      if closed.isFillGroup || closed.element == .defs {
        writer.truncate(to: closed.start)
      } else {
        writer.truncate(to: closed.content - 1)
        writer.append("/>")
      }
      return
    }
    writer.append("</")
    writer.append(closed.name)
    writer.append(UInt8(ascii: ">"))
    if closed.isFillGroup { fillGroup = (closed, writer.count) }
  }
}

extension SVGOpenElement {
  /// An element within this one.
  func child(_ name: Bytes, _ element: SVGElement, at start: Int) -> SVGOpenElement {
    SVGOpenElement(
      name: name, element: element, start: start, content: start,
      isExact: isExact || !element.keepsPageUnits, inherited: inherited)
  }
}
