import Testing

@testable import Platen
@testable import PlatenViews

/// Random numbers in the bodies of previews that move.
///
/// SwiftUI makes a body again only if the view's own state, or what it was given, has changed. Off the main
/// actor, as a preview's program has its main thread for itself.
@Suite(.serialized) struct PreviewRandomTests {
  private struct Given: Equatable {
    var isMoved = false
  }

  /// A context as that of a preview that moves.
  private func context() -> _ViewContext {
    let renderer = ImageRenderer(content: Text("a"))
    (renderer.late, renderer.settleTime, renderer.parts) = (LateWork(countsQueues: true), 1, .all)
    return _ViewContext(
      environment: renderer.environment, identity: Identity(), pass: renderer.makePass())
  }

  /// Four bytes by chance.
  private static func numbers() -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    _PreviewRandom.fill(&bytes, count: 4)
    return bytes
  }

  @Test func aPartKeepsItsNumbersUntilItsStateChanges() {
    let context = context()
    func part(changes: Int) -> [UInt8] {
      var inner = context
      return inner.making(from: Given(), changes: changes, Self.numbers)
    }
    let first = part(changes: 0)
    #expect(part(changes: 0) == first)
    let second = part(changes: 1)
    #expect(second != first)
    #expect(part(changes: 1) == second)
  }

  @Test func aPartTakesOthersIfThePartAroundGivesItAnotherValue() {
    let context = context()
    func parts(changes: Int, isMoved: Bool) -> (given: [UInt8], fixed: [UInt8]) {
      var outer = context
      return outer.making(from: Given(), changes: changes) {
        var (given, fixed) = (context, context)
        given.identity = context.identity.child(1)
        fixed.identity = context.identity.child(2)
        (given.madeVersion, fixed.madeVersion) = (changes, changes)
        return (
          given.making(from: Given(isMoved: isMoved), Self.numbers),
          fixed.making(from: Given(), Self.numbers)
        )
      }
    }
    let before = parts(changes: 0, isMoved: false)
    let after = parts(changes: 1, isMoved: true)
    #expect(after.given != before.given)
    #expect(after.fixed == before.fixed)
  }
}
