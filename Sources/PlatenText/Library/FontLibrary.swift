internal import Foundation
internal import PlatenBase
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
  private let shapedTexts: Mutex<ShapedTextCache>
  private let workspaces = ResourcePool()
  private let pool = ResourcePool()

  /// How many bytes of shaped texts are kept if nothing is said: 16 MiB.
  public static let defaultShapedTextBudget = 16 << 20

  /// Opens the fonts of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder of TrueType and OpenType files.
  ///   - includesSystemFonts: Whether fontconfig's fonts of this machine may be used as well. The
  ///     same input then gives other pictures on other machines.
  ///   - shapedTextBudget: How many bytes of shaped texts are kept for when they come again.
  /// - Throws: ``FontError`` if the folder holds no font.
  public init(
    folder: String, includesSystemFonts: Bool = false,
    shapedTextBudget: Int = defaultShapedTextBudget
  ) throws(FontError) {
    let records = try FontFolder(path: folder).records
    self.folder = folder
    families = Set(records.map(\.family)).sorted()
    let matcher = try FontMatcher(records: records, includesSystemFonts: includesSystemFonts)
    self.state = Mutex(FontLibraryState(matcher: matcher))
    self.shapedTexts = Mutex(ShapedTextCache(budget: shapedTextBudget))
  }

  /// A library without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.folder = ""
    families = []
    self.state = Mutex(FontLibraryState(failure: failure))
    self.shapedTexts = Mutex(ShapedTextCache(budget: 0))
  }

  /// Whether there is a family of a name, in this library's folder or among the system's fonts if
  /// those are allowed.
  public func hasFamily(_ name: String) -> Bool {
    state.withLock { $0.hasFamily(name) }
  }

  /// How many faces are open: one for each file, weight and place on the axes that was asked for.
  ///
  /// They stay open for as long as the library is there.
  package var openFaceCount: Int { state.withLock { $0.openFaceCount } }

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

  /// The glyphs of a paragraph of one font in English.
  package func shape(_ text: String, font: ResolvedFont) throws(FontError) -> ShapedText {
    try shape(ShapingRequest(text, font: font))
  }

  /// The glyphs of a paragraph.
  ///
  /// Line ends in it draw nothing. Of a long text only a part has glyphs once the render is cancelled.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func shape(_ request: ShapingRequest) throws(FontError) -> ShapedText {
    if let known = shapedTexts.withLock({ $0[request] }) { return known }
    // Not under the lock: no thread's measuring waits for another's. Two may shape the same text.
    let shaped = try withWorkspace { workspace throws(FontError) in try workspace.shape(request) }
    if RenderCancellation.current(over: request.text.utf8.count).isCancelled { return shaped }
    shapedTexts.withLock { $0.keep(shaped) }
    return shaped
  }

  /// Calls `body` with what a thread shapes with.
  func withWorkspace<R>(
    _ body: (ShapingWorkspace) throws(FontError) -> R
  ) throws(FontError) -> R {
    try workspaces.withResource(
      make: { () throws(FontError) in ShapingWorkspace(library: self) }, body)
  }
}
