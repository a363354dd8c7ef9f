/// A channel of a part of two pictures.
///
/// Levels are words of 16 bits: processors compare eight of them at once, and no sum of two is too large.
struct LevelDifference {
  /// Where the part begins.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let old: [Int16]
  let new: [Int16]
  /// How much each pixel is lighter in the other picture; 0 for what is ignored.
  let steps: [Int16]

  init(_ area: PixelRegion, old: [Int16], new: [Int16], steps: [Int16]) {
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
    (self.old, self.new, self.steps) = (old, new, steps)
  }

  /// The levels around each pixel of the old picture.
  private(set) lazy var then = LevelRanges(old, width: width, height: height)
  /// The levels around each pixel of the new picture.
  private(set) lazy var now = LevelRanges(new, width: width, height: height)
  /// The range of levels around each pixel, in the picture that has less of it.
  private(set) lazy var contrast = then.narrowest(now)
  /// The sums of that.
  private(set) lazy var contrasts = WindowTotals(contrast, width: width, height: height)

  /// Calls a function with the column, the row and the index of each pixel whose level differs by more
  /// than a number of levels.
  @inline(__always)
  func forEachStep(over least: Int, _ body: (Int, Int, Int) -> Void) {
    let least = Int16(clamping: max(least, 0))
    steps.withUnsafeBufferPointer { steps in
      for y in 0..<height {
        let start = y &* width
        var x = 0
        while x < width {
          let next = min(x &+ 8, width)
          // Nearly everywhere two pictures are the same.
          if next == x &+ 8, Self.areNoughts(steps, at: start &+ x) {
            x = next
            continue
          }
          while x < next {
            if abs(steps[start &+ x]) > least { body(x, y, start &+ x) }
            x &+= 1
          }
        }
      }
    }
  }

  /// Returns whether eight steps are all 0.
  @inline(__always)
  private static func areNoughts(_ steps: UnsafeBufferPointer<Int16>, at index: Int) -> Bool {
    let words = UnsafeRawBufferPointer(steps)
    return words.loadUnaligned(fromByteOffset: 2 &* index, as: UInt64.self)
      | words.loadUnaligned(fromByteOffset: 2 &* index &+ 8, as: UInt64.self) == 0
  }
}

/// How many levels a pixel may differ by, and the five by five and seventeen by seventeen around it together.
struct StepLimits {
  var step: Int
  var line: Int
  var area: Int
}

extension LevelDifference {
  /// Calls a function with the column, the row and the index of each pixel that differs, and reaches a limit itself or
  /// with those around it.
  ///
  /// Processors look at many pixels of a row at once: most of them reach none.
  ///
  /// - Parameters:
  ///   - totals: The sums of the steps.
  ///   - isBrightness: Whether all limits hold; else that of areas alone.
  @inline(__always)
  func forEachStep(
    beyond limits: StepLimits, in totals: WindowTotals, isBrightness: Bool,
    _ body: (Int, Int, Int) -> Void
  ) {
    var (areas, lines) = ([Int32](repeating: 0, count: width), [Int32](repeating: 0, count: width))
    var flags = [UInt8](repeating: 0, count: width + 7)
    steps.withUnsafeBufferPointer { steps in
      for y in 0..<height {
        let row = UnsafeBufferPointer(rebasing: steps[(y &* width)..<(y &* width &+ width)])
        if !row.contains(where: { $0 != 0 }) { continue }
        totals.fill(&areas, row: y, radius: 8)
        if isBrightness { totals.fill(&lines, row: y, radius: 2) }
        flags.withUnsafeMutableBufferPointer { flags in
          areas.withUnsafeBufferPointer { areas in
            lines.withUnsafeBufferPointer { lines in
              limits.flag(row, areas, isBrightness ? lines : nil, in: flags)
            }
          }
          let words = UnsafeRawBufferPointer(flags)
          for start in stride(from: 0, to: width, by: 8)
          where words.loadUnaligned(fromByteOffset: start, as: UInt64.self) != 0 {
            for x in start..<min(start &+ 8, width) where flags[x] != 0 {
              body(x, y, y &* width &+ x)
            }
          }
        }
      }
    }
  }
}

extension StepLimits {
  /// Sets a flag for each pixel of a row that differs and reaches a limit.
  ///
  /// There is no branch in it, so that processors look at many pixels at once.
  ///
  /// - Parameter lines: The sums of five by five pixels; nil if the limit of areas alone holds.
  fileprivate func flag(
    _ steps: UnsafeBufferPointer<Int16>, _ areas: UnsafeBufferPointer<Int32>,
    _ lines: UnsafeBufferPointer<Int32>?, in flags: UnsafeMutableBufferPointer<UInt8>
  ) {
    let area = UInt32(clamping: area)
    guard let lines else {
      for x in steps.indices {
        let reaches: UInt8 = areas[x].magnitude >= area ? 1 : 0
        flags[x] = reaches & (steps[x] != 0 ? 1 : 0)
      }
      return
    }
    let (step, line) = (UInt16(clamping: step), UInt32(clamping: line))
    for x in steps.indices {
      let far: UInt8 = areas[x].magnitude >= area ? 1 : 0
      let near: UInt8 = lines[x].magnitude >= line ? 1 : 0
      let own: UInt8 = steps[x].magnitude >= step ? 1 : 0
      flags[x] = (far | near | own) & (steps[x] != 0 ? 1 : 0)
    }
  }
}

