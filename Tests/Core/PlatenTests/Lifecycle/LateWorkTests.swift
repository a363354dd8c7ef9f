import Foundation
import Platen
import Synchronization
import Testing

/// What is drawn of state that is set after views have appeared.
///
/// The tests that wait end with what they wait for: the time that they give is never over. They wait on
/// threads of their own, as tasks need those of the pool.
@Suite struct LateWorkTests {
  private static let ample = 600.0

  @Test func whatATaskSetsIsDrawn() async throws {
    #expect(try await width(for: Self.ample) { Loading() } == 30)
  }

  @Test func withoutATimeNoTaskStarts() async throws {
    #expect(try await width(for: 0) { Loading() } == 10)
    #expect(try await width(for: .nan) { Loading() } == 10)
  }

  @Test func aTaskBeginsAnewWithAnotherValue() async throws {
    #expect(try await width(for: Self.ample) { Counting() } == 3)
  }

  @Test func aTaskOfAModelOnAnyThreadIsDrawn() async throws {
    #expect(try await width(for: Self.ample) { Shelf(model: Books()) } == 70)
  }

  @Test func theTaskOfAViewThatGoesAwayIsCancelled() async throws {
    let ended = Flag(false)
    #expect(try await width(for: Self.ample) { Leaving { ended.set() } } == 20)
    #expect(ended.value)
  }

  @Test func tasksEndWithThePicture() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    try Self.draw(Waiting { end.finish() })
    for await _ in stream {}
  }

  private static func draw(_ view: some View) throws {
    let renderer = ImageRenderer(content: view)
    renderer.settleTime = 0.001
    _ = try renderer.displayList()
  }

  // MARK: - Timers

  /// A publisher has one timer, which runs or does not.
  @Test(arguments: [0, 1, 2]) func aTimerThatIsConnectedTwiceSendsOnce(times: Int) throws {
    let renderer = ImageRenderer(content: Connecting(times: times))
    renderer.settleTime = 1
    // At 0.25, 0.5, 0.75 and 1 s, if it is connected at all.
    let width = try renderer.fitReport().size.width
    #expect(width == (times == 0 ? 10 : 14))
  }

  @Test func aTimerHasSentAsOftenAsInItsTime() throws {
    let (renderer, view) = (ImageRenderer(content: Ticking(every: 0.25)), "Ticking")
    renderer.settleTime = 1
    let report = try renderer.fitReport()
    // At 0.25, 0.5, 0.75 and 1 s.
    #expect(report.size.width == 14)
    #expect(
      report.findings.map(\.description) == [
        "\(view) keeps changing: its \"count\", of type Int, still changes 1 s after it"
          + " appeared; it is drawn as it was then"
      ])
    #expect(report.findings.map(\.kind) == [.unsettled])
  }

  @Test func aTimerThatIsTooLateIsTold() throws {
    let renderer = ImageRenderer(content: Ticking(every: 3))
    renderer.settleTime = 1
    let report = try renderer.fitReport()
    #expect(report.size.width == 10)
    #expect(
      report.findings.map(\.description) == [
        "a view waits for an event 3 s after it appeared, but the picture waits 1 s; it is drawn"
          + " as it was then"
      ])
  }

  @Test func timersOfViewsInViewsGoOnFromRoundToRound() async throws {
    // Each of the first one's ticks makes the second one anew.
    #expect(try await width(for: 1) { HStack(spacing: 0) { Pair() } } == 14 + 12)
  }

  @Test func whatIsAtRestIsNoFinding() async throws {
    let findings = try await Self.onOwnThread {
      let renderer = ImageRenderer(content: Loading())
      renderer.settleTime = Self.ample
      return try renderer.fitReport().findings
    }
    #expect(findings.isEmpty)
  }

  // MARK: - Time

  @Test func whatIsPutOffIsDoneInTheOrderOfItsTime() {
    let (work, done) = (LateWork(), Log())
    work.after(0.2) { done.add("b") }
    work.after(0.1) {
      done.add("a")
      work.after(0.3) { done.add("d") }
      work.after(0) { done.add("now") }
    }
    work.after(0.2) { done.add("c") }
    work.run { done.entries.count == 5 }
    #expect(done.entries == ["a", "now", "b", "c", "d"])
  }

  @Test func whatBeginsAgainHasNothingWaiting() {
    let (work, done) = (LateWork(), Log())
    work.after(0.1) { done.add("before") }
    work.restart()
    work.after(1) { done.add("after") }
    work.run { !done.entries.isEmpty }
    #expect(done.entries == ["after"])
  }

  @Test func timesOfDispatchAreDelays() {
    #expect(_PreviewQueues.delay(until: DispatchTime.distantFuture.rawValue) == nil)
    #expect(_PreviewQueues.delay(until: 0) == 0)
    #expect(_PreviewQueues.delay(until: DispatchTime(uptimeNanoseconds: 1).rawValue) == 0)
    // Of all clocks; the time that goes by meanwhile is less than a tenth.
    for time in [
      (DispatchTime.now() + 10_000).rawValue, (DispatchWallTime.now() + 10_000).rawValue,
    ] {
      let delay = _PreviewQueues.delay(until: time)
      #expect(delay.map { 9_000...10_000 ~= $0 } == true)
    }
  }

  private func width(
    for time: Double, of view: @escaping @Sendable () -> some View & SendableMetatype
  ) async throws -> CGFloat {
    try await Self.onOwnThread {
      let renderer = ImageRenderer(content: view())
      renderer.settleTime = time
      return try renderer.displayList().size.width
    }
  }

  private static func onOwnThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }
}

