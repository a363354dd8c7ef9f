/// Tells whether one program drew two pictures: by the soft pixels of edges and letters, which no two
/// rasterisers make alike.
///
/// Where two drew the same scene, or one drew it a part of a pixel further, at least half of the soft
/// pixels are others; where a scene was edited, more than two thirds are the same, bit by bit. What
/// differs between pictures of one hand was not only drawn otherwise.
enum SameHand {
  /// So many soft pixels have to be the same for each that is not, and at least so many at all.
  private static let part = 2
  private static let fewest = 64
  /// A soft pixel differs from both neighbours by more than so many levels of green.
  private static let softness: Int32 = 8
  /// Of larger pictures no more rows are looked at than about so many.
  private static let rows = 256

  /// Returns whether one program drew both.
  ///
  /// - Parameters:
  ///   - spans: Where words differ in each row.
  ///   - isIgnored: Whether a pixel is not looked at.
  static func drew(
    _ first: PixelPart, _ second: PixelPart, spans: [Range<Int>], isIgnored: (Int, Int) -> Bool
  ) -> Bool {
    let step = max(1, first.height / rows)
    func isSoft(_ x: Int, _ y: Int) -> Bool {
      Self.isSoft(first, x, y) || Self.isSoft(second, x, y)
    }
    var others = 0
    for y in stride(from: 0, to: first.height, by: step) {
      let (old, new) = (first.row(y), second.row(y))
      for x in spans[y] where old[x] != new[x] && !isIgnored(x, y) && isSoft(x, y) {
        others &+= 1
      }
    }
    var missing = max(part * others, fewest)
    for y in stride(from: 0, to: first.height, by: step) {
      let (old, new) = (first.row(y), second.row(y))
      let (above, other) = (first.row(max(y - 1, 0)), second.row(max(y - 1, 0)))
      for x in 1..<max(first.width, 1) where old[x] == new[x] {
        // What is like the pixels before and above it in both does not lie between two.
        let isPlain =
          (old[x] ^ old[x &- 1]) | (old[x] ^ above[x]) | (new[x] ^ new[x &- 1])
          | (new[x] ^ other[x]) == 0
        if !isPlain, isSoft(x, y) { missing &-= 1 }
      }
      if first.width > 0, old[0] == new[0], isSoft(0, y) { missing &-= 1 }
      if missing <= 0 { return true }
    }
    return false
  }

  /// Returns whether a pixel lies between two neighbours, beside or above and below it.
  @inline(__always)
  private static func isSoft(_ picture: PixelPart, _ x: Int, _ y: Int) -> Bool {
    let row = picture.row(y)
    let word = row[x]
    let level = green(word)
    // What is like the pixel before it does not lie between two.
    if x > 0, x < picture.width &- 1, row[x &- 1] != word,
      isBetween(green(row[x &- 1]), level, green(row[x &+ 1]))
    {
      return true
    }
    guard y > 0, y < picture.height &- 1 else { return false }
    let above = picture.row(y &- 1)[x]
    return above != word && isBetween(green(above), level, green(picture.row(y &+ 1)[x]))
  }

  @inline(__always)
  private static func green(_ word: UInt32) -> Int32 { Int32(word &>> 8 & 255) }

  @inline(__always)
  private static func isBetween(_ one: Int32, _ level: Int32, _ other: Int32) -> Bool {
    let (up, on) = (level &- one, other &- level)
    return up > softness && on > softness || -up > softness && -on > softness
  }
}
