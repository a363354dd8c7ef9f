internal import PlatenBase

/// Writes files one behind the other as an archive (POSIX.1-2017, pax interchange format).
///
/// Files have no owner and no time, so that equal files make equal archives.
struct TarWriter: ~Copyable {
  private static let blockSize = 512

  private let sink: any ByteSink

  init(_ sink: any ByteSink) { self.sink = sink }

  /// Adds a file.
  ///
  /// - Parameter path: Its path, relative to where the archive is unpacked.
  func add(_ bytes: [UInt8], at path: String) throws(OutputError) {
    let name = Array(path.utf8)
    if name.count > 100 || name.contains(where: { $0 >= 0x80 }) {
      // Names that the header has no room for, or whose encoding it does not tell, stand before it.
      try add(Self.record("path", path), header: Self.header(Array("PaxHeader".utf8), kind: "x"))
    }
    try add(bytes, header: Self.header(Array(name.prefix(100)), kind: "0"))
  }

  /// Ends the archive.
  func end() throws(OutputError) {
    // Two blocks of zeros end an archive (POSIX.1-2017, pax).
    try sink.write([UInt8](repeating: 0, count: 2 * Self.blockSize))
  }

  private func add(_ bytes: [UInt8], header: [UInt8]) throws(OutputError) {
    var header = header
    Self.write(bytes.count, digits: 11, at: 124, into: &header)
    // The checksum counts its own field as spaces.
    let sum = header.reduce(8 * 0x20) { $0 + Int($1) }
    Self.write(sum, digits: 6, at: 148, into: &header)
    header[155] = 0x20
    try sink.write(header)
    try sink.write(bytes)
    let rest = bytes.count % Self.blockSize
    if rest > 0 { try sink.write([UInt8](repeating: 0, count: Self.blockSize - rest)) }
  }

  private static func header(_ name: [UInt8], kind: Unicode.Scalar) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: blockSize)
    header.replaceSubrange(0..<name.count, with: name)
    write(0o644, digits: 7, at: 100, into: &header)
    for field in [108, 116] { write(0, digits: 7, at: field, into: &header) }
    write(0, digits: 11, at: 136, into: &header)
    header[156] = UInt8(ascii: kind)
    // POSIX.1-2017, pax, "ustar Interchange Format": magic and version.
    header.replaceSubrange(257..<265, with: Array("ustar\u{0}00".utf8))
    return header
  }

  /// Writes a number in octal digits.
  private static func write(
    _ number: Int, digits: Int, at place: Int, into header: inout [UInt8]
  ) {
    let text = String(number, radix: 8)
    let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
    header.replaceSubrange(place..<(place + padded.utf8.count), with: Array(padded.utf8))
  }

  /// A record of an extended header: its own length, a name and a value.
  private static func record(_ name: String, _ value: String) -> [UInt8] {
    let rest = " \(name)=\(value)\n"
    var length = rest.utf8.count
    while String(length).utf8.count + rest.utf8.count != length {
      length = String(length).utf8.count + rest.utf8.count
    }
    return Array("\(length)\(rest)".utf8)
  }
}
