internal import CThreads
internal import Foundation
internal import Observation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// One render: what its rounds share, and what has to be done before the next.
final class RenderPass {
  /// The most rounds of body, layout and preferences before a picture is said not to settle.
  static let roundLimit = 16

  /// A value that is kept for a view, and the round in which the view was last there.
  private struct Entry {
    let location: AnyObject
    var round: Int
  }

  let library: FontLibrary
  let pictures = ImageCache()
  /// What frames outside scroll views are relative to: the picture.
  let container: Container
  /// The pixels that the picture is made of, which frames are rounded to.
  let grid: PixelGrid
  let changes: ChangeLog
  /// The number of the change that the state settles after, from 0 for the first state.
  var changeNumber = 0
  /// The moment of a picture that moves, in seconds from its beginning.
  var time = 0.0
  /// Whether views and modifiers are made for each moment of their animatable data.
  var asksForData = true
  /// The course of the change that is under way; nil for at once.
  var changeCurve: AnimationCurve?
  /// Until when views change with the time; infinite for ever.
  var timedUntil = 0.0
  /// The seconds after which views that change with the time are as in the beginning.
  var periods: Set<Double> = []
  /// Whether any view is marked, so that it is worth to look for the nearest mark.
  var hasMarks = false
  /// Whether the picture is a screen, over which views may present others.
  var hasScreen = false
  /// What keeps the ideal lengths of views; nil for SwiftUI's rule.
  var keeping: IdealKeeping?
  /// The packed clouds that are drawn.
  var clouds: [CloudArrangement] = []
  /// The links that lead nowhere.
  var linkProblems: [FitFinding] = []
  /// The views that are matched with others.
  var matches = GeometryMatches()
  /// The symbols, pictures and views that others are drawn in the place of, each once.
  var replacements: [FitFinding] = []
  /// The names of the symbols among these.
  var replacedSymbols: Set<String> = []
  /// Whether a picture is missing, which a frame around it shows.
  var hasMissingImages = false
  /// Why the state that is drawn is not settled; nil if it is.
  private(set) var unsettled: RenderError?
  /// Whether a state that never settles is drawn as it is after the last round.
  private let drawsUnsettled: Bool
  /// Whether another symbol is drawn in the place of one, or of a picture, that does not exist.
  let replacesSymbols: Bool
  /// Which views become groups that can be found in the picture.
  let parts: KeptParts
  /// The observable models that the views read; nil where they read none.
  private let models: ModelReads?
  /// What views begin and what ends later; nil where nobody waits for it.
  let late: LateWork?
  /// Up to which of its seconds it is waited for.
  var settleTime: Double
  /// The animation of the first changes that have one, of those that came later.
  var lateAnimation: ChangeAnimation?
  /// The tasks of the views that were there in the last round.
  private var tasks: [ViewTask] = []
  /// The round that is under way, from 1; 0 before the first and when all is settled.
  private var round = 0
  /// The last round that the state before settled in; 0 for the first state.
  private var settledRound = 0
  /// The views of which something changed since the round before; nil where that may be any.
  private var changedViews: Set<Identity>?
  private var locations: [Identity: Entry] = [:]
  private var idNumbers: [AnyHashable: Int] = [:]
  private var fields: [ObjectIdentifier: AnyObject] = [:]
  private var observers: [() -> Void] = []
  private lazy var stack = RenderStack.current
  /// The deepest level that views have reached.
  private var deepestLevel = 0
  /// The first thing that went wrong.
  private(set) var failure: (any Error)?
  /// What can end the render from another thread; nil if nothing can.
  let cancellation = RenderCancellation.current

  init(
    library: FontLibrary, grid: PixelGrid, proposal: ProposedViewSize = .unspecified,
    drawsUnsettled: Bool = false, replacesSymbols: Bool = false, parts: KeptParts = .none,
    observesModels: Bool = true, late: LateWork? = nil, settleTime: Double = 0
  ) {
    self.parts = parts
    (self.late, self.settleTime) = (late, settleTime)
    changes = ChangeLog(animates: parts == .all, takesAllThreads: late != nil)
    self.library = library
    self.grid = grid
    self.drawsUnsettled = drawsUnsettled
    self.replacesSymbols = replacesSymbols
    models = observesModels ? ModelReads() : nil
    container = Container(size: proposal)
  }

  /// The number of an id: the same for equal ids, in the order in which they are first met.
  ///
  /// Whole numbers, the most common ids, are their own numbers; all others are below zero.
  func number(of id: some Hashable) -> Int {
    if let number = id as? Int, number >= 0 { return number }
    let key = AnyHashable(id)
    if let number = idNumbers[key] { return number }
    let number = -1 - idNumbers.count
    idNumbers[key] = number
    return number
  }

