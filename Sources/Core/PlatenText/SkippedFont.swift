internal import Glibc

/// A file of a font folder that is left out, and why.
package struct SkippedFont: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  package let path: String
  /// Why the file is left out, as the end of a sentence.
  package let reason: String

  package var description: String { "\(path) is left out: \(reason)" }

  /// A font for web pages, by the ending of its name.
  init?(webFontIn folder: String, _ name: String, ending: String) {
    guard Self.webEndings.contains(ending) else { return nil }
    path = folder + "/" + name
    reason = "\(ending.uppercased()) is not read; convert the font to TTF or OTF"
  }

  /// A file that has the name of a font, and none that can be read.
  package init(unreadableAt path: String) {
    self.path = path
    var status = stat()
    reason = Self.reason(at: path, size: stat(path, &status) == 0 ? Int(status.st_size) : 0)
  }

  private static let webEndings: Set<String> = ["woff", "woff2"]

  private static func reason(at path: String, size: Int) -> String {
    if size == 0 { return "the file is empty" }
    let head = bytes(4096, ofFileAt: path)
    if head.isEmpty { return "the file cannot be read" }
    if tables(in: head) == nil { return "the file is not a font" }
    return isCutOff(at: path, size: size) ? "the font is cut off" : "the font is damaged"
  }

  /// Returns whether a font ends before its tables do: FreeType draws with those that are left.
  static func isCutOff(at path: String, size: Int) -> Bool {
    let tables = tables(in: bytes(4096, ofFileAt: path)) ?? []
    // Some programs count the padding of the last table, and do not write it.
    return tables.contains { Int($0.offset) + Int($0.length) > size + 3 }
  }

  /// The places of a font's tables; nil for what does not begin as a font (OpenType, "Font tables").
  private static func tables(in head: [UInt8]) -> [(offset: UInt32, length: UInt32)]? {
    func word(_ offset: Int) -> UInt32 {
      head[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    // A version of 1.0, `OTTO`, `true` and, for a collection, `ttcf`.
    guard head.count >= 12, [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366].contains(word(0))
    else { return nil }
    if word(0) == 0x7474_6366 { return [] }
    let count = Int(word(4) >> 16)
    return (0..<count).map { 12 + 16 * $0 }.filter { $0 + 16 <= head.count }
      .map { (word($0 + 8), word($0 + 12)) }
  }

  /// The first bytes of a file; none if it cannot be read.
  private static func bytes(_ count: Int, ofFileAt path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = fread(&bytes, 1, count, file)
    return Array(bytes.prefix(read))
  }
}
