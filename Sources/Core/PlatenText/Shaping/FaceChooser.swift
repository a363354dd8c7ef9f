internal import Foundation

/// The faces that the clusters of a font's texts are drawn with, opened when they are first needed.
///
/// It is used by one thread at a time.
final class FaceChooser {
  /// The face that was asked for.
  let primary: FontFace
  /// The face whose glyph for what it lacks stands for what no font has.
  private(set) lazy var box = library.existingFace(for: font.ofFamily(FontCascade.box)) ?? primary

  private let font: ResolvedFont
  private let language: String
  // The library keeps this object, not the other way round.
  private unowned let library: FontLibrary
  private lazy var emoji = library.existingFace(for: font.ofFamily(FontCascade.emoji))
  private var fallbacks: [Script: [LazyFace]] = [:]
  /// What was found for characters that the first face lacks and that stand alone.
  private var known: [Key: FontFace?] = [:]

  private struct Key: Hashable {
    var scalar: Unicode.Scalar
    var script: Script
  }

  /// How many characters' faces are remembered.
  private static let capacity = 4096

  init(font: ResolvedFont, language: String, library: FontLibrary) throws(FontError) {
    self.font = font
    self.language = language
    self.library = library
    primary = try library.face(for: font)
  }

  /// The face that has a whole cluster; nil if there is none.
  ///
  /// - Parameters:
  ///   - cluster: A grapheme cluster.
  ///   - script: Its script, resolved.
  func face(for cluster: Character, script: Script) -> FontFace? {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return primary }
    if scalars.index(after: scalars.startIndex) != scalars.endIndex {
      return choose(for: cluster, script: script)
    }
    // Nothing before the copyright sign is a picture.
    if first.value < 0xA9, primary.draws(cluster) { return primary }
    let key = Key(scalar: first, script: script)
    if let known = known[key] { return known }
    let face = choose(for: cluster, script: script)
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = .some(face)
    return face
  }

  /// The face that has a whole cluster; nil if there is none.
  ///
  /// - Parameter passOver: Called with each face that was asked first, and lacks the cluster.
  func choose(
    for cluster: Character, script: Script, passOver: (FontFace) -> Void = { _ in }
  ) -> FontFace? {
    func isChosen(_ face: FontFace) -> Bool {
      if face.draws(cluster) { return true }
      passOver(face)
      return false
    }
    let isPicture = cluster.isDrawnAsPicture
    // An emoji font is asked first for what has emoji presentation (UTS #51, section 4).
    if isPicture, let emoji, isChosen(emoji) { return emoji }
    if isChosen(primary) { return primary }
    if fallbacks[script] == nil {
      fallbacks[script] = library.fallbackFonts(for: font, script: script, language: language)
        .map(LazyFace.unknown)
    }
    for i in (fallbacks[script] ?? []).indices {
      guard let face = fallbacks[script]?[i].open(in: library), face !== primary else { continue }
      if isChosen(face) { return face }
    }
    if !isPicture, let emoji, isChosen(emoji) { return emoji }
    return library.systemFace(for: cluster, font: font, language: language)
  }
}

/// A face that is looked for when it is first needed.
private enum LazyFace {
  case unknown(ResolvedFont)
  case known(FontFace?)

  mutating func open(in library: FontLibrary) -> FontFace? {
    switch self {
    case .known(let face): return face
    case .unknown(let font):
      let face = library.existingFace(for: font)
      self = .known(face)
      return face
    }
  }
}

// MARK: - Marks that no font has

extension FaceChooser {
  /// A face that draws a cluster but for some of its marks, and those marks; nil if nothing that is
  /// seen would be left of the cluster, or no face draws it.
  func faceWithoutMarks(
    for cluster: Character, script: Script
  ) -> (face: FontFace, missing: Character)? {
    let scalars = Array(cluster.unicodeScalars)
    guard let base = scalars.first, scalars.count > 1, base.isLetterOfMarks else { return nil }
    // First with the marks that there are somewhere, then the letter alone.
    let known = scalars.filter { !$0.isMark || face(for: Character($0), script: script) != nil }
    for part in [known, [base]] where part.count < scalars.count {
      guard let rest = Character(cluster: part), let face = face(for: rest, script: script)
      else { continue }
      let missing = scalars.filter { !face.draws(Character($0)) }
      if missing.allSatisfy(\.isMark), let marks = Character(cluster: missing) {
        return (face, marks)
      }
    }
    return nil
  }
}

