import Platen
import Testing

/// Which views share their state from round to round, and which have their own.
///
/// Each view remembers the name it was first given.
@Suite struct IdentityTests {
  @Test func stateFollowsTheIDOfAnElement() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in
        ForEach(step == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) {
          Memory($0, says: "\($0)\(step)", log)
        }
      })
    #expect(log.entries == ["a0:a", "b0:b", "c0:c", "c1:c", "a1:a", "b1:b"])
  }

  @Test func idsThatOnlyHashAlikeHaveTheirOwnState() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(1) { _ in
        ForEach([Alike(name: "a"), Alike(name: "b")], id: \.self) {
          Memory($0.name, says: $0.name, log)
        }
      })
    #expect(log.entries == ["a:a", "b:b"])
  }

  @Test func stateFollowsThePositionWithoutIDs() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in
        Memory(step == 0 ? "a" : "b", says: "first", log)
        Memory(step == 0 ? "b" : "a", says: "second", log)
      })
    #expect(log.entries == ["first:a", "second:b", "first:a", "second:b"])
  }

  @Test func anElementThatComesLaterIsNew() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in
        ForEach(0..<(step + 1), id: \.self) { Memory("\($0) in \(step)", says: "\($0)", log) }
      })
    #expect(log.entries == ["0:0 in 0", "0:0 in 0", "1:1 in 1"])
  }

  @Test func branchesHaveTheirOwnState() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in
        if step == 0 { Memory("a", says: "if", log) } else { Memory("b", says: "else", log) }
      })
    #expect(log.entries == ["if:a", "else:b"])
  }

  @Test func casesHaveTheirOwnState() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(3) { step in
        switch step {
        case 0: Memory("a", says: "0", log)
        case 1: Memory("b", says: "1", log)
        default: Memory("c", says: "2", log)
        }
      })
    #expect(log.entries == ["0:a", "1:b", "2:c"])
  }

  @Test func aConditionWithinAModifierKeepsTheState() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in Memory("\(step)", says: "it", log).opacity(step == 0 ? 1 : 0.5) })
    #expect(log.entries == ["it:0", "it:0"])
  }

  @Test func anotherIDIsAnotherView() throws {
    let log = Recorder()
    try renderUntilStable(Steps(3) { step in Memory("\(step)", says: "it", log).id(step / 2) })
    #expect(log.entries == ["it:0", "it:0", "it:2"])
  }

  @Test func aTypeBehindAnyViewIsAnotherView() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(3) { step in
        step < 2
          ? AnyView(Memory("\(step)", says: "plain", log))
          : AnyView(Memory("\(step)", says: "padded", log).padding(1))
      })
    #expect(log.entries == ["plain:0", "plain:0", "padded:2"])
  }

  @Test func aViewAfterOneThatComesKeepsItsState() throws {
    let log = Recorder()
    try renderUntilStable(
      Steps(2) { step in
        if step == 1 { Color.blue }
        Memory("\(step)", says: "it", log)
      })
    #expect(log.entries == ["it:0", "it:0"])
  }

  @Test func elementsOfOneIDAreBothDrawn() throws {
    let frames = try Frames.of(
      HStack(spacing: 0) {
        ForEach([(1, "a"), (1, "b")], id: \.0) { box($0.1, 10, 5) }
      })
    #expect(frames["a"] == CGRect(0, 0, 10, 5))
    #expect(frames["b"] == CGRect(10, 0, 10, 5))
  }

  @Test func aComparedViewKeepsItsState() throws {
    let log = Recorder()
    try renderUntilStable(Steps(2) { step in Tile(name: "\(step)", log: log).equatable() })
    #expect(log.entries == ["tile:0", "tile:0"])
  }
}

/// Views that are made anew for some steps, one a round.
private struct Steps<Content: View>: NonisolatedView {
  let count: Int
  let content: (Int) -> Content
  @State private var step = 0

  init(_ count: Int, @ViewBuilder content: @escaping (Int) -> Content) {
    self.count = count
    self.content = content
  }

  var body: some View {
    VStack { content(step) }.onChange(of: step, initial: true) { if step < count - 1 { step += 1 } }
  }
}

/// A view that says the name it was first given.
private struct Memory: NonisolatedView {
  let says: String
  let log: Recorder
  @State private var name: String

  init(_ name: String, says: String, _ log: Recorder) {
    self.says = says
    self.log = log
    _name = State(initialValue: name)
  }

  var body: some View {
    let _ = log.add("\(says):\(name)")
    Color.red
  }
}

/// Ids that are unequal and all have one hash.
private struct Alike: Hashable {
  let name: String

  func hash(into hasher: inout Hasher) {}
}

private struct Tile: NonisolatedView, Equatable {
  let name: String
  let log: Recorder

  var body: some View { Memory(name, says: "tile", log) }

  static func == (a: Tile, b: Tile) -> Bool { a.name == b.name }
}
