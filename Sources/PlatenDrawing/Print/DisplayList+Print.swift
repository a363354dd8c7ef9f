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
  /// - Throws: As ``data(as:options:svgOptions:library:)``, and an error that names the file if it cannot be
  ///   written.
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
  /// - Throws: As ``data(as:options:svgOptions:library:)``, and ``RenderCancellationError`` if the render that
  ///   is under way is cancelled before all bytes are written.
  package func print(
    as format: PictureFormat, options: PNGOptions, svgOptions: SVGOptions = SVGOptions(),
    library: FontLibrary, to sink: any ByteSink
  ) throws {
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
