/// A character that no font has a glyph for, drawn as a box.
public struct MissingGlyph: Hashable, Sendable, CustomStringConvertible {
  /// The grapheme cluster.
  public var character: Character
  /// The text in which it stands.
  public var text: String

  /// The character, its code points and its text.
  public var description: String {
    let points = character.unicodeScalars.map { scalar in
      "U+" + String(repeating: "0", count: max(0, 4 - hex(scalar).count)) + hex(scalar)
    }
    return "no font has \"\(character)\" (\(points.joined(separator: " "))) in \"\(text)\""
  }

  private func hex(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
