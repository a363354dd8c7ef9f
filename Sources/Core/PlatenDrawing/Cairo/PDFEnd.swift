internal import Foundation

// A PDF ends with its catalog, the table of where its objects lie, and where that table lies (ISO
// 32000-1, 7.5.4 and 7.5.5). Cairo has no call for most of the catalog's entries, and Cairo 1.16's
// table says of an object that it never writes, in documents with links, that it lies where another
// one does: viewers that look find the file damaged.

extension [UInt8] {
  /// Writes the end of a PDF of Cairo's anew: with more entries in the catalog, and with all objects
  /// that are not there as free.
  ///
  /// A PDF that ends in another way, as with a table that is compressed, stays as it is.
  ///
  /// - Parameter entries: The entries, in ASCII.
  mutating func endPDF(adding entries: [String]) {
    guard let table = PDFTable(self), let catalog = table.offsets[table.catalog] else { return }
    let closing = Array(">>\nendobj\n".utf8)
    let start = table.start - closing.count
    guard start > catalog, self[start..<table.start].elementsEqual(closing) else { return }
    let trailer = self[table.end...].prefix { $0 != UInt8(ascii: ">") }
    var end = entries.map { "   \($0)\n" }.joined() + ">>\nendobj\n"
    let moved = start + end.utf8.count
    end += "xref\n0 \(table.offsets.count)\n"
    for offset in table.offsets { end += Self.entry(offset) }
    end += String(decoding: trailer, as: UTF8.self) + ">>\nstartxref\n\(moved)\n%%EOF\n"
    removeSubrange(start...)
    append(contentsOf: end.utf8)
  }

  /// A free object is the last of them, and never used again (ISO 32000-1, 7.5.4).
  private static func entry(_ offset: Int?) -> String {
    guard let offset else { return "0000000000 65535 f \n" }
    let digits = String(offset)
    return String(repeating: "0", count: Swift.max(10 - digits.count, 0)) + digits + " 00000 n \n"
  }
}

/// The table of where a PDF's objects lie, that of a file that was written once.
private struct PDFTable {
  /// Where the table begins and ends.
  let start: Int
  let end: Int
  /// Where each object begins; nil for those that are not there.
  let offsets: [Int?]
  /// The number of the catalog.
  let catalog: Int

  private static let length = 20

  init?(_ bytes: [UInt8]) {
    let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
    guard let match = tail.firstMatch(of: /startxref\n([0-9]+)\n%%EOF/),
      let start = Int(match.output.1), bytes.indices.contains(start)
    else { return nil }
    let head = String(decoding: bytes[start...].prefix(32), as: UTF8.self)
    guard let match = head.prefixMatch(of: /xref\n0 ([0-9]+)\n/), let count = Int(match.output.1),
      count <= bytes.count / Self.length
    else { return nil }
    let first = start + match.output.0.utf8.count
    end = first + count * Self.length
    guard end <= bytes.count else { return nil }
    self.start = start
    offsets = (0..<count).map { number in
      let entry = bytes[(first + number * Self.length)...].prefix(10)
      guard let offset = Int(String(decoding: entry, as: UTF8.self)), offset < start,
        bytes[offset...].starts(with: "\(number) 0 obj".utf8)
      else { return nil }
      return offset
    }
    let trailer = String(decoding: bytes[end...], as: UTF8.self)
    guard let match = trailer.firstMatch(of: /\/Root ([0-9]+) 0 R/), let root = Int(match.output.1),
      offsets.indices.contains(root)
    else { return nil }
    catalog = root
  }
}
