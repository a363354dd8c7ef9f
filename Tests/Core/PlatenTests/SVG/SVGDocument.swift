import FoundationXML
import Platen

/// What a parser that is not ours finds in a document.
final class SVGDocument: NSObject, XMLParserDelegate {
  private(set) var title = ""
  private(set) var identifiers: [String] = []
  private(set) var references: [String] = []
  /// The characters of each text element.
  private(set) var texts: [String] = []
  /// The attributes of the elements of each name, in order.
  private(set) var elements: [String: [[String: String]]] = [:]
  /// The characters of the style sheet.
  private(set) var rules = ""
  private var path: [String] = []

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    path.append(name)
    if name == "text" { texts.append("") }
    elements[name, default: []].append(attributes)
    for (name, value) in attributes {
      if name == "id" { identifiers.append(value) }
      if name == "xlink:href", value.hasPrefix("#") { references.append(String(value.dropFirst())) }
      references += value.matches(of: #/url\(#([^)]*)\)/#).map { String($0.output.1) }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    switch path.last {
    case "title": title += string
    case "style": rules += string
    case "text", "tspan": texts[texts.count - 1] += string
    default: break
    }
  }
}
