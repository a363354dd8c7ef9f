import Platen
import Testing

/// How often bodies are asked for.
@Suite struct RoundTests {
  @Test func aPictureWithoutStateTakesOneRound() throws {
    let log = Recorder()
    try renderUntilStable(Counted(log: log) { Color.red })
    #expect(log.entries == ["body"])
  }

  @Test func stateThatNobodyChangesTakesOneRound() throws {
    let log = Recorder()
    try renderUntilStable(Setter(log: log, writes: []))
    #expect(log.entries == ["body 0"])
  }

  @Test func writesOfOneRoundAreSeenTogetherInTheNext() throws {
    let log = Recorder()
    try renderUntilStable(Setter(log: log, writes: [1, 2, 3]))
    #expect(log.entries == ["body 0", "body 3"])
  }

  @Test func writingTheSameValueTakesNoRound() throws {
    let log = Recorder()
    try renderUntilStable(Setter(log: log, writes: [0, 0]))
    #expect(log.entries == ["body 0"])
  }

  @Test func aMeasurementTakesTwoRounds() throws {
    // One to measure the view and one to use what was measured.
    let log = Recorder()
    try renderUntilStable(Measurer(log: log))
    #expect(log.entries == ["body 0.0", "body 30.0"])
  }

  @Test func thereAreSixteenRoundsAtMost() {
    let log = Recorder()
    #expect(complaint(about: Endless(log: log, limit: 100)) != nil)
    #expect(log.entries.count == 16)
  }

  @Test func aViewMaySettleInTheSixteenthRound() throws {
    let log = Recorder()
    try renderUntilStable(Endless(log: log, limit: 15))
    #expect(log.entries.count == 16)
  }

  @Test func theErrorNamesTheViewAndItsProperty() {
    let words = complaint(about: VStack { Endless(log: Recorder(), limit: 100) })
    #expect(
      words
        == "Endless keeps changing: its \"count\", of type Int, still changes after 16 rounds of"
        + " layout")
  }

  @Test func theErrorNamesAModifierAndAPropertyWithinAProperty() {
    let words = complaint(about: Color.red.modifier(Swinging()))
    #expect(
      words?.hasPrefix("Swinging keeps changing: its \"pendulum.side\", of type Bool") == true)
  }

  @Test func whatNeverSettlesIsDrawnAsItIsInTheLastRoundWhereThatIsAskedFor() throws {
    // Sixteen rounds change the value fifteen times before the last body.
    let renderer = ImageRenderer(content: Ringing())
    renderer.drawsUnsettled = true
    let picture = try renderer.fittedPicture()
    #expect(picture.report.texts.map(\.text) == ["15"])
    #expect(picture.report.findings.map(\.kind) == [.unsettled])
    #expect(
      picture.report.findings.first?.description
        == "Ringing keeps changing: its \"count\", of type Int, still changes after 16 rounds of"
        + " layout; it is drawn as it was then")
  }

  @Test func aSettledPictureHasNothingToTellOfIt() throws {
    let renderer = ImageRenderer(content: Endless(log: Recorder(), limit: 15))
    renderer.drawsUnsettled = true
    #expect(try renderer.fitReport().findings.isEmpty)
  }

  @Test func animationsThatFollowEachOtherForEverEnd() throws {
    // One of its own and sixteen that follow it: the bell hangs where the first one has put it.
    let renderer = ImageRenderer(content: Bell(most: .max))
    #expect(throws: RenderError.self) { try renderer.displayList() }
    renderer.drawsUnsettled = true
    let report = try renderer.fitReport()
    #expect(report.texts.map(\.text) == ["17"])
    #expect(
      report.findings.map(\.description) == [
        "a view keeps changing: an animation's completion starts another one without end; it is"
          + " drawn as it was then"
      ])
  }

  @Test func animationsThatEndAreAllDone() throws {
    let report = try ImageRenderer(content: Bell(most: 16)).fitReport()
    #expect(report.texts.map(\.text) == ["16"])
    #expect(report.findings.isEmpty)
  }
}

private struct Ringing: NonisolatedView {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Bell: NonisolatedView {
  let most: Int
  @State private var swings = 0

  var body: some View { Text("\(swings)").onAppear(perform: swing) }

  private func swing() {
    withAnimation {
      swings += 1
    } completion: {
      if swings < most { swing() }
    }
  }
}

private struct Counted<Content: View>: NonisolatedView {
  let log: Recorder
  @ViewBuilder let content: Content

  var body: some View {
    let _ = log.add("body")
    content
  }
}

private struct Setter: NonisolatedView {
  let log: Recorder
  let writes: [Int]
  @State private var value = 0

  var body: some View {
    let _ = log.add("body \(value)")
    Color.red.onAppear { for write in writes { value = write } }
  }
}

private struct Measurer: NonisolatedView {
  let log: Recorder
  @State private var width: CGFloat = 0

  var body: some View {
    let _ = log.add("body \(width)")
    Color.red.frame(width: 30, height: 5)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}

private struct Endless: NonisolatedView {
  let log: Recorder
  let limit: Int
  @State private var count = 0

  var body: some View {
    let _ = log.add("body")
    Color.red.onChange(of: count, initial: true) { if count < limit { count += 1 } }
  }
}

private struct Pendulum: DynamicProperty {
  @State var side = false
}

private struct Swinging: NonisolatedViewModifier {
  var pendulum = Pendulum()

  func body(content: Content) -> some View {
    content.onChange(of: pendulum.side, initial: true) { pendulum.side.toggle() }
  }
}
