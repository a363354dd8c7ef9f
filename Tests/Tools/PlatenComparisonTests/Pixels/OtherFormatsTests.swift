import Foundation
import PlatenComparison
import PlatenDrawing
import Testing

/// WebPs and GIFs that Pillow wrote, 8 by 8 pixels: grey; grey with a white square of 4 by 4 in its middle; and
/// both as two frames.
@Suite struct OtherFormatsTests {
  struct Sample: Sendable {
    var plain: String
    var square: String
    var moving: String
  }

  static let samples = [
    Sample(
      plain: "UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQoAIVqP+BiOh/AAA=",
      square: "UklGRiQAAABXRUJQVlA4TBgAAAAvB8ABAA/woP8H/T/of/7jAR/+j+h/DAM=",
      moving: "UklGRogAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAAAAAAAAAcA"
        + "AAcAAGQAAAJWUDhMEQAAAC8HwAEAB1CgAhWo/4GI6H8AAEFOTUYqAAAAAQAAAQAAAwAAAwAAZAAAAFZQ"
        + "OEwRAAAALwPAAAAH0P/+97//gYjofwAA"),
    Sample(
      plain: "R0lGODdhCAAIAIEAAEBAQAAAAAAAAAAAACwAAAAACAAIAAAIDwABCBxIsKDBgwgTKkwYEAA7",
      square: "R0lGODdhCAAIAIEAAP///0BAQAAAAAAAACwAAAAACAAIAAAIGAADCBxIsOBAAAgBEEyo8GDChQ8NSiQY"
        + "EAA7",
      moving: "R0lGODlhCAAIAIEAAEBAQAAAAAAAAAAAACH5BAAKAAAALAAAAAAIAAgAAAgPAAEIHEiwoMGDCBMqTBgQ"
        + "ACH5BAEKAAIALAIAAgAEAAQAgf///0BAQAAAAAAAAAgJAAEIHEiwIICAADs="),
  ]

  private func file(_ base64: String) throws -> SnapshotFile {
    SnapshotFile(kind: .png, bytes: [UInt8](try #require(Data(base64Encoded: base64))))
  }

  @Test(arguments: samples)
  func thePixelsAreCompared(sample: Sample) throws {
    let plain = try file(sample.plain)
    #expect(try PixelImage(file: plain.bytes).pixels == [UInt32](repeating: 0xFF40_4040, count: 64))
    #expect(try SnapshotComparer().compare(plain, with: plain).isSame)
    let comparison = try SnapshotComparer().compare(file(sample.square), with: plain)
    #expect(!comparison.isSame && comparison.pixels?.differingPixels == 16)
  }

  @Test(arguments: samples)
  func whatMovesIsRefused(sample: Sample) throws {
    let plain = try file(sample.plain)
    let error = #expect(throws: SnapshotComparisonError.self) {
      try SnapshotComparer().compare(file(sample.moving), with: plain)
    }
    #expect(error?.side == .actual)
    #expect(
      error?.description.hasSuffix("an animation: expected a still picture") == true)
  }

  @Test(arguments: samples)
  func whatEndsEarlyIsDamaged(sample: Sample) throws {
    let bytes = Array(try file(sample.square).bytes.dropLast(12))
    let error = #expect(throws: PixelReadingError.self) { try PixelImage(file: bytes) }
    #expect(error?.code == .damaged)
  }
}
