public import Foundation
package import PlatenBase
public import PlatenText

extension DisplayList {
  /// Prints the picture into memory.
  ///
  /// - Parameters:
  ///   - format: What the picture is printed as.
  ///   - options: The scale and compression of a PNG; without effect on the other formats.
  ///   - svgOptions: How an SVG shows texts; without effect on the other formats.
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

  /// Prints the picture into a file, whole or not at all.
  ///
  /// - Throws: As ``data(as:options:svgOptions:library:)``, and an error that names the file if it
  ///   cannot be written.
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
      case .svg: try DocumentPrinter(self, budget).printSVG(svgOptions, with: store, to: sink)
      case .png: try PNGPrinter(self, options: options, budget).print(with: store, to: sink)
      case .pdf: try DocumentPrinter(self, budget).printPDF(with: store, library: library, to: sink)
      }
    }
    try budget.check()
  }
}

// MARK: - Documents

/// Prints a picture as a document: SVG or PDF.
private struct DocumentPrinter {
  private let list: DisplayList
  private let budget: PrintBudget

  init(_ list: DisplayList, _ budget: PrintBudget) throws(PrintError) {
    try PrintError.check(list.size)
    self.list = list
    self.budget = budget
  }

  func printSVG(_ options: SVGOptions, with store: GlyphStore, to sink: any ByteSink) throws {
    let isSemantic = options.text == .semantic
    var canvas = SVGCanvas(
      outlines: store.svgOutlines,
      styles: isSemantic ? SVGTextStyles(list, fonts: options.fonts, store: store.svgFonts) : nil,
      budget: budget)
    try canvas.draw(list)
    try canvas.write(to: sink, size: list.size, title: list.title, language: list.language)
  }

  func printPDF(with store: GlyphStore, library: FontLibrary, to sink: any ByteSink) throws {
    let document = try CairoDocument(
      pdfOf: list.size, title: list.title, cancellation: budget.cancellation)
    do {
      let context = try CairoContext(document)
      let face = try? library.face(for: Font.body.resolved(for: .large))
      var canvas = CairoCanvas(
        context,
        painter: DocumentPainter(
          store: store, blanks: face.map(DocumentBlanks.init), budget: budget),
        images: ImagePainter(isDocument: true), budget: budget, transform: .identity,
        pixelsPerUnit: CairoCanvas.documentPixels)
      try canvas.draw(list)
      for link in list.links { context.add(link) }
      try context.check()
    } catch {
      document.discard()
      throw error
    }
    let bytes: [UInt8]
    do {
      bytes = try document.finish(
        language: list.language, hasTitle: !list.title.isEmpty)
    } catch {
      // Cairo says only that its bytes were not taken.
      try budget.check()
      throw error
    }
    try budget.check()
    try sink.write(bytes)
  }
}
