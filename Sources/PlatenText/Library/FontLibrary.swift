internal import Foundation
internal import Synchronization

/// The fonts that texts are measured and drawn with.
///
/// A library is shared: it may be used from many threads at once. It opens a font file when a text
/// first needs it and keeps the words that it has shaped.
public final class FontLibrary: Sendable {
  /// The folder that the fonts are in.
  public let folder: String

  /// The names of the families, sorted, without the system's.
  public let families: [String]

  private let state: Mutex<State>
  private let pool = ResourcePool()

  /// Opens the fonts of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder of TrueType and OpenType files.
  ///   - includesSystemFonts: Whether fontconfig's fonts of this machine may be used as well. The
  ///     same input then gives other pictures on other machines.
  /// - Throws: ``FontError`` if the folder holds no font.
  public init(folder: String, includesSystemFonts: Bool = false) throws(FontError) {
    let records = try FontFolder(path: folder).records
    self.folder = folder
    families = Set(records.map(\.family)).sorted()
    let matcher = try FontMatcher(records: records, includesSystemFonts: includesSystemFonts)
    self.state = Mutex(State(matcher: matcher))
  }

  /// A library without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.folder = ""
    families = []
    self.state = Mutex(State(failure: failure))
  }

  /// Whether there is a family of a name, in this library's folder or among the system's fonts if
  /// those are allowed.
  public func hasFamily(_ name: String) -> Bool {
    let font = ResolvedFont(family: .named(name), size: 0, weight: .regular)
    return state.withLock { $0.named(name, font) } != nil
  }

  /// Calls `body` with what a render keeps of this library's fonts, of one type for all renders.
  ///
  /// Renders at once each have their own; the next render finds what one before it left.
  package func withResource<R: AnyObject, Result>(
    make: () throws -> R, _ body: (R) throws -> Result
  ) throws -> Result {
    try pool.withResource(make: make, body)
  }

  /// The face for a font.
  package func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    try state.withLock { state throws(FontError) -> FontFace in try state.face(for: font) }
  }

  /// The glyphs of one line of text. Line ends are not looked for.
  package func shape(_ text: String, font: ResolvedFont) throws(FontError) -> ShapedText {
    let key = ShapedTextKey(text: text, font: font)
    if let known = state.withLock({ $0.shaped[key] }) { return known }
    let shaped = Self.shape(text, itemizer: try itemizer(for: font), features: font.features)
    state.withLock { $0.keep(shaped, for: key) }
    return shaped
  }
}

extension FontLibrary {
  private static func shape(
    _ text: String, itemizer: Itemizer, features: [FontFeature]
  ) -> ShapedText {
    let (items, missing) = itemizer.items(of: text)
    let shaper = Shaper(features: features)
    var runs: [GlyphRun] = []
    var pen: CGFloat = 0
    var bytes = text
    bytes.withUTF8 { bytes in
      for item in items {
        let (run, end) = shaper.run(of: bytes, range: item.range, face: item.face, start: pen)
        runs.append(run)
        pen = end
      }
    }
    return ShapedText(
      text: text, runs: runs, width: pen, metrics: itemizer.primary.metrics,
      missing: missing.map { MissingGlyph(character: $0, text: text) })
  }

  private func itemizer(for font: ResolvedFont) throws(FontError) -> Itemizer {
    Itemizer(
      primary: try face(for: font),
      face: { [self] family in state.withLock { $0.named(family, font) } },
      systemFallback: { [self] scalar in state.withLock { $0.systemFallback(for: scalar, font) } })
  }
}

/// What a shaped text depends on; its size is not of it.
private struct ShapedTextKey: Hashable {
  var text: String
  var family: ResolvedFont.Family
  var weight: Font.Weight
  var isItalic: Bool
  var features: [FontFeature]

  init(text: String, font: ResolvedFont) {
    self.text = text
    self.family = font.family
    self.weight = font.weight
    self.isItalic = font.isItalic
    self.features = font.features
  }
}

/// What threads share, behind the library's lock.
private struct State {
  /// How many glyphs are kept before all are let go.
  private static let capacity = 1 << 20

  private let matcher: FontMatcher?
  private var failure = FontError(code: .noFonts, places: [])
  var shaped: [ShapedTextKey: ShapedText] = [:]
  private var faces: [FaceKey: FontFace] = [:]
  private var matches: [MatchKey: FontFace] = [:]
  private var glyphCount = 0

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var weight: CGFloat
  }

  private struct MatchKey: Hashable {
    var families: [String]
    var weight: CGFloat
    var isItalic: Bool
  }

  init(matcher: FontMatcher) { self.matcher = matcher }

  init(failure: FontError) {
    self.matcher = nil
    self.failure = failure
  }

  mutating func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    try face(FontCascade.families(for: font.family), font)
  }

  mutating func systemFallback(for scalar: Unicode.Scalar, _ font: ResolvedFont) -> FontFace? {
    let family = FontCascade.families(for: font.family)[0]
    guard let record = matcher?.systemFallback(for: scalar, family: family) else { return nil }
    return try? open(record, weight: font.weight.value)
  }

  mutating func keep(_ text: ShapedText, for key: ShapedTextKey) {
    let count = text.runs.reduce(0) { $0 + $1.glyphs.count }
    if glyphCount + count > Self.capacity {
      shaped.removeAll()
      glyphCount = 0
    }
    shaped[key] = text
    glyphCount += count
  }

  /// A family's face, or nil if there is no such family.
  mutating func named(_ family: String, _ font: ResolvedFont) -> FontFace? {
    guard let face = try? face([family], font), face.family == family else { return nil }
    return face
  }

  private mutating func face(
    _ families: [String], _ font: ResolvedFont
  ) throws(FontError) -> FontFace {
    let key = MatchKey(families: families, weight: font.weight.value, isItalic: font.isItalic)
    if let known = matches[key] { return known }
    guard
      let record = matcher?.match(
        families: families, weight: key.weight, isItalic: key.isItalic)
    else { throw failure }
    let face = try open(record, weight: key.weight)
    matches[key] = face
    return face
  }

  private mutating func open(
    _ record: FontRecord, weight: CGFloat
  ) throws(FontError) -> FontFace {
    let key = FaceKey(
      path: record.path, index: record.index, weight: record.nearestWeight(to: weight))
    if let known = faces[key] { return known }
    let face = try FontFace(record: record, weight: key.weight)
    faces[key] = face
    return face
  }
}
