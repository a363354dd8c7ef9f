import Foundation
import PlatenBase
import PlatenDrawing
import PlatenLayout
import TestSupport
import Testing

@testable import Platen
@testable import PlatenComparison

/// Strips of moments, whose motion is compared in words.
@Suite struct MotionComparisonTests {
  private func list(_ words: [String]) throws -> DisplayList {
    let renderer = ImageRenderer(
      content: TagCloud(words.map { TagCloud.Tag($0) }, style: .pill).frame(width: 300))
    renderer.parts = .named
    renderer.background = .white
    return try renderer.displayList()
  }

  private func strip(
    _ before: [String] = ["Swift", "Go"], _ after: [String] = ["Swift", "Rust", "Go"],
    _ change: (inout MotionTiming) -> Void = { _ in }
  ) throws -> MotionStrip {
    var timing = MotionTiming()
    change(&timing)
    return MotionStrip(
      Motion(from: try list(before), to: try list(after), timing: timing), count: 8)
  }

  private func file(_ strip: MotionStrip, record: MotionRecord? = nil) throws -> SnapshotFile {
    let picture = Array(try strip.displayList.data(as: .png, library: .shared))
    return SnapshotFile(kind: .png, bytes: (record ?? strip.record).added(to: picture))
  }

  private func summary(_ new: SnapshotFile, _ old: SnapshotFile) throws -> String {
    let comparison = try SnapshotComparer().compare(new, with: old)
    #expect(!comparison.isSame && !comparison.causes.isEmpty)
    return comparison.summary
  }

  @Test func equalMotionsAreTheSame() throws {
    #expect(try SnapshotComparer().compare(file(strip()), with: file(strip())).isExact)
  }

  /// The spring of a second takes 1.47 s, of half a second 0.74 s; what comes begins 0.24 and 0.12 s later.
  @Test func anotherDurationIsSaidThoughNothingElseIsSeen() throws {
    let old = try strip { $0.hold = 0 }
    let new = try strip {
      ($0.hold, $0.duration) = (0, 1)
    }
    let text = try summary(file(new), file(old))
    #expect(text.hasPrefix("the motion takes 1.71 s, not 0.86 s"), "\(text)")
  }

  @Test func aWordThatComesElsewhereIsNamed() throws {
    let text = try summary(
      file(strip(["Swift", "Go"], ["Swift", "C", "Go"])), file(strip()))
    #expect(text.contains("\"C\" now appears"), "\(text)")
    #expect(text.contains("\"Rust\" no longer appears"), "\(text)")
  }

  @Test func anOpacityIsNamed() throws {
    let strip = try strip()
    var record = strip.record
    record.parts[0].opacity?.to = [0.5]
    let text = try summary(file(strip, record: record), file(strip))
    #expect(text == "\"Rust\" changes its opacity from 0 to 0.5, not from 0 to 1")
    record = strip.record
    record.parts[1].place?.to[0] += 10
    let other = try summary(file(strip, record: record), file(strip))
    #expect(other.hasPrefix("\"Go\" changes its place from ("), "\(other)")
    record = strip.record
    record.parts[1].place?.start = 0.4
    let later = try summary(file(strip, record: record), file(strip))
    #expect(later == "\"Go\" moves from 0.4 to 1.04 s, not from 0.3 to 1.04 s")
  }

  /// Of a PNG with several frames the first would be compared, and no other.
  @Test func aPictureThatMovesIsNotCompared() throws {
    let motion = Motion(from: try list(["a"]), to: try list(["a", "b"]))
    func file(_ rate: Double) throws -> SnapshotFile {
      let sink = MemorySink()
      _ = try AnimationPrinter(motion.frames(rate: rate, loops: 1), as: .png)
        .print(library: .shared, to: sink)
      return SnapshotFile(kind: .png, bytes: sink.bytes)
    }
    let error = #expect(throws: SnapshotComparisonError.self) {
      try SnapshotComparer().compare(file(30), with: file(20))
    }
    #expect(error?.description.contains("--moments 8") == true)
  }
}
