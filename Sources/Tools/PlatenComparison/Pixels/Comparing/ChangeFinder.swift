/// Tells what changed in a picture from what is only drawn in another way, by another rasteriser or an
/// eighth of a pixel further.
///
/// The contrast of a pixel is the range of levels in the three by three pixels around it, in that of
/// the two pictures that has less of it: it is great along edges that both have alone. An edge that is
/// drawn otherwise differs by a part of that contrast, and what it loses on one side it gains on the
/// other. What differs by more is a change, as one of these:
/// - a point: a pixel's brightness differs by more than 25 levels and seven tenths of the contrast, and
///   so does that of the three by three around it by 70 and seven twentieths together. A comma for a point
///   is one, the pixels of a moved edge are none.
/// - a stroke: in five by five pixels the brightness differs by 88 levels together, and by more than
///   three fifths of the contrast there. It may be pale.
/// - an area: in seventeen by seventeen pixels the brightness differs by 2.5 levels on average and as
///   much as there is contrast, or a colour by 6 levels and three fifths of it. What JPEG leaves of a
///   plain area is below that.
/// - a stroke that has moved, however thin: ``MovedStrokes``.
/// - ink that has become more, less or another, or that has another hue: ``InkMass``; where one program drew both pictures
///   (``SameHand``), all that is seen.
///
/// The levels are those of the usual threshold, 0.1, and grow with it. Differences are summed with
/// their signs: noise is no change. All arithmetic is in whole numbers.
struct ChangeFinder {
  let first: PixelPart
  let second: PixelPart
  /// The marks of the two after each pixel was looked at by itself.
  let marks: UnsafeMutablePointer<UInt8>
  /// Marks from one row to the next.
  let stride: Int
  let tolerance: PixelTolerance

  /// Pixels that are further apart have no part in each other's sums.
  private static let reach = 9

  /// Marks changes as differing, and what else differs by more than the threshold as smoothed, unless
  /// that counts as well.
  ///
  /// - Parameter spans: Where words differ in each row.
  func run(in spans: [Range<Int>]) {
    guard spans.contains(where: { !$0.isEmpty }) else { return }
    let isOfOneHand = SameHand.drew(first, second, spans: spans) { x, y in
      marks[y &* stride &+ x] == PixelMarks.Mark.ignored.rawValue
    }
    var y = 0
    while y < spans.count {
      guard !spans[y].isEmpty else {
        y += 1
        continue
      }
      var (bottom, columns, next) = (y + 1, spans[y], y + 1)
      while next < spans.count, next <= bottom + 2 * Self.reach {
        if !spans[next].isEmpty {
          columns =
            min(
              columns.lowerBound, spans[next].lowerBound)..<max(
              columns.upperBound, spans[next].upperBound)
          bottom = next + 1
        }
        next += 1
      }
      judge(rows: y..<bottom, columns, isOfOneHand: isOfOneHand)
      y = bottom
    }
  }
}

// MARK: - Phases

extension ChangeFinder {
  /// The brightness, the three colours, and how much more red or blue there is than green.
  private static let brightness = -1
  private static let shifts = [brightness, 16, 8, 0]
  private static let hues = [-2, -3]

  private func judge(rows: Range<Int>, _ columns: Range<Int>, isOfOneHand: Bool) {
    let area = PixelRegion(
      x: columns.lowerBound - Self.reach, y: rows.lowerBound - Self.reach,
      width: columns.count + 2 * Self.reach, height: rows.count + 2 * Self.reach
    ).intersection(PixelRegion(x: 0, y: 0, width: first.width, height: first.height))
    guard let area else { return }
    var isChange = [Bool](repeating: false, count: area.width * area.height)
    // What is seen through a picture may be light or dark.
    for ground: UInt32? in isOpaque(area) ? [nil] : [255, 0] {
      for shift in Self.shifts {
        var levels = levels(area, shift, ground)
        let isBrightness = shift == Self.brightness
        findAreas(&levels, isBrightness: isBrightness, &isChange)
        if isBrightness { MovedStrokes(least: hundredths(130)).find(in: &levels, &isChange) }
        InkMass(
          channel: isBrightness ? .brightness : .color, isOfOneHand: isOfOneHand,
          scale: hundredths(1)
        ).find(in: &levels, &isChange)
      }
      for shift in Self.hues where mayDifferInHue(area, isChange) {
        var levels = levels(area, shift, ground)
        InkMass(channel: .hue, isOfOneHand: isOfOneHand, scale: hundredths(1))
          .find(in: &levels, &isChange)
      }
    }
    guard isChange.contains(true) else { return apply(isChange, area) }
    spread(&isChange, area)
    apply(isChange, area)
  }

