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
