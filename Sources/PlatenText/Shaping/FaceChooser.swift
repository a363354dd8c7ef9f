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
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return face(forSingle: first, cluster, script: script)
    }
    if cluster.isDrawnAsPicture, let picture = picture(of: cluster) { return picture }
    return primary.draws(cluster) ? primary : fallback(for: cluster, script: script)
  }

  private func face(
    forSingle scalar: Unicode.Scalar, _ cluster: Character, script: Script
  ) -> FontFace? {
    if scalar.value < 0xA9 {
      if primary.draws(cluster) { return primary }
    }
    let key = Key(scalar: scalar, script: script)
    if let known = known[key] { return known }
    var face: FontFace?
    if cluster.isDrawnAsPicture { face = picture(of: cluster) }
    if face == nil {
      face = primary.draws(cluster) ? primary : fallback(for: cluster, script: script)
    }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = .some(face)
    return face
  }

  private func fallback(for cluster: Character, script: Script) -> FontFace? {
    if fallbacks[script] == nil {
      fallbacks[script] = library.fallbackFonts(for: font, script: script, language: language)
        .map(LazyFace.unknown)
    }
    for i in (fallbacks[script] ?? []).indices {
      if let face = fallbacks[script]?[i].open(in: library), face.draws(cluster) { return face }
    }
    return picture(of: cluster) ?? library.systemFace(for: cluster, font: font, language: language)
  }

  private func picture(of cluster: Character) -> FontFace? {
    emoji.flatMap { $0.draws(cluster) ? $0 : nil }
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
