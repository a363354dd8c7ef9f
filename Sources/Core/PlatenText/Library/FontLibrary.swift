internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The fonts for measuring and drawing texts.
///
/// ```swift
/// let library = try FontLibrary(folder: "Fonts")
/// let label = try library.measure("Hello", font: .body)
/// let width = label.width
/// ```
///
/// A library is shared: it may be used from many threads at once. It opens a font file when a text
/// first needs it and keeps the words that it has shaped.
public final class FontLibrary: Sendable {
  /// The folder of the fonts; the last one if there are several.
  public var folder: String { folders.last ?? "" }

  /// The folders that the fonts are in, in the order in which families are looked for.
  package let folders: [String]

  /// The files of the folders that look like fonts and are left out.
  package let skippedFonts: [SkippedFont]

  private let includesSystemFonts: Bool
  private let shapedTextBudget: Int
  /// Libraries with further fonts, by these.
  private let extended = Lock<[[FontFileFaces]: FontLibrary]>([:])

  /// The names of the families, sorted, without the system's.
  public var families: [String] { state.withLock { Set($0.records.map(\.family)) }.sorted() }

  private let state: Lock<FontLibraryState>
  private let shapedTexts: Lock<ShapedTextCache>
  /// The symbols that were measured: every cell of a cloud has the same ones.
  private let symbols = Lock<[SymbolRequest: MeasuredSymbol]>([:])
  private let workspaces = ResourcePool()
  private let pool = ResourcePool()

  /// The default size of the cache of shaped texts in bytes: 16 MiB.
  public static let defaultShapedTextBudget = 16 << 20

  /// Opens the fonts of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder of TrueType and OpenType files.
  ///   - includesSystemFonts: Whether to use fontconfig's fonts of this machine as well. The same
  ///     input then gives other pictures on other machines.
  ///   - shapedTextBudget: The size of the cache of shaped texts, in bytes.
  /// - Throws: ``FontError`` if the folder holds no font.
  public convenience init(
    folder: String, includesSystemFonts: Bool = false,
    shapedTextBudget: Int = defaultShapedTextBudget
  ) throws(FontError) {
    try self.init(
      folders: [FontFolder(path: folder)], includesSystemFonts: includesSystemFonts,
      shapedTextBudget: shapedTextBudget)
  }

  /// Opens the fonts of some folders.
  package convenience init(
    folders: [FontFolder], includesSystemFonts: Bool, shapedTextBudget: Int
  ) throws(FontError) {
    try self.init(
      folders: folders.map(\.path), records: folders.flatMap(\.records),
      skipped: folders.flatMap(\.skipped), includesSystemFonts, shapedTextBudget)
  }

  private init(
    folders: [String], records: [FontRecord], skipped: [SkippedFont] = [],
    _ includesSystemFonts: Bool, _ shapedTextBudget: Int
  ) throws(FontError) {
    self.folders = folders
    skippedFonts = skipped
    self.includesSystemFonts = includesSystemFonts
    self.shapedTextBudget = shapedTextBudget
    let matcher = try FontMatcher(records: records, includesSystemFonts: includesSystemFonts)
    self.state = Lock(FontLibraryState(matcher: matcher))
    self.shapedTexts = Lock(ShapedTextCache(budget: shapedTextBudget))
  }

  /// A library without fonts: whatever is asked of it fails with `failure`.
  init(failure: FontError) {
    self.folders = []
    self.skippedFonts = []
    self.includesSystemFonts = false
    self.shapedTextBudget = 0
    self.state = Lock(FontLibraryState(failure: failure))
    self.shapedTexts = Lock(ShapedTextCache(budget: 0))
  }

  /// Returns whether there is a family of a name, in this library's folder or among the system's
  /// fonts if those are allowed.
  public func hasFamily(_ name: String) -> Bool {
    state.withLock { $0.hasFamily(name) }
  }

  /// The names of all families, sorted, with the system's if those are allowed.
  package var allFamilies: [String] {
    let system = state.withLock { $0.systemDescriptions() }.map(\.record.family)
    return Set(families + system).sorted()
  }

