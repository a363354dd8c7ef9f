package import Foundation

/// A part of a font's look that the face in which letters are set does not have.
package enum MissingStyle: Hashable, Sendable {
  /// A bold weight, for which the face has another one; both on OpenType's scale of 1 to 1000.
  case weight(family: String, asked: CGFloat, found: CGFloat)
  /// Letters that lean, for which upright ones stand.
  case italic(family: String)
  /// A width of letters, for which the face has another one; both in hundredths of the usual.
  case width(family: String, asked: CGFloat, found: CGFloat)
  /// An OpenType feature, by its tag, without which the face is drawn.
  case feature(family: String, tag: String)
}

extension MissingStyle {
  /// Whether it is a weight.
  package var isWeight: Bool { if case .weight = self { true } else { false } }
}

extension MissingStyle: CustomStringConvertible {
  /// The missing style and its replacement, as a sentence.
  package var description: String {
    switch self {
    case .weight(let family, let asked, let found):
      "\(family) has no weight \(Int(asked)): \(Int(found)) is used"
    case .italic(let family): "\(family) has no italic: upright letters are used"
    case .width(let family, let asked, let found):
      "\(family) has no width of \(Int(asked.rounded())) %: \(Int(found.rounded())) % is used"
    case .feature(let family, let tag):
      "\(family) has no feature \"\(tag)\", and is drawn without it"
    }
  }
}

extension Paragraph {
  /// The least weight that is bold: that of `Font.Weight.semibold`.
  private static let leastBold: CGFloat = 600
  /// By how much letters may be lighter than was asked for before they look another weight.
  private static let leastLoss: CGFloat = 200

  /// By how many hundredths letters may be wider or narrower than was asked for.
  private static let leastStretch: CGFloat = 5

  /// Returns the weights, italics, widths and features that were asked for and the faces of the
  /// paragraph's letters lack, each once and in the order in which it is met.
  ///
  /// All but features count for letters of every face, as a family may have a script in regular alone.
  /// Features count for the faces that were asked for: one that stands in for a script that they
  /// lack need not have them.
  package func missingStyles(in library: FontLibrary) -> [MissingStyle] {
    var styles: [MissingStyle] = []
    for glyphs in glyphs {
      let font = text.runs[glyphs.textRun].font
      guard Self.asks(font), glyphs.run.hasLetters else { continue }
      let face = glyphs.run.face
      var found = [Self.missingWeight(of: font, in: face), Self.missingWidth(of: font, in: face)]
        .compactMap(\.self)
      if font.isItalic, !face.isSlanted { found.append(.italic(family: face.family)) }
      if !font.features.isEmpty, (try? library.face(for: font)) === face {
        found += font.features.filter { $0.value > 0 && !face.follows($0) }.map {
          .feature(family: face.family, tag: $0.tag)
        }
      }
      for style in found where !styles.contains(style) { styles.append(style) }
    }
    return styles
  }

  /// Returns whether a font asks for anything that a face may lack: most do not.
  private static func asks(_ font: ResolvedFont) -> Bool {
    font.isItalic || !font.features.isEmpty || !font.variations.isEmpty
      || weight(of: font) >= leastBold
  }

  private static func missingWidth(of font: ResolvedFont, in face: FontFace) -> MissingStyle? {
    guard let asked = font.variations.first(where: { $0.tag == "wdth" })?.value else { return nil }
    let found = face.stretch
    guard abs(asked - found) >= leastStretch else { return nil }
    return .width(family: face.family, asked: asked, found: found)
  }

  private static func weight(of font: ResolvedFont) -> CGFloat {
    font.variations.first { $0.tag == "wght" }?.value ?? font.weight.value
  }

  private static func missingWeight(of font: ResolvedFont, in face: FontFace) -> MissingStyle? {
    let asked = weight(of: font)
    let found = face.weight
    guard asked >= leastBold, asked - found >= leastLoss else { return nil }
    return .weight(family: face.family, asked: asked, found: found)
  }
}

extension GlyphRun {
  /// Whether letters of a script are drawn, and neither symbols nor pictures nor boxes.
  fileprivate var hasLetters: Bool {
    !isMissing && !face.hasColour && !range.isEmpty
      && ![.common, .inherited, .unknown].contains(script)
  }
}

extension FontFace {
  /// Returns whether the face looks as a feature asks for.
  fileprivate func follows(_ feature: FontFeature) -> Bool {
    if hasFeature(feature.tag) { return true }
    guard feature.tag == FontFeature.tabularFigures.tag else { return false }
    // Digits of one width need no feature for it.
    return Set("0123456789".unicodeScalars.map { glyph(for: $0).map(advance) }).count == 1
  }
}
