/// Gathers an element's attributes, however they are spelled, under one name each.
struct SVGAttributes {
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
