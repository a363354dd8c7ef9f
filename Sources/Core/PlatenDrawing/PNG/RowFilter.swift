internal import Foundation

/// Applies a PNG's filters to its rows, one after the other.
///
/// Rows are kept with some zeros before and after them, so that the filters need not treat the
/// first pixel, or the last bytes of a vector, in a way of their own.
final class RowFilter {
  private static let margin = 16

  /// The number of a filter, which stands before each row of a PNG.
  enum Kind: UInt8, CaseIterable {
    case none
    case sub
    case up
    case average
    case paeth
  }

  private let filter: PNGFilter
  private let format: PNGFormat
  private let width: Int
  private let rowBytes: Int
  private let recentColors: RecentColors
  private let memory: ScratchBuffer
  private var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>

  /// What ``output`` holds; nil before the first row.
  private var last: Form?

  /// The filtered form of a row.
  private enum Form {
    /// As it is.
    case plain
    /// As its differences from the neighbours.
    case differences
    /// As differences that are all zero.
    case zeros
  }

  /// - Parameter memory: Where rows are filtered; the filter has it to itself.
  init(width: Int, format: PNGFormat, filter: PNGFilter, memory: ScratchBuffer) {
    self.filter = filter
    self.format = format
    self.width = width
    rowBytes = width * format.bytesPerPixel
    let stride = rowBytes + 2 * Self.margin
    let count = 3 * stride
    self.memory = memory
    let storage = memory.reserve(count).bindMemory(to: UInt8.self, capacity: count)
    current = storage + Self.margin
    previous = current + stride
    output = previous + stride
    recentColors = RecentColors()
    // The first row is also predicted from the row before it; the other rows are written first.
    if filter == .adaptive { storage.update(repeating: 0, count: 2 * stride) }
  }

  /// The filtered form of the next row; its bytes are valid until the next call.
  ///
  /// - Parameter above: The pixels of the row before, if they are still there: a row that is the
  ///   same is not worked on.
  func filtered(_ source: UnsafeRawPointer, below above: UnsafeRawPointer?) -> FilteredRow {
    let isSame = above.map { memcmp($0, source, 4 * width) == 0 } ?? false
    let form = isSame ? formOfSame(source) : form(of: source)
    defer { last = form }
    return FilteredRow(
      bytes: UnsafeBufferPointer(start: output, count: rowBytes + 1),
      isRepeated: isSame && form == last)
  }

  /// Filters a row into ``output``.
  private func form(of source: UnsafeRawPointer) -> Form {
    guard filter == .adaptive else {
      output[0] = Kind.none.rawValue
      PixelRow.convert(source, count: width, format: format, to: output + 1)
      return .plain
    }
    PixelRow.convert(source, count: width, format: format, to: current)
    let isPlain = recentColors.areRepeated(in: source, count: width)
    apply(isPlain: isPlain)
    swap(&current, &previous)
    return isPlain ? .plain : .differences
  }

  /// Filters a row that is the same as the one before: its differences from that one are zeros.
  private func formOfSame(_ source: UnsafeRawPointer) -> Form {
    if filter == .none { return .plain }
    let isPlain = recentColors.areRepeated(in: source, count: width)
    if isPlain, last != .plain {
      output[0] = Kind.none.rawValue
      (output + 1).update(from: previous, count: rowBytes)
    } else if !isPlain, last != .zeros {
      output[0] = Kind.paeth.rawValue
      (output + 1).update(repeating: 0, count: rowBytes)
    }
    return isPlain ? .plain : .zeros
  }
}

/// A row as it is compressed.
struct FilteredRow {
  /// The number of its filter, and its bytes.
  var bytes: UnsafeBufferPointer<UInt8>
  /// Whether the bytes are those of the row before.
  var isRepeated = false
}

// MARK: - Filters

// The loops are plain, without an early exit, so that the compiler makes vectors of them.
extension RowFilter {
  /// Filters the row into ``output``.
  ///
  /// The others of PNG's five filters took time and saved no bytes on drawn pictures.
  private func apply(isPlain: Bool) {
    output[0] = (isPlain ? Kind.none : .paeth).rawValue
    let target = output + 1
    guard !isPlain else { return target.update(from: current, count: rowBytes) }
    let (row, above) = (current, previous)
    let (left, corner) = (row - format.bytesPerPixel, above - format.bytesPerPixel)
    for index in 0..<rowBytes {
      // Differences are modulo 256 (PNG, third edition, 9.2).
      target[index] = row[index] &- Kind.paeth(left[index], above[index], corner[index])
    }
  }
}

extension RowFilter.Kind {
  /// What a byte is taken to be from its neighbours (PNG, third edition, 9.2).
  func predicted(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: up
    case .average: UInt8((UInt16(left) + UInt16(up)) / 2)
    case .paeth: Self.paeth(left, up, corner)
    }
  }

  /// The one of three neighbours that is nearest to left + up - corner.
  @inline(__always)
  fileprivate static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    // PNG, third edition, 9.4, with the same order of preference: left, above, upper left.
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

  /// Returns whether most of a row's colours have been seen before, where they change from left to
  /// right.
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
