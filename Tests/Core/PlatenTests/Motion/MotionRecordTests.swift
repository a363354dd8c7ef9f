import Foundation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// What is told of pictures that become others, and the moments that are drawn of them.
@Suite struct MotionRecordTests {
  /// A picture of tags, and the frames of its parts by their names.
  private func list(_ words: [String]) throws -> (list: DisplayList, frames: [String: CGRect]) {
    let renderer = ImageRenderer(
      content: TagCloud(words.map { TagCloud.Tag($0) }, style: .pill).frame(width: 300))
    renderer.parts = .named
    renderer.background = .white
    let list = try renderer.displayList()
    let parts = list.items.compactMap { item -> MovingPart? in
      guard case .group(let group) = item, case .part(let part) = group.motion else { return nil }
      return part
    }
    return (list, Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.frame) }))
  }

  private func motion() throws -> Motion {
    Motion(from: try list(["Swift", "Go"]).list, to: try list(["Swift", "Rust", "Go"]).list)
  }

  /// (1 + x) · exp(−x) is 0.001 at x = 9.233: at ω = 4π the spring is there after 0.735 s, in hundredths 0.74.
  @Test func aRecordTellsTimesPlacesAndOpacity() throws {
    let (old, new) = (try list(["Swift", "Go"]), try list(["Swift", "Rust", "Go"]))
    let record = Motion(from: old.list, to: new.list).record
    #expect(record.hold == 0.3 && record.duration == 1.16 && record.width == 300)
    #expect(record.parts.map(\.name) == ["Rust", "Go"])
    let (rust, go) = (record.parts[0], record.parts[1])
    #expect(rust.role == .comes && go.role == .stays && go.opacity == nil && go.scale == nil)
    typealias Change = MotionRecord.Change
    #expect(rust.opacity == Change(from: [0], to: [1], start: 0.42, end: 0.62))
    #expect(rust.scale == Change(from: [0.6], to: [1], start: 0.42, end: 1.16))
    let (from, to) = (try #require(old.frames["Go"]), try #require(new.frames["Go"]))
    let way = Change(
      from: [Double(from.midX), Double(from.midY)], to: [Double(to.midX), Double(to.midY)],
      start: 0.3, end: 1.04)
    #expect(go.place == way)
  }

  @Test func equalNamesAreNumbered() throws {
    func tags(_ words: [String]) throws -> DisplayList {
      let renderer = ImageRenderer(
        content: TagCloud(words.map { TagCloud.Tag($0) }, style: .pill).frame(width: 300))
      renderer.parts = .named
      return try renderer.displayList()
    }
    let record = Motion(from: try tags(["a", "a"]), to: try tags(["b", "a", "a"])).record
    #expect(record.parts.map(\.name) == ["b", "a", "a 2"])
  }

  /// A tag that grows by 7 points, before the tag itself, which keeps the name; and the picture's ground.
  @Test func whatChangesWithinAPartIsNamedByItsKind() {
    func list(_ width: CGFloat, _ background: Color) -> DisplayList {
      let dot = DisplayItem.fill(
        Path(ellipseIn: CGRect(x: width - 6, y: 4, width: 2, height: 2)),
        .color(Color.black.resolve(in: EnvironmentValues())), FillStyle())
      let pill = DisplayItem.fill(
        Path(CGRect(x: 0, y: 0, width: width, height: 10)),
        .color(Color.red.resolve(in: EnvironmentValues())), FillStyle())
      var tag = DisplayGroup(items: [pill, dot])
      tag.motion = .part(
        MovingPart(name: "tag", frame: CGRect(x: 0, y: 0, width: width, height: 10)))
      var list = DisplayList(size: CGSize(width: 60, height: 10), items: [.group(tag)])
      list.background = background.resolve(in: EnvironmentValues())
      return list
    }
    let record = Motion(from: list(20, .white), to: list(27, .black)).record
    #expect(record.parts.map(\.name).sorted() == ["background", "tag / shape", "tag / shape 2"])
  }

  @Test func jsonHasAPartOnEachLineAndIsTheSameEachTime() throws {
    let record = try motion().record
    #expect(record.json == (try motion().record.json))
    let lines = record.json.split(separator: "\n")
    #expect(lines.count == 2 + record.parts.count && lines[1].contains("\"Rust\""))
    let read = try JSONDecoder().decode(MotionRecord.self, from: Data(record.json.utf8))
    #expect(read == record)
    let still = Motion(from: try list(["a"]).list, to: try list(["a"]).list).record
    #expect(try JSONDecoder().decode(MotionRecord.self, from: Data(still.json.utf8)) == still)
  }

  @Test func aPictureCarriesWhatItShows() throws {
    let strip = MotionStrip(try motion(), count: 8)
    #expect(strip.moments.first == 0.3 && strip.moments.last == strip.record.duration)
    #expect(strip.moments.count == 8 && zip(strip.moments, strip.moments.dropFirst()).allSatisfy(<))
    let picture = Array(try strip.displayList.data(as: .png, library: .shared))
    let file = strip.record.added(to: picture)
    #expect(MotionRecord(in: file) == strip.record && MotionRecord(in: picture) == nil)
    #expect(try RasterImage(file: file).bitmap == RasterImage(file: picture).bitmap)
    // PNG, third edition, 5.3: a wrong checksum.
    var damaged = file
    damaged[80] ^= 1
    #expect(MotionRecord(in: damaged) == nil && MotionRecord(in: Array(file.prefix(60))) == nil)
  }

  /// Four in a row, nine points from each other, the first and the last as the stills are.
  @Test func aStripShowsBothStills() throws {
    let (old, new) = (try list(["Swift", "Go"]).list, try list(["Swift", "Rust", "Go"]).list)
    let strip = MotionStrip(Motion(from: old, to: new), count: 8).displayList
    let size = new.size
    #expect(strip.size == CGSize(width: 4 * size.width + 27, height: 2 * size.height + 9))
    func bitmap(_ list: DisplayList) throws -> Bitmap {
      try RasterImage(file: Array(list.data(as: .png, library: .shared))).bitmap
    }
    let all = try bitmap(strip)
    let last = try bitmap(new)
    let (left, top) = (3 * (last.width + 9), last.height + 9)
    // Texts in groups are drawn by their outlines: their edges differ, and nothing else.
    var largest = 0
    for y in 0..<last.height {
      let row = all.pixels[((top + y) * all.width + left)...].prefix(last.width)
      for (one, other) in zip(row, last.pixels[(y * last.width)...]) {
        largest = max(largest, abs(Int(one & 255) - Int(other & 255)))
      }
    }
    #expect(largest < 64)
  }

  /// SVG 1.1, 19.2: an animation ends with the attribute as it was written.
  @Test func elementsMoveWhatStylesMove() throws {
    let motion = try motion()
    func text(_ form: SVGMotionForm, loops: Int = 1) throws -> String {
      let sink = MemorySink()
      try motion.printSVG(
        PNGOptions(), loops: loops, form: form, options: SVGOptions(), library: .shared, to: sink)
      return String(decoding: sink.bytes, as: UTF8.self)
    }
    let elements = try text(.smil)
    #expect(!elements.contains("<style") && !elements.contains("class="))
    // Without them the document is the one of styles, but for what these need.
    let still = elements.replacing(/<animate[^>]*>/, with: "")
    let styled = try text(.css).replacing(/<style>.*<\/style>/, with: "")
      .replacing(/\ (class|style)="[^"]*"/, with: "")
    func withoutIDs(_ text: String) -> String {
      text.replacing(/"#?[A-Za-z0-9]{7,8}"/, with: "\"\"")
    }
    #expect(withoutIDs(still) == withoutIDs(styled))
    // Go is moved, Rust moved to its middle, grown, and moved back.
    #expect(elements.matches(of: /<animateTransform/).count == 4)
    let go = try #require(motion.record.parts.first { $0.name == "Go" }?.place)
    let way = go.from[0] - go.to[0]
    #expect(elements.contains("values=\"\(Int(way)) 0;\(Int(way)) 0;"))
    #expect(elements.contains("keyTimes=\"0;.2885;") && elements.contains("dur=\"1.04s\""))
    let cycle = try text(.smil, loops: 0)
    #expect(cycle.matches(of: /repeatCount="indefinite"/).count == 5)
    #expect(try text(.smil, loops: 3).contains("repeatCount=\"2.5\""))
  }
}
