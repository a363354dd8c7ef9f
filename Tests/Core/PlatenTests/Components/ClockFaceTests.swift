import Foundation
import Platen
import Testing

/// The document's arithmetic: a ring of 220 points, hours on a circle of 240 / 3 points, minutes on
/// one of 360 / 3, the first at 12 o'clock, clockwise; all of it around (200, 200) and scaled to
/// 92 % of the face.
@Suite struct ClockFaceTests {
  private func items(_ face: some View) throws -> [DisplayItem] {
    try ImageRenderer(content: face).displayList().items
  }

  /// How long a point of the document is, by the dashes of the ring, which are 1 wide.
  private func unit(_ items: [DisplayItem]) throws -> CGFloat {
    try #require(items.compactMap(\.stroke).first).style.lineWidth
  }

  @Test func everyLabelIsCentredOnItsPointByItsInk() throws {
    let items = try items(ClockFace())
    let unit = try unit(items)
    let labels = items.compactMap(\.glyphs)
    #expect(labels.count == 24)
    for (i, label) in labels.enumerated() {
      let radius = (i < 12 ? 80.0 : 120.0) * unit
      let angle = Double(i % 12) * .pi / 6
      let ink = label.inkBounds
      #expect(abs(ink.midX - (200 + radius * sin(angle))) < 0.01)
      #expect(abs(ink.midY - (200 - radius * cos(angle))) < 0.01)
    }
  }

  @Test func theRingIsTheDocumentsDashedCircle() throws {
    let items = try items(ClockFace())
    let unit = try unit(items)
    let strokes = items.compactMap(\.stroke)
    #expect(strokes.count == 1)
    let ring = try #require(strokes.first)
    // The document's dashes of 1 and gaps of 10, which are 59.98 around: here there are 60, from
    // 110 to 100, the first of them up.
    #expect(abs(2 * CGFloat.pi * 105 / 60 - 11) < 0.005)
    #expect(ring.style.dash.isEmpty && abs(ring.style.lineWidth - unit) < 0.001)
    #expect(ring.path.elements.count == 120)
    for minute in 0..<60 {
      let angle = Double(minute) * .pi / 30
      let tick = [110.0, 100].map {
        CGPoint(x: 200 + $0 * unit * sin(angle), y: 200 - $0 * unit * cos(angle))
      }
      guard case .move(to: let start) = ring.path.elements[2 * minute],
        case .line(to: let end) = ring.path.elements[2 * minute + 1]
      else {
        Issue.record("minute \(minute) is no line")
        continue
      }
      for (found, expected) in zip([start, end], tick) {
        #expect(hypot(found.x - expected.x, found.y - expected.y) < 0.001)
      }
    }
  }

  @Test func ticksAreAsLongAndWideAsIsAsked() throws {
    let unit = try unit(items(ClockFace()))
    let strokes = try items(ClockFace(showsTicks: true, tickLength: 20, tickWidth: 5))
      .compactMap(\.stroke)
    // Those of minutes are six tenths as long and four tenths as wide.
    #expect(strokes.map(\.style.lineWidth) == [2, 5])
    for (stroke, length) in zip(strokes, [12.0, 20]) {
      guard case .move(to: let start)? = stroke.path.elements.first,
        case .line(to: let end)? = stroke.path.elements.dropFirst().first
      else {
        Issue.record("no tick")
        continue
      }
      #expect(abs(hypot(start.x - end.x, start.y - end.y) - length) < 0.001)
      #expect(abs(hypot(start.x - 200, start.y - 200) - 110 * unit) < 0.001)
    }
    // What is no length is left to the face.
    for length in [-1, CGFloat.nan, .infinity] {
      let ring = try items(ClockFace(tickLength: length, tickWidth: length)).compactMap(\.stroke)
      #expect(ring.map(\.style.lineWidth) == [unit])
    }
    #expect(try items(ClockFace(showsRing: false)).compactMap(\.stroke).isEmpty)
  }

  @Test func handsHaveForms() throws {
    let time = ClockFace.Time(hour: 12, minute: 0)
    func widths(_ hands: ClockFace.Hands) throws -> [CGFloat] {
      let items = try items(ClockFace(time: time, hands: hands))
      let unit = try unit(items)
      let paths = items.flatMap(Self.fills).prefix(2)
      return paths.map { ($0.boundingRect.width / unit * 10).rounded() / 10 }
    }
    #expect(try widths(.baton) == [8, 5])
    #expect(try widths(.line) == [3, 2])
    #expect(try widths(.sword) == [14, 10])
  }

  private static func fills(of item: DisplayItem) -> [Path] {
    switch item {
    case .fill(let path, _, _): [path]
    case .group(let group): group.items.flatMap(fills)
    default: []
    }
  }

