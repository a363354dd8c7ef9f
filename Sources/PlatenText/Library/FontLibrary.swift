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

  let state: Mutex<FontLibraryState>
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
    self.state = Mutex(FontLibraryState(matcher: matcher))
  }

  /// A library without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.folder = ""
    families = []
    self.state = Mutex(FontLibraryState(failure: failure))
  }

  /// Whether there is a family of a name, in this library's folder or among the system's fonts if
  /// those are allowed.
  public func hasFamily(_ name: String) -> Bool {
    state.withLock { $0.hasFamily(name) }
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
  ///
  /// A family that does not exist is substituted by the default one; ``hasFamily(_:)`` and the
  /// face's own family tell.
  package func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    try state.withLock { state throws(FontError) -> FontFace in try state.face(for: font) }
  }

  /// The glyphs of one line of text.
  ///
  /// Line ends in it draw nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func shape(_ text: String, font: ResolvedFont) throws(FontError) -> ShapedText {
    let key = ShapedTextKey(text: text, font: font)
    if let known = state.withLock({ $0.shapedTexts[key] }) { return known }
    // Not under the lock: no thread's measuring waits for another's. Two may shape the same text.
    var itemizer = Itemizer(
      font: font, primary: try face(for: font),
      find: { [self] in existingFace(for: $0) },
      systemFallback: { [self] in
        systemFace(for: Character($0), font: font, language: "en")
      })
    let shaped = Self.shape(text, itemizer: &itemizer, features: font.features)
    state.withLock { $0.shapedTexts.keep(shaped, for: key) }
    return shaped
  }
}

extension FontLibrary {
  private static func shape(
    _ text: String, itemizer: inout Itemizer, features: [FontFeature]
  ) -> ShapedText {
    let (items, missing) = itemizer.items(of: text)
    let shaper = Shaper(features: features)
    var runs: [GlyphRun] = []
    var pen: CGFloat = 0
    var bytes = text
    bytes.withUTF8 { bytes in
      for item in items {
        let (run, end) = shaper.run(of: bytes, text, item: item, start: pen)
        runs.append(run)
        pen = end
      }
    }
    return ShapedText(
      text: text, runs: runs, width: pen, metrics: itemizer.primary.metrics,
      missing: missing.map { MissingGlyph(character: $0, text: text) })
  }
}