// MARK: - Views

private struct Loading: NonisolatedView {
  @State private var side: CGFloat = 10
  var body: some View { Color.red.frame(width: side, height: 10).task { side = 30 } }
}

private struct Counting: NonisolatedView {
  @State private var count = 1
  var body: some View {
    Color.red.frame(width: CGFloat(count), height: 10).task(id: count) {
      if count < 3 { count += 1 }
    }
  }
}

@Observable private final class Books: @unchecked Sendable {
  // Unchecked: it is read when what loads it has ended.
  var count = 1
  func load() async { count = 7 }
}

private struct Shelf: NonisolatedView {
  let model: Books
  var body: some View {
    Color.red.frame(width: CGFloat(model.count) * 10, height: 10).task { await model.load() }
  }
}

private struct Leaving: NonisolatedView {
  @State private var isThere = true
  let ended: () -> Void

  init(ended: @escaping () -> Void) { self.ended = ended }

  var body: some View {
    if isThere {
      Color.red.frame(width: 10, height: 10)
        .task {
          await cancellation()
          ended()
        }
        .task { isThere = false }
    } else {
      Color.blue.frame(width: 20, height: 10)
    }
  }
}

private struct Waiting: NonisolatedView {
  let ended: () -> Void

  init(ended: @escaping () -> Void) { self.ended = ended }

  var body: some View {
    Color.red.frame(width: 10, height: 10).task {
      await cancellation()
      ended()
    }
  }
}

private struct Ticking: NonisolatedView {
  @State private var count = 0
  let timer: Publishers.Autoconnect<Timer.TimerPublisher>

  init(every interval: Double) {
    timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  var body: some View {
    Color.red.frame(width: CGFloat(10 + count), height: 10).onReceive(timer) { _ in count += 1 }
  }
}

/// Connects its timer as often as it appears and as its button would.
private struct Connecting: NonisolatedView {
  @State private var count = 0
  @State private var timer = Timer.publish(every: 0.25, on: .main, in: .common)
  let times: Int

  var body: some View {
    Color.red.frame(width: CGFloat(10 + count), height: 10)
      .onReceive(timer) { _ in count += 1 }
      .onAppear { for _ in 0..<times { _ = timer.connect() } }
  }
}

private struct Pair: NonisolatedView {
  var body: some View {
    Ticking(every: 0.25)
    Ticking(every: 0.4)
  }
}

/// Returns when the task that it is in is cancelled.
private func cancellation() async {
  let (stream, end) = AsyncStream.makeStream(of: Void.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    end.finish()
  }
}

private final class Flag: Sendable {
  private let stored: Mutex<Bool>
  init(_ value: Bool) { stored = Mutex(value) }
  var value: Bool { stored.withLock { $0 } }
  func set() { stored.withLock { $0 = true } }
}

private final class Log: Sendable {
  private let stored = Mutex<[String]>([])
  var entries: [String] { stored.withLock { $0 } }
  func add(_ entry: String) { stored.withLock { $0.append(entry) } }
}