  /// What changed like a neighbour, from one colour to another, is of the same change, up to the edges.
  private func spread(_ isChange: inout [Bool], _ area: PixelRegion) {
    isChange.withUnsafeMutableBufferPointer { isChange in
      for y in area.y..<area.bottom {
        for x in area.x..<area.right {
          take(x, y, -1, 0, isChange, area)
          take(x, y, 0, -1, isChange, area)
        }
      }
      for y in (area.y..<area.bottom).reversed() {
        for x in (area.x..<area.right).reversed() {
          take(x, y, 1, 0, isChange, area)
          take(x, y, 0, 1, isChange, area)
        }
      }
    }
  }

  /// Marks a pixel as changed if one beside it is and both changed alike.
  @inline(__always)
  private func take(
    _ x: Int, _ y: Int, _ right: Int, _ down: Int, _ isChange: UnsafeMutableBufferPointer<Bool>,
    _ area: PixelRegion
  ) {
    let (otherX, otherY) = (x &+ right, y &+ down)
    let index = (y &- area.y) &* area.width &+ x &- area.x
    guard !isChange[index], area.x <= otherX, otherX < area.right, area.y <= otherY,
      otherY < area.bottom, isChange[index &+ down &* area.width &+ right],
      first.row(y)[x] == first.row(otherY)[otherX], second.row(y)[x] == second.row(otherY)[otherX]
    else { return }
    isChange[index] = true
  }

  /// Whether pixels that are no change yet differ in their hue, of which few areas have any.
  private func mayDifferInHue(_ area: PixelRegion, _ isChange: [Bool]) -> Bool {
    let least = UInt16(clamping: hundredths(3) / 100)
    var found = 0
    for y in area.y..<area.bottom {
      let (old, new) = (first.row(y), second.row(y))
      let start = (y &- area.y) &* area.width &- area.x
      for x in area.x..<area.right where old[x] != new[x] && !isChange[start &+ x] {
        let red = Self.level(new[x], Self.hues[0]) &- Self.level(old[x], Self.hues[0])
        let blue = Self.level(new[x], Self.hues[1]) &- Self.level(old[x], Self.hues[1])
        if max(red.magnitude, blue.magnitude) > least { found += 1 }
        if found >= 8 { return true }
      }
    }
    return false
  }

  private func isOpaque(_ area: PixelRegion) -> Bool {
    for y in area.y..<area.bottom {
      let (old, new) = (first.row(y), second.row(y))
      for x in area.x..<area.right where old[x] & new[x] < 0xFF00_0000 { return false }
    }
    return true
  }

