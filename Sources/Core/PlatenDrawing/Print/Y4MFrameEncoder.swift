internal import Foundation
internal import PlatenBase

/// Writes frames as YUV4MPEG2 (yuv4mpeg(5) of mjpegtools), which encoders of video read from a pipe.
///
/// Each pixel has its own colour (`C444`), in 16 to 235 and 16 to 240 of 255, by ITU-R BT.601. There is no
/// transparency: what is not opaque lies on white.
final class Y4MFrameEncoder: FrameEncoder {
  /// How often a frame can be written.
  static let repeats = 1...Int(UInt16.max)

  private let width: Int
  private let sink: any ByteSink
  /// The planes of brightness, of blue and of red, one after the other.
  private var planes: [UInt8]

  /// Writes the header.
  ///
  /// - Parameter rate: Frames a second; it is stated in thousandths.
  init(width: Int, height: Int, rate: Double, sink: any ByteSink) throws(OutputError) {
    (self.width, self.sink) = (width, sink)
    planes = [UInt8](repeating: 0, count: 3 * width * height)
    var (frames, seconds) = (max(Int((rate * 1_000).rounded()), 1), 1_000)
    for divisor in [2, 2, 2, 5, 5, 5] where frames % divisor == 0 && seconds % divisor == 0 {
      (frames, seconds) = (frames / divisor, seconds / divisor)
    }
    let header =
      "YUV4MPEG2 W\(width) H\(height) F\(frames):\(seconds) Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    try sink.write(Array(header.utf8))
  }

  /// - Parameter delay: How often the frame is written, as all are shown equally long.
  func write(_ frame: ComposedFrame, delay: Int, _ cancellation: RenderCancellation?) throws {
    planes.withUnsafeMutableBufferPointer { planes in
      for y in 0..<frame.part.height {
        let row = frame.row(y)
        let start = (frame.part.y + y) * width + frame.part.x
        for x in 0..<frame.part.width { Self.convert(row[x], into: planes, start + x) }
      }
    }
    for _ in 0..<delay {
      try cancellation.check()
      try sink.write(Array("FRAME\n".utf8))
      try sink.write(planes)
    }
  }

  func finish() {}

  /// ITU-R BT.601, 2.5: parts of 65,536 for components of 8 bits, whose sums are those of white and grey.
  private static func convert(
    _ word: UInt32, into planes: UnsafeMutableBufferPointer<UInt8>, _ place: Int
  ) {
    let white = 255 - Int(word >> 24)
    let red = Int(word >> 16 & 255) + white
    let green = Int(word >> 8 & 255) + white
    let blue = Int(word & 255) + white
    let count = planes.count / 3
    let half = 1 << 15
    planes[place] = UInt8((16_829 * red + 33_039 * green + 6_416 * blue + half) >> 16 + 16)
    planes[count + place] = UInt8((28_784 * blue - 9_714 * red - 19_070 * green + half) >> 16 + 128)
    planes[2 * count + place] = UInt8(
      (28_784 * red - 24_103 * green - 4_681 * blue + half) >> 16 + 128)
  }
}
