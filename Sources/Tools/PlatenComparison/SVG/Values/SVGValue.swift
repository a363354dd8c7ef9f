internal import Foundation
internal import PlatenDrawing

/// The value of an attribute, however it is spelled.
enum SVGValue: Hashable {
  case path(SVGPath)
  case transform(SVGTransform)
  case color(SVGColor)
  /// An element by its id, and what holds if there is none.
  case reference(id: String, fallback: String)
  /// Elements by their ids.
  case references([String])
  /// A file in the document: the text of its `data:` URI without white space.
  case data(String)
  /// Numbers and words.
  case tokens([SVGToken])
  /// Words in any order.
  case words([String])
  case text(String)

  private static let paints: Set<String> = [
    "fill", "stroke", "stop-color", "flood-color", "lighting-color", "color", "solid-color",
  ]
  private static let transforms: Set<String> = [
    "transform", "gradientTransform", "patternTransform",
  ]
  private static let texts: Set<String> = [
    "lang", "title", "role", "type", "media", "target", "content", "unicode", "glyph-name",
  ]

  /// Reads an attribute of an element.
  init(_ name: String, _ text: String, of element: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "d" where element != "animate", "path": self = .path(SVGPath(trimmed))
    case "href": self = Self.link(trimmed)
    case "class":
      self = .words(Set(trimmed.split(whereSeparator: \.isWhitespace)).map(String.init).sorted())
    case "aria-labelledby", "aria-describedby":
      self = .references(trimmed.split(whereSeparator: \.isWhitespace).map(String.init))
    case "font-family": self = .words(Self.families(trimmed))
    case _ where Self.texts.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-"):
      self = .text(trimmed)
    case _ where trimmed.hasPrefix("url("): self = Self.url(trimmed)
    case _ where Self.paints.contains(name): self = Self.paint(trimmed)
    case _ where Self.transforms.contains(name):
      self = SVGTransform(trimmed).map { .transform($0) } ?? .tokens(SVGToken.tokens(of: trimmed))
    default: self = .tokens(SVGToken.tokens(of: trimmed))
    }
  }

  /// The ids of the elements that it refers to.
  var targets: [String] {
    switch self {
    case .reference(let id, _): [id]
    case .references(let ids): ids
    default: []
    }
  }

  private static func link(_ text: String) -> SVGValue {
    if text.hasPrefix("#") { return .reference(id: String(text.dropFirst()), fallback: "") }
    return text.hasPrefix("data:") ? file(text) : .text(text)
  }

  private static func file(_ text: String) -> SVGValue {
    .data(String(decoding: text.utf8.filter { $0 > 0x20 }, as: UTF8.self))
  }

  /// A reference as `url(#id)`, with or without quotes, and with what may follow.
  private static func url(_ text: String) -> SVGValue {
    guard let end = text.firstIndex(of: ")") else { return .text(text) }
    let quotes = CharacterSet(charactersIn: "\"' \t\r\n")
    let link = text[..<end].dropFirst(4).trimmingCharacters(in: quotes)
    let rest = text[text.index(after: end)...].trimmingCharacters(in: .whitespacesAndNewlines)
    guard link.hasPrefix("#") else { return .text(text) }
    let fallback = SVGColor(rest)?.description ?? rest
    return .reference(id: String(link.dropFirst()), fallback: fallback)
  }

  private static func paint(_ text: String) -> SVGValue {
    if let color = SVGColor(text) { return .color(color) }
    return .tokens(SVGToken.tokens(of: text.lowercased()))
  }

  private static func families(_ text: String) -> [String] {
    let quotes = CharacterSet(charactersIn: "\"' \t\r\n")
    return text.split(separator: ",").map { $0.trimmingCharacters(in: quotes) }
  }
}