extension Character {
  /// The one cluster that some characters are; nil if they are none or several.
  fileprivate init?(cluster scalars: [Unicode.Scalar]) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let clusters = String(text)
    guard clusters.count == 1, let first = clusters.first else { return nil }
    self = first
  }
}

extension Unicode.Scalar {
  /// Whether something is seen of the character without its marks.
  fileprivate var isLetterOfMarks: Bool {
    !isMark && !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}

// MARK: - Pictures

extension Character {
  /// Whether the cluster is to be drawn as a picture, in colour (UTS #51).
  ///
  /// These are: emoji that are pictures by default or by VS16, with a skin tone or joined to
  /// others, flags, keycaps and tag sequences. VS15 asks for text, and so does a lone character
  /// that is text by default. Keycaps and joined emoji count without their VS16 too, as they do on
  /// keyboards.
  package var isDrawnAsPicture: Bool {
    // Most characters of most labels.
    if utf8.count == 1 { return false }
    let scalars = unicodeScalars
    guard let base = scalars.first else { return false }
    // The property Emoji_Presentation: a picture by default (UTS #51, section 1.4.2).
    if scalars.count == 1 { return base.properties.isEmojiPresentation }
    // U+FE0E is VARIATION SELECTOR-15, for text; U+FE0F is VARIATION SELECTOR-16, for pictures.
    guard base.properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
    return base.properties.isEmojiPresentation
      || scalars.dropFirst().contains(where: Self.makesPicture)
  }

  /// Returns whether a later scalar of a cluster makes a picture of an emoji that is text by
  /// default.
  private static func makesPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FE0F}", "\u{20E3}": true
    default: scalar.properties.isEmoji
    }
  }
}

// MARK: - Choices, for people who choose fonts

/// The face that a grapheme cluster is set in, and those that were asked before.
package struct FontChoice: Sendable {
  package var cluster: Character
  /// The cluster's script; that of what stands before it for digits and punctuation.
  package var script: Script
  /// Whether the cluster is read from right to left.
  package var isRightToLeft: Bool
  /// The face whose glyphs are drawn: if the cluster is missing, that of the box.
  package var face: FontFace
  /// Whether no font has the cluster.
  package var isMissing: Bool
  /// The marks that the cluster is drawn without, as no font has them.
  package var missingMarks: [Unicode.Scalar] {
    isMissing || face.draws(cluster)
      ? [] : cluster.unicodeScalars.filter { $0.isMark && !face.draws(Character($0)) }
  }
  /// The faces that were asked before and lack it, in order.
  package var passedOver: [FontFace]
}

extension FontLibrary {
  /// Returns which face each grapheme cluster of a text is set in, in the order of the text.
  ///
  /// - Parameter language: A BCP 47 tag.
  /// - Throws: ``FontError`` if the library has no font to shape the text with.
  package func choices(
    for text: String, font: Font, language: String
  ) throws(FontError) -> [FontChoice] {
    let resolved = font.resolved(for: .large)
    let request = ShapingRequest(text, font: resolved, language: language)
    let shaped = try shape(request)
    return try withWorkspace { workspace throws(FontError) in
      let chooser = try workspace.chooser(for: request.first.font, language)
      var choices: [FontChoice] = []
      for run in shaped.runs {
        for cluster in run.characters {
          var passedOver: [FontFace] = []
          _ = chooser.choose(for: cluster, script: run.script) { passedOver.append($0) }
          choices.append(
            FontChoice(
              cluster: cluster, script: run.script, isRightToLeft: run.isRightToLeft,
              face: run.face, isMissing: run.isMissing,
              // A space stays with the words before it.
              passedOver: run.isMissing
                ? passedOver : Array(passedOver.prefix { $0 !== run.face })))
        }
      }
      return choices
    }
  }
}
