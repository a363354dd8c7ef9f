/// Applies a PNG's filters to its rows, one after the other.
///
/// Rows are kept with some zeros before and after them, so that the filters need not treat the
/// first pixel, or the last bytes of a vector, in a way of their own.
final class RowFilter {
  private static let margin = 16

  /// What stands before each row of a PNG: the number of its filter.
  private enum Kind: UInt8 {
    case none = 0
    case paeth = 4
  }

  private let filter: PNGFilter
  private let format: PNGFormat
  private let width: Int
  private let rowBytes: Int
  private let recentColors = RecentColors()
  private let storage: UnsafeMutablePointer<UInt8>
  private var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>

  init(width: Int, format: PNGFormat, filter: PNGFilter) {
    self.filter = filter
    self.format = format
    self.width = width
    rowBytes = width * format.bytesPerPixel
    let stride = rowBytes + 2 * Self.margin
    storage = .allocate(capacity: 3 * stride)
    storage.initialize(repeating: 0, count: 3 * stride)
    current = storage + Self.margin
    previous = current + stride
    output = previous + stride
  }

  deinit {
    storage.deallocate()
  }

  /// The filtered form of the next row, its filter's number first; valid until the next call.
  func filtered(_ source: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
    switch filter {
    case .none:
      output[0] = Kind.none.rawValue
      PixelRow.convert(source, count: width, format: format, to: output + 1)
    case .adaptive:
      PixelRow.convert(source, count: width, format: format, to: current)
      apply(recentColors.areRepeated(in: source, count: width) ? .none : .paeth)
      swap(&current, &previous)
    }
    return UnsafeBufferPointer(start: output, count: rowBytes + 1)
  }
}

// MARK: - Filters

// The loops are plain, without an early exit, so that the compiler makes vectors of them.
extension RowFilter {
  /// Filters the row into ``output``.
  ///
  /// The others of PNG's five filters took time and saved no bytes on drawn pictures.
  private func apply(_ kind: Kind) {
    output[0] = kind.rawValue
    let target = output + 1
    switch kind {
    case .none:
      target.update(from: current, count: rowBytes)
    case .paeth:
      let (row, above) = (current, previous)
      let (left, corner) = (row - format.bytesPerPixel, above - format.bytesPerPixel)
      for index in 0..<rowBytes {
        target[index] = row[index] &- Self.paeth(left[index], above[index], corner[index])
      }
    }
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
