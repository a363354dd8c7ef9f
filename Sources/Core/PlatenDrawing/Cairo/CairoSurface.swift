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

/// A PDF document that Cairo writes into memory, page by page.
final class CairoDocument: CairoSurface {
  private let stream: ByteStream

  /// A first page in points, no more of which is written once it is cancelled.
  init(
    pdfOf size: CGSize, title: String, cancellation: RenderCancellation?
  ) throws(CairoError) {
    let stream = ByteStream(cancellation)
    self.stream = stream
    try super.init(
      owning: cairo_pdf_surface_create_for_stream(
        ByteStream.callback, Unmanaged.passUnretained(stream).toOpaque(), size.width, size.height))
    // Cairo refuses noncharacters, and reads a title only up to U+0000.
    let title = String(String.UnicodeScalarView(title.unicodeScalars.filter(\.isWrittenInTitles)))
    // The document information dictionary (ISO 32000-1, 14.3.3).
    if !title.isEmpty { cairo_pdf_surface_set_metadata(raw, CAIRO_PDF_METADATA_TITLE, title) }
    // Else Cairo writes the time, and no two documents are alike.
    cairo_pdf_surface_set_metadata(
      raw, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
  }

  /// Ends the page that is drawn on, and begins the next one, of a size in points.
  func addPage(_ size: CGSize) {
    cairo_surface_show_page(raw)
    cairo_pdf_surface_set_size(raw, size.width, size.height)
  }

  /// Ends the document and returns its bytes.
  ///
  /// - Parameters:
  ///   - language: The language of what it says as a BCP 47 tag; nil if that is not known.
  ///   - hasTitle: Whether it has a title, which viewers then show in place of the file's name.
  func finish(language: String?, hasTitle: Bool) throws(CairoError) -> [UInt8] {
    cairo_surface_finish(raw)
    try CairoError.check(cairo_surface_status(raw))
    stream.bytes.blankRepeatedPictures()
    var entries: [String] = []
    // ISO 32000-1, 7.7.2 and 12.2. A tag has nothing that would end a string.
    if let language {
      entries.append(
        "/Lang (\(language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }))")
    }
    if hasTitle { entries.append("/ViewerPreferences << /DisplayDocTitle true >>") }
    stream.bytes.endPDF(adding: entries)
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

extension Unicode.Scalar {
  /// Whether the character may stand in a document's title: it is neither a control, but for tabs
  /// and line ends, nor a noncharacter (Unicode 23.7).
  fileprivate var isWrittenInTitles: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

extension [UInt8] {
  /// Lays spaces over entries of a PDF's lists of pictures that stand in the same list before.
  ///
  /// Cairo 1.16 adds a picture each time that it is drawn, and a dictionary with two equal keys has
  /// no meaning (ISO 32000-1, 7.3.7). No byte is moved, as the document counts them.
  fileprivate mutating func blankRepeatedPictures() {
    let opening = Array("/XObject <<".utf8)
    let (slash, closing, space) = (UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: " "))
    withUnsafeMutableBufferPointer { bytes in
      var i = 0
      while let start = bytes[i...].firstIndex(of: slash) {
        guard bytes[start...].starts(with: opening) else {
          i = start + 1
          continue
        }
        i = start + opening.count
        var known: Set<[UInt8]> = []
        while i < bytes.count, bytes[i] == space { i += 1 }
        while i < bytes.count, bytes[i] == slash {
          let rest = bytes[(i + 1)...]
          let end = rest.firstIndex { $0 == slash || $0 == closing } ?? bytes.endIndex
          if !known.insert(Array(bytes[i..<end])).inserted {
            bytes[i..<end].update(repeating: space)
          }
          i = end
        }
      }
    }
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
