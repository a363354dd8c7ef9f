/// Tells whether one program drew two pictures: by the soft pixels of edges and letters, which no two
/// rasterisers make alike.
///
/// Where two drew the same scene, or one drew it a part of a pixel further, at least half of the soft
/// pixels are others; where a scene was edited, more than two thirds are the same, bit by bit, or those
/// that were alike are alike again (``SoftSteps``). What differs between pictures of one hand was not
/// only drawn otherwise.
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
    var steps = SoftSteps()
    for y in stride(from: 0, to: first.height, by: step) {
      let (old, new) = (first.row(y), second.row(y))
      for x in spans[y] where old[x] != new[x] && !isIgnored(x, y) && isSoft(x, y) {
        others &+= 1
        steps.add(first, x, y, new[x])
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
    return steps.areOfOneHand
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

/// What became of soft pixels that are others.
///
/// Where one program drew a text in another colour, no soft pixel is the same, but those that were alike
/// are alike again. Another rasteriser makes different levels of them.
private struct SoftSteps {
  /// The most pixels that are looked at, and the fewest that tell.
  private static let (most, fewest) = (16_384, 96)
  /// The fewest colours that tell: a straight stroke has few, which any rasteriser may change alike.
  private static let fewestColors = 24
  /// Steps of so many levels may only be rounded otherwise, and so may colours that lie so far apart.
  private static let (slight, alike) = (8, 2)

  /// What each pixel was, and what became of it.
  private var words: [UInt64] = []

  /// Adds a pixel, unless it differs by little or is as its neighbours were, along a straight stroke.
  mutating func add(_ first: PixelPart, _ x: Int, _ y: Int, _ new: UInt32) {
    guard words.count < Self.most, 0 < x, x < first.width - 1, 0 < y, y < first.height - 1
    else { return }
    let row = first.row(y)
    let old = row[x]
    guard old.levels(to: new) > Self.slight, row[x - 1] != old, row[x + 1] != old,
      first.row(y - 1)[x] != old, first.row(y + 1)[x] != old
    else { return }
    words.append(UInt64(old) << 32 | UInt64(new))
  }

  /// Whether of those that were alike nineteen in twenty are alike again.
  var areOfOneHand: Bool {
    if words.count < Self.fewest { return false }
    let words = words.sorted()
    var (all, alike, colors, start) = (0, 0, 0, 0)
    while start < words.count {
      let old = words[start] >> 32
      let end = words[start...].firstIndex { $0 >> 32 != old } ?? words.count
      if end - start > 1 {
        let middle = UInt32(truncatingIfNeeded: words[(start + end) / 2])
        (all, colors) = (all + end - start, colors + 1)
        alike += words[start..<end].count {
          UInt32(truncatingIfNeeded: $0).levels(to: middle) <= Self.alike
        }
      }
      start = end
    }
    return all >= Self.fewest && colors >= Self.fewestColors && 20 * alike >= 19 * all
  }
}
