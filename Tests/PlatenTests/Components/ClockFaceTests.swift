import Platen
import Testing

/// The document's arithmetic: hours on a circle of 240 / 3 points, minutes on one of 360 / 3, the
/// first at 12 o'clock, clockwise, around (200, 200).
@Suite struct ClockFaceTests {
  @Test func everyLabelIsCentredOnItsPointByItsInk() throws {
    let list = try ImageRenderer(content: ClockFace()).displayList()
    let labels = list.items.compactMap(\.glyphs)
    #expect(labels.count == 24)
    for (i, label) in labels.enumerated() {
      let radius = i < 12 ? 80.0 : 120.0
      let angle = Double(i % 12) * .pi / 6
      let ink = label.inkBounds
      #expect(abs(ink.midX - (200 + radius * sin(angle))) < 0.01)
      #expect(abs(ink.midY - (200 - radius * cos(angle))) < 0.01)
    }
  }

  @Test func theRingIsTheDocumentsDashedCircle() throws {
    let list = try ImageRenderer(content: ClockFace()).displayList()
    let strokes = list.items.compactMap(\.stroke)
    #expect(strokes.count == 1)
    // A border of 10 inside of a circle of 220 has its middle on a circle of 210.
    #expect(strokes.first?.path.boundingRect == CGRect(95, 95, 210, 210))
    #expect(strokes.first?.style == StrokeStyle(lineWidth: 10, dash: [1, 10]))
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
