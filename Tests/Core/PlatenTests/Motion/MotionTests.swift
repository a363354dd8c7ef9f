import Foundation
import PlatenBase
import PlatenDrawing
import PlatenLayout
import TestSupport
import Testing

@testable import Platen

/// Pictures that become others, at their ends and on the way.
@Suite struct MotionTests {
  /// The picture of some tags, with parts that are found in others.
  private func list(
    _ words: [String], _ style: TagCloud.Style = .pill, alignment: HorizontalAlignment = .leading,
    parts: KeptParts = .named
  ) throws -> DisplayList {
    let tags = words.map { TagCloud.Tag($0, count: style == .cell ? $0.count : nil) }
    let renderer = ImageRenderer(
      content: TagCloud(tags, style: style, alignment: alignment).frame(width: 300))
    renderer.parts = parts
    renderer.background = .white
    return try renderer.displayList()
  }

  private func data(_ list: DisplayList, _ format: PictureFormat = .png) throws -> Data {
    try list.data(as: format, library: .shared)
  }

  private static let before = "Swift iOS SwiftUI UIKit WWDC Python JavaScript PHP Ruby Dart iPhone"
    .components(separatedBy: " ")
  private static let after = ["Swift", "Swift 6"] + before.dropFirst()

  // MARK: - Stills

  @Test(arguments: TagCloud.Style.allCases)
  func partsChangeNothingOfAStillPicture(style: TagCloud.Style) throws {
    let (with, without) = (
      try list(Self.after, style), try list(Self.after, style, parts: .none)
    )
    #expect(try data(with) == data(without))
    #expect(try data(with, .svg) == data(without, .svg))
    #expect(with.items.count == Self.after.count)
    let names = with.items.map { item -> String? in
      guard case .group(let group) = item, case .part(let part) = group.motion else { return nil }
      return part.name
    }
    #expect(names == Self.after)
  }

  /// Tags that change their rows, sizes and colours: those of the first picture are shown at its beginning.
  @Test(arguments: [HorizontalAlignment.leading, .center, .justified])
  func theBeginningHasTheFirstSizesAndColors(alignment: HorizontalAlignment) throws {
    func list(_ tags: [(String, CGFloat, Color)]) throws -> DisplayList {
      let tags = tags.map { name, size, color in
        var tag = TagCloud.Tag(name)
        (tag.size, tag.color) = (size, color)
        return tag
      }
      let renderer = ImageRenderer(
        content: TagCloud(tags, style: .plain, alignment: alignment).frame(width: 200, height: 200))
      renderer.parts = .named
      renderer.background = .white
      return try renderer.displayList()
    }
    let old = try list([
      ("Moor", 40, .black), ("Watt", 31, .blue), ("Deich", 18, .gray), ("Heide", 20, .red),
    ])
    let new = try list([
      ("Watt", 31, .black), ("Moor", 14, .gray), ("Heide", 36, .blue), ("Deich", 12, .gray),
    ])
    let motion = Motion(from: old, to: new, timing: MotionTiming())
    // What moves is not placed on whole pixels: edges differ, and nothing else.
    func pixels(_ list: DisplayList) throws -> [UInt32] {
      try RasterImage(file: Array(data(list))).bitmap.pixels
    }
    let (first, expected) = (try pixels(motion.displayList(at: 0)), try pixels(old))
    var largest = 0
    for (one, other) in zip(first, expected) {
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    #expect(largest < 128)
    #expect(try data(motion.displayList(at: motion.duration)) == data(new))
  }

  @Test(arguments: [MotionTiming.Path.rows, .straight], TagCloud.Style.allCases)
  func theEndsAreTheStills(path: MotionTiming.Path, style: TagCloud.Style) throws {
    let (old, new) = (
      try list(["Go", "C"] + Self.before, style), try list(Self.after, style)
    )
    var timing = MotionTiming()
    timing.path = path
    let motion = Motion(from: old, to: new, timing: timing)
    #expect(!motion.isStill && motion.sharesParts)
    #expect(try data(motion.displayList(at: motion.duration)) == data(new))
    #expect(try data(motion.displayList(at: 0, isBack: true)) == data(new))
    for list in [motion.displayList(at: 0), motion.displayList(at: 9, isBack: true)] {
      let (found, expected) = (list.items.pens(), old.items.pens())
      #expect(found.map(\.text).sorted() == expected.map(\.text).sorted())
      for pen in expected {
        #expect(
          found.contains {
            $0.text == pen.text && abs($0.place.x - pen.place.x) < 0.02
              && abs($0.place.y - pen.place.y) < 0.02
          }, "\(pen.text)")
      }
    }
  }

