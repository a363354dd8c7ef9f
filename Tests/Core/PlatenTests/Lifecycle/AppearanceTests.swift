import Platen
import Testing

@Suite struct AppearanceTests {
  @Test func aViewAppearsOnceHoweverManyRoundsThereAre() throws {
    let log = Recorder()
    try renderUntilStable(Rounds(count: 5) { Color.red.onAppear { log.add("appear") } })
    #expect(log.entries == ["appear"])
  }

  @Test func theInnermostViewsAppearFirst() throws {
    let log = Recorder()
    let view = VStack {
      Color.red.onAppear { log.add("a") }
      Color.red.onAppear { log.add("b") }
    }
    .onAppear { log.add("stack") }
    try renderUntilStable(view)
    #expect(log.entries == ["a", "b", "stack"])
  }

  @Test func someViewsAppearTogether() throws {
    let log = Recorder()
    let group = Group {
      Color.red
      Color.red
    }
    try renderUntilStable(group.onAppear { log.add("group") })
    #expect(log.entries == ["group"])
  }

  @Test func noViewDoesNotAppear() throws {
    let log = Recorder()
    try renderUntilStable(EmptyView().onAppear { log.add("empty") }.onAppear())
    #expect(log.entries.isEmpty)
  }

  @Test func whatAppearsInALaterRoundAppearsThen() throws {
    let log = Recorder()
    try renderUntilStable(Unfolding(log: log))
    #expect(log.entries == ["closed", "open"])
  }

  @Test func nothingDisappearsAndNoTaskStarts() throws {
    let log = Recorder()
    let view = Unfolding(log: log)
      .onDisappear { log.add("gone") }
      .task { log.add("task") }
      .task(id: 1, priority: .high) { log.add("task") }
    try renderUntilStable(view)
    #expect(log.entries == ["closed", "open"])
  }

  @Test func viewsInAGeometryReaderAppear() throws {
    let log = Recorder()
    try renderUntilStable(
      GeometryReader { _ in Rounds(count: 3) { Color.red.onAppear { log.add("in") } } })
    #expect(log.entries == ["in"])
  }

  @Test func whatWasMissingForARoundStartsAnew() throws {
    // Step 0 shows the view, step 1 does not, step 2 does again: another view, with new state.
    let log = Recorder()
    try renderUntilStable(Blinking(log: log))
    #expect(log.entries == ["appear at 0", "appear at 0"])
  }
}

/// A view that takes some rounds to settle.
private struct Rounds<Content: View>: NonisolatedView {
  let count: Int
  @ViewBuilder let content: Content
  @State private var round = 1

  var body: some View {
    content.onChange(of: round, initial: true) { if round < count { round += 1 } }
  }
}

private struct Unfolding: NonisolatedView {
  let log: Recorder
  @State private var isOpen = false

  var body: some View {
    VStack {
      Color.red.onAppear {
        log.add("closed")
        isOpen = true
      }
      if isOpen { Color.blue.onAppear { log.add("open") } }
    }
  }
}

private struct Blinking: NonisolatedView {
  let log: Recorder
  @State private var step = 0

  var body: some View {
    VStack {
      if step != 1 { Tally(log: log) }
      Color.blue.onChange(of: step, initial: true) { if step < 2 { step += 1 } }
    }
  }

  struct Tally: NonisolatedView {
    let log: Recorder
    @State private var count = 0

    var body: some View {
      Color.red.onAppear {
        log.add("appear at \(count)")
        count += 1
      }
    }
  }
}