  /// How many faces are kept open, at most some hundreds.
  ///
  /// There is one for each file, weight and place on the axes that was asked for; others are open for
  /// as long as something uses them.
  package var openFaceCount: Int { state.withLock { $0.openFaceCount } }

  /// Calls `body` with what a render keeps of this library's fonts, of one type for all renders.
  ///
  /// Renders at once each have their own; the next render finds what one before it left.
  ///
  /// - Throws: What `make` and `body` throw.
  package func withResource<R: AnyObject, Result>(
    make: () throws -> R, _ body: (R) throws -> Result
  ) throws -> Result {
    try pool.withResource(make: make, body)
  }

  /// The face for a font.
  ///
  /// A family that does not exist is substituted by the default one; ``hasFamily(_:)`` and the
  /// face's own family tell.
  ///
  /// - Throws: ``FontError`` if the library has no fonts, or the face's file cannot be read.
  package func face(for font: ResolvedFont) throws(FontError) -> FontFace {
    try withFaces { state throws(FontError) in try state.face(for: font) }
  }

  /// Calls `body` with the state, and lets what is kept for faces go with them.
  ///
  /// - Throws: What `body` throws.
  private func withFaces<Result: Sendable, Failure: Error>(
    _ body: (inout FontLibraryState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (result, hasEvicted) = try state.withLock { state throws(Failure) in
      (try body(&state), state.takeHasEvicted())
    }
    if hasEvicted {
      pool.removeAll()
      forgetTexts()
    }
    return result
  }

  private func forgetTexts() {
    workspaces.removeAll()
    shapedTexts.withLock { $0.removeAll() }
  }

  /// The glyphs of a paragraph of one font in English.
  ///
  /// - Throws: ``FontError`` if the library has no font to shape it with.
  package func shape(_ text: String, font: ResolvedFont) throws(FontError) -> ShapedText {
    try shape(ShapingRequest(text, font: font))
  }

  /// The glyphs of a paragraph.
  ///
  /// Line ends in it draw nothing. Of a long text only a part has glyphs once the render is
  /// cancelled.
  ///
  /// - Throws: ``FontError`` if the library has no font to shape it with.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func shape(_ request: ShapingRequest) throws(FontError) -> ShapedText {
    if let known = shapedTexts.withLock({ $0[request] }) { return known }
    let cancellation = RenderCancellation.current(over: request.text.utf8.count)
    // Not under the lock: no thread's measuring waits for another's. Two may shape the same text.
    let shaped = try withWorkspace { workspace throws(FontError) in
      try workspace.shape(request, cancellation: cancellation)
    }
    if cancellation.isCancelled { return shaped }
    shapedTexts.withLock { $0.keep(shaped) }
    return shaped
  }

  /// A symbol that was measured before, or else what `measure` makes of it.
  ///
  /// - Throws: What `measure` throws.
  func symbol(
    _ request: SymbolRequest, measure: () throws(FontError) -> MeasuredSymbol
  ) throws(FontError) -> MeasuredSymbol {
    if let known = symbols.withLock({ $0[request] }) { return known }
    let measured = try measure()
    symbols.withLock { symbols in
      // Removes all at once: entries in use are computed again on demand.
      if symbols.count >= SymbolRequest.mostKept { symbols.removeAll() }
      symbols[request] = measured
    }
    return measured
  }

  /// Calls `body` with what a thread shapes with.
  func withWorkspace<R>(
    _ body: (ShapingWorkspace) throws(FontError) -> R
  ) throws(FontError) -> R {
    try workspaces.withResource(
      make: { () throws(FontError) in ShapingWorkspace(library: self) }, body)
  }
}

// MARK: - Adding fonts

