internal import CZlib
internal import PlatenBase

/// Reads archives of tar that gzip (RFC 1952) compressed.
///
/// It knows ustar (POSIX.1-1988), the paths of pax (POSIX.1-2001) and GNU's long names, and writes nothing.
struct TarReader {
  /// What an archive has in the place of a file.
  enum Content: Sendable {
    case file(ArraySlice<UInt8>)
    /// A link, which is not followed.
    case link
  }

  /// Why an archive cannot be read.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String

    static let damaged = Failure(description: "a damaged archive, or one that ends early")
  }

  /// The most bytes of an archive that is not compressed.
  var mostBytes = 1 << 30

  /// The files of an archive, by their paths without `./` in front.
  ///
  /// - Throws: ``Failure`` for what is no tar.gz, is damaged or too large, or has a path that leads out of
  ///   it.
  func files(inCompressed bytes: [UInt8]) throws(Failure) -> [String: Content] {
    try files(in: try unpacked(bytes))
  }

  // MARK: - gzip

  private func unpacked(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else {
      throw Failure(description: "found another format, expected a tar.gz archive")
    }
    var stream = z_stream()
    // 16 more bits of window ask for gzip's header. https://www.zlib.net/manual.html#Advanced
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(&stream) }
    var source = bytes
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var status = Z_OK
    source.withUnsafeMutableBufferPointer { source in
      (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
      while status == Z_OK, result.count <= mostBytes {
        part.withUnsafeMutableBufferPointer { part in
          (stream.next_out, stream.avail_out) = (part.baseAddress, UInt32(part.count))
          status = inflate(&stream, Z_NO_FLUSH)
        }
        result += part.prefix(part.count - Int(stream.avail_out))
      }
    }
    if result.count > mostBytes {
      throw Failure(
        description: "found more than the allowed \(mostBytes >> 20) MiB of files")
    }
    guard status == Z_STREAM_END else { throw .damaged }
    return result
  }

  // MARK: - tar

  private static let blockSize = 512

  func files(in bytes: [UInt8]) throws(Failure) -> [String: Content] {
    var files: [String: Content] = [:]
    var place = 0
    var longName: String?
    while place + Self.blockSize <= bytes.count {
      let header = Header(bytes[place..<place + Self.blockSize])
      if header.isEnd { return files }
      guard header.isWhole, let size = header.size, size <= bytes.count - place - Self.blockSize
      else { throw .damaged }
      let content = bytes[place + Self.blockSize..<place + Self.blockSize + size]
      place += Self.blockSize + (size + Self.blockSize - 1) / Self.blockSize * Self.blockSize
      switch header.type {
      case "x": longName = Self.paxPath(content) ?? longName
      case "L": longName = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
      case "0", "\0", "7", "1", "2":
        let isLink = header.type == "1" || header.type == "2"
        files[try Self.path(longName ?? header.name)] = isLink ? .link : .file(content)
        longName = nil
      default: longName = nil
      }
    }
    throw .damaged
  }

  /// A path without `./` in front.
  private static func path(_ name: String) throws(Failure) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
    guard !parts.isEmpty, parts.allSatisfy({ !["", ".."].contains($0) }) else {
      throw Failure(
        description: "found the path \(name.quoted()), expected one that stays in the archive")
    }
    return parts.joined(separator: "/")
  }

  /// The path of an extended header, whose records are `LENGTH KEY=VALUE` with a line's end.
  private static func paxPath(_ content: ArraySlice<UInt8>) -> String? {
    var rest = content
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
      length > space - rest.startIndex + 1, length <= rest.count
    {
      let record = rest[(space + 1)..<(rest.startIndex + length - 1)]
      if record.starts(with: Array("path=".utf8)) {
        return String(decoding: record.dropFirst(5), as: UTF8.self)
      }
      rest = rest.dropFirst(length)
    }
    return nil
  }
}

/// The block before each file (POSIX.1-1988, ustar).
private struct Header {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private func field(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
    bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + length)]
  }

  private func text(_ start: Int, _ length: Int) -> String {
    String(decoding: field(start, length).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A number in octal digits, with blanks and noughts around them.
  private func number(_ start: Int, _ length: Int) -> Int? {
    let digits = field(start, length).drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }

  var isEnd: Bool { bytes.allSatisfy { $0 == 0 } }
  var type: Character { Character(Unicode.Scalar(bytes[bytes.startIndex + 156])) }
  var size: Int? { number(124, 12) }

  /// Whether its checksum is that of its bytes, with blanks in the checksum's place.
  var isWhole: Bool {
    let sum = bytes.reduce(0) { $0 + Int($1) } - field(148, 8).reduce(0) { $0 + Int($1) } + 8 * 0x20
    return number(148, 8) == sum
  }

  var name: String {
    let prefix = field(257, 6).elementsEqual(Array("ustar\0".utf8)) ? text(345, 155) : ""
    return prefix.isEmpty ? text(0, 100) : prefix + "/" + text(0, 100)
  }
}