  @Test func equalPicturesDoNotMove() throws {
    let motion = Motion(from: try list(Self.before), to: try list(Self.before))
    #expect(motion.isStill && motion.sharesParts && motion.duration == 0.3)
    #expect(motion.frames(rate: 30, loops: 1).count == 1)
    #expect(!Motion(from: try list(["a"]), to: try list(["b"])).sharesParts)
  }

  /// White at first, blue in the end; or nothing at one of them.
  @Test(arguments: [(Color.white as Color?, Color.blue as Color?), (nil, .blue), (.white, nil)])
  func anotherBackgroundComesAsOtherColoursDo(before: Color?, after: Color?) throws {
    var (old, new) = (try list(Self.before), try list(Self.after))
    let environment = EnvironmentValues()
    (old.background, new.background) = (
      before.map(environment.resolve), after.map(environment.resolve)
    )
    let motion = Motion(from: old, to: new)
    // Nothing goes: the spring starts after the hold of 0.3 s. At 0.2 s it has gone 0.71542 of its way.
    let part = 0.71542
    func mixed(_ a: Double?, _ b: Double?) -> Double {
      let (from, to) = (a ?? b ?? 0, b ?? a ?? 0)
      return from + (to - from) * part
    }
    let ground = try #require(motion.displayList(at: 0.5).background)
    #expect(abs(ground.red - mixed(old.background?.red, new.background?.red)) < 1e-4)
    #expect(abs(ground.blue - mixed(old.background?.blue, new.background?.blue)) < 1e-4)
    let opacity = before == nil ? part : after == nil ? 1 - part : 1
    #expect(abs(ground.opacity - opacity) < 1e-4)
    for (moment, still) in [(0, old), (motion.duration, new)] {
      let shown = motion.displayList(at: moment).background
      #expect(shown?.opacity ?? 0 == still.background?.opacity ?? 0)
      #expect(still.background == nil || shown == still.background)
    }
    #expect(try data(motion.displayList(at: motion.duration)) == data(new))
    #expect(
      motion.displayList(at: 0, isBack: true).background == motion.displayList(at: 9).background)
    // Without anything else that moves it moves, too, as a group over the whole document.
    var same = old
    same.background = new.background
    let sink = MemorySink()
    try Motion(from: old, to: same).printSVG(
      PNGOptions(scale: 1), loops: 1, options: SVGOptions(), library: .shared, to: sink)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text.matches(of: /<g class="[^"]*" style="--cm:[^"]*"><rect [^>]*>/).count == 1)
  }

  // MARK: - On the way

  /// A word and its ghost are never more than one, and one that stays in its row is always one.
  @Test(arguments: [MotionTiming.Path.rows, .straight])
  func aWordIsNeverSeenTwice(path: MotionTiming.Path) throws {
    var timing = MotionTiming()
    timing.path = path
    let motion = Motion(
      from: try list(Self.before), to: try list(Self.after), timing: timing)
    for frame in 0...90 {
      let list = motion.displayList(at: Double(frame) / 60)
      let sums = Dictionary(
        list.items.pens().map { ($0.text, $0.opacity) }, uniquingKeysWith: +)
      #expect(sums.values.allSatisfy { $0 <= 1.000_001 })
      #expect(sums["Swift"] == 1 && sums["iOS"] == 1)
      if path == .straight {
        #expect(Self.before.allSatisfy { sums[$0] == 1 })
      }
    }
  }

  /// Words of one to fourteen letters; the same of a seed on every machine.
  private func words(_ seed: UInt64, _ count: Int) -> [String] {
    var generator = Sequence64(seed)
    return (0..<count).map { number in
      let letters = (0..<(1 + Int(generator.next() % 14))).map { _ in
        Character(Unicode.Scalar(UInt8(97 + generator.next() % 26)))
      }
      return String(letters) + "\(number)"
    }
  }

  /// How much of the tags' area lies over others, as a part, on average and in the worst frame.
  private func overlaps(
    _ path: MotionTiming.Path
  ) throws -> (mean: CGFloat, worst: CGFloat) {
    var timing = MotionTiming()
    timing.path = path
    var shares: [CGFloat] = []
    for seed in 1...10 as ClosedRange<UInt64> {
      for alignment in [HorizontalAlignment.leading, .center, .trailing] {
        let old = words(seed, 24)
        var new = old
        new.insert("inserted", at: Int(seed * 7 % 24))
        let motion = Motion(
          from: try list(old, alignment: alignment), to: try list(new, alignment: alignment),
          timing: timing)
        for frame in 0...36 {
          shares.append(motion.displayList(at: Double(frame) / 30).items.overlap)
        }
      }
    }
    return (shares.reduce(0, +) / CGFloat(shares.count), shares.max() ?? 0)
  }

  @Test func tagsThatRideWithTheirRowsHardlyCoverOthers() throws {
    let (rows, straight) = (try overlaps(.rows), try overlaps(.straight))
    #expect(rows.mean < 0.000_5 && rows.worst < 0.01, "\(rows)")
    #expect(straight.mean > 0.005, "\(straight)")
  }

  // MARK: - Frames and documents

  @Test func framesBeginAndEndWithTheStills() throws {
    let (old, new) = (try list(Self.before), try list(Self.after))
    let frames = Motion(from: old, to: new).frames(rate: 30, loops: 1)
    // The movement takes 0.74 s, and what comes waits for 0.12 s: 25.8 frames and the first.
    #expect(frames.count == 27 && frames.loops == 1)
    #expect(frames.delay(0) == .seconds(1 / 30.0) + .seconds(0.3))
    #expect((1..<27).allSatisfy { frames.delay($0) == .seconds(1 / 30.0) })
    #expect(try data(frames.displayList(26)) == data(new))
    let twice = Motion(from: old, to: new).frames(rate: 30, loops: 2)
    #expect(twice.count == 79 && twice.delay(26) == frames.delay(0))
    #expect(try data(twice.displayList(78)) == data(new))
    #expect(try data(twice.displayList(52)) == data(Motion(from: old, to: new).displayList(at: 0)))
    let endless = Motion(from: old, to: new).frames(rate: 30, loops: 0)
    #expect(endless.count == 52 && endless.loops == 0)
  }

  @Test func aDocumentIsTheEndWithGroupsAroundWhatMoves() throws {
    let (old, new) = (try list(Self.before), try list(Self.after))
    var timing = MotionTiming()
    timing.path = .straight
    func document(_ timing: MotionTiming) throws -> String {
      let sink = MemorySink()
      try Motion(from: old, to: new, timing: timing)
        .printSVG(PNGOptions(scale: 1), loops: 1, options: SVGOptions(), library: .shared, to: sink)
      return String(decoding: sink.bytes, as: UTF8.self)
    }
    let (still, moving) = (
      String(decoding: try data(new, .svg), as: UTF8.self), try document(timing)
    )
    #expect(still.elements == moving.elements)
    #expect(moving.contains("<style>@media(prefers-reduced-motion:no-preference){"))
    #expect(moving == (try document(timing)))
    #expect(Double(moving.count) < 1.12 * Double(still.count))
    let rows = try document(MotionTiming())
    #expect(Double(rows.count) < 1.25 * Double(still.count))
    // Ghosts are seen by nobody who has no styles.
    let ghosts = rows.matches(of: /<(use|g)[^>]*opacity="0"/).count
    #expect(ghosts > 0 && rows.matches(of: /<use [^>]*class=[^>]*opacity="0"\/>/).count > 0)
  }
}

