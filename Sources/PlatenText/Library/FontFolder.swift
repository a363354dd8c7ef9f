internal import Foundation
internal import Glibc

/// A folder of font files and what they hold.
///
/// Scanning a folder means opening every font, which takes longer than drawing a picture. So the
/// bundled folder has an index beside the fonts, made by ``writeIndex(of:)``; a folder without one
/// that names its files at their sizes is scanned.
package struct FontFolder: Sendable {
  /// The name of the index file.
  package static let indexName = "index.tsv"

  /// The folder's path.
  package var path: String
  /// The faces, in the order of their file names.
  package var records: [FontRecord]

  /// Reads a folder's index, or scans its fonts if there is no index or it is out of date.
  ///
  /// Files that are no fonts, or cannot be read, are passed over.
  ///
  /// - Throws: ``FontError`` if the folder holds no font.
  package init(path: String) throws(FontError) {
    let files = FontFile.all(in: path)
    self.path = path
    if let index = Self.index(of: path), index.files == files {
      records = index.records
    } else {
      records = Self.scan(files, in: path).flatMap(\.records)
    }
    if records.isEmpty { throw FontError(code: .noFonts, places: [path]) }
  }

  /// Scans the fonts of a folder and writes what was found into its index.
  ///
  /// - Throws: ``FontError`` if there are no fonts, or the file system's error.
  package static func writeIndex(of path: String) throws {
    let scanned = scan(FontFile.all(in: path), in: path)
    if scanned.allSatisfy(\.records.isEmpty) { throw FontError(code: .noFonts, places: [path]) }
    try FontIndex.text(of: scanned)
      .write(toFile: path + "/" + indexName, atomically: true, encoding: .utf8)
  }

  /// The index that describes the fonts of a folder as they are.
  package static func currentIndex(of path: String) -> String {
    FontIndex.text(of: scan(FontFile.all(in: path), in: path))
  }

  private static func scan(
    _ files: [FontFile], in path: String
  ) -> [(file: FontFile, records: [FontRecord])] {
    files.map { ($0, FontconfigScanner.records(ofFontAt: path + "/" + $0.name)) }
  }

  /// The folder's index, current or not; nil if there is none or it cannot be understood.
  private static func index(of path: String) -> FontIndex? {
    guard let file = fopen(path + "/" + indexName, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return FontIndex(bytes: bytes, folder: path)
  }
}
