import Foundation
import Platen
import Testing

/// Minutes stand at half a degree of a face of twelve hours, clockwise from the top.
@Suite struct ClockArcTests {
  private static func time(_ hour: Int, _ minute: Int) throws -> ClockFace.Time {
    try #require(ClockFace.Time(hour: hour, minute: minute))
  }

  /// The box of the only arc of a face.
  private func bounds(_ arc: ClockArc, showsMinutes: Bool = true) throws -> CGRect {
    let face = ClockFace(numerals: .none, showsMinutes: showsMinutes, arcs: [arc])
    let list = try ImageRenderer(content: face).displayList()
    return try #require(list.items.compactMap(\.fill).first).boundingRect
  }

  @Test func anArcReachesExactlyFromItsStartToItsEnd() throws {
    // From three to six o'clock: a quarter of a ring around (200, 200), which reaches to 92 % of
    // the face's 400 points.
    let box = try bounds(ClockArc(from: Self.time(3, 0), to: Self.time(6, 0)))
    #expect(abs(box.minX - 200) < 0.1 && abs(box.minY - 200) < 0.1)
    #expect(abs(box.maxX - 384) < 0.1 && abs(box.maxY - 384) < 0.1)
  }

  @Test func anArcGoesOnBeyondTwelveAndMidnight() throws {
    // From nine in the evening to three at night: the upper half.
    let box = try bounds(ClockArc(from: Self.time(21, 0), to: Self.time(3, 0)))
    #expect(abs(box.minX - 16) < 0.1 && abs(box.maxX - 384) < 0.1)
    #expect(abs(box.minY - 16) < 0.1 && abs(box.maxY - 200) < 0.1)
  }

  @Test(arguments: [(8, 20), (6, 6)])
  func fromTwelveHoursOnAnArcIsTheWholeRing(start: Int, end: Int) throws {
    let box = try bounds(ClockArc(from: Self.time(start, 0), to: Self.time(end, 0)))
    #expect(abs(box.minX - 16) < 0.1 && abs(box.maxY - 384) < 0.1)
    #expect(abs(box.width - 368) < 0.1 && abs(box.height - 368) < 0.1)
  }

  @Test func withoutMinutesAnArcIsNearerToTheRing() throws {
    // The ring has a radius of 110 points, the arcs' middle one of 120, 4.5 before the end.
    let arc = try ClockArc(from: Self.time(0, 0), to: Self.time(12, 0))
    let face = ClockFace(numerals: .none, showsMinutes: false, arcs: [arc])
    let list = try ImageRenderer(content: face).displayList()
    let ring = try #require(list.items.compactMap(\.stroke).first).path.boundingRect
    #expect(abs(ring.width - 368 * 110 / 124.5) < 0.1)
    #expect(abs(try bounds(arc, showsMinutes: false).width - 368) < 0.1)
  }

  @Test func anArcOfAMinuteHasNoRoundEnds() throws {
    // Half a degree of a ring of 184 points is 1.6 points, shorter than two round ends.
    let box = try bounds(ClockArc(from: Self.time(0, 0), to: Self.time(0, 1)))
    #expect(abs(box.minX - 200) < 0.1)
    #expect(abs(box.width - 184 * sin(0.5 * .pi / 180)) < 0.1)
  }

  @Test func aSecondHandIsThinAndOfTheTint() throws {
    let face = try ClockFace(time: Self.time(10, 8), second: 15, numerals: .none)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let list = try ImageRenderer(content: face.tint(Color(red))).displayList()
    let boxes = list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, let paint, _) = item, paint == .color(red) else { return nil }
      return path.boundingRect
    }
    // At three o'clock: 0.9 of the ring's 110 points to the right, 0.2 and a round end of 1 to the
    // left; the frame of the hand has its sides on pixels.
    #expect(boxes.count == 2)
    let ring = try #require(list.items.compactMap(\.stroke).first).path.boundingRect
    let unit = ring.width / 220
    #expect(abs(boxes[0].maxX - 200 - 99 * unit) < 0.5)
    #expect(abs(boxes[0].minX - 200 + 23 * unit) < 0.1)
    #expect(abs(boxes[0].height - 2 * unit) < 0.1)
  }

  @Test func theMinuteHandMovesOnWithTheSeconds() throws {
    func angle(_ second: Int?) throws -> Double {
      let face = try ClockFace(time: Self.time(0, 20), second: second, numerals: .none)
      let list = try ImageRenderer(content: face).displayList()
      let box = list.items.compactMap(\.fill)[1].boundingRect
      return atan2(box.midX - 200, 200 - box.midY) * 180 / .pi
    }
    // Half a minute is three degrees of the way.
    #expect(abs(try angle(30) - angle(nil) - 3) < 1)
  }
}
