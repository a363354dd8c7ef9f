internal import Foundation

extension TextEncoding {
  /// The encoding that bytes which are not UTF-8 look like: what an error proposes, and nothing assumes.
  ///
  /// - Parameter bytes: The beginning of a text.
  init(likelyOf bytes: [UInt8]) {
    // A character may be cut in two at the end.
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? bytes
    self = Self.likelyAsian(whole) ?? Self.likelyCyrillic(whole) ?? .latin1
  }

  /// The encoding with two bytes for a character in which the text has kana or Hangul, or else nearly only common
  /// ideographs.
  private static func likelyAsian(_ bytes: [UInt8]) -> TextEncoding? {
    let candidates: [(encoding: TextEncoding, script: ClosedRange<UInt32>, least: Double)] = [
      (.eucJP, 0x3041...0x30FF, 0.25), (.shiftJIS, 0x3041...0x30FF, 0.25),
      (.eucKR, 0xAC00...0xD7A3, 0.9), (.gb18030, 0x3000...0x9FFF, 0.9),
      (.big5, 0x3000...0x9FFF, 0.9),
    ]
    return candidates.first { encoding, script, least in
      let (text, valid) = encoding.decoded(Data(bytes))
      let scalars = text.unicodeScalars.filter { !$0.isASCII }
      guard valid == nil, !scalars.isEmpty, encoding.hasCommonCharacters(bytes) else {
        return false
      }
      let count = scalars.count { script.contains($0.value) }
      return Double(count) >= least * Double(scalars.count)
    }?.encoding
  }

  /// Whether nine of ten characters of two bytes are in the rows of punctuation and of common characters, where an
  /// encoding has these apart: letters of Western languages with accents would be rare ones.
  private func hasCommonCharacters(_ bytes: [UInt8]) -> Bool {
    let rows: [ClosedRange<UInt8>]
    switch self {
    case .gb18030: rows = [0xA1...0xA3, 0xB0...0xD7]
    case .big5: rows = [0xA1...0xA1, 0xA4...0xC6]
    case .eucKR: rows = [0xA1...0xA3, 0xB0...0xC8]
    default: return true
    }
    var (common, all) = (0, 0)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte > 0x80, let second = rest.popFirst() else { continue }
      all += 1
      let isCommon = rows.contains { $0.contains(byte) }
      if isCommon, self == .big5 || second > 0xA0 { common += 1 }
    }
    return common * 10 >= all * 9
  }

  /// Windows-1251 has its small letters where KOI8-R has its capitals; in texts of Western languages few letters
  /// beyond ASCII follow each other.
  private static func likelyCyrillic(_ bytes: [UInt8]) -> TextEncoding? {
    let letters = bytes.indices.filter { bytes[$0] >= 0xC0 }
    let pairs = letters.count { $0 > 0 && bytes[$0 - 1] >= 0xC0 }
    guard letters.count >= 3, pairs * 2 >= letters.count else { return nil }
    return letters.count { bytes[$0] >= 0xE0 } * 2 > letters.count ? .windows1251 : .koi8R
  }
}
