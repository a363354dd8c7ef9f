/// The embedding levels of a text's characters, by Unicode's bidirectional algorithm (UAX #9): even
/// levels run from left to right, odd ones from right to left.
package struct BidiLevels: Hashable, Sendable {
  /// The level of the paragraph: 0 or 1.
  ///
  /// A text of several paragraphs, which line ends part, has that of its first; the others have
  /// their own.
  package let baseLevel: UInt8

  /// The level of each byte of the UTF-8; the bytes of one Unicode scalar have the same.
  ///
  /// A grapheme cluster may have scalars of several levels; that of its first is its own.
  ///
  /// Spaces at the text's end have the paragraph's level (rule L1). Where the text is broken into
  /// lines, those at each line's end have to be given it.
  package let levels: [UInt8]

  /// Resolves the levels of a well-formed text.
  ///
  /// If ICU fails, because memory is short or the text is over a gigabyte, all levels are 0.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: UnsafeBufferPointer<UInt8>, direction: BaseDirection) {
    let isPlain = direction == .leftToRight || direction == .firstStrongElseLeftToRight
    if !isPlain || Self.mayBeRightToLeft(text),
      let (base, levels) = BidiResolver(direction: direction)?.levels(of: text)
    {
      baseLevel = base
      self.levels = levels
      return
    }
    let isRightToLeft = text.isEmpty && !isPlain
    baseLevel = isRightToLeft ? 1 : 0
    levels = Array(repeating: 0, count: text.count)
  }

  /// The order that stretches of these levels are shown in, from left to right (rule L2).
  ///
  /// - Returns: The stretches' indices.
  /// - Complexity: O(*n* · *m*), where *n* is their number and *m* the highest level.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    // UAX #9, rule L2: from the highest level down to the lowest odd one, each stretch is reversed.
    guard let highest = levels.max(), let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min()
    else { return order }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        // What is reversed so far is of higher levels: it lies inside the stretches looked for.
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// The direction that a paragraph runs in (UAX #9, rules P2 and P3).
package enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// That of the first strong character, or left to right if there is none.
  case firstStrongElseLeftToRight
  /// That of the first strong character, or right to left if there is none.
  case firstStrongElseRightToLeft
}

// MARK: - Quick look

extension BidiLevels {
  /// Returns whether a text, in a paragraph that runs from left to right, may need the algorithm:
  /// whether it has a character of a script that runs from right to left, or a control of
  /// directions.
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

  /// Returns whether the character at an offset may, whose first byte is at least 0xD6.
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