  /// Returns where a value is kept for a view; made with `initial` at first.
  ///
  /// A view that was missing for a round starts anew, unless the value is `lasting`.
  func location<Value>(
    for identity: Identity, owner: StateOwner? = nil, isLasting: Bool = false,
    initial: @autoclosure () -> Value
  ) -> StateLocation<Value> {
    if let entry = locations[identity], isLasting || entry.round >= round - 1,
      let known = entry.location as? StateLocation<Value>
    {
      if entry.round != round { locations[identity]?.round = round }
      return known
    }
    let made = StateLocation(
      initial(), owner: owner ?? StateOwner(view: Value.self, property: ""), changes: changes)
    locations[identity] = Entry(location: made, round: round)
    return made
  }

  /// Returns whether something of a view may have changed since the round before.
  func hasChanged(_ view: Identity) -> Bool { changedViews?.contains(view) ?? true }

  /// Returns whether views may go on at a level; if not, or if something went wrong before, they
  /// must not, and an error about `view` is reported.
  func hasRoom(at level: Int, for view: @autoclosure () -> Any.Type) -> Bool {
    guard canContinue else { return false }
    deepestLevel = max(deepestLevel, level)
    if level > RenderStack.deepestLevel {
      report(RenderError(tooDeep: view(), limit: "\(RenderStack.deepestLevel) levels"))
    } else if level > RenderStack.shallowLevel, !stack.hasRoom {
      report(RenderError(tooDeep: view(), limit: "the \(stack.size >> 10) KiB of this stack"))
    }
    return failure == nil
  }

  /// Returns whether there is a picture to draw, and stack for a view that is drawn in others; if
  /// not, an error about the view is reported.
  func hasRoom(toDraw view: @autoclosure () -> Node) -> Bool {
    guard canContinue else { return false }
    if deepestLevel <= RenderStack.shallowLevel || stack.hasRoom { return true }
    report(
      RenderError(tooDeep: type(of: view()), limit: "the \(stack.size >> 10) KiB of this stack"))
    return false
  }

  /// Asks for another round, as something of one of Platen's types has changed.
  func stateDidChange(of type: Any.Type) {
    let owner = StateOwner(view: type, property: "", place: Identity())
    changes.note(StateChange(owner, of: type), of: owner)
  }

  /// Notes that a placeholder is drawn instead of something missing.
  func noteReplacement(_ kind: FitFinding.Kind, _ detail: String) {
    let finding = FitFinding(kind: kind, detail: detail)
    if !replacements.contains(finding) { replacements.append(finding) }
  }

  func report(_ error: any Error) { failure = failure ?? error }

  /// Whether there will be a picture: nothing went wrong so far, and nobody has cancelled it.
  var canContinue: Bool {
    if let cancellation, cancellation.isCancelled { report(RenderError.cancelled) }
    return failure == nil
  }

