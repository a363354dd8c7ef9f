/// Takes the markup of HTML and XML away.
enum MarkupText {
  /// Returns whether a text begins as a document of HTML or XML does.
  static func isMarkup(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(15).lowercased()
    return ["<!doctype", "<html", "<?xml", "<svg", "<body", "<head"].contains {
      start.hasPrefix($0)
    }
  }

  /// Returns the text of a document: without tags and comments, scripts and styles, and with the
  /// characters that references stand for.
  ///
  /// Tags are ends of sentences, but for those that are in the middle of words, as `<b>`.
  static func plainText(of text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      if rest.first == "&" {
        plain += reference(in: &rest)
      } else {
        plain += tag(in: &rest)
      }
    }
    return plain + rest
  }

  private static let inline: Set<Substring> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "ins", "kbd", "mark", "q",
    "s", "small", "span", "strong", "sub", "sup", "tspan", "tt", "u", "wbr",
  ]

  /// Passes over a tag, and over all up to its end of one whose text is no text.
  ///
  /// - Returns: What stands for it.
  private static func tag(in rest: inout Substring) -> String {
    if rest.hasPrefix("<!--") {
      skip(behind: "-->", in: &rest)
      return ""
    }
    let name = rest.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty || rest.hasPrefix("<!") || rest.hasPrefix("<?") else {
      rest = rest.dropFirst()
      return "<"
    }
    let isStart = !rest.hasPrefix("</")
    let lowercased = name.lowercased()
    skip(behind: ">", in: &rest)
    if isStart, ["script", "style", "template"].contains(lowercased) {
      while let end = rest.firstRange(of: "</") {
        rest = rest[end.upperBound...]
        if rest.prefix(lowercased.count).lowercased() == lowercased { break }
      }
      skip(behind: ">", in: &rest)
    }
    return inline.contains(lowercased[...]) ? "" : "\n\n"
  }

  private static func skip(behind end: String, in rest: inout Substring) {
    rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "shy": "\u{AD}",
    "mdash": "—", "ndash": "–", "hellip": "…", "rsquo": "’", "lsquo": "‘", "rdquo": "”",
    "ldquo": "“", "laquo": "«", "raquo": "»", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    "aring": "å", "oslash": "ø", "aelig": "æ", "ecirc": "ê", "acirc": "â", "ocirc": "ô",
  ]

  /// Passes over a reference.
  ///
  /// - Returns: The character that it stands for; a space for one that is not known.
  private static func reference(in rest: inout Substring) -> String {
    let body = rest.dropFirst().prefix(32).prefix { $0 == "#" || $0.isLetter || $0.isNumber }
    guard !body.isEmpty, rest[body.endIndex...].first == ";" else {
      rest = rest.dropFirst()
      return "&"
    }
    rest = rest[body.endIndex...].dropFirst()
    guard body.hasPrefix("#") else { return names[body] ?? " " }
    let number = body.dropFirst()
    let value =
      number.hasPrefix("x") || number.hasPrefix("X")
      ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init).map { String($0) } ?? " "
  }
}
