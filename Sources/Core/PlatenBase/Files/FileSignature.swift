/// What a file is, told by the bytes that it begins with.
package enum FileSignature {
  private static let known: [(offset: Int, bytes: [UInt8], name: String)] = [
    text("PNG\r\n", at: 1, "a PNG picture"), (0, [0xFF, 0xD8, 0xFF], "a JPEG picture"),
    text("WEBP", at: 8, "a WebP picture"), text("GIF8", "a GIF picture"),
    text("ftypavif", at: 4, "an AVIF picture"), text("ftypheic", at: 4, "a HEIC picture"),
    text("ftypmif1", at: 4, "a HEIF picture"), text("II*\0", "a TIFF picture"),
    text("MM\0*", "a TIFF picture"), text("%PDF-", "a PDF document"),
    text("PK\u{3}\u{4}", "a ZIP archive, as .xlsx, .ods and .docx are"),
    (0, [0xD0, 0xCF, 0x11, 0xE0], "an old Office file, as .xls and .doc are"),
    (0, [0x1F, 0x8B], "a gzip archive"), text("SQLite format 3\0", "an SQLite database"),
    text("PAR1", "a Parquet file"), text("ARROW1", "an Arrow file"),
  ]

  /// Returns what a file is that is no text, with its article; nil if that is not known.
  package static func name(of bytes: some Collection<UInt8>) -> String? {
    known.first { bytes.dropFirst($0.offset).starts(with: $0.bytes) }?.name
  }

  private static func text(
    _ bytes: String, at offset: Int = 0, _ name: String
  ) -> (offset: Int, bytes: [UInt8], name: String) { (offset, Array(bytes.utf8), name) }
}
