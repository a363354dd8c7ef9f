internal import CCairo
internal import Foundation
internal import PlatenBase
package import PlatenText

/// Something that Cairo draws on.
///
/// It is freed with its last owner.
class CairoSurface {
  let raw: OpaquePointer

  /// Takes over a surface that Cairo just made.
  init(owning raw: OpaquePointer?) throws(CairoError) {
    guard let raw else { throw .outOfMemory }
    let status = cairo_surface_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(raw)
      throw CairoError(status)
    }
    self.raw = raw
  }

  deinit { cairo_surface_destroy(raw) }
}

// MARK: - Documents

/// A PDF document of one page that Cairo writes into memory.
final class CairoDocument: CairoSurface {
  private let stream: ByteStream

  /// A page in points, no more of which is written once it is cancelled.
  init(
    pdfOf size: CGSize, title: String, cancellation: RenderCancellation?
  ) throws(CairoError) {
    let stream = ByteStream(cancellation)
    self.stream = stream
    try super.init(
      owning: cairo_pdf_surface_create_for_stream(
        ByteStream.callback, Unmanaged.passUnretained(stream).toOpaque(), size.width, size.height))
    if !title.isEmpty { cairo_pdf_surface_set_metadata(raw, CAIRO_PDF_METADATA_TITLE, title) }
    // Else Cairo writes the time, and no two documents are alike.
    cairo_pdf_surface_set_metadata(
      raw, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
  }

  /// Ends the document and returns its bytes.
  func finish() throws(CairoError) -> [UInt8] {
    cairo_surface_finish(raw)
    try CairoError.check(cairo_surface_status(raw))
    return stream.bytes
  }

  /// Leaves out all that was drawn, which Cairo would still write when it frees the document.
  func discard() {
    guard let context = cairo_create(raw) else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

/// Collects what Cairo writes.
private final class ByteStream {
  var bytes: [UInt8] = []
  private let cancellation: RenderCancellation?

  init(_ cancellation: RenderCancellation?) { self.cancellation = cancellation }

  static let callback: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
    if stream.cancellation.isCancelled { return CAIRO_STATUS_WRITE_ERROR }
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}

// MARK: - Version

extension EngineVersion {
  /// The libraries that pictures depend on, those of drawing first.
  package static var all: [EngineVersion] {
    [EngineVersion(name: "Cairo", version: String(cString: cairo_version_string()))] + textEngines
  }
}
