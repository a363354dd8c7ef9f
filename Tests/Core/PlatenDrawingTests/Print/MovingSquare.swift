import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import Synchronization
import TestSupport

/// A square of 10 points that stands elsewhere in each frame of 60 by 40 points.
struct MovingSquare {
  var places: [CGFloat] = [0, 20, 20, 40]
  var colors: [UInt32] = [0xFF0000]
  var background: Color.Resolved? = Color.Resolved(rgb: 0xFFFFFF)
  var milliseconds = 40
  var loops = 0

  func picture(_ number: Int) -> DisplayList {
    let square = Path(CGRect(x: places[number], y: 10, width: 10, height: 10))
    let color = Color.Resolved(rgb: colors[number % colors.count])
    var list = DisplayList(
      size: CGSize(width: 60, height: 40), items: [.fill(square, .color(color))])
    list.background = background
    return list
  }

  var frames: FrameSequence {
    let square = self
    return FrameSequence(
      size: CGSize(width: 60, height: 40), count: places.count, loops: loops,
      delay: { _ in .milliseconds(square.milliseconds) }, displayList: { square.picture($0) })
  }

  /// The picture of a frame as a PNG.
  func still(_ number: Int, scale: CGFloat = 1) throws -> [UInt8] {
    let options = PNGOptions(scale: scale)
    return try Array(picture(number).data(as: .png, options: options, library: .shared))
  }

  /// The bytes of its pixels.
  func stillBytes(_ number: Int, scale: CGFloat = 1) throws -> [UInt8] {
    try PNGFile(still(number, scale: scale)).pixels
  }

  /// Its pixels as words, premultiplied, alpha highest.
  func stillWords(_ number: Int, scale: CGFloat = 1) throws -> [UInt32] {
    try RasterImage(file: still(number, scale: scale)).bitmap.pixels
  }
}

extension FrameSequence {
  /// The bytes of a file, and what it shows in another way.
  func printed(
    as format: AnimationFormat, options: AnimationOptions = AnimationOptions()
  ) throws -> (bytes: [UInt8], losses: AnimationLosses) {
    let sink = MemorySink()
    let losses = try AnimationPrinter(self, as: format, options: options)
      .print(library: .shared, to: sink)
    return (sink.bytes, losses)
  }
}

/// Notes numbers, one a call.
final class Calls: Sendable {
  private let numbers = Lock<[Int]>([])

  var all: [Int] { numbers.withLock { $0 } }

  /// - Returns: How many there are.
  @discardableResult func note(_ number: Int) -> Int {
    numbers.withLock {
      $0.append(number)
      return $0.count
    }
  }
}

/// Counts the bytes that it gets.
final class CountingSink: RewritableSink, Sendable {
  private let bytes = Lock(0)

  var count: Int { bytes.withLock { $0 } }
  var isRewritable: Bool { true }

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes.withLock { $0 += bytes.count } }

  func rewrite(_ bytes: [UInt8], at offset: Int) {}
}
