import Foundation
import PlatenBase
import PlatenText
import TestSupport
import Testing

@testable import PlatenDrawing

/// Rows that are encoded on a thread of their own.
@Suite struct RowEncodingTests {
  private static let side = 64
  private static let rowBytes = 4 * side

  private struct Refusal: Error {}

  /// Takes nothing.
  private final class FullSink: ByteSink {
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
      if bytes.count > 32 { throw OutputError(.system, message: "no space left on device") }
    }
  }

  /// Pixels that differ from row to row.
  private static let pixels: [UInt8] = (0..<side * rowBytes).map { UInt8(($0 * $0 / 7) & 0xFF) }

  private static func encoder(_ sink: any ByteSink) throws -> PNGEncoder {
    try PNGEncoder(
      width: side, height: side, format: .rgb, filter: .adaptive, compression: .fast,
      pixelsPerPoint: 1, sink: sink)
  }

  /// Hands over the picture in bands of `height` rows.
  private static func draw(
    height: Int, _ take: (PNGPrinter.Rows) throws -> Void
  ) throws {
    try pixels.withUnsafeBytes { bytes in
      for top in stride(from: 0, to: side, by: height) {
        let count = min(height, side - top)
        let part = bytes[top * rowBytes..<(top + count) * rowBytes]
        try take(
          PNGPrinter.Rows(
            top: top, count: count, pixels: UnsafeRawBufferPointer(rebasing: part),
            stride: rowBytes))
      }
    }
  }

  @Test(arguments: [1, 7, 63, 64]) func theBytesAreThoseOfOneThread(height: Int) throws {
    let alone = MemorySink()
    var encoder = try Self.encoder(alone)
    try Self.draw(height: height) { try encoder.write($0, nil) }
    try encoder.finish()
    let beside = MemorySink()
    try RowEncoding.run(Self.encoder(beside), nil) { try Self.draw(height: height, $0) }
    #expect(beside.bytes == alone.bytes)
    #expect(try PNGFile(beside.bytes).height == Self.side)
  }

  @Test func withoutAThreadTheBytesAreTheSame() throws {
    let beside = MemorySink()
    try RowEncoding.run(Self.encoder(beside), nil) { try Self.draw(height: 8, $0) }
    let here = MemorySink()
    try RowEncoding.run(Self.encoder(here), nil, start: { _ in false }) {
      try Self.draw(height: 8, $0)
    }
    #expect(here.bytes == beside.bytes)
    #expect(throws: OutputError.self) {
      try RowEncoding.run(Self.encoder(FullSink()), nil, start: { _ in false }) {
        try Self.draw(height: 5, $0)
      }
    }
  }

  @Test func whatTheSinkThrowsIsThrown() {
    #expect(throws: OutputError.self) {
      try RowEncoding.run(Self.encoder(FullSink()), nil) { try Self.draw(height: 5, $0) }
    }
  }

  @Test func aPictureWithoutItsLastRowsIsAnError() {
    #expect(throws: OutputError.self) {
      try RowEncoding.run(Self.encoder(MemorySink()), nil) { take in
        try Self.draw(height: 60) { if $0.top == 0 { try take($0) } }
      }
    }
  }

  @Test func whatDrawingThrowsEndsTheThread() {
    #expect(throws: Refusal.self) {
      try RowEncoding.run(Self.encoder(MemorySink()), nil) { take in
        try Self.draw(height: 8) { rows in
          if rows.top == 16 { throw Refusal() }
          try take(rows)
        }
      }
    }
  }

  @Test func aCancelledRenderEnds() {
    let cancellation = RenderCancellation()
    #expect(throws: RenderCancellationError.self) {
      try RowEncoding.run(Self.encoder(MemorySink()), cancellation) { take in
        try Self.draw(height: 8) { rows in
          if rows.top == 32 { cancellation.cancel() }
          try take(rows)
        }
      }
    }
  }

  /// Bands are lower where two are drawn in turn, and the pictures' edges lie across both.
  @Test(arguments: [(isGroup: false, height: 77), (false, 900), (true, 77)])
  func aLargePictureIsTheSameOnOneThreadAndOnTwo(isGroup: Bool, height: CGFloat) throws {
    let paint = Paint.color(Color.Resolved(red: 0.2, green: 0.2, blue: 0.2))
    let boxes = (0..<40).map { i in
      DisplayItem.fill(
        Path(
          roundedRect: CGRect(
            x: 10 + 37.3 * CGFloat(i), y: 51.3 * CGFloat(i), width: 300, height: height),
          cornerRadius: 30, style: .circular), paint)
    }
    var group = DisplayGroup(items: boxes)
    group.opacity = 0.5
    let list = DisplayList(
      size: CGSize(width: 2048, height: 2050), items: isGroup ? [.group(group)] : boxes)
    var options = PNGOptions()
    #expect(2048 * 2050 >= PNGPrinter.leastPixelsOfTwoThreads && options.threads == 2)
    let two = try list.data(as: .png, options: options, library: .shared)
    options.threads = 1
    #expect(try list.data(as: .png, options: options, library: .shared) == two)
  }
}
