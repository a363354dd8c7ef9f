/// The colours of a picture that has few of them, as Cairo's words: premultiplied, alpha highest.
///
/// count the colours → keep those that cover much → cover the rest with boxes of the smallest side that leaves few
/// enough
///
/// Colours of text's edges lie on lines between two others, where boxes of one side lose the least; a cut at the
/// median would give most of the palette to what is frequent, and leave rare colours far off.
package struct ColorPalette: Equatable, Sendable {
  /// No colour twice.
  let colors: [UInt32]

  /// Chooses at most `most` colours, so that the component that is farthest off is as near as boxes allow.
  init(of counts: ColorCounts, most: Int) {
    let all = counts.counts.map { WeightedColor(word: $0.key, count: $0.value) }
      .sorted { ($0.count, $1.word) > ($1.count, $0.word) }
    guard all.count > most else {
      colors = all.map(\.word)
      return
    }
    // A ground that is a little off would be seen.
    let least = counts.pixels / ColorCounts.leastShare
    let kept = all.prefix(most / 2).prefix { $0.count > least }
    let rest = all.dropFirst(kept.count).map { color in
      (color, distance: kept.map { color.distance(to: $0) }.min() ?? 255)
    }
    func boxes(reaching reach: Int) -> [UInt32]? {
      var boxes = ColorBoxes(rest.lazy.filter { $0.distance > reach }.map(\.0), reach: reach)
      return boxes.centers(most: most - kept.count)
    }
    var (tooLittle, enough) = (0, 255)
    while tooLittle + 1 < enough {
      let reach = (tooLittle + enough) / 2
      if boxes(reaching: reach) == nil { tooLittle = reach } else { enough = reach }
    }
    let centers = Set(boxes(reaching: enough) ?? [])
    colors = kept.map(\.word) + centers.subtracting(kept.map(\.word)).sorted()
  }
}

/// A colour and how many pixels have it.
private struct WeightedColor {
  let word: UInt32
  let count: Int
  /// Blue, green, red, alpha.
  let components: SIMD4<Int16>

  init(word: UInt32, count: Int) {
    (self.word, self.count) = (word, count)
    components = SIMD4(colorWord: word)
  }

  /// How far the component is off that is farthest.
  func distance(to other: WeightedColor) -> Int {
    components.distance(to: other.components)
  }
}

extension SIMD4<Int16> {
  /// The components of a colour: blue, green, red, alpha.
  init(colorWord word: UInt32) {
    self.init(truncatingIfNeeded: SIMD4<UInt32>(word, word >> 8, word >> 16, word >> 24) & 255)
  }

  /// How far the component is off that is farthest.
  @inline(__always)
  func distance(to other: SIMD4<Int16>) -> Int {
    let difference = self &- other
    return Int(difference.replacing(with: 0 &- difference, where: difference .< 0).max())
  }
}

// MARK: - Boxes

/// Boxes around colours, each of them at most `2 * reach` long, wide, high and, in its alpha, deep.
private struct ColorBoxes {
  private var colors: [WeightedColor]
  private let reach: Int

  init(_ colors: some Sequence<WeightedColor>, reach: Int) {
    (self.colors, self.reach) = (Array(colors), reach)
  }

  /// Returns a colour of each box, of which none in it is farther than `reach`; nil for more than `most`.
  mutating func centers(most: Int) -> [UInt32]? {
    var centers: [UInt32] = []
    var open = colors.isEmpty ? [] : [0..<colors.count]
    while let box = open.popLast() {
      if let cut = cut(box) {
        open += [cut..<box.upperBound, box.lowerBound..<cut]
      } else {
        centers.append(center(of: box))
      }
      if centers.count + open.count > most { return nil }
    }
    return centers
  }

  private func ends(of box: Range<Int>) -> (low: SIMD4<Int16>, high: SIMD4<Int16>) {
    colors[box].reduce((SIMD4(repeating: 255), SIMD4(repeating: 0))) {
      (pointwiseMin($0.0, $1.components), pointwiseMax($0.1, $1.components))
    }
  }

  /// Cuts a box that is too long across its longest side, where whole boxes fit on one side of the cut.
  private mutating func cut(_ box: Range<Int>) -> Int? {
    let (low, high) = ends(of: box)
    let sides = high &- low
    let side = Int(sides.max())
    guard side > 2 * reach, let axis = sides.indices.first(where: { sides[$0] == sides.max() })
    else { return nil }
    let step = 2 * reach + 1
    let place = low[axis] + Int16((side / step + 1) / 2 * step)
    return colors[box].partition { $0.components[axis] >= place }
  }

  /// The mean of a box's pixels, as far as it leaves no colour beyond reach.
  private func center(of box: Range<Int>) -> UInt32 {
    let (low, high) = ends(of: box)
    var (sum, count) = (SIMD4<Int>.zero, 0)
    for color in colors[box] {
      sum &+= SIMD4<Int>(truncatingIfNeeded: color.components) &* color.count
      count += color.count
    }
    let mean = SIMD4<Int16>(truncatingIfNeeded: (sum &+ count / 2) / count)
    let reach = Int16(reach)
    let center = mean.clamped(lowerBound: high &- reach, upperBound: low &+ reach)
    return center.indices.reduce(0) { $0 | UInt32(center[$1]) << (8 * UInt32($1)) }
  }
}
