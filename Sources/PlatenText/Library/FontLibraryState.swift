internal import Foundation

/// What the threads of a library share, behind its lock.
struct FontLibraryState {
  var shapedTexts = ShapedTextCache()

  private let matcher: FontMatcher?
  private var failure = FontError(code: .noFonts, places: [])
  private var faces: [FaceKey: FontFace] = [:]
  private var matches: [MatchKey: FontRecord] = [:]

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var weight: CGFloat
    var variations: [FontVariation]
  }

  fileprivate struct MatchKey: Hashable {
    var families: [String]
    var weight: CGFloat
    var isItalic: Bool
  }

  init(matcher: FontMatcher) { self.matcher = matcher }

  /// A state without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.matcher = nil
    self.failure = failure
  }

  mutating func hasFamily(_ name: String) -> Bool {
    let key = MatchKey(families: [name], weight: Font.Weight.regular.value, isItalic: false)
    return record(for: key)?.isOfFamily(name) ?? false
  }

  /// The face that comes nearest to a font.
  mutating func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    let families = FontCascade.families(for: font.family)
    guard let record = record(for: MatchKey(families, font)) else { throw failure }
    return try open(record, for: font)
  }

  /// The face that comes nearest to a font; nil if its family does not exist or cannot be read.
  mutating func existingFace(for font: ResolvedFont) -> FontFace? {
    let family = FontCascade.families(for: font.family)[0]
    guard let record = record(for: MatchKey([family], font)), record.isOfFamily(family) else {
      return nil
    }
    return try? open(record, for: font)
  }

  /// The system's face for a character that the bundled fonts lack, if those are allowed.
  mutating func systemFace(for scalar: Unicode.Scalar, _ font: ResolvedFont) -> FontFace? {
    let family = FontCascade.families(for: font.family)[0]
    return matcher?.systemFallback(for: scalar, family: family).flatMap {
      try? open($0, for: font)
    }
  }

  private mutating func record(for key: MatchKey) -> FontRecord? {
    if let known = matches[key] { return known }
    let record = matcher?.match(
      families: key.families, weight: key.weight, isItalic: key.isItalic)
    matches[key] = record
    return record
  }

  private mutating func open(
    _ record: FontRecord, for font: ResolvedFont
  ) throws(FontError) -> FontFace {
    let key = FaceKey(
      path: record.path, index: record.index, weight: record.nearestWeight(to: font.weight.value),
      variations: record.isVariable ? font.variations : [])
    if let known = faces[key] { return known }
    let face = try FontFace(record: record, weight: key.weight, variations: key.variations)
    faces[key] = face
    return face
  }
}

extension FontLibraryState.MatchKey {
  fileprivate init(_ families: [String], _ font: ResolvedFont) {
    self.init(families: families, weight: font.weight.value, isItalic: font.isItalic)
  }
}