/// Numbers that are the same of a seed everywhere.
private struct Sequence64 {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

extension [DisplayItem] {
  /// The texts that are drawn, where their pens start, and how opaque they are.
  fileprivate func pens(
    _ place: CGAffineTransform = .identity, _ opacity: Double = 1
  ) -> [(text: String, place: CGPoint, opacity: Double)] {
    flatMap { item -> [(text: String, place: CGPoint, opacity: Double)] in
      switch item {
      case .glyphs(let glyphs):
        [(glyphs.run.text, glyphs.origin.applying(place), opacity)]
      case .group(let group):
        group.items.pens(group.transform.concatenating(place), opacity * group.opacity)
      default: []
      }
    }
  }

  /// How much of the area of the grounds lies over others, each as far as both are opaque.
  fileprivate var overlap: CGFloat {
    let grounds = compactMap { item -> (box: CGRect, opacity: CGFloat)? in
      guard case .group(let group) = item, let fill = group.items.first(where: \.isFill) else {
        return nil
      }
      return (fill.bounds.applying(group.transform), CGFloat(group.opacity))
    }
    var (covered, all): (CGFloat, CGFloat) = (0, 0)
    for (i, ground) in grounds.enumerated() {
      all += ground.box.width * ground.box.height * ground.opacity
      for other in grounds[(i + 1)...] {
        let common = ground.box.overlap(with: other.box)
        if common.isNull { continue }
        covered += common.width * common.height * ground.opacity * other.opacity
      }
    }
    return covered / all
  }
}

extension DisplayItem {
  fileprivate var isFill: Bool { if case .fill = self { true } else { false } }
}

extension String {
  /// The elements of a document in order, but for groups and ghosts, without ids.
  fileprivate var elements: [String] {
    matches(of: /<(use|rect|path|ellipse)[^>]*>/).map { String($0.0) }
      .map { $0.replacing(/(id|href)="[^"]*"/, with: "") }
  }
}
