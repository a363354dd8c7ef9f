internal import Foundation

/// The size that a HEIF file states: the pictures of an iPhone's camera are such files, which Platen does not decode.
///
/// ISO/IEC 23008-12: the box `ispe` has the width and the height of an item, and `irot` by how many quarters it is
/// turned. The largest item is the picture, others are its tiles or small versions of it.
enum HEIFSize {
  /// More pixels along a side than this are damage.
  private static let longest: UInt32 = 65_535

  /// Returns the size in pixels; nil if the bytes are no HEIF.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let sizes = places(of: "ispe", in: bytes).compactMap { place -> CGSize? in
      // The name, four bytes of version and flags, and two numbers.
      guard let width = number(at: place + 8, in: bytes),
        let height = number(at: place + 12, in: bytes), 1...longest ~= width, 1...longest ~= height
      else { return nil }
      return CGSize(width: CGFloat(width), height: CGFloat(height))
    }
    guard let largest = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    let turn = places(of: "irot", in: bytes).first.flatMap {
      bytes.indices.contains($0 + 4) ? bytes[$0 + 4] : nil
    }
    return (turn ?? 0) & 1 == 1
      ? CGSize(width: largest.height, height: largest.width) : largest
  }

  private static func places(of name: String, in bytes: [UInt8]) -> [Int] {
    let name = Array(name.utf8)
    return bytes.indices.dropLast(name.count).filter {
      bytes[$0] == name[0] && bytes[$0..<($0 + name.count)].elementsEqual(name)
    }
  }

  /// Returns the number of four bytes, the highest first; nil behind the end.
  private static func number(at place: Int, in bytes: [UInt8]) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    return bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