  /// A type's dynamic properties, asked for once.
  func fields<Root>(of type: Root.Type) -> DynamicFields<Root> {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return unsafeDowncast(known, to: DynamicFields<Root>.self) }
    let found = DynamicFields.of(type)
    fields[id] = found
    return found
  }

  /// Does a part of a round; there is another round if a model that is read in it changes later.
  ///
  /// Where the view is to be named this is left to ``watching(_:_:)``.
  func phase<Result>(_ work: () -> Result) -> Result {
    guard !namesReaders, let models else { return work() }
    return models.read(work) { [changes] in changes.note(.ofModel(readBy: nil)) }
  }

  /// Makes a part of a view, or of a modifier, with models that it reads.
  func watching<Part>(_ view: Any.Type, _ make: () -> Part) -> Part {
    guard namesReaders, let models else { return make() }
    let change = StateChange.ofModel(readBy: view)
    return models.read(make) { [changes] in changes.note(change) }
  }

  /// Whether views are named that read models, in case these keep changing.
  private var namesReaders: Bool { isLastRound || late != nil }

  private var isLastRound: Bool { round == settledRound + Self.roundLimit }

  /// Does something when this round's layout is settled, the innermost views' first.
  ///
  /// Views that are made while the picture is drawn, as in a canvas, are not heard any more.
  func afterLayout(_ action: @escaping () -> Void) {
    if round > 0 { observers.append(action) }
  }

  /// Makes, lays out and observes until nothing changes.
  ///
  /// It may be done again after state has changed: views that are still there go on with what they keep.
  ///
  /// - Parameters:
  ///   - makeRound: One round of body and layout.
  ///   - willChange: Is given the node of a round that another one follows.
  /// - Throws: ``RenderError`` if state still changes after ``roundLimit`` rounds, unless that is drawn,
  ///   and what a view reported.
  func renderUntilStable(
    _ makeRound: () -> Node, willChange: (Node) -> Void = { _ in }
  ) throws -> Node {
    // Notes in models are taken back when nothing more is waited for.
    defer { models?.forget() }
    return try LateWork.$current.withValue(late) {
      try ChangeLog.$current.withValue(changes) {
        // The tasks of an animation continue from change to change.
        defer { if parts != .all || late == nil { endTasks() } }
        var root = try settle(makeRound, willChange)
        guard let late, unsettled == nil else { return root }
        let patience = parts == .all ? 0.02 : nil
        let rest = try late.run(until: settleTime, patience: patience, changes) {
          if parts == .all { changes.deferOtherAnimations() }
          lateAnimation = lateAnimation ?? changes.animation
          // What a task does at once leads from the first picture to another one.
          if parts == .all { willChange(root) }
          changeCurve = nil
          root = try settle(makeRound, willChange)
          return unsettled == nil
        }
        // A picture that moves shows what is still to come.
        if parts != .all { unsettled = unsettled ?? RenderError(rest, after: settleTime) }
        return root
      }
    }
  }

  /// Ends the tasks of views that go on.
  ///
  /// In a program of previews they sleep for ever: loops that do not ask whether they are cancelled would not end.
  func endTasks() {
    if late?.countsQueues != true { for task in tasks { task.cancel() } }
    tasks = []
  }

  private func settle(_ makeRound: () -> Node, _ willChange: (Node) -> Void) throws -> Node {
    round = settledRound
    // They hold the pass, which holds them.
    defer { (observers, settledRound, round) = ([], round, 0) }
    while true {
      round += 1
      observers = []
      matches.beginRound()
      (timedUntil, periods, changedViews) = (0, [], changes.changedViews)
      // That is told of as a change of all models.
      models?.forget()
      if let made = changes.animation { changeCurve = made.animation?.curve }
      changes.begin()
      let root = makeRound()
      guard canContinue else { throw failure ?? RenderError.cancelled }
      observe()
      if parts == .all { changes.deferOtherAnimations() }
      if matches.hasLostSources { stateDidChange(of: GeometryMatches.self) }
      cancelTasks()
      if changes.first == nil, !changes.hasEndlessAnimations { return root }
      guard changes.first == nil || isLastRound else {
        willChange(root)
        continue
      }
      let error = RenderError(unsettled: changes, rounds: round - settledRound)
      guard drawsUnsettled else { throw error }
      unsettled = error
      return root
    }
  }

  private func observe() {
    var next = 0
    while next < observers.count, canContinue {
      observers[next]()
      next += 1
    }
  }

  // MARK: - Tasks

  /// Keeps a task of a view that is there.
  func keep(_ task: ViewTask) {
    if !tasks.contains(where: { $0 === task }) { tasks.append(task) }
    task.round = round
  }

  /// Cancels the tasks of views that are gone.
  private func cancelTasks() {
    for task in tasks where task.round != round { task.cancel() }
    tasks.removeAll { $0.round != round }
  }
}

// MARK: - Observable models

/// Tells of the changes of observable models that a render has read.
///
/// Observation keeps a note in each model until one of those that were read together changes, and
/// has no other way to take it back. So this is read together with them and changes at the end:
/// a model that outlives many renders does not gather notes.
private final class ModelReads: Observable {
  private let registrar = ObservationRegistrar()
  private let isForgotten = true

  /// Does something and calls `onChange` once if a model that was read for it changes afterwards,
  /// or when all is forgotten.
  func read<Result>(
    _ work: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking(
      {
        registrar.access(self, keyPath: \.isForgotten)
        return work()
      }, onChange: onChange)
  }

  /// Takes back what has been noted in the models.
  func forget() { registrar.withMutation(of: self, keyPath: \.isForgotten) {} }
}

// MARK: - The stack

/// The stack of the thread that a render runs on.
///
/// Views in views are calls in calls. In a build for debugging a level takes up to 1.4 KB of stack
/// while nodes are made, and up to 3.3 KB while stacks in stacks are measured: 2,048 levels need 7 of
/// the 8 MiB that threads on Linux have, and 512 KiB would leave 120. So the levels are counted, and
/// where a thread has less stack, or a layout takes more, what is left of it is looked at as well.
private struct RenderStack {
  /// The most levels of views and modifiers that can be nested.
  static let deepestLevel = 2_048
  /// The levels that any stack holds, on which nobody looks at it.
  static let shallowLevel = 64

  /// The size in bytes; 0 if it is not known.
  let size: Int
  /// The address below which views must not be called.
  private let floor: UInt

  /// The stack of the thread that asks.
  static var current: RenderStack { Thread.isMainThread ? main : RenderStack() }

  // The main thread's is known only after reading a file, and does not change.
  private static let main = RenderStack()

  private init() {
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    guard platen_stack_bounds(&lowest, &size) == 0, let lowest else {
      (self.size, floor) = (0, 0)
      return
    }
    self.size = size
    // The rest is for what views call: text, fonts, and code that is not Platen's.
    floor = UInt(bitPattern: lowest) + UInt(min(128 << 10, size / 4))
  }

  /// Whether there is room for another level.
  var hasRoom: Bool {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) > floor }
  }
}