extension FontLibrary {
  /// Adds the fonts of a file, so that `Font.custom` finds them by their families' names, and each
  /// face by its own name, such as `Nunito-Bold`.
  ///
  /// Renders in progress may have texts with and without them. A file is added only once.
  ///
  /// - Parameter path: The path of a TrueType or OpenType file, or of a collection of them.
  /// - Throws: ``FontError`` if the file is not a readable font, or if the library has no fonts.
  public func register(fontAt path: String) throws(FontError) {
    let records = FontconfigScanner.records(ofFontAt: path)
    if records.isEmpty { throw FontError(code: .unreadable, places: [path]) }
    try state.withLock { state throws(FontError) in try state.add(records) }
    // What others were found for in their stead.
    forgetTexts()
    extended.withLock { $0.removeAll() }
  }
}

extension FontLibrary {
  /// Returns a library that has the fonts of some files as well, whose families hide this one's of the same
  /// names.
  ///
  /// It is the same object for the same fonts, until others were asked for eight times.
  ///
  /// - Throws: ``FontError`` if fontconfig has no memory.
  package func adding(_ fonts: [FontFileFaces]) throws(FontError) -> FontLibrary {
    if fonts.isEmpty { return self }
    if let known = extended.withLock({ $0[fonts] }) { return known }
    let records = fonts.flatMap(\.records)
    let families = Set(records.map(\.family))
    let library = try FontLibrary(
      folders: folders, records: records + self.records.filter { !families.contains($0.family) },
      includesSystemFonts, shapedTextBudget)
    extended.withLock { extended in
      if extended.count >= 8 { extended.removeAll() }
      extended[fonts] = library
    }
    return library
  }
}

// MARK: - Fallback

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
    withFaces { $0.existingFace(for: font) }
  }

  /// The last resort: the system's face for a cluster, if the system's fonts are allowed.
  ///
  /// - Parameter language: The text's language as a BCP 47 tag, such as `zh-Hant-HK`.
  package func systemFace(
    for character: Character, font: ResolvedFont, language: String
  ) -> FontFace? {
    withFaces { $0.systemFace(for: character, font, language: language) }
  }
}

// MARK: - Descriptions

extension FontLibrary {
  /// The faces of the folder, in the order of its index.
  package var records: [FontRecord] { state.withLock { $0.records } }

  /// Returns the descriptions of the folder's faces for which `isWanted` is true, from their files;
  /// then those of the system's faces, if they are allowed.
  ///
  /// This opens the files of the faces that are wanted.
  package func descriptions(
    where isWanted: (FontRecord) -> Bool = { _ in true }
  ) -> [FontDescription] {
    var paths: [String] = []
    for record in records where isWanted(record) && paths.last != record.path {
      paths.append(record.path)
    }
    let own = paths.flatMap(FontconfigScanner.descriptions(ofFontAt:))
    let system = state.withLock { $0.systemDescriptions() }
    return (own + system).filter { isWanted($0.record) }
  }
}

// MARK: - Resources

/// Keeps things that one render uses at a time, such as bitmaps of glyphs, for the next render.
///
/// It holds as many as there were renders at once.
final class ResourcePool: Sendable {
  /// Something that is not shared while it is in use: it is taken out of the pool and put back.
  private struct Resource: @unchecked Sendable {
    // Unchecked, as the lock hands each object to one thread at a time.
    let object: AnyObject
  }

  private struct Free {
    var resources: [Resource] = []
    /// How often all were let go: what is in use meanwhile is not kept either.
    var generation = 0
  }

  private let free = Lock(Free())

  /// Lets all objects go.
  func removeAll() {
    free.withLock { free in
      free.resources = []
      free.generation += 1
    }
  }

  /// Calls `body` with a kept object, or with a new one if all are in use.
  func withResource<R: AnyObject, Result, Failure: Error>(
    make: () throws(Failure) -> R, _ body: (R) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (kept, generation) = free.withLock { ($0.resources.popLast(), $0.generation) }
    let resource: R
    if let known = kept?.object as? R { resource = known } else { resource = try make() }
    let shared = Resource(object: resource)
    defer {
      free.withLock { if $0.generation == generation { $0.resources.append(shared) } }
    }
    return try body(resource)
  }
}
