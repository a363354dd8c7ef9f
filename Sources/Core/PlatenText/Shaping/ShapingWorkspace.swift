internal import PlatenBase

/// The workspace of one thread that shapes: a buffer, and the faces of the fonts that it met.
final class ShapingWorkspace {
  let shaper = Shaper()
  let lineBreaks = LineBreakFinder()

  // The library keeps this object, not the other way round.
  private unowned let library: FontLibrary
  private var choosers: [Key: FaceChooser] = [:]
  private var last: (key: Key, chooser: FaceChooser)?

  private struct Key: Hashable {
    var font: ResolvedFont
    var language: String
  }

  /// How many fonts' faces are remembered.
  private static let capacity = 256

  init(library: FontLibrary) { self.library = library }

  /// A request's text as glyphs; less of it once it is cancelled.
  func shape(
    _ request: ShapingRequest, cancellation: RenderCancellation?
  ) throws(FontError) -> ShapedText {
    var choosers: [FaceChooser] = []
    for span in request.spans {
      choosers.append(try chooser(for: span.font, span.language ?? request.language))
    }
    let itemizer = Itemizer(request, choosers: choosers, cancellation: cancellation)
    let spans = request.spans
    var runs: [GlyphRun] = []
    runs.reserveCapacity(itemizer.items.count)
    for item in itemizer.items where !cancellation.isCancelled {
      runs.append(
        shaper.run(
          of: item, in: request, as: spans[item.span], cancellation: cancellation))
    }
    return ShapedText(
      request: request, baseLevel: itemizer.baseLevel, runs: runs,
      spanMetrics: choosers.map(\.primary.metrics),
      missing: itemizer.missing)
  }

  /// The faces for a font's texts in a language.
  func chooser(
    for font: ResolvedFont, _ language: String
  ) throws(FontError) -> FaceChooser {
    let key = Key(font: font, language: language)
    if let last, last.key == key { return last.chooser }
    if let known = choosers[key] {
      last = (key, known)
      return known
    }
    let made = try FaceChooser(font: font, language: language, library: library)
    if choosers.count >= Self.capacity { choosers.removeAll() }
    choosers[key] = made
    last = (key, made)
    return made
  }
}
