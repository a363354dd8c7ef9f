public import Foundation
package import PlatenBase
public import PlatenText

extension DisplayList {
  /// Encodes the picture into memory.
  ///
  /// - Parameters:
  ///   - format: The format of the picture.
  ///   - options: The scale and compression of pixel formats; pixel pictures within documents have
  ///     twice the resolution.
  ///   - svgOptions: The options for texts of an SVG; other formats ignore them.
  ///   - library: The library that the picture's texts were measured with.
  /// - Throws: ``PrintError`` for a picture that is too large or has no size; the drawing
  ///   libraries' errors.
  public func data(
    as format: PictureFormat, options: PNGOptions = PNGOptions(),
    svgOptions: SVGOptions = SVGOptions(), library: FontLibrary
  ) throws -> Data {
    let sink = MemorySink()
    try print(as: format, options: options, svgOptions: svgOptions, library: library, to: sink)
    return Data(sink.bytes)
  }

  /// Writes the picture to a file, completely or not at all.
  ///
  /// - Throws: Errors of ``data(as:options:svgOptions:library:)``, and an error that names the file
  ///   if it cannot be written.
  public func write(
    to url: URL, as format: PictureFormat, options: PNGOptions = PNGOptions(),
    svgOptions: SVGOptions = SVGOptions(), library: FontLibrary
  ) throws {
    let sink = try FileSink(path: url.path)
    try print(as: format, options: options, svgOptions: svgOptions, library: library, to: sink)
    try sink.commit()
  }

  /// Prints the picture into a sink.
  ///
  /// - Throws: As ``data(as:options:svgOptions:library:)``, ``PrintError`` for a picture that costs
  ///   more than the options allow, and ``RenderCancellationError`` if the render that is under way is cancelled before all bytes are written.
  package func print(
    as format: PictureFormat, options: PNGOptions, svgOptions: SVGOptions = SVGOptions(),
    library: FontLibrary, to sink: any ByteSink
  ) throws {
    try DrawingCost.check(self, as: format, scale: options.scale, most: options.maximumCost)
    let budget = PrintBudget(pixels: options.maximumPixels)
    try library.withResource(make: { GlyphStore() }) { store in
      switch format {
      case .svg:
        try DocumentPrinter([self], scale: options.scale, budget)
          .printSVG(svgOptions, with: store, to: sink)
      case .png where options.compression == .fast:
        try PNGPrinter(self, options: options, budget).print(with: store, to: sink)
      case .png, .webp, .jpeg:
        try WholePicturePrinter(self, as: format, options: options, budget)
          .print(with: store, to: sink)
      case .pdf:
        try DocumentPrinter([self], scale: options.scale, budget)
          .printPDF(with: store, library: library, to: sink)
      }
    }
    try budget.check()
  }
}

extension DisplayList {
  /// Prints the picture as an SVG whose groups move.
  ///
  /// - Parameter moving: Makes what these groups need.
  /// - Throws: As ``print(as:options:svgOptions:library:to:)``.
  func printSVG(
    scale: CGFloat, _ options: SVGOptions, library: FontLibrary, to sink: any ByteSink,
    moving: (inout SVGDefinitions) -> SVGMotion
  ) throws {
    let budget = PrintBudget(pixels: PNGOptions().maximumPixels)
    try library.withResource(make: { GlyphStore() }) { store in
      try DocumentPrinter([self], scale: scale, budget)
        .printSVG(options, with: store, to: sink, moving: moving)
    }
    try budget.check()
  }
}

extension [DisplayList] {
  /// Prints the pictures into a sink as a PDF, each on a page of its size.
  ///
  /// The document has the language of the first picture that has one, and the title likewise.
  ///
  /// - Throws: As ``DisplayList/print(as:options:svgOptions:library:to:)``, and ``PrintError`` if there is
  ///   no picture.
  package func printPages(library: FontLibrary, to sink: any ByteSink) throws {
    let options = PNGOptions()
    for page in self {
      try DrawingCost.check(page, as: .pdf, scale: options.scale, most: options.maximumCost)
    }
    let budget = PrintBudget(pixels: options.maximumPixels)
    try library.withResource(make: { GlyphStore() }) { store in
      try DocumentPrinter(self, budget).printPDF(with: store, library: library, to: sink)
    }
    try budget.check()
  }
}

// MARK: - Documents

/// Prints a picture as a document, SVG or PDF, or several as the pages of a PDF.
private struct DocumentPrinter {
  private let first: DisplayList
  private let pages: [DisplayList]
  private let budget: PrintBudget
  /// Twice the pixels that a point of the picture has as PNG.
  private let density: CGFloat

  init(_ pages: [DisplayList], scale: CGFloat = 1, _ budget: PrintBudget) throws(PrintError) {
    guard let first = pages.first else {
      throw PrintError(code: .size, description: "a document without pages")
    }
    for page in pages { try PrintError.check(page.size) }
    self.first = first
    self.pages = pages
    self.budget = budget
    density = 2 * (scale.isFinite ? max(scale, 1) : 1)
  }

  /// - Parameter moving: Makes what the groups of a document need that move.
  func printSVG(
    _ options: SVGOptions, with store: GlyphStore, to sink: any ByteSink,
    moving: (inout SVGDefinitions) -> SVGMotion? = { _ in nil }
  ) throws {
    let list = try PictureReduction.reduced(first, density: density, budget.cancellation)
    let dark = try first.inDark.map {
      try PictureReduction.reduced($0, density: density, budget.cancellation)
    }
    var all = list
    all.items += dark?.items ?? []
    let isSemantic = options.text == .semantic
    var canvas = SVGCanvas(
      outlines: store.svgOutlines,
      styles: isSemantic ? SVGTextStyles(all, fonts: options.fonts, store: store.svgFonts) : nil,
      budget: budget)
    canvas.motion = moving(&canvas.definitions)
    if let dark { try canvas.draw(list, orInDark: dark) } else { try canvas.draw(list) }
    try canvas.write(to: sink, size: list.size, title: list.title, language: list.language)
  }

  func printPDF(with store: GlyphStore, library: FontLibrary, to sink: any ByteSink) throws {
    let title = pages.first { !$0.title.isEmpty }?.title ?? ""
    let document = try CairoDocument(
      pdfOf: first.size, title: title, cancellation: budget.cancellation)
    do {
      let face = try? library.face(for: Font.body.resolved(for: .large))
      let blanks = face.map(DocumentBlanks.init)
      for (i, page) in pages.enumerated() {
        if i > 0 { document.addPage(page.size) }
        try draw(page, on: document, blanks: blanks, with: store)
      }
    } catch {
      document.discard()
      throw error
    }
    let bytes: [UInt8]
    do {
      bytes = try document.finish(
        language: pages.lazy.compactMap(\.language).first, hasTitle: !title.isEmpty)
    } catch {
      // Cairo says only that its bytes were not taken.
      try budget.check()
      throw error
    }
    try budget.check()
    try sink.write(bytes)
  }

  private func draw(
    _ page: DisplayList, on document: CairoDocument, blanks: DocumentBlanks?,
    with store: GlyphStore
  ) throws {
    let context = try CairoContext(document)
    var canvas = CairoCanvas(
      context, painter: DocumentPainter(store: store, blanks: blanks, budget: budget),
      images: ImagePainter(isDocument: true), budget: budget, transform: .identity,
      pixelsPerUnit: CairoCanvas.documentPixels)
    let reduced = try PictureReduction.reduced(
      page, density: max(density, CairoCanvas.documentPixels), budget.cancellation)
    try canvas.draw(reduced)
    for link in page.links { context.add(link) }
    try context.check()
  }
}
