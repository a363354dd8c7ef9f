extension BidiLevels {
  /// Whether a text, in a paragraph that runs from left to right, may need the algorithm: whether it
  /// has a character of a script that runs from right to left, or a control of directions.
  ///
  /// A quick look at the bytes. Without such a character every level of the paragraph is 0.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func mayBeRightToLeft(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for i in utf8.indices where utf8[i] >= 0xD6 {
      if mayBeRightToLeft(utf8, at: i) { return true }
    }
    return false
  }

  /// Whether the character at an offset may, whose first byte is at least 0xD6.
  private static func mayBeRightToLeft(_ utf8: UnsafeBufferPointer<UInt8>, at i: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { i + offset < utf8.count ? utf8[i + offset] : 0 }
    switch utf8[i] {
    // U+0590 to U+07FF, which begins with the end of what 0xD6 leads.
    case 0xD6: return byte(1) >= 0x90
    case 0xD7...0xDF: return true
    // U+0800 to U+08FF.
    case 0xE0: return byte(1) <= 0xA3
    // U+200F, U+202A to U+202E, U+2066 to U+2069.
    case 0xE2:
      switch byte(1) {
      case 0x80: return byte(2) == 0x8F || 0xAA...0xAE ~= byte(2)
      case 0x81: return 0xA6...0xA9 ~= byte(2)
      default: return false
      }
    // U+FB1D to U+FDFF, U+FE70 to U+FEFF.
    case 0xEF:
      switch byte(1) {
      case 0xAC: return byte(2) >= 0x9D
      case 0xAD...0xB7, 0xBA, 0xBB: return true
      case 0xB9: return byte(2) >= 0xB0
      default: return false
      }
    // U+10800 to U+10FFF, U+1E800 to U+1EFFF.
    case 0xF0: return (byte(1) == 0x90 || byte(1) == 0x9E) && byte(2) >= 0xA0
    default: return false
    }
  }
}
