internal import Synchronization

extension FontLibrary {
  /// The fonts to try, in order, for a cluster of a script that a font's own face lacks.
  ///
  /// Some may be of families that the library does not have; see ``existingFace(for:)``.
  ///
  /// - Parameter language: The text's language as a BCP 47 tag, such as `zh-Hant-HK`.
  package func fallbackFonts(
    for font: ResolvedFont, script: Script, language: String
  ) -> [ResolvedFont] {
    let families = state.withLock { $0.fallbackFamilies(for: script, language: language) }
    return FontCascade.fallbacks(for: font, families: families)
  }

  /// The face that comes nearest to a font; nil if its family does not exist or cannot be read.
  package func existingFace(for font: ResolvedFont) -> FontFace? {
    state.withLock { $0.existingFace(for: font) }
  }

  /// The last resort: the system's face for a cluster, if the system's fonts are allowed.
  ///
  /// - Parameter language: The text's language as a BCP 47 tag, such as `zh-Hant-HK`.
  package func systemFace(
    for character: Character, font: ResolvedFont, language: String
  ) -> FontFace? {
    state.withLock { $0.systemFace(for: character, font, language: language) }
  }
}
