internal import Foundation

/// Takes the markup of HTML and XML away.
enum MarkupText {
  /// Returns whether a text, without the comments at its ends, begins as HTML or XML does, or is one element.
  static func isMarkup(_ text: String) -> Bool {
    let document = withoutOuterComments(text)
    let start = document.prefix(15).lowercased()
    let isKnown = ["<!doctype", "<html", "<?xml", "<svg", "<body", "<head"].contains {
      start.hasPrefix($0)
    }
    guard !isKnown, start.first == "<", let end = document.lastIndex(where: { !$0.isWhitespace })
    else { return isKnown }
    let name = name(of: document)
    return !name.isEmpty && document[...end].hasSuffix("</\(name)>")
  }

  private static func withoutOuterComments(_ text: String) -> Substring {
    var document = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while document.hasPrefix("<!--"), let end = document.firstRange(of: "-->") {
      document = document[end.upperBound...].drop(while: \.isWhitespace)
    }
    while let last = document.lastIndex(where: { !$0.isWhitespace }),
      document[...last].hasSuffix("-->"), let start = lastComment(in: document)
    {
      document = document[..<start]
    }
    return document
  }

  /// Returns where the last comment of a text begins, which is looked for from its end.
  private static func lastComment(in text: Substring) -> Substring.Index? {
    let bytes = text.utf8
    return bytes.indices.reversed().first { index in
      bytes[index] == UInt8(ascii: "<") && bytes[index...].starts(with: "<!--".utf8)
    }
  }

  /// Returns whether a text begins as an SVG does.
  static func isDrawing(_ text: String) -> Bool {
    let document = text.prefix(2_000).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let isXML = ["<?xml", "<!--", "<!DOCTYPE svg"].contains { document.hasPrefix($0) }
    return document.hasPrefix("<svg") || isXML && document.contains("<svg")
  }

  /// Returns whether a text that begins with no tag has some, or comments, or references to characters,
  /// which are of HTML beyond doubt: `</b>`, `<br>`, `<!-- later -->`, `&nbsp;`.
  static func hasMarkup(_ text: String) -> Bool {
    var rest = text[...]
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      rest = rest[sign...]
      if rest.first == "&" {
        if let known = character(at: rest), known.isClosed { return true }
      } else if rest.hasPrefix("<!--") {
        if rest.prefix(1000).contains("-->") { return true }
      } else {
        let name = name(of: rest).lowercased()[...]
        let isSure = rest.hasPrefix("</") || !inline.contains(name) || rest.hasPrefix("<a href")
        if isSure, names.contains(name), rest.prefix(1000).contains(">") { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Returns the text of a document: without tags and comments, scripts and styles, and with the
  /// characters that references stand for; twice, where it has the text of another, as feeds do.
  ///
  /// Tags are ends of sentences, but for those that are in the middle of words, as `<b>`.
  static func plainText(of text: String) -> String {
    let isDocument = isMarkup(text) || !hasMarkup(text)
    let plain = stripped(text, ofAllTags: isDocument)
    return isDocument && hasMarkup(plain) ? stripped(plain, ofAllTags: false) : plain
  }

  /// - Parameter isDocument: Whether all tags are markup, and not only those of HTML.
  private static func stripped(_ text: String, ofAllTags isDocument: Bool) -> String {
    var plain = ""
    var rest = text[...]
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      if rest.first == "&" {
        plain += reference(in: &rest)
      } else {
        let text = tag(in: &rest, ofAllTags: isDocument)
        // Behind a unit, `km²`, a numeral above the line is no footnote's.
        let isNote = plain.suffix(3).count(where: \.isLetter) == 3
        plain += isNote && superscripts.values.contains(String(text.prefix(1))) ? "" : text
      }
    }
    return plain + rest
  }

  /// The name of the tag with which a text begins.
  private static func name(of tag: Substring) -> Substring {
    tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == ":" }
  }

  /// The tags of HTML.
  private static let names: Set<Substring> = inline.union([
    "article", "aside", "audio", "blockquote", "body", "br", "button", "caption", "center", "dd",
    "details",
    "div", "dl", "dt", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "head",
    "header", "hr", "html", "iframe", "img", "input", "label", "li", "link", "main", "meta", "nav",
    "ol",
    "option", "p", "pre", "script", "section", "select", "source", "style", "summary", "svg",
    "table", "tbody",
    "td", "template", "textarea", "tfoot", "th", "thead", "title", "tr", "ul", "video",
  ])

  private static let inline: Set<Substring> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "ins", "kbd", "mark", "q",
    "s", "small", "span", "strong", "sub", "sup", "tspan", "tt", "u", "wbr",
  ]

