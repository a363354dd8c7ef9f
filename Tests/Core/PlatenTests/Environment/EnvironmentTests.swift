import Platen
import Testing

@Suite struct EnvironmentTests {
  @Test func whatIsNotSetDoesNotDependOnTheMachine() throws {
    let log = Recorder()
    try renderUntilStable(Reader(log: log))
    #expect(log.entries == ["compact regular active standard moves", "none false"])
  }

  @Test func whatIsSetReachesTheViewsInside() throws {
    let log = Recorder()
    let view = Reader(log: log)
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.verticalSizeClass, nil)
      .environment(\.scenePhase, .background)
      .environment(\.editMode, .constant(.active))
    try renderUntilStable(view)
    #expect(log.entries == ["regular nil background standard moves", "editing true"])
  }

  @Test func theInnermostValueCounts() throws {
    let log = Recorder()
    let view = Reader(log: log)
      .transformEnvironment(\.scenePhase) { $0 = $0 == .inactive ? .background : .active }
      .environment(\.scenePhase, .inactive)
      .environment(\.scenePhase, .active)
    try renderUntilStable(view)
    #expect(log.entries.first == "compact regular background standard moves")
  }

  @Test func actionsMayBeCalled() throws {
    let log = Recorder()
    let view = Caller(log: log).environment(
      \.openURL,
      OpenURLAction { url in
        log.add(url.absoluteString)
        return .handled
      })
    try renderUntilStable(view)
    #expect(log.entries == ["https://example.org/a", "https://example.org/b", "opened true"])
  }

  @Test func withoutAHandlerNothingIsOpened() throws {
    let log = Recorder()
    try renderUntilStable(Caller(log: log))
    #expect(log.entries == ["opened false"])
  }
}

private struct Reader: NonisolatedView {
  let log: Recorder
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.editMode) private var editMode

  var body: some View {
    let classes = [horizontal, vertical].map { $0.map { "\($0)" } ?? "nil" }
    let motion = reducesMotion ? "stands" : "moves"
    let _ = log.add("\(classes.joined(separator: " ")) \(phase) \(contrast) \(motion)")
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let _ = log.add("\(editMode == nil ? "none" : "editing") \(isEditing)")
    Color.red
  }
}

private struct Caller: NonisolatedView {
  let log: Recorder
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.openURL) private var openURL

  var body: some View {
    Color.red.onAppear {
      dismiss()
      presentationMode.wrappedValue.dismiss()
      guard let a = URL(string: "https://example.org/a"),
        let b = URL(string: "https://example.org/b")
      else { return }
      openURL(a)
      openURL(b) { log.add("opened \($0)") }
    }
  }
}
