internal import Foundation

/// One render: what its rounds share, and what has to be done before the next.
final class RenderPass {
  /// The most rounds of body, layout and preferences before a picture is said not to settle.
  static let roundLimit = 16

  let library: FontLibrary
  let pictures = PictureCache()
  /// What frames outside of scroll views are relative to: the picture.
  let container: Container
  /// The picture's pixels.
  let grid: PixelGrid
  private var locations: [Identity: AnyObject] = [:]
  private var properties: [ObjectIdentifier: Any] = [:]
  private var observers: [() -> Void] = []
  private lazy var stack = RenderStack.current
  /// The type of the value that changed last in this round.
  private(set) var changedType: Any.Type?
  /// The first thing that went wrong.
  private(set) var failure: (any Error)?

  init(library: FontLibrary, grid: PixelGrid, proposal: ProposedViewSize = .unspecified) {
    self.library = library
    self.grid = grid
    container = Container(size: proposal)
  }

  /// Where a value is kept for a view; made with `initial` at first.
  func location<Value>(for identity: Identity, initial: Value) -> StateLocation<Value> {
    if let known = locations[identity] as? StateLocation<Value> { return known }
    let made = StateLocation(initial, pass: self)
    locations[identity] = made
    return made
  }

  /// Whether views may go on at a level; if not, or if something went wrong before, they must not,
  /// and an error about `view` is reported.
  func hasRoom(at level: Int, for view: @autoclosure () -> Any.Type) -> Bool {
    guard failure == nil else { return false }
    if level > RenderStack.deepestLevel {
      report(RenderError(tooDeep: view(), limit: "\(RenderStack.deepestLevel) levels"))
    } else if level > RenderStack.shallowLevel, !stack.hasRoom {
      report(RenderError(tooDeep: view(), limit: "the \(stack.size >> 10) KiB of this stack"))
    }
    return failure == nil
  }

  func stateDidChange(of type: Any.Type) { changedType = type }

  func report(_ error: any Error) { failure = failure ?? error }

  /// The key paths of a type's dynamic properties, found once.
  func properties<Root>(of type: Root.Type) -> [PartialKeyPath<Root>] {
    if let known = properties[ObjectIdentifier(type)] as? [PartialKeyPath<Root>] { return known }
    let found = DynamicProperties.find(in: type)
    properties[ObjectIdentifier(type)] = found
    return found
  }

  /// Does something when this round's layout is settled, the innermost views' first.
  func afterLayout(_ action: @escaping () -> Void) { observers.append(action) }

  /// Makes, lays out and observes until nothing changes.
  ///
  /// - Parameter round: One round of body and layout.
  /// - Throws: ``RenderError`` if state still changes after ``roundLimit`` rounds, and what a view
  ///   reported.
  func settle(_ round: () -> Node) throws -> Node {
    // They hold the pass, which holds them.
    defer { observers = [] }
    for _ in 0..<Self.roundLimit {
      observers = []
      changedType = nil
      let root = round()
      if let failure { throw failure }
      var next = 0
      while next < observers.count {
        observers[next]()
        next += 1
      }
      if changedType == nil { return root }
    }
    throw RenderError(
      code: .unsettled,
      description: "state of type \(changedType.map { "\($0)" } ?? "?") still changes after"
        + " \(Self.roundLimit) rounds of layout")
  }
}
