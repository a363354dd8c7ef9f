internal import Foundation

extension TextEncoding {
  /// The names of the encodings that bytes which are not UTF-8 look like, the likeliest one first: what an error
  /// proposes, and nothing assumes.
  ///
  /// - Parameter bytes: The beginning of a text.
  static func likelyNames(of bytes: [UInt8]) -> [String] {
    let single = CodePageGuess.guesses(of: bytes)
    // A character of two bytes may be cut in two at the end.
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? bytes
    if single.first?.score ?? 0 < 0.8, let encoding = likelyAsian(whole) {
      return [encoding.rawValue]
    }
    return single.isEmpty ? [TextEncoding.latin1.rawValue] : single.map(\.name)
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
}
