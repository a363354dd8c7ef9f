internal import Foundation

extension FontFolder {
  /// A number that tells sets of fonts apart: the same texts look the same with equal ones.
  ///
  /// It is the 64-bit FNV-1a hash of a line for each font file, in the order of their names: the name,
  /// the size in bytes, and the checksum that OpenType fonts carry of all their bytes, so that a
  /// few bytes of each file are read and not all of it. Where the folder lies is of no account, nor
  /// is whether it has an index.
  package static func fingerprint(of path: String) -> UInt64 {
    let lines = FontFile.all(in: path).map { file in
      "\(file.name)\t\(file.size)\t\(checksum(ofFontAt: path + "/" + file.name))\n"
    }
    return lines.joined().utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The field `checkSumAdjustment` of the table `head`, of a collection's first font; 0 if a file has
  /// none.
  private static func checksum(ofFontAt path: String) -> UInt32 {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    var start: UInt32 = 0
    if words(1, at: 0, of: file) == [0x7474_6366] {
      start = words(1, at: 12, of: file).first ?? 0
    }
    let count = (words(2, at: start, of: file).last ?? 0) >> 16
    let table = words(4 * Int(min(count, 256)), at: start &+ 12, of: file)
    for entry in stride(from: 0, to: table.count - 3, by: 4) where table[entry] == 0x6865_6164 {
      return words(1, at: table[entry + 2] &+ 8, of: file).first ?? 0
    }
    return 0
  }

  /// Words of four bytes, the highest first; none if the file is shorter.
  private static func words(
    _ count: Int, at offset: UInt32, of file: UnsafeMutablePointer<FILE>
  ) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: count)
    guard fseek(file, Int(offset), SEEK_SET) == 0, fread(&words, 4, count, file) == count else {
      return []
    }
    return words.map(UInt32.init(bigEndian:))
  }
}
