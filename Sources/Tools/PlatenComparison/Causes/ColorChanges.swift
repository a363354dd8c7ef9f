/// The colours that have become others wherever they were, and what that leaves unexplained.
struct ColorChanges {
  /// A colour and what has become of it: words of alpha, red, green and blue from the highest byte.
  struct Pair: Hashable {
    var old: UInt32
    var new: UInt32

    /// The pair as a cause.
    var cause: ChangeCause {
      ChangeCause(color: DifferenceSignature.hex(old), DifferenceSignature.hex(new))
    }

    /// Returns whether it is what smoothing makes of other pairs: at an edge to a colour that has
    /// stayed, a part of what became of one of them, and between two of them a mixture.
    fileprivate func isMixed(of pairs: [Pair]) -> Bool {
      pairs.contains { isPart(of: $0) }
        || pairs.indices.contains { i in
          pairs[..<i].contains { isMixed(of: pairs[i], and: $0) }
        }
    }

    private var step: ColorChannels { ColorChannels(word: new) - ColorChannels(word: old) }

    fileprivate func isPart(of pair: Pair) -> Bool {
      let (ours, theirs) = (step, pair.step)
      return ours.length < theirs.length && ours.isAlong(theirs)
    }

    private func isMixed(of one: Pair, and other: Pair) -> Bool {
      let start = ColorChannels(word: one.old)
      let way = ColorChannels(word: other.old) - start
      let part = ((ColorChannels(word: old) - start) * way).sum() / max((way * way).sum(), 1)
      guard 0 < part, part < 1 else { return false }
      let end = ColorChannels(word: one.new)
      let mixture = end + (ColorChannels(word: other.new) - end) * part
      return (start + way * part - ColorChannels(word: old)).largest < Self.sameColor
        && (mixture - ColorChannels(word: new)).largest < Self.sameColor
    }

    /// Smoothing rounds twice.
    private static let sameColor: Float = 6
  }

  // MARK: - Finding

  /// The most pairs that are told apart.
  private static let mostPairs = 6
  /// A pair has at least one in so many of the pixels that differ.
  private static let leastPart = 50

  /// The pairs, the one of most pixels first.
  let pairs: [Pair]
  /// Whether all that differs is of these pairs, or smooths the edges of such parts.
  let isAll: Bool

  /// - Parameter examined: What tells two pictures apart, of which the colours are asked for.
  init(_ reference: PixelImage, _ actual: PixelImage, _ examined: ExaminedPixels) {
    let found = PixelPart.common(of: reference, actual, examined.canvas) { first, second in
      let pixels = DifferingPixels(first, second, examined.canvas, examined).pixels
      let counts = Self.counts(of: pixels)
      var pairs: [Pair] = []
      for (pair, _) in counts where pairs.count < Self.mostPairs {
        let isOwn = !pair.isMixed(of: pairs)
        if isOwn, DifferenceSignature.becomes(pair.old, pair.new, first, second, examined) {
          pairs.append(pair)
        }
      }
      pairs = Self.withoutEdges(Self.withoutMoves(pairs, counts), counts)
      let known = Set(pairs)
      let others = pixels.count { pixel in
        !Self.isNear(pixel.x, pixel.y, known, first, second)
      }
      return (pairs, others * Self.leastPart <= pixels.count && !pairs.isEmpty)
    }
    (pairs, isAll) = found ?? ([], false)
  }

  /// The pairs without those of ink that moved: what it left has become the ground, and as much of the
  /// ground has become ink.
  private static func withoutMoves(
    _ pairs: [Pair], _ counts: [(pair: Pair, count: Int)]
  ) -> [Pair] {
    pairs.filter { pair in
      func count(_ pair: Pair) -> Int { counts.first { $0.pair == pair }?.count ?? 0 }
      let back = Pair(old: pair.new, new: pair.old)
      return pairs.contains(back) || 3 * count(back) < count(pair)
    }
  }

  /// The pairs without those of the edges of thin letters, which have more pixels than the letters' own colour.
  private static func withoutEdges(
    _ pairs: [Pair], _ counts: [(pair: Pair, count: Int)]
  ) -> [Pair] {
    func count(_ pair: Pair) -> Int { counts.first { $0.pair == pair }?.count ?? 0 }
    return pairs.filter { pair in
      !pairs.contains { pair.isPart(of: $0) && count(pair) <= 4 * count($0) }
    }
  }

  private static func counts(of pixels: [DifferingPixels.Pixel]) -> [(pair: Pair, count: Int)] {
    let sorted = pixels.map { UInt64($0.old) << 32 | UInt64($0.new) }.sorted()
    var runs: [(count: Int, word: UInt64)] = []
    for word in sorted {
      if runs.last?.word == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, word))
      }
    }
    let least = max(4, pixels.count / leastPart)
    return runs.filter { $0.count >= least }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
      .map { run in
        let (old, new) = (UInt32(run.word >> 32), UInt32(truncatingIfNeeded: run.word))
        return (Pair(old: old, new: new), run.count)
      }
  }

  /// Returns whether a pixel of one of the pairs is at most two pixels away, as where the edge of a
  /// part of another colour is smoothed.
  private static func isNear(
    _ x: Int, _ y: Int, _ pairs: Set<Pair>, _ first: PixelPart, _ second: PixelPart
  ) -> Bool {
    for row in max(y - 2, 0)...min(y + 2, first.height - 1) {
      let (old, new) = (first.row(row), second.row(row))
      for column in max(x - 2, 0)...min(x + 2, first.width - 1)
      where old[column] != new[column] && pairs.contains(Pair(old: old[column], new: new[column])) {
        return true
      }
    }
    return false
  }
}

// MARK: - Channels

/// A colour's channels, alpha, red, green and blue, multiplied by alpha: from 0 to 255, or a difference.
typealias ColorChannels = SIMD4<Float>

extension ColorChannels {
  init(word: UInt32) {
    let alpha = Float(word >> 24)
    self.init(255, Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255))
    self *= alpha / 255
  }

  /// The largest channel, whatever its sign.
  var largest: Float { Swift.max(max(), -min()) }

  var length: Float { (self * self).sum().squareRoot() }

  /// Returns whether both point the same way, as well as rounded colours tell.
  func isAlong(_ other: ColorChannels) -> Bool {
    let part = (self * other).sum()
    if part >= 0.97 * length * other.length { return true }
    // Steps of a level or two point anywhere.
    let aside = self - other * (part / Swift.max((other * other).sum(), 1))
    return part > 0 && aside.length <= 1.5
  }
}