  /// A channel's levels and how they differ, without what is ignored.
  ///
  /// - Parameter ground: What is seen through the pictures; nil if nothing is.
  private func levels(_ area: PixelRegion, _ shift: Int, _ ground: UInt32?) -> LevelDifference {
    let (old, new) = (
      levels(of: first, area, shift, ground), levels(of: second, area, shift, ground)
    )
    let steps = [Int16](unsafeUninitializedCapacity: old.count) { steps, count in
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          for y in area.y..<area.bottom {
            let start = (y &- area.y) &* area.width
            let marks = marks + y &* stride + area.x
            for x in 0..<area.width {
              let isIgnored = marks[x] == PixelMarks.Mark.ignored.rawValue
              steps[start &+ x] = isIgnored ? 0 : new[start &+ x] &- old[start &+ x]
            }
          }
        }
      }
      count = old.count
    }
    return LevelDifference(area, old: old, new: new, steps: steps)
  }

  private func levels(
    of part: PixelPart, _ area: PixelRegion, _ shift: Int, _ ground: UInt32?
  ) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: area.width * area.height) { levels, count in
      for y in area.y..<area.bottom {
        let start = (y &- area.y) &* area.width
        Self.fill(levels[start..<start &+ area.width], part.row(y) + area.x, shift, ground)
      }
      count = area.width * area.height
    }
  }

  /// Sets the levels of a row of words.
  private static func fill(
    _ levels: Slice<UnsafeMutableBufferPointer<Int16>>, _ words: UnsafePointer<UInt32>,
    _ shift: Int, _ ground: UInt32?
  ) {
    let levels = UnsafeMutableBufferPointer(rebasing: levels)
    switch (ground, shift) {
    case (let ground?, _):
      for index in levels.indices { levels[index] = level(words[index].over(ground), shift) }
    case (nil, brightness):
      for index in levels.indices { levels[index] = level(words[index], brightness) }
    default:
      for index in levels.indices { levels[index] = level(words[index], shift) }
    }
  }

  @inline(__always)
  private static func level(_ word: UInt32, _ shift: Int) -> Int16 {
    if shift >= 0 {
      return Int16(truncatingIfNeeded: word &>> UInt32(truncatingIfNeeded: shift) & 255)
    }
    let (red, green, blue) = (word &>> 16 & 255, word &>> 8 & 255, word & 255)
    if shift != brightness {
      return Int16(truncatingIfNeeded: shift == -2 ? red : blue)
        &- Int16(truncatingIfNeeded: green)
    }
    return Int16(truncatingIfNeeded: (red &* 77 &+ green &* 150 &+ blue &* 29) &>> 8)
  }

  /// So many hundredths of a level as the threshold makes of them.
  private func hundredths(_ levels: Int) -> Int {
    Int((Double(levels) * min(tolerance.threshold, 1) * 1000).rounded())
  }

  /// Marks what is beyond the levels first: the contrast is looked at where there is any of that alone.
  private func findAreas(
    _ levels: inout LevelDifference, isBrightness: Bool, _ isChange: inout [Bool]
  ) {
    let steps = WindowTotals(levels.steps, width: levels.width, height: levels.height)
    let (point, near, stroke) = (hundredths(25), hundredths(70), hundredths(88))
    let large = hundredths(isBrightness ? 723 : 1734)
    var candidates: [(x: Int, y: Int, index: Int)] = []
    let limits = StepLimits(
      step: (point + 99) / 100, line: (stroke + 99) / 100, area: (large + 99) / 100)
    levels.forEachStep(beyond: limits, in: steps, isBrightness: isBrightness) { x, y, index in
      if !isChange[index] { candidates.append((x, y, index)) }
    }
    if candidates.isEmpty { return }
    let (contrast, contrasts) = (levels.contrast, levels.contrasts)
    for (x, y, index) in candidates {
      let area = abs(steps.total(x, y, 8))
      if 100 &* area >= large {
        let around = contrasts.total(x, y, 9)
        isChange[index] = isBrightness ? area > around : 5 &* area > 3 &* around
      }
      guard isBrightness, !isChange[index] else { continue }
      let line = abs(steps.total(x, y, 2))
      if 100 &* line >= stroke, 5 &* line > 3 &* contrasts.total(x, y, 3) {
        isChange[index] = true
        continue
      }
      let (step, sum) = (Int(abs(levels.steps[index])), abs(steps.total(x, y, 1)))
      isChange[index] =
        100 &* step >= point && 10 &* step > 7 &* Int(contrast[index])
        && 100 &* sum >= near && 20 &* sum > 7 &* contrasts.total(x, y, 1)
    }
  }

  private func apply(_ isChange: [Bool], _ area: PixelRegion) {
    for y in area.y..<area.bottom {
      let marks = marks + y &* stride
      let start = (y &- area.y) &* area.width &- area.x
      for x in area.x..<area.right {
        switch PixelMarks.Mark(rawValue: marks[x]) {
        case .differing where tolerance.ignoresAntialiasing && !isChange[start &+ x]:
          marks[x] = PixelMarks.Mark.antialiased.rawValue
        case .antialiased where isChange[start &+ x], .slight where isChange[start &+ x]:
          marks[x] = PixelMarks.Mark.differing.rawValue
        default: break
        }
      }
    }
  }
}
