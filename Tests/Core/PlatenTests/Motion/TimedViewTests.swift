import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import PlatenReports
import TestSupport
import Testing

@testable import Platen

/// Views that change with the time: keyframes, schedules, spinners; and what is told of those that do not.
@Suite struct TimedViewTests {
  @Observable final class Model {
    var count = 0
  }

  /// A box as far from the left as a number says.
  private struct Box: NonisolatedView {
    let x: Double

    var body: some View {
      Rectangle().frame(width: 10, height: 10).padding(.leading, x)
        .frame(width: 120, alignment: .leading)
    }
  }

  private func x<V: View>(_ renderer: AnimationRenderer<V>, at time: Double) throws -> CGFloat {
    let list = try renderer.displayList(at: time)
    return try #require(list.items.figures.first).minX
  }

  // MARK: - Keyframes

  /// The cubic ones begin with the velocity of the even one, 10 a second, and pass 20 with (0 - 10) / 2 a second;
  /// half of the way is (a + b) / 2 + (v - w) / 8.
  @Test func keyframesHaveTheValuesOfTheirCourses() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: 1)
      MoveKeyframe(5)
    }
    #expect(timeline.duration == 3)
    let values = [
      (0, 0), (0.5, 5), (1, 10), (1.5, 16.875), (2, 20), (2.5, 9.375), (3, 5), (9, 5),
    ]
    for (time, value) in values {
      #expect(abs(timeline.value(time: time) - value) < 1e-9, "\(time)")
    }
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 1.5))
  }

  /// 0.35774, 0.71542 and 0.89003 of the way after 0.1, 0.2 and 0.3 s; 0.735 s until a thousandth is left.
  @Test func aSpringTakesAsLongAsItNeeds() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .smooth)
      LinearKeyframe(1, duration: 1)
    }
    for (time, value) in [(0.1, 0.35774), (0.2, 0.71542), (0.3, 0.89003)] {
      #expect(abs(timeline.value(time: time) - value) < 0.00001)
    }
    #expect(abs(timeline.duration - 1.735) < 0.001)
    #expect(abs(timeline.value(time: 0.735) - 0.999) < 0.0001)
  }

  @Test func tracksAreThoseOfProperties() {
    struct Place {
      var x = 1.0
      var y = 2.0
    }
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.y) {
        for y in [4.0, 8.0] { LinearKeyframe(y, duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    let place = timeline.value(time: 1.5)
    #expect(place.x == 3 && place.y == 6)
  }

  @Test func anAnimatorGoesOnAgainAndAgain() throws {
    let view = KeyframeAnimator(initialValue: 0.0) {
      Box(x: $0)
    } keyframes: { _ in
      LinearKeyframe(100, duration: 1)
    }
    let renderer = AnimationRenderer(content: view)
    #expect(abs(try x(renderer, at: 0.5) - 50) < 0.001)
    #expect(abs(try x(renderer, at: 1.25) - 25) < 1.7)
    #expect(try place(of: view) == 0)
    // One period of a second, 30 frames in it: none is drawn twice.
    let data = try AnimationRenderer(content: view).data(as: .png)
    #expect(Self.count(ofFramesIn: data) == 30)
  }

  /// Apple's documentation: "If false, the value at the beginning of the keyframe timeline will be provided".
  @Test func anAnimatorThatDoesNotRepeatStandsStill() throws {
    let view = KeyframeAnimator(initialValue: 3.0, repeating: false) {
      Box(x: $0)
    } keyframes: { _ in
      LinearKeyframe(100, duration: 1)
    }
    let renderer = AnimationRenderer(content: view)
    for time in [0, 0.5, 1, 2] { #expect(try x(renderer, at: time) == 3) }
  }

  private func place(of view: some View) throws -> CGFloat {
    let list = try ImageRenderer(content: view).displayList()
    return try #require(list.items.figures.first).minX
  }

  /// PNG, third edition, 11.3.6.1: the count is behind the chunk's type.
  private static func count(ofFramesIn data: [UInt8]) -> Int {
    guard let start = data.firstRange(of: Array("acTL".utf8))?.upperBound else { return 1 }
    return data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func anAnimatorWaitsForItsTrigger() throws {
    struct Content: NonisolatedView {
      let model: Model

      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: model.count) {
          Box(x: $0)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Content(model: model))
    renderer.change(at: 0.5, nil) { model.count = 1 }
    for (time, value) in [(0.4, 0), (0.5, 0), (1, 50), (1.5, 100), (3, 100)] as [(_, CGFloat)] {
      #expect(abs(try x(renderer, at: time) - value) < 0.001, "\(time)")
    }
  }

  // MARK: - Schedules

  @Test func aTimelineGoesOnWithTheTime() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func renderer(paused: Bool) -> AnimationRenderer<some View> {
      let view = TimelineView(.animation(paused: paused)) { context in
        Box(x: context.date.timeIntervalSince(start) * 10)
      }
      let renderer = AnimationRenderer(content: view)
      renderer.frames.environment._now = start
      return renderer
    }
    #expect(abs(try x(renderer(paused: false), at: 0.5) - 5) < 0.001)
    #expect(try x(renderer(paused: true), at: 0.5) == 0)
    // It is never as in the beginning.
    #expect(throws: RenderError.self) { try renderer(paused: false).data(as: .gif) }
    let limited = renderer(paused: false)
    limited.duration = 1
    #expect(Self.count(ofFramesIn: try limited.data(as: .png)) == 31)
  }

  @Test func schedulesHaveTheirDates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    struct Doubling: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [0, 1, 2, 4].map { startDate.addingTimeInterval($0) }
      }
    }
    func seconds(_ schedule: some TimelineSchedule, at times: [Double]) throws -> [Double] {
      let view = TimelineView(schedule) { Box(x: $0.date.timeIntervalSince(start) * 10) }
      let renderer = AnimationRenderer(content: view)
      renderer.frames.environment._now = start
      return try times.map { Double(try x(renderer, at: $0)) / 10 }
    }
    let dates = [0.5, 2.5].map { start.addingTimeInterval($0) }
    #expect(try seconds(.explicit(dates), at: [0, 1, 2.4, 3]) == [0.5, 0.5, 0.5, 2.5])
    #expect(try seconds(.animation(minimumInterval: 0.5), at: [0.4, 0.5, 0.9]) == [0, 0.5, 0.5])
    #expect(try seconds(.periodic(from: start, by: 2), at: [1.9, 2, 5]) == [0, 2, 4])
    #expect(try seconds(Doubling(), at: [0.5, 1.5, 3.5, 9]) == [0, 1, 2, 4])
  }

  @Test func aSpinnerGoesAroundInASecond() throws {
    func bytes(_ time: Double) throws -> Data {
      try AnimationRenderer(content: ProgressView().frame(width: 30, height: 30))
        .displayList(at: time).data(as: .png, library: .shared)
    }
    #expect(try bytes(0) == bytes(0.1) && bytes(0) == bytes(1))
    #expect(try bytes(0) != bytes(0.5))
  }

  // MARK: - What stands still

  @Test func whatDoesNotMoveAsInSwiftUIIsTold() throws {
    struct Mixed: NonisolatedView {
      var body: some View {
        Text("1").contentTransition(.numericText())
        Text("2").contentTransition(.opacity)
        Image(systemName: "star").symbolEffect(.scale)
        Text("4").transition(.slide)
      }
    }
    let renderer = AnimationRenderer(content: VStack { Mixed() }.frame(width: 100, height: 100))
    _ = try renderer.displayList(at: 0)
    #expect(
      renderer.findings.map(\.detail) == [
        "symbolEffect(ScaleSymbolEffect): the symbol does not move"
      ])
    #expect(renderer.findings.allSatisfy { $0.kind == .still })
  }
}