/// The least and the greatest level of the three by three pixels around each pixel.
struct LevelRanges {
  let least: [Int16]
  let greatest: [Int16]

  init(_ levels: [Int16], width: Int, height: Int) {
    least = Self.extremes(levels, width: width, height: height) { min($0, $1) }
    greatest = Self.extremes(levels, width: width, height: height) { max($0, $1) }
  }

  /// Returns the range of each pixel, of the two that which is narrower.
  func narrowest(_ other: LevelRanges) -> [Int16] {
    var result = greatest
    result.subtract(least)
    var others = other.greatest
    others.subtract(other.least)
    others.withUnsafeBufferPointer { others in
      result.withUnsafeMutableBufferPointer { result in
        for index in result.indices { result[index] = min(result[index], others[index]) }
      }
    }
    return result
  }

  /// The least or greatest of the three by three pixels around each: first in its row, then across.
  @inline(__always)
  private static func extremes(
    _ levels: [Int16], width: Int, height: Int, _ choose: (Int16, Int16) -> Int16
  ) -> [Int16] {
    let rows = [Int16](unsafeUninitializedCapacity: levels.count) { rows, count in
      levels.withUnsafeBufferPointer { levels in
        for y in 0..<height {
          let (start, last) = (y &* width, y &* width &+ width &- 1)
          rows[start] = choose(levels[start], levels[min(start &+ 1, last)])
          rows[last] = choose(levels[last], levels[max(last &- 1, start)])
          for index in start &+ 1..<max(last, start &+ 1) {
            rows[index] = choose(levels[index], choose(levels[index &- 1], levels[index &+ 1]))
          }
        }
      }
      count = levels.count
    }
    return [Int16](unsafeUninitializedCapacity: levels.count) { result, count in
      rows.withUnsafeBufferPointer { rows in
        for y in 0..<height {
          let start = y &* width
          let (above, below) = (max(y &- 1, 0) &* width, min(y &+ 1, height &- 1) &* width)
          for x in 0..<width {
            result[start &+ x] = choose(
              rows[start &+ x], choose(rows[above &+ x], rows[below &+ x]))
          }
        }
      }
      count = rows.count
    }
  }
}

extension [Int16] {
  fileprivate mutating func subtract(_ others: [Int16]) {
    others.withUnsafeBufferPointer { others in
      withUnsafeMutableBufferPointer { values in
        for index in values.indices { values[index] &-= others[index] }
      }
    }
  }
}

/// The sums of square windows, each found by four numbers (Crow, "Summed-area tables for texture
/// mapping", 1984).
struct WindowTotals {
  private let width: Int
  private let height: Int
  /// The sums of all above and to the left, with a row and a column of noughts before them.
  ///
  /// Those of large pictures overflow: the sum of a window is right nevertheless, as it fits into a word.
  private let sums: [Int32]

  init(_ values: [Int16], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let length = width + 1
    sums = [Int32](unsafeUninitializedCapacity: length * (height + 1)) { sums, count in
      for x in 0..<length { sums[x] = 0 }
      values.withUnsafeBufferPointer { values in
        for y in 0..<height {
          var row: Int32 = 0
          let (source, target) = (y &* width, (y &+ 1) &* length)
          sums[target] = 0
          for x in 0..<width {
            row &+= Int32(values[source &+ x])
            sums[target &+ x &+ 1] = sums[target &- length &+ x &+ 1] &+ row
          }
        }
      }
      count = length * (height + 1)
    }
  }

  /// Sets the sums of the windows around the pixels of a row.
  ///
  /// Away from the sides processors find eight of them at once.
  func fill(_ totals: inout [Int32], row y: Int, radius: Int) {
    let top = max(y &- radius, 0) &* (width &+ 1)
    let bottom = min(y &+ radius &+ 1, height) &* (width &+ 1)
    let inner = min(radius, width)..<max(min(radius, width), width &- radius)
    totals.withUnsafeMutableBufferPointer { totals in
      for x in 0..<inner.lowerBound { totals[x] = Int32(truncatingIfNeeded: total(x, y, radius)) }
      for x in inner.upperBound..<width {
        totals[x] = Int32(truncatingIfNeeded: total(x, y, radius))
      }
      sums.withUnsafeBufferPointer { sums in
        for x in inner {
          let (left, right) = (x &- radius, x &+ radius &+ 1)
          totals[x] =
            sums[bottom &+ right] &- sums[top &+ right] &- sums[bottom &+ left] &+ sums[top &+ left]
        }
      }
    }
  }

  /// The sum of the window around a pixel, as far as there are pixels.
  ///
  /// - Parameter radius: How many pixels the window has to each side of its middle.
  @inline(__always)
  func total(_ x: Int, _ y: Int, _ radius: Int) -> Int {
    let (left, right) = (max(x &- radius, 0), min(x &+ radius &+ 1, width))
    let top = max(y &- radius, 0) &* (width &+ 1)
    let bottom = min(y &+ radius &+ 1, height) &* (width &+ 1)
    return sums.withUnsafeBufferPointer { sums in
      Int(
        sums[bottom &+ right] &- sums[top &+ right] &- sums[bottom &+ left] &+ sums[top &+ left])
    }
  }
}
