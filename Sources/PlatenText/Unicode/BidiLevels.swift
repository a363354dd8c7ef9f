/// The embedding levels of a text's characters, by Unicode's bidirectional algorithm (UAX #9): even
/// levels run from left to right, odd ones from right to left.
package struct BidiLevels: Hashable, Sendable {
  /// The level of the paragraph: 0 or 1.
  ///
  /// A text of several paragraphs, which line ends part, has that of its first; the others have their
  /// own.
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
