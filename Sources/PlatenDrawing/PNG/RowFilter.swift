/// Applies a PNG's filters to its rows, one after the other.
///
/// Rows are kept with some zeros before and after them, so that the filters need not treat the
/// first pixel, or the last bytes of a vector, in a way of their own.
final class RowFilter {
  private static let margin = 16

  /// What stands before each row of a PNG: the number of its filter.
  private enum Kind: UInt8 {
    case none = 0
    case up = 2
    case paeth = 4
  }

  private let filter: PNGFilter
  private let format: PNGFormat
  private let width: Int
  private let rowBytes: Int
  private let recentColors = RecentColors()
  private let stride: Int
  private let storage: UnsafeMutablePointer<UInt8>
  private var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>

  /// Two rows of output: the best so far and the one that is tried.
  private var best: UnsafeMutablePointer<UInt8>
  private var trial: UnsafeMutablePointer<UInt8>

  init(width: Int, format: PNGFormat, filter: PNGFilter) {
    self.filter = filter
    self.format = format
    self.width = width
    rowBytes = width * format.bytesPerPixel
    stride = rowBytes + 2 * Self.margin
    storage = .allocate(capacity: 4 * stride)
    storage.initialize(repeating: 0, count: 4 * stride)
    current = storage + Self.margin
    previous = current + stride
    best = previous + stride
    trial = best + stride
  }

  deinit {
    storage.deallocate()
  }

  /// The filtered form of the next row, its filter's number first; valid until the next call.
  func filtered(_ source: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
    switch filter {
    case .none:
      best[0] = Kind.none.rawValue
      PixelRow.convert(source, count: width, format: format, to: best + 1)
    case .up:
      load(source)
      apply(.up)
      accept()
      swap(&current, &previous)
    case .adaptive:
      load(source)
      if recentColors.areRepeated(in: source, count: width) {
        apply(.none)
        accept()
      } else {
        applyBest()
      }
      swap(&current, &previous)
    }
    return UnsafeBufferPointer(start: best, count: rowBytes + 1)
  }

  private func load(_ source: UnsafeRawPointer) {
    PixelRow.convert(source, count: width, format: format, to: current)
  }

  private func accept() {
    swap(&best, &trial)
  }
}

// MARK: - Choosing

extension RowFilter {
  /// Filters with the filter whose differences are smallest in sum.
  ///
  /// The others of PNG's five filters took time and saved no bytes on drawn pictures.
  private func applyBest() {
    var smallest = Int.max
    for kind in [Kind.up, .paeth] {
      let sum = apply(kind)
      guard sum < smallest else { continue }
      smallest = sum
      accept()
      if sum == 0 { return }
    }
  }

  /// Filters the row into ``trial``; returns the sum of the differences' absolute values.
  @discardableResult
  private func apply(_ kind: Kind) -> Int {
    trial[0] = kind.rawValue
    switch kind {
    case .none: return difference { _, _, _ in .zero }
    case .up: return difference { _, up, _ in up }
    case .paeth: return difference(Self.paeth)
    }
  }
}

// MARK: - Filters

// The loops are plain, without an early exit, so that the compiler makes vectors of them.
extension RowFilter {
  /// Writes the row less a prediction from the bytes on the left, above, and above on the left.
  ///
  /// - Returns: The sum of what is left, as bytes with a sign, each without it.
  @inline(__always)
  private func difference(_ predict: (UInt8, UInt8, UInt8) -> UInt8) -> Int {
    let (row, above, output) = (current, previous, trial + 1)
    let (left, corner) = (row - format.bytesPerPixel, above - format.bytesPerPixel)
    for index in 0..<rowBytes {
      output[index] = row[index] &- predict(left[index], above[index], corner[index])
    }
    return Self.magnitude(output, count: rowBytes)
  }

  /// The sum of bytes with a sign, each without it.
  private static func magnitude(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    var total = 0
    var start = 0
    while start < count {
      // Sums of 16 bits, which 256 bytes of at most 128 fit into.
      var sum: UInt16 = 0
      for index in start..<min(count, start &+ 256) {
        let byte = bytes[index]
        sum &+= UInt16(min(byte, 0 &- byte))
      }
      total &+= Int(sum)
      start &+= 256
    }
    return total
  }

  /// The one of three neighbours that is nearest to left + up - corner.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = distance(up, corner)
    let toUp = distance(left, corner)
    let sum = Int16(left) &+ Int16(up) &- Int16(corner) &- Int16(corner)
    let toCorner = sum < 0 ? 0 &- sum : sum
    let nearest = toUp <= toCorner ? up : corner
    return toLeft <= min(toUp, toCorner) ? left : nearest
  }

  @inline(__always)
  private static func distance(_ first: UInt8, _ second: UInt8) -> Int16 {
    let difference = Int16(first) &- Int16(second)
    return difference < 0 ? 0 &- difference : difference
  }
}