  // MARK: The canvas

  /// All ink.
  private func ink(_ items: [DisplayItem]) -> CGRect {
    items.reduce(CGRect.null) { ink, item in
      switch item {
      case .glyphs(let glyphs): ink.union(glyphs.inkBounds)
      case .fill(let path, _, _): ink.union(path.boundingRect)
      case .stroke(let path, let style, _):
        // Ticks end on their circle; the strokes of others reach beyond theirs.
        ink.union(path.boundingRect.insetBy(dx: -beyond(path, style), dy: -beyond(path, style)))
      default: ink
      }
    }
  }

  private func beyond(_ path: Path, _ style: StrokeStyle) -> CGFloat {
    path.elements.count > 20 ? 0 : style.lineWidth / 2
  }

  /// What is outermost on a face.
  enum Outermost: CaseIterable {
    case minutes, ring, ticks, disc, arcs
  }

  private func face(_ outermost: Outermost) throws -> ClockFace {
    switch outermost {
    case .minutes: return ClockFace(time: .init(hour: 10, minute: 8), second: 40)
    case .ring: return ClockFace(showsMinutes: false)
    case .ticks: return ClockFace(numerals: .roman, showsTicks: true, showsMinutes: false)
    case .disc: return ClockFace(showsDisc: true)
    case .arcs:
      let six = try #require(ClockFace.Time(hour: 6, minute: 0))
      return ClockFace(arcs: [ClockArc(from: six, to: six)])
    }
  }

  // 92 % of 400 points are 368, with 16 at each side.
  @Test(arguments: Outermost.allCases)
  func theFaceFillsNinetyTwoPercentOfItsSquare(outermost: Outermost) throws {
    let ink = ink(try items(face(outermost)))
    #expect(abs(ink.width - 368) < 4, "\(ink)")
    // The minutes are less high than wide, by half of a number's difference at both ends.
    #expect(ink.height > 356 && ink.height < 368.5, "\(ink)")
    #expect(abs(ink.midX - 200) < 1 && abs(ink.midY - 200) < 1, "\(ink)")
  }

  @Test func anInsetIsTheRoomAroundTheFace() throws {
    let face = ClockFace(showsMinutes: false, showsDisc: true, fill: .red, inset: 0)
    let disc = try #require(try items(face).compactMap(\.fill).first)
    #expect(abs(disc.boundingRect.minX) < 0.001 && abs(disc.boundingRect.width - 400) < 0.001)
    // The ring of 110 has a rim of 12 around it.
    #expect(abs(try unit(try items(face)) - 200.0 / 122) < 0.001)
  }

  @Test func aFaceOfAnotherSizeIsInProportion() throws {
    let small = try ImageRenderer(content: ClockFace(diameter: 100)).displayList()
    let large = try ImageRenderer(content: ClockFace(diameter: 400)).displayList()
    let pairs = zip(small.items.compactMap(\.glyphs), large.items.compactMap(\.glyphs))
    for (a, b) in pairs {
      #expect(abs(a.inkBounds.midX * 4 - b.inkBounds.midX) < 0.01)
      #expect(abs(a.size * 4 - b.size) < 0.001)
    }
  }

