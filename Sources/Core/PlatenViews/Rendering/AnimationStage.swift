package import PlatenBase
package import PlatenDrawing
package import PlatenReports

/// A view whose state lives on from change to change.
package final class AnimationStage<Content: View> {
  /// A change that is waiting for its time.
  package struct Waiting {
    /// Seconds from the beginning.
    package var time: Double
    package var animation: Animation?
    /// Makes the change; nil for what changes with the time.
    package var action: (() -> Void)?

    package init(time: Double, animation: Animation?, action: (() -> Void)? = nil) {
      (self.time, self.animation, self.action) = (time, animation, action)
    }
  }

  /// The pictures that a change leads to.
  private struct Settled {
    /// The picture before views changed their own state, if they did.
    var before: DisplayList?
    var list: DisplayList
    /// The animation of the changes that views made; nil if none of them has one.
    var animation: ChangeAnimation?
  }

  /// How many changes may follow each other.
  private static var limit: Int { 1_000 }

  private let renderer: ImageRenderer<Content>
  private let pass: RenderPass
  /// How often in a second views that change with the time are made.
  private let rate: Double
  /// Up to when it was done what comes later, in seconds.
  private var lateTime = 0.0
  /// How many moments were passed.
  private var momentCount = 0
  /// The changes that do not only pass the time.
  private var changeCount = 0
  private var waiting: [Waiting] = []
  package private(set) var timeline: MotionTimeline
  /// What faded over, or changed at once, as views appeared, and in an SVG.
  private var faded: Set<String> = []
  /// When the last change was made, in seconds.
  package private(set) var time = 0.0

  /// Lays out the view's first state.
  ///
  /// - Parameters:
  ///   - frameRate: How often in a second views that change with the time are made.
  ///   - asksForData: Whether views and modifiers are made for each moment of their animatable data, too.
  /// - Throws: As of a still picture.
  package init(
    _ renderer: ImageRenderer<Content>, frameRate: Double, asksForData: Bool = true
  ) throws {
    self.renderer = renderer
    rate = frameRate
    renderer.parts = .all
    defer { renderer.parts = .none }
    pass = try renderer.cancellable { renderer.makePass() }
    pass.asksForData = asksForData
    let first = try Self.settle(renderer, pass, keepsFirst: true)
    timeline = MotionTimeline(first.before ?? first.list)
    append(first, at: 0, first.animation)
    // A change after a first measurement is not a visible change.
    if timeline.duration == 0 {
      faded = timeline.faded
      timeline = MotionTimeline(first.list)
    }
    keepFollowing(at: 0)
  }

  deinit { pass.endTasks() }

  /// What SwiftUI would move, or otherwise.
  package var findings: [FitFinding] {
    pass.replacements.filter { $0.kind == .still }
      + timeline.faded.union(faded).sorted().map { kind in
        let way = kind == "clip shape" ? "appears at once" : "cross-fades"
        return FitFinding(kind: .still, detail: "a changed \(kind) \(way)")
      }
  }

  /// Makes changes until all has come to rest, or is as in the beginning again.
  ///
  /// - Parameters:
  ///   - seconds: How long that may take.
  ///   - enough: After how many seconds other changes are no longer waited for beside a movement that never ends.
  /// - Returns: False if it takes longer, also for one period, or too many changes.
  /// - Throws: As of a still picture.
  package func makeChanges(untilOverWithin seconds: Double, enough: Double) throws -> Bool {
    do {
      try makeChanges(until: min(enough, seconds), showing: nil)
      if !timeline.duration.isFinite, isWaiting || pass.late?.next != nil { return false }
      try makeChanges(until: seconds, showing: nil)
    } catch let error as RenderError where error.code == .motion || error.code == .unsettled {
      return false
    }
    return shownDuration.map { $0 <= seconds } ?? false
  }

  /// Takes a change that is made later.
  package func add(_ change: Waiting) { waiting.append(change) }

  /// When the next thing is done that comes later, in seconds; nil if nothing is.
  package var nextLateTime: Double? { pass.late?.next }

  /// Whether there are changes that were not made yet.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Makes the changes that wait, and those that follow their animations, up to a time in seconds.
  ///
  /// - Parameter seconds: How long the picture is shown; nil for until all has come to rest, or has been gone
  ///   through once.
  /// - Throws: As of a still picture, and ``RenderError`` for changes that follow each other without end.
  package func makeChanges(until end: Double, showing seconds: Double?) throws {
    while true {
      let next = waiting.indices.min { waiting[$0].time < waiting[$1].time }
      let moment = [nextMoment(showing: seconds), nextLateMoment(until: seconds ?? end)]
        .compactMap(\.self).min()
      if let moment, next.map({ moment < waiting[$0].time }) ?? true {
        guard momentCount < AnimationOptions().maximumFrames else {
          throw RenderError(momentsOver: momentCount, at: moment)
        }
        momentCount += 1
        try make(Waiting(time: moment, animation: nil))
      } else if let next, waiting[next].time <= end {
        guard changeCount < Self.limit else { throw RenderError(changesAfter: Self.limit) }
        // What data did until then is done, and does not move along the change's curve.
        let change = waiting[next].time
        if pass.timedUntil.isFinite, time < change, change < pass.timedUntil {
          try make(Waiting(time: change, animation: nil))
        }
        changeCount += 1
        try make(waiting.remove(at: next))
      } else {
        return
      }
    }
  }

  /// The next moment for which views that change with the time are made; nil if there is none.
  private func nextMoment(showing seconds: Double?) -> Double? {
    let isCycle = seconds == nil && !pass.periods.isEmpty && waiting.isEmpty
    let next = waiting.map(\.time).min()
    let natural = pass.periods.isEmpty ? timedDuration : next ?? timedDuration
    let end =
      seconds.map { pass.periods.isEmpty ? min($0, pass.timedUntil) : $0 } ?? natural ?? 0
    guard time < end - 1e-9 else { return nil }
    // From the beginning on, so that no error adds up.
    let moment = ((time * rate + 1e-6).rounded(.down) + 1) / rate
    // After a period the picture is as in the beginning.
    return isCycle && moment > end - 1e-9 ? nil : min(moment, end)
  }

  /// The frame in which the next thing is done that comes later; nil if there is none.
  private func nextLateMoment(until end: Double) -> Double? {
    // What does not settle has no time that goes on.
    guard let next = pass.late?.next, pass.unsettled == nil, next > lateTime else { return nil }
    let moment = max((next * rate - 1e-6).rounded(.up) / rate, time)
    return moment <= end ? moment : nil
  }

  /// How long views change with the time; nil for ever, without ever being as in the beginning.
  private var timedDuration: Double? {
    if pass.periods.isEmpty { return pass.timedUntil.isFinite ? pass.timedUntil : nil }
    guard pass.timedUntil == 0, changeCount == 0 else { return nil }
    return MotionTimeline.period(of: pass.periods.sorted())
  }

  /// Returns the picture as frames, each drawn when it is wanted.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
  ///   - seconds: How long the picture is shown; nil for until all has come to rest, or for one period.
  ///   - loops: How often; 0 for ever.
  /// - Throws: ``RenderError`` for what moves without end, and has no period.
  package func frames(rate: Double, seconds: Double?, loops: Int) throws -> FrameSequence {
    guard let whole = seconds ?? shownDuration else {
      throw RenderError(
        code: .unsettled,
        description:
          "the picture moves endlessly and never returns to its start: expected a duration in"
          + " seconds")
    }
    let isCycle = seconds == nil && (!timeline.duration.isFinite || !pass.periods.isEmpty)
    return timeline.frames(
      rate: rate, seconds: whole, loops: isCycle ? 0 : loops, isCycle: isCycle)
  }

  /// Prints the picture as an SVG, whose changes come to rest one after the other.
  ///
  /// - Throws: As of a still picture.
  package func printSVG(to sink: any ByteSink) throws {
    faded.formUnion(
      try timeline.printSVG(
        renderer.options, options: renderer.svgOptions, library: renderer.library, to: sink))
  }

  private var shownDuration: Double? {
    guard waiting.isEmpty, pass.late?.next == nil, let timed = timedDuration else {
      return nil
    }
    if timed == 0 { return timeline.shownDuration }
    return timeline.duration.isFinite ? max(timed, timeline.duration) : nil
  }

  private func make(_ change: Waiting) throws {
    time = max(change.time, time)
    (pass.time, pass.settleTime) = (time, time)
    pass.changeCurve = change.animation?.curve
    defer { lateTime = time }
    pass.changeNumber += 1
    pass.changes.begin()
    if let action = change.action {
      pass.changes.noteOtherChanges()
      ChangeLog.$current.withValue(pass.changes) { action() }
    }
    pass.changes.deferOtherAnimations()
    let said = pass.changes.animation
    pass.lateAnimation = nil
    let settled = try Self.settle(renderer, pass)
    let animation = said ?? change.animation.map { ChangeAnimation(animation: $0) }
    append(settled, at: time, animation ?? pass.lateAnimation ?? settled.animation)
    keepFollowing(at: time)
  }

  private func append(_ settled: Settled, at time: Double, _ animation: ChangeAnimation?) {
    let curve = animation?.animation?.curve ?? .atOnce
    timeline.append(settled.list, at: time, timing: MotionTiming(curve))
  }

  /// Lets the changes wait that follow the animations which have begun, and those that other animations go
  /// with than the one of the change that was made.
  private func keepFollowing(at time: Double) {
    for writes in pass.changes.takeDeferred() {
      waiting.append(
        Waiting(time: time, animation: writes[0].animation?.animation) {
          for write in writes { write.write() }
        })
    }
    for change in pass.changes.takeFollowing() {
      let length = change.animation?.length(until: change.criteria) ?? 0
      guard length.isFinite else { continue }
      waiting.append(Waiting(time: time + length, animation: nil, action: change.action))
    }
  }

  private static func settle(
    _ renderer: ImageRenderer<Content>, _ pass: RenderPass, keepsFirst: Bool = false
  ) throws -> Settled {
    var before: DisplayList?
    var animation: ChangeAnimation?
    let list = try renderer.cancellable {
      try renderer.settle(pass) { root in
        // A change without an animation after a first measurement is not a visible change.
        let isFirst = animation == nil && pass.changes.animation != nil
        animation = animation ?? pass.changes.animation
        if keepsFirst, before == nil || isFirst {
          before = renderer.displayList(of: root, renderer.draw(root, in: pass))
        }
      } _: { root, pass in
        renderer.displayList(of: root, renderer.draw(root, in: pass))
      }
    }
    return Settled(before: before, list: list, animation: animation)
  }
}

extension Animation {
  /// Seconds until the animation is over by a criterion; infinite if it never is.
  fileprivate func length(until criteria: AnimationCompletionCriteria) -> Double {
    criteria == .removed ? curve.duration : completion ?? curve.logicalDuration
  }
}

extension RenderError {
  /// The error of views that change with the time for longer than a picture is shown.
  fileprivate init(momentsOver limit: Int, at seconds: Double) {
    self.init(
      code: .motion,
      description: "found more than \(limit) moments at which views change, the last at"
        + " \(seconds) s: expected at most \(limit)")
  }

  /// The error of changes that follow each other without end.
  fileprivate init(changesAfter limit: Int) {
    self.init(
      code: .unsettled,
      description: "changes follow each other endlessly: expected at most \(limit)")
  }
}
