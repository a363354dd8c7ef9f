internal import Foundation

/// Splits a text into stretches that one face can draw, never inside a grapheme cluster.
struct Itemizer {
  /// A stretch of the text's UTF-8 and the face that draws it.
  struct Item {
    var range: Range<Int>
    var face: FontFace
  }

  /// The face that was asked for.
  let primary: FontFace
  /// A family's face, opened when it is first needed; nil if there is no such family.
  let face: (_ family: String) -> FontFace?
  /// The last resort: a face of the system for a character, if those are allowed.
  let systemFallback: (Unicode.Scalar) -> FontFace?

  /// The stretches in the order of the text, and the clusters that no face has.
  func items(of text: String) -> (items: [Item], missing: [Character]) {
    var items: [Item] = []
    var missing: [Character] = []
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      let face = self.face(for: character, after: items.last?.face)
      if face == nil { missing.append(character) }
      append(Item(range: range, face: face ?? primary), to: &items)
    }
    return (items, missing)
  }

  private func append(_ item: Item, to items: inout [Item]) {
    if let last = items.last, last.face === item.face {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }

  private func face(for character: Character, after previous: FontFace?) -> FontFace? {
    let scalars = Array(
      character.unicodeScalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint })
    // A space belongs to the words before it: a run is not broken for its sake.
    if let previous, !previous.hasColour, character.isWhitespace, covers(previous, scalars) {
      return previous
    }
    if prefersPicture(character), let emoji = picture(of: scalars) { return emoji }
    if covers(primary, scalars) { return primary }
    for family in FontCascade.fallbacks {
      if let face = face(family), covers(face, scalars) { return face }
    }
    return picture(of: scalars) ?? scalars.first.flatMap(systemFallback)
  }

  /// The face of coloured pictures, if it has the cluster's first character.
  private func picture(of scalars: [Unicode.Scalar]) -> FontFace? {
    face(FontCascade.emoji).flatMap { covers($0, scalars.prefix(1)) ? $0 : nil }
  }

  private func covers(_ face: FontFace, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { face.covers($0) || Self.isControl($0) }
  }

  /// Line ends and tabs draw nothing, so no face has to have them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// UTS #51: emoji presentation by default or by VS16, unless VS15 asks for text.
  private func prefersPicture(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x22 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
      || scalars.contains("\u{20E3}")
  }
}
