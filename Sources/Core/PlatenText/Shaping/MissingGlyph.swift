internal import PlatenBase

/// A character that no font has a glyph for: drawn as a box, or left out if it is a mark of a letter
/// that a font has.
public struct MissingGlyph: Hashable, Sendable, CustomStringConvertible {
  /// How many characters of a long text are quoted on each side.
  private static let context = 24
  /// How many code points of a cluster are named and quoted.
  private static let mostMarks = 16

  /// The grapheme cluster, or the marks that are missing from one.
  public var character: Character
  /// The text that contains the character.
  public var text: String
  /// The first place of the cluster, as an offset in the text's UTF-8.
  public var offset = 0

  /// The character, its code points, its text (for a long text, the part around the character) and
  /// ``hint``.
  public var description: String {
    let scalars = character.unicodeScalars
    let points =
      scalars.prefix(Self.mostMarks).map(\.codePoint).joined(separator: " ")
      + (scalars.count > Self.mostMarks ? " …" : "")
    let cause = hint.map { "; " + $0 } ?? ""
    // A mark alone would stand on the quotation mark.
    let isMark = scalars.first?.isMark ?? false
    let name = (isMark ? "\u{25CC}" : "") + String(character).printable
    return "no font has \"\(name)\" (\(points)) in \"\(quote)\"" + cause
  }

  /// The family that has the character and its Debian package, or the reason why none has it; nil
  /// if that is not known.
  public var hint: String? {
    let scalars = character.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .privateUse: return "\(scalar.codePoint) is for private use and has no standard meaning"
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
    else { return String(text).printable }
    let start = text.index(place, offsetBy: -Self.context, limitedBy: text.startIndex)
    let end = text.index(place, offsetBy: Self.context + 1, limitedBy: text.endIndex)
    let part = text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
    return (part.startIndex > text.startIndex ? "…" : "") + String(part).printable
      + (part.endIndex < text.endIndex ? "…" : "")
  }
}

// MARK: - Packages

/// The packages of Debian whose families have a character.
private struct FontPackages: Sendable {
  /// A family and the package that it is installed with.
  struct Source: Hashable, Sendable {
    var package: String
    var family: String
  }

  /// The table of ``FontPackageRanges``, read when it is first asked.
  static let debian = FontPackages(lines: FontPackageRanges.lines)

  private struct Range {
    var first: UInt32
    var last: UInt32
    var source: Int
  }

  private var sources: [Source] = []
  /// Sorted by their first characters; none overlaps another.
  private var ranges: [Range] = []

  /// Reads a table in the form that ``FontPackageRanges`` describes.
  init(lines: String) {
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: " ") {
        let items = line.split(separator: UInt8(ascii: " "))
        ranges += items.compactMap { Self.range($0, source: sources.count - 1) }
      } else {
        let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1).map(Substring.init)
        guard parts.count == 2 else { continue }
        sources.append(Source(package: String(parts[0]), family: String(parts[1].dropFirst())))
      }
    }
    ranges.sort { $0.first < $1.first }
  }

  /// The first source in order of preference that has a character; nil if none has it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  func source(of scalar: Unicode.Scalar) -> Source? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar.value else { return nil }
    return sources[ranges[low].source]
  }

  private static func range(_ item: Substring.UTF8View, source: Int) -> Range? {
    let ends = item.split(separator: UInt8(ascii: "-")).compactMap {
      UInt32(Substring($0), radix: 16)
    }
    guard source >= 0, let first = ends.first, let last = ends.last else { return nil }
    return Range(first: first, last: last, source: source)
  }
}
