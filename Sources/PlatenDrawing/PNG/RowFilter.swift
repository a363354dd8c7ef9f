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

// MARK: - Pixels

/// Turns a row of Cairo's pixels into a row of a PNG's.
///
/// Cairo's pixels are 32-bit words of the machine's byte order, alpha (or nothing) in the highest
/// byte, then red, green and blue, premultiplied with alpha.
private enum PixelRow {
  /// Writes `count` pixels as `format` to `target`.
  static func convert(
    _ source: UnsafeRawPointer, count: Int, format: PNGFormat,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let output = UnsafeMutableRawPointer(target)
    switch format {
    case .gray: convertGray(source, count: count, to: output)
    case .rgb: convertRGB(source, count: count, to: output)
    case .rgba: convertRGBA(source, count: count, to: output)
    }
  }

  private static func convertGray(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    for x in 0..<count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      target.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: x, as: UInt8.self)
    }
  }

  /// Eight pixels become three words of eight bytes, so that no byte is stored by itself.
  private static func convertRGB(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    var x = 0
    while x &+ 8 <= count {
      let input = source + 4 &* x
      let output = target + 3 &* x
      let a = pair(input)
      let b = pair(input + 8)
      let c = pair(input + 16)
      let d = pair(input + 24)
      store(a | b &<< 48, at: output)
      store(b &>> 16 | c &<< 32, at: output + 8)
      store(c &>> 32 | d &<< 16, at: output + 16)
      x &+= 8
    }
    while x < count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      let output = target + 3 &* x
      output.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 16), as: UInt8.self)
      output.storeBytes(
        of: UInt8(truncatingIfNeeded: pixel &>> 8), toByteOffset: 1, as: UInt8.self)
      output.storeBytes(of: UInt8(truncatingIfNeeded: pixel), toByteOffset: 2, as: UInt8.self)
      x &+= 1
    }
  }

  /// The six bytes of two pixels, the first in the lowest byte.
  @inline(__always)
  private static func pair(_ source: UnsafeRawPointer) -> UInt64 {
    let first = source.loadUnaligned(as: UInt32.self).byteSwapped &>> 8
    let second = source.loadUnaligned(fromByteOffset: 4, as: UInt32.self).byteSwapped &>> 8
    return UInt64(first) | UInt64(second) &<< 24
  }

  @inline(__always)
  private static func store(_ word: UInt64, at target: UnsafeMutableRawPointer) {
    target.storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  private static func convertRGBA(
    _ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer
  ) {
    for x in 0..<count {
      let pixel = source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      let alpha = pixel &>> 24
      let straight: UInt32
      if alpha == 255 {
        straight = pixel &<< 8 | 255
      } else if alpha == 0 {
        straight = 0
      } else {
        straight =
          unpremultiplied(pixel &>> 16 & 255, alpha) &<< 24
          | unpremultiplied(pixel &>> 8 & 255, alpha) &<< 16
          | unpremultiplied(pixel & 255, alpha) &<< 8 | alpha
      }
      target.storeBytes(of: straight.bigEndian, toByteOffset: 4 &* x, as: UInt32.self)
    }
  }

  /// The channel without alpha, rounded to the nearest; halves go up.
  @inline(__always)
  private static func unpremultiplied(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}

// MARK: - Colours

/// Tells drawn rows, whose few colours come again and again, from rows of a photograph.
///
/// Text has at most a few hundred colours, those of its edges among them, and deflate finds their
/// repetitions best when no filter hides them. Photographs and gradients are the opposite.
private final class RecentColors {
  private static let hashBits: UInt32 = 10
  private static let stretch = 64

  /// Which of four stretches is looked at next.
  private var turn = 0

  /// By its hash, the last colour that was seen.
  private let colors: UnsafeMutablePointer<UInt32>

  init() {
    colors = .allocate(capacity: 1 << Self.hashBits)
    colors.initialize(repeating: 0, count: 1 << Self.hashBits)
  }

  deinit {
    colors.deallocate()
  }

  /// Whether most of a row's colours have been seen before, where they change from left to right.
  ///
  /// A quarter of the row is looked at, in stretches that move on from row to row.
  func areRepeated(in row: UnsafeRawPointer, count: Int) -> Bool {
    var changes = 0
    var misses = 0
    var start = turn &* Self.stretch
    turn = (turn &+ 1) & 3
    // A row that is too short for its stretch is looked at from its beginning.
    if start >= count { start = 0 }
    while start < count {
      look(at: row, start..<min(start &+ Self.stretch, count), &changes, &misses)
      start &+= 4 &* Self.stretch
    }
    return misses &* 4 <= changes
  }

  @inline(__always)
  private func look(
    at row: UnsafeRawPointer, _ columns: Range<Int>, _ changes: inout Int, _ misses: inout Int
  ) {
    var last: UInt32 = 0
    for x in columns {
      let pixel = row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      guard pixel != last else { continue }
      last = pixel
      let slot = Int((pixel &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
      changes &+= 1
      if colors[slot] != pixel {
        colors[slot] = pixel
        misses &+= 1
      }
    }
  }
}
