internal import Foundation

/// What the ids of a document begin with, so that those of two pictures in one page are not the same.
///
/// It is a hash of the whole document, and equal documents have the same. While a document is
/// written its ids have room for it, in a character that XML has no place for.
///
/// Of a thousand pictures two have the same prefix once in a hundred thousand pages.
struct SVGPrefix {
  /// What stands for it: as many characters as it has.
  static let room: StaticString = "\0\0\0\0\0\0"

  private let characters: [UInt8]

  /// Makes the prefix of a document with room for it in its ids.
  ///
  /// - Parameter parts: All that the document has.
  init(of parts: [SVGText]) {
    var rest = parts.reduce(0x9E37_79B9_7F4A_7C15) { $1.bytes.hash(after: $0) }
    // The name of an element begins with a letter (XML 1.0, `Name`).
    let choices: StaticString = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    characters = [UInt8](unsafeUninitializedCapacity: Self.room.utf8CodeUnitCount) {
      characters, count in
      count = characters.count
      for i in 0..<count {
        let (quotient, choice) = rest.quotientAndRemainder(dividingBy: i == 0 ? 52 : 62)
        characters[i] = choices.utf8Start[Int(choice)]
        rest = quotient
      }
    }
  }

  /// Puts the prefix wherever bytes have room for it.
  func fill(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      guard var start = bytes.baseAddress else { return }
      let end = start + bytes.count
      while let room = memchr(start, 0, end - start) {
        room.copyMemory(from: characters, byteCount: characters.count)
        start = room + characters.count
      }
    }
  }
}

extension [UInt8] {
  /// A hash of 64 bits that is the same in each run, of these bytes after others with a hash.
  fileprivate func hash(after start: UInt64) -> UInt64 {
    withUnsafeBytes { bytes in
      var hash = start ^ UInt64(bytes.count)
      // Sixteen bytes at a time: each bit of a product of 128 depends on many of both factors.
      func add(_ first: UInt64, _ second: UInt64) {
        let product = (hash ^ first).multipliedFullWidth(by: second ^ 0xD6E8_FEB8_6659_FD93)
        hash = product.high ^ product.low
      }
      let whole = bytes.count & ~15
      var i = 0
      func add() {
        add(bytes.word(at: i), bytes.word(at: i &+ 8))
        i &+= 16
      }
      if whole & 16 != 0 { add() }
      while i < whole {
        add()
        add()
      }
      let rest = bytes[whole...].reduce((0 as UInt64, 0 as UInt64)) { rest, byte in
        (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(byte))
      }
      add(rest.0, rest.1)
      return hash
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