  /// Passes over a tag, and over all up to its end of one whose text is no text.
  ///
  /// - Returns: What stands for it.
  private static func tag(in rest: inout Substring, ofAllTags isDocument: Bool) -> String {
    if rest.hasPrefix("<![CDATA[") {
      let end = rest.firstRange(of: "]]>")
      let inner = rest[..<(end?.lowerBound ?? rest.endIndex)].dropFirst(9)
      rest = end.map { rest[$0.upperBound...] } ?? ""
      return String(inner)
    }
    if rest.hasPrefix("<!--") {
      skip(behind: "-->", in: &rest)
      return ""
    }
    let name = name(of: rest)
    let isTag =
      isDocument
      ? !name.isEmpty || rest.hasPrefix("<!") || rest.hasPrefix("<?")
      : names.contains(name.lowercased()[...])
    guard isTag else {
      rest = rest.dropFirst()
      return "<"
    }
    let isStart = !rest.hasPrefix("</")
    let lowercased = name.lowercased()
    if isStart, lowercased == "sup", let mark = mark(in: &rest) { return mark }
    let start = rest
    rest = rest[tagEnd(in: rest)...]
    let isNote = isStart && start[..<rest.startIndex].contains("noteref\"")
    if isStart, isNote || textless.contains(lowercased) || isDocument && dates.contains(lowercased)
    {
      while let end = rest.firstRange(of: "</") {
        rest = rest[end.upperBound...]
        if rest.prefix(lowercased.count).lowercased() == lowercased { break }
      }
      skip(behind: ">", in: &rest)
    }
    return inline.contains(lowercased[...]) ? "" : "\n\n"
  }

  /// The elements whose text is no text, and those in which feeds write dates and names of entries.
  private static let textless: Set<String> = ["script", "style", "template", "binary"]
  private static let dates: Set<String> = [
    "dc:date", "dcterms:created", "dcterms:modified", "lastbuilddate", "pubdate", "published",
    "updated", "guid", "ttm:title",
  ]

  /// Returns where the tag ends with which a text begins: values of attributes may have its sign in them.
  private static func tagEnd(in text: Substring) -> Substring.Index {
    var (quote, previous): (Character?, Character) = (nil, " ")
    let end = text.firstIndex { sign in
      if let open = quote {
        if sign == open { quote = nil }
      } else if previous == "=", sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == ">" {
        return true
      }
      if !sign.isWhitespace { previous = sign }
      return false
    }
    // A quotation mark without another is a sign as any.
    return (end ?? text.firstIndex(of: ">")).map { text.index(after: $0) } ?? text.endIndex
  }

  /// Passes over numerals above the line, and over the mark of a footnote.
  ///
  /// - Returns: What stands for them; nil if the text above the line is another.
  private static func mark(in rest: inout Substring) -> String? {
    let near = rest.prefix(500)
    let start = tagEnd(in: near)
    guard let end = near[start...].firstRange(of: "</sup>") else { return nil }
    let inner = rest[start..<end.lowerBound]
    let text = stripped(String(inner), ofAllTags: true).filter { !$0.isWhitespace }
    let numerals = text.compactMap { superscripts[$0] }
    let isLink = inner.contains("<a") && text.count <= 2
    guard numerals.count == text.count || isLink else { return nil }
    rest = rest[end.upperBound...]
    return numerals.joined()
  }

  private static let superscripts: [Character: String] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹", "[": "", "]": "", ",": "", "*": "", "†": "", "‡": "",
  ]

  private static func skip(behind end: String, in rest: inout Substring) {
    rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private static let characters: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "shy": "\u{AD}",
    "mdash": "—", "ndash": "–", "hellip": "…", "rsquo": "’", "lsquo": "‘", "rdquo": "”",
    "ldquo": "“", "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "szlig": "ß",
    "oslash": "ø", "Oslash": "Ø", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "OElig": "Œ",
    "eth": "ð", "thorn": "þ", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "middot": "·",
    "bull": "•", "times": "×",
  ]
  /// The signs of letters, as in `&eacute;`.
  private static let signs: [(name: String, sign: String)] = [
    ("acute", "\u{301}"), ("grave", "\u{300}"), ("circ", "\u{302}"), ("uml", "\u{308}"),
    ("tilde", "\u{303}"), ("ring", "\u{30A}"), ("cedil", "\u{327}"), ("caron", "\u{30C}"),
  ]

  /// The character for the reference with which a text begins, what it is called, and whether a semicolon
  /// ends it; nil if it begins with none that is known.
  ///
  /// HTML knows those of Latin 1 without a semicolon, too.
  private static func character(
    at text: Substring
  ) -> (text: String, name: Substring, isClosed: Bool)? {
    let body = text.dropFirst().prefix(32).prefix { $0 == "#" || $0.isLetter || $0.isNumber }
    let next = text[body.endIndex...].first
    guard !body.isEmpty, next != "=", let found = character(named: body) else { return nil }
    guard next != ";" else { return (found, body, true) }
    let isKnown = found.unicodeScalars.allSatisfy { $0.value <= 0xFF } && body != "apos"
    return isKnown ? (found, body, false) : nil
  }

  private static func character(named name: Substring) -> String? {
    if name.hasPrefix("#") {
      let number = name.dropFirst()
      let value =
        number.hasPrefix("x") || number.hasPrefix("X")
        ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    if let known = characters[name] { return known }
    guard let sign = signs.first(where: { name.dropFirst() == $0.name[...] }) else { return nil }
    return (String(name.prefix(1)) + sign.sign).precomposedStringWithCanonicalMapping
  }

  /// Passes over a reference.
  ///
  /// - Returns: The character that it stands for, or its first sign if it is not known.
  private static func reference(in rest: inout Substring) -> String {
    guard let found = character(at: rest) else {
      rest = rest.dropFirst()
      return "&"
    }
    rest = rest[found.name.endIndex...].dropFirst(found.isClosed ? 1 : 0)
    return found.text
  }
}
