internal import Foundation

/// Splits a text into stretches that one face can draw, never inside a grapheme cluster.
struct Itemizer {
  /// A stretch of the text's UTF-8 and the face that draws it.
  struct Item {
    var range: Range<Int>
    var face: FontFace
    /// Whether no face has these clusters, so that boxes stand for them.
    var isMissing = false
  }

  /// The face that was asked for.
  let primary: FontFace
  private let find: (ResolvedFont) -> FontFace?
  private let systemFallback: (Unicode.Scalar) -> FontFace?
  private var fallbacks: [LazyFace]
  private var emoji: LazyFace
  private var box: LazyFace

  /// Makes an itemizer for texts of a font.
  ///
  /// - Parameters:
  ///   - primary: The font's own face.
  ///   - find: A font's face; nil if there is none of its family.
  ///   - systemFallback: The last resort: a face of the system for a character, if those are allowed.
  init(
    font: ResolvedFont, primary: FontFace, find: @escaping (ResolvedFont) -> FontFace?,
    systemFallback: @escaping (Unicode.Scalar) -> FontFace?
  ) {
    self.primary = primary
    self.find = find
    self.systemFallback = systemFallback
    fallbacks = FontCascade.fallbacks(for: font).map(LazyFace.unknown)
    emoji = .unknown(font.ofFamily(FontCascade.emoji))
    box = .unknown(font.ofFamily(FontCascade.box))
  }

  /// The stretches in the order of the text, and the clusters that no face has, each once.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func items(of text: String) -> (items: [Item], missing: [Character]) {
    var items: [Item] = []
    var missing: [Character] = []
    var known: Set<Character> = []
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      if let face = face(for: character, after: items.last) {
        append(Item(range: range, face: face), to: &items)
      } else {
        let face = box.open(find) ?? primary
        append(Item(range: range, face: face, isMissing: true), to: &items)
        if known.insert(character).inserted { missing.append(character) }
      }
    }
    return (items, missing)
  }

  private func append(_ item: Item, to items: inout [Item]) {
    if let last = items.last, last.face === item.face, last.isMissing == item.isMissing {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}

// MARK: - The face of a cluster

extension Itemizer {
  private mutating func face(for character: Character, after previous: Item?) -> FontFace? {
    // A space belongs to the words before it: a run is not broken for its sake.
    if let previous, previous.face !== primary, !previous.isMissing, !previous.face.hasColour,
      character.isWhitespace, previous.face.draws(character)
    {
      return previous.face
    }
    if Self.prefersPicture(character), let picture = picture(of: character) { return picture }
    if primary.draws(character) { return primary }
    for i in fallbacks.indices {
      if let face = fallbacks[i].open(find), face.draws(character) { return face }
    }
    return picture(of: character) ?? character.unicodeScalars.first.flatMap(systemFallback)
  }

  private mutating func picture(of character: Character) -> FontFace? {
    emoji.open(find).flatMap { $0.draws(character) ? $0 : nil }
  }

  /// UTS #51: emoji presentation by default or by VS16, unless VS15 asks for text.
  ///
  /// A modifier or a joined picture makes the whole cluster a picture.
  private static func prefersPicture(_ character: Character) -> Bool {
    if character.utf8.count == 1 { return false }
    let scalars = character.unicodeScalars
    return !scalars.contains("\u{FE0E}")
      && scalars.contains {
        $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0 == "\u{20E3}"
      }
  }
}

/// A face that is looked for when it is first needed.
private enum LazyFace {
  case unknown(ResolvedFont)
  case known(FontFace?)

  mutating func open(_ find: (ResolvedFont) -> FontFace?) -> FontFace? {
    switch self {
    case .known(let face): return face
    case .unknown(let font):
      let face = find(font)
      self = .known(face)
      return face
    }
  }
}
