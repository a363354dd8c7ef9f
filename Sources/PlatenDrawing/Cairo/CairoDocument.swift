internal import CCairo
internal import Foundation

/// An SVG or PDF document of one page that Cairo writes into memory.
final class CairoDocument: CairoSurface {
  private let stream: ByteStream

  /// An SVG whose lengths are pixels of CSS, one a point.
  static func svg(size: CGSize) throws(CairoError) -> CairoDocument {
    let document = try CairoDocument(size: size, cairo_svg_surface_create_for_stream)
    cairo_svg_surface_set_document_unit(document.raw, CAIRO_SVG_UNIT_PX)
    return document
  }

  /// A PDF page in points.
  static func pdf(size: CGSize, title: String) throws(CairoError) -> CairoDocument {
    let document = try CairoDocument(size: size, cairo_pdf_surface_create_for_stream)
    if !title.isEmpty {
      cairo_pdf_surface_set_metadata(document.raw, CAIRO_PDF_METADATA_TITLE, title)
    }
    // Else Cairo writes the time, and no two documents are alike.
    cairo_pdf_surface_set_metadata(
      document.raw, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    return document
  }

  private typealias Create = (
    cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double
  ) -> OpaquePointer?

  private init(size: CGSize, _ create: Create) throws(CairoError) {
    let stream = ByteStream()
    self.stream = stream
    try super.init(
      owning: create(
        ByteStream.callback, Unmanaged.passUnretained(stream).toOpaque(), size.width, size.height))
  }

  /// Ends the document and returns its bytes.
  func finish() throws(CairoError) -> [UInt8] {
    cairo_surface_finish(raw)
    try CairoError.check(cairo_surface_status(raw))
    return stream.bytes
  }
}

/// Collects what Cairo writes.
private final class ByteStream {
  var bytes: [UInt8] = []

  static let callback: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
