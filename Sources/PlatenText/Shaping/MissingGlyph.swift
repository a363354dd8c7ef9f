internal import PlatenBase

/// A character that no font has a glyph for, drawn as a box.
public struct MissingGlyph: Hashable, Sendable, CustomStringConvertible {
  /// How many characters of a long text are quoted on each side.
  private static let context = 24
  /// How many code points of a cluster are named and quoted.
  private static let mostMarks = 16

  /// The grapheme cluster.
  public var character: Character
  /// The text in which it stands.
  public var text: String
  /// Where the cluster stands first, as an offset in the text's UTF-8.
  public var offset = 0

  /// The character, its code points, its text (of a long one, what stands around the character) and
  /// ``hint``.
  public var description: String {
    let scalars = character.unicodeScalars
    let points =
      scalars.prefix(Self.mostMarks).map(\.codePoint).joined(separator: " ")
      + (scalars.count > Self.mostMarks ? " …" : "")
    let cause = hint.map { "; " + $0 } ?? ""
    return "no font has \"\(Self.line(character))\" (\(points)) in \"\(quote)\"" + cause
  }

  /// Which family has the character and which of Debian's packages that comes with, or why none
  /// does; nil if that is not known.
  public var hint: String? {
    let scalars = character.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .privateUse: return "\(scalar.codePoint) is for private use and means nothing by itself"
      case .unassigned: return "\(scalar.codePoint) is not assigned to a character"
      default: continue
      }
    }
    // A letter of ASCII is not what the fonts lack.
    let rare = scalars.filter { !$0.isASCII }
    var sources: [FontPackages.Source] = []
    for scalar in rare {
      guard let source = FontPackages.debian.source(of: scalar) else { return nil }
      if !sources.contains(source) { sources.append(source) }
    }
    if sources.isEmpty { return nil }
    let names = sources.map { "\($0.family) (Debian's package \($0.package))" }
    return names.joined(separator: " and ") + (names.count == 1 ? " has it" : " have its parts")
  }

  /// The text, or what stands around the character in a long one.
  private var quote: String {
    let limit = 2 * Self.context + 1
    let isLong =
      text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
      .map { $0 < text.endIndex } ?? false
    let utf8 = text.utf8
    guard isLong,
      let place = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
    else { return Self.line(text) }
    let start = text.index(place, offsetBy: -Self.context, limitedBy: text.startIndex)
    let end = text.index(place, offsetBy: Self.context + 1, limitedBy: text.endIndex)
    let part = text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
    return (part.startIndex > text.startIndex ? "…" : "") + Self.line(part)
      + (part.endIndex < text.endIndex ? "…" : "")
  }

  /// A text on one line, and the first marks of a letter that has very many.
  private static func line(_ text: some LosslessStringConvertible) -> String {
    var line = ""
    for character in text.description {
      for scalar in character.unicodeScalars.prefix(mostMarks) {
        line.unicodeScalars.append(scalar.disturbsTerminals ? " " : scalar)
      }
    }
    return line
  }
}
