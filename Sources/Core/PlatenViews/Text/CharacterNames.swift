internal import Foundation
internal import PlatenDrawing
internal import PlatenText

/// The names by which the characters of a text are found again where the text becomes another one.
///
/// A digit is the same as one that stands as many places before or behind its number's decimal separator; any
/// other character is the same as the first, the second and so on of its kind.
struct CharacterNames {
  /// The text's own name, as those of characters are unique in a picture.
  private let prefix: String
  private let decimalSeparator: Character

  /// - Returns: nil in a picture that is still, and where the text comes and goes as a whole.
  init?(in context: _ViewContext) {
    guard context.pass.parts == .all, context.environment.partMotion.splitsTexts else {
      return nil
    }
    self.init(
      prefix: context.identity.name,
      decimalSeparator: context.environment.locale.decimalSeparator?.first ?? ".")
  }

  init(prefix: String, decimalSeparator: Character) {
    (self.prefix, self.decimalSeparator) = (prefix, decimalSeparator)
  }

  /// Draws each cluster of some glyphs as a part.
  ///
  /// - Parameter names: The names in the text that the glyphs are of.
  static func draw(
    _ glyphs: DisplayGlyphs, _ names: [Int: String], into drawing: inout Drawing,
    _ draw: (DisplayGlyphs, inout Drawing) -> Void
  ) {
    let metrics = glyphs.run.face.metrics
    for (start, run) in glyphs.run.clusters {
      var piece = glyphs
      // It is the same in another text.
      piece.run = run.alone
      piece.origin.x += start * glyphs.size
      let frame = CGRect(
        x: piece.origin.x, y: piece.origin.y - metrics.ascent * piece.size,
        width: run.width * piece.size, height: (metrics.ascent + metrics.descent) * piece.size)
      let name = names[run.range.lowerBound] ?? run.characters
      drawing.group {
        $0.motion = .part(MovingPart(name: name, frame: frame))
      } _: {
        draw(piece, &$0)
      }
    }
  }

  /// The name of each character, by its offset in the text's UTF-8.
  func names(of text: String) -> [Int: String] {
    let characters = Array(text)
    var names: [Int: String] = [:]
    var counts: [String: Int] = [:]
    var offset = 0
    var number = 0
    var places: ArraySlice<Int> = []
    for (i, character) in characters.enumerated() {
      if places.isEmpty, character.isWholeNumber {
        places = self.places(of: characters[i...])[...]
        number += 1
      }
      var name = "\(character)"
      if let place = places.popFirst(), character.isWholeNumber {
        name = "\(number).\(place) \(character)"
      } else {
        counts[name, default: 0] += 1
        name += " \(counts[name] ?? 0)"
      }
      names[offset] = "\(prefix) \(name)"
      offset += "\(character)".utf8.count
    }
    return names
  }

  /// How many digits stand between each character of a number and its decimal separator: before it, from 0 on,
  /// and behind it, from −1 down.
  private func places(of text: ArraySlice<Character>) -> [Int] {
    var number = Array(
      text.prefix { $0.isWholeNumber || $0.isSymbolInNumbers || $0 == decimalSeparator })
    while let last = number.last, !last.isWholeNumber { number.removeLast() }
    let point = number.lastIndex(of: decimalSeparator) ?? number.count
    return number.indices.map { i in
      i < point
        ? number[(i + 1)..<point].count(where: \.isWholeNumber)
        : -number[point...i].count(where: \.isWholeNumber)
    }
  }
}

extension Character {
  /// Whether it may stand between the digits of a number.
  fileprivate var isSymbolInNumbers: Bool {
    [",", ".", "'", "’", "\u{A0}", "\u{202F}"].contains(self)
  }
}
