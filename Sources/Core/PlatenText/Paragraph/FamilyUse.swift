/// A family that was asked for by its name, and whether its font draws any letter of a text.
package struct FamilyUse: Hashable, Sendable {
  /// The family's name as it was asked for.
  package let family: String
  /// The family that all letters are drawn in instead; nil if some letter is of the one that was asked for.
  package let substitute: String?
}

extension Paragraph {
  /// Returns the families that letters were asked for in by name, each once and in the order of the text.
  ///
  /// Families that do not exist are left out, and so are those of which only spaces, punctuation, symbols
  /// and pictures are.
  package func familyUses(in library: FontLibrary) -> [FamilyUse] {
    var uses: [FamilyUse] = []
    for glyphs in glyphs {
      let font = text.runs[glyphs.textRun].font
      guard case .named(let name) = font.family, glyphs.run.hasLettersOrDigits,
        library.hasFamily(name), let face = try? library.face(for: font)
      else { continue }
      let found = glyphs.run.face.family
      let use = FamilyUse(family: name, substitute: found == face.family ? nil : found)
      guard let known = uses.firstIndex(where: { $0.family == name }) else {
        uses.append(use)
        continue
      }
      if use.substitute == nil { uses[known] = use }
    }
    return uses
  }
}

extension GlyphRun {
  /// Whether letters or digits are drawn, and neither pictures nor boxes.
  fileprivate var hasLettersOrDigits: Bool {
    !isMissing && !face.hasColour
      && characters.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}