  @Test(arguments: [
    // The hour hand at 10:08 stands at 304 degrees and the minute hand at 48.
    (10, 8, 304.0, 48.0), (0, 0, 0, 0), (15, 30, 105, 180), (23, 59, 359.5, 354),
  ])
  func handsPointWhereTheTimeIs(
    hour: Int, minute: Int, hourAngle: Double, minuteAngle: Double
  ) throws {
    let time = try #require(ClockFace.Time(hour: hour, minute: minute))
    let list = try ImageRenderer(content: ClockFace(time: time, numerals: .none)).displayList()
    let hands = list.items.compactMap(\.fill)
    #expect(hands.count == 3)
    for (hand, angle) in zip(hands, [hourAngle, minuteAngle]) {
      // A hand reaches further beyond the axle than behind it, so its middle is on its side.
      let bounds = hand.boundingRect
      let x = bounds.midX - 200
      let y = 200 - bounds.midY
      let found = (atan2(x, y) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
      let difference = abs((found - angle + 540).truncatingRemainder(dividingBy: 360) - 180)
      #expect(difference < 1.5, "\(hour):\(minute)")
    }
  }

  // MARK: Numbers

  /// How far the nearest corner of the box of some ink is from the middle.
  private func distance(_ ink: CGRect) -> CGFloat {
    hypot(max(ink.minX - 200, 200 - ink.maxX, 0), max(ink.minY - 200, 200 - ink.maxY, 0))
  }

  /// The minute hand at 12:00, which points straight up, is as long as at any other time; the hands
  /// turn within the circle of its length.
  @Test(
    arguments: [ClockFace.Numerals.arabic, .roman],
    [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5])
  func noHandCoversANumber(numerals: ClockFace.Numerals, size: DynamicTypeSize) throws {
    for isEmphasized in [false, true] {
      let face = ClockFace(
        time: .init(hour: 6, minute: 0), numerals: numerals, emphasizesQuarters: isEmphasized)
      let items = try items(face.dynamicTypeSize(size))
      let hand = try #require(items.compactMap(\.fill).dropFirst().first).boundingRect
      let length = 200 - hand.minY
      let nearest = items.compactMap(\.glyphs).map { distance($0.inkBounds) }.min()
      #expect(length < (try #require(nearest)))
      // It still is longer than the hour hand by far, and half as long as the ring's radius.
      let hour = try #require(items.compactMap(\.fill).first).boundingRect
      #expect(length > 1.5 * (hour.maxY - 200))
      #expect(length >= 54.9 * (try unit(items)))
    }
  }

  @Test func withoutNumeralsTheMinuteHandReachesToTheRing() throws {
    let items = try items(ClockFace(time: .init(hour: 6, minute: 0), numerals: .none))
    let hand = try #require(items.compactMap(\.fill).dropFirst().first).boundingRect
    // But for the rounding to pixels.
    #expect(abs(200 - hand.minY - 92.4 * (try unit(items))) < 0.5)
  }

  @Test(arguments: [ClockFace.Numerals.arabic, .roman], DynamicTypeSize.allCases)
  func numbersOfAnySizeAreApart(numerals: ClockFace.Numerals, size: DynamicTypeSize) throws {
    let face = ClockFace(numerals: numerals).dynamicTypeSize(size)
    let labels = try items(face).compactMap(\.glyphs).map(\.inkBounds)
    for (i, label) in labels.enumerated() {
      #expect(labels[(i + 1)...].allSatisfy { !$0.intersects(label) }, "\(i)")
      #expect(CGRect(x: 0, y: 0, width: 400, height: 400).contains(label), "\(i)")
    }
  }

  @Test func quartersAreEmphasizedByOption() throws {
    let labels = try items(ClockFace(emphasizesQuarters: true)).compactMap(\.glyphs)
    let hours = labels.prefix(12).map(\.size)
    let largest = try #require(hours.max())
    #expect(hours.indices.filter { hours[$0] == largest } == [0, 3, 6, 9])
    #expect(Set(try items(ClockFace()).compactMap(\.glyphs).prefix(12).map(\.size)).count == 1)
  }

  @Test func handsTurnToTheRightInScriptsFromRightToLeft() throws {
    let face = ClockFace(time: .init(hour: 10, minute: 8))
    let left = try items(face)
    let right = try items(face.environment(\.layoutDirection, .rightToLeft))
    #expect(
      left.compactMap(\.glyphs).map(\.inkBounds) == right.compactMap(\.glyphs).map(\.inkBounds))
    #expect(
      left.compactMap(\.fill).map(\.boundingRect) == right.compactMap(\.fill).map(\.boundingRect))
  }

  @Test func aDiscHasItsColourAndIsBehindAll() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let items = try items(ClockFace(showsDisc: true, fill: Color(red)))
    guard case .fill(let path, let paint, _) = try #require(items.first) else {
      Issue.record("no disc")
      return
    }
    #expect(paint == .color(red))
    #expect(abs(path.boundingRect.width - 368) < 0.001)
  }

  @Test func ticksStandAtEveryMinute() throws {
    let list = try ImageRenderer(content: ClockFace(showsTicks: true)).displayList()
    let strokes = list.items.compactMap(\.stroke)
    #expect(strokes.map { $0.path.elements.count / 2 } == [48, 12])
  }

  @Test func thereIsNoTwentyFifthHour() {
    #expect(ClockFace.Time(hour: 25, minute: 0) == nil)
    #expect(ClockFace.Time(hour: 1, minute: 60) == nil)
  }
}

extension DisplayItem {
  var glyphs: DisplayGlyphs? {
    if case .glyphs(let glyphs) = self { glyphs } else { nil }
  }

  var stroke: (path: Path, style: StrokeStyle)? {
    if case .stroke(let path, let style, _) = self { (path, style) } else { nil }
  }

  var fill: Path? {
    if case .fill(let path, _, _) = self { path } else { nil }
  }
}

extension DisplayGlyphs {
  /// The ink in the picture's coordinates.
  var inkBounds: CGRect {
    let ink = run.inkBounds
    return CGRect(
      x: origin.x + ink.minX * size, y: origin.y + ink.minY * size, width: ink.width * size,
      height: ink.height * size)
  }
}
