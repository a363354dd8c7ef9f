/// The script of texts in Latin letters, digits, punctuation and emoji, which are one run.
enum PlainScript {
  /// The one run of a text that is so plain; nil for other texts, and for an empty one.
  static func run(of utf8: UnsafeBufferPointer<UInt8>) -> ScriptRun? {
    guard !utf8.isEmpty else { return nil }
    var isLatin = false
    var offset = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      switch byte {
      case ..<0x80:
        isLatin = isLatin || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        offset += 1
      case ..<0xCA:
        // U+0080 to U+027F: letters, but for some of the first 64 and two signs.
        let next = utf8[offset + 1]
        let isLetter = byte == 0xC2 ? next == 0xAA || next == 0xBA : !isSign(byte, next)
        isLatin = isLatin || isLetter
        offset += 2
      case ..<0xE0: return nil
      default:
        let length = lengthOfCommon(utf8, at: offset)
        if length == 0 { return nil }
        offset += length
      }
    }
    return ScriptRun(script: isLatin ? .latin : .common, range: 0..<utf8.count)
  }

  /// The signs × and ÷ among the letters.
  private static func isSign(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC3 && (second == 0x97 || second == 0xB7)
  }

  /// The length of a punctuation mark, a symbol or an emoji that is of every script; 0 for others.
  private static func lengthOfCommon(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard utf8[offset] >= 0xE0 else { return 0 }
    let (second, third) = (utf8[offset + 1], utf8[offset + 2])
    switch (utf8[offset], second) {
    // U+2000 to U+203F, but for the narrow no-break space, which is Latin and Mongolian.
    case (0xE2, 0x80): return third == 0xAF ? 0 : 3
    // U+2600 to U+27BF.
    case (0xE2, 0x98...0x9E): return 3
    // VS15 and VS16.
    case (0xEF, 0xB8): return third == 0x8E || third == 0x8F ? 3 : 0
    // U+1F300 to U+1FFFF.
    case (0xF0, 0x9F): return third >= 0x8C ? 4 : 0
    default: return 0
    }
  }
}
