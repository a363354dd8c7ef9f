internal import Foundation

/// The state that the threads of a library share, behind its lock.
struct FontLibraryState {
  private let matcher: FontMatcher?
  private var failure = FontError(code: .noFonts, places: [])
  private var faces = OpenFaces()
  private var matches: [MatchKey: FontRecord] = [:]
  private var cascades: [CascadeKey: [String]] = [:]

  fileprivate struct MatchKey: Hashable {
    var families: [String]
    var weight: CGFloat
    var isItalic: Bool
  }

  private static let mostCascades = 1024
  private static let mostMatches = 1024

  private struct CascadeKey: Hashable {
    var script: Script
    var language: String
  }

  init(matcher: FontMatcher) { self.matcher = matcher }

  /// A state without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.matcher = nil
    self.failure = failure
  }

  mutating func hasFamily(_ name: String) -> Bool {
    let key = MatchKey(families: [name], weight: Font.Weight.regular.value, isItalic: false)
    return record(for: key).map { $0.isOfFamily(name) || $0.isFace(name) } ?? false
  }

  /// Adds faces that are not there yet, and forgets what was found without them.
  ///
  /// - Throws: Why the library has no fonts, if it has none.
  mutating func add(_ records: [FontRecord]) throws(FontError) {
    guard let matcher else { throw failure }
    let known = Set(self.records.map(\.path))
    matcher.add(records.filter { !known.contains($0.path) })
    matches = [:]
    cascades = [:]
  }

  /// How many faces are kept open.
  var openFaceCount: Int { faces.count }

  /// Returns whether faces were let go since this was asked last.
  mutating func takeHasEvicted() -> Bool { faces.takeHasEvicted() }

  /// The faces of the folder.
  var records: [FontRecord] { matcher?.records ?? [] }

  /// The system's faces, if those are allowed.
  func systemDescriptions() -> [FontDescription] { matcher?.systemDescriptions() ?? [] }

  /// The face that comes nearest to a font.
  mutating func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    let families = FontCascade.families(for: font.family)
    guard let record = record(for: MatchKey(families, font)) else { throw failure }
    return try open(record, for: font)
  }

  /// The face that comes nearest to a font; nil if its family does not exist or cannot be read.
  mutating func existingFace(for font: ResolvedFont) -> FontFace? {
    let family = FontCascade.families(for: font.family)[0]
    guard let record = record(for: MatchKey([family], font)),
      record.isOfFamily(family) || record.isFace(family)
    else { return nil }
    return try? open(record, for: font)
  }

  /// The families to try, in order, for a cluster of a script that a font's own face lacks.
  mutating func fallbackFamilies(for script: Script, language: String) -> [String] {
    let key = CascadeKey(script: script, language: language)
    if let known = cascades[key] { return known }
    let families = FontCascade.families(
      for: script, language: language, in: records)
    // Languages are anyone's strings.
    if cascades.count >= Self.mostCascades { cascades.removeAll() }
    cascades[key] = families
    return families
  }

  /// The system's face for a cluster that the bundled fonts lack, if those are allowed: the first
  /// that draws it in fontconfig's own order.
  mutating func systemFace(
    for character: Character, _ font: ResolvedFont, language: String
  ) -> FontFace? {
    let request = SystemFonts.Request(
      family: FontCascade.families(for: font.family)[0], language: language,
      weight: font.weight.value, isItalic: font.isItalic)
    guard let scalar = character.unicodeScalars.first,
      let candidates = matcher?.systemFallbacks(for: request, having: scalar)
    else { return nil }
    for record in candidates {
      if let face = try? open(record, for: font), face.draws(character) { return face }
    }
    return nil
  }

  private mutating func record(for key: MatchKey) -> FontRecord? {
    if let known = matches[key] { return known }
    // Apps say `Nunito-Bold` as well as `Nunito`.
    let face = key.families.first.flatMap { matcher?.face(named: $0) }
    let record =
      face
      ?? matcher?.match(families: key.families, weight: key.weight, isItalic: key.isItalic)
    // Families are anyone's strings.
    if matches.count >= Self.mostMatches { matches.removeAll() }
    matches[key] = record
    return record
  }

  private mutating func open(
    _ record: FontRecord, for font: ResolvedFont
  ) throws(FontError) -> FontFace {
    let key = OpenFaces.Key(
      path: record.path, index: record.index, weight: record.nearestWeight(to: font.weight.value),
      variations: record.isVariable ? font.variations : [])
    return try faces.face(key) { () throws(FontError) in
      try FontFace(record: record, weight: key.weight, variations: key.variations)
    }
  }
}

extension FontLibraryState.MatchKey {
  fileprivate init(_ families: [String], _ font: ResolvedFont) {
    self.init(families: families, weight: font.weight.value, isItalic: font.isItalic)
  }
}
