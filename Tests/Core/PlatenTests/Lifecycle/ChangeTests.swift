import Platen
import Testing

/// What `onChange`, in its three forms, and `onReceive` report while a value goes from 0 to 2.
@Suite struct ChangeTests {
  @Test func theNewValueIsReported() throws {
    let log = Recorder()
    try renderUntilStable(
      Climb { view, value in view.onChange(of: value) { new in log.add("\(new)") } })
    #expect(log.entries == ["1", "2"])
  }

  @Test func theEarlierFormCapturesWhatWasThere() throws {
    // SwiftUI's documentation reads the old value this way.
    let log = Recorder()
    try renderUntilStable(
      Climb { view, value in
        view.onChange(of: value) { [value] new in log.add("\(value) \(new)") }
      })
    #expect(log.entries == ["0 1", "1 2"])
  }

  @Test func theOldAndTheNewValueAreReported() throws {
    let log = Recorder()
    try renderUntilStable(
      Climb { view, value in view.onChange(of: value) { old, new in log.add("\(old) \(new)") } })
    #expect(log.entries == ["0 1", "1 2"])
  }

  @Test func theLaterFormsCaptureWhatIsThere() throws {
    let log = Recorder()
    try renderUntilStable(Climb { view, value in view.onChange(of: value) { log.add("\(value)") } })
    #expect(log.entries == ["1", "2"])
  }

  @Test func theFirstValueIsReportedIfThatIsAskedFor() throws {
    let log = Recorder()
    try renderUntilStable(
      Climb { view, value in
        view.onChange(of: value, initial: true) { old, new in log.add("\(old) \(new)") }
          .onChange(of: value, initial: true) { log.add("now \(value)") }
      })
    #expect(log.entries == ["0 0", "now 0", "0 1", "now 1", "1 2", "now 2"])
  }

  @Test func aValueThatStaysIsNotReported() throws {
    let log = Recorder()
    try renderUntilStable(Climb { view, _ in view.onChange(of: "same") { log.add("changed") } })
    #expect(log.entries.isEmpty)
  }

  @Test func oneChangeMayLeadToAnother() throws {
    let log = Recorder()
    try renderUntilStable(Chain(log: log))
    #expect(log.entries == ["a 1", "b 2"])
  }

  @Test func aPublishedValueIsReceivedAtFirstAndWhenItIsSet() throws {
    let log = Recorder()
    let model = Meter()
    let view = Climb { view, value in
      view.onReceive(model.$reading) { log.add("\($0)") }
        .onChange(of: value) { model.reading = value * 10 }
    }
    try renderUntilStable(view)
    #expect(log.entries == ["0", "10", "20"])
  }
}

private final class Meter: ObservableObject {
  @Published var reading = 0
}

private struct Climb<Content: View>: NonisolatedView {
  let content: (Color, Int) -> Content
  @State private var value = 0

  init(@ViewBuilder content: @escaping (Color, Int) -> Content) { self.content = content }

  var body: some View {
    content(Color.red, value).onAppear { value = 1 }
      .onChange(of: value) { if value == 1 { value = 2 } }
  }
}

private struct Chain: NonisolatedView {
  let log: Recorder
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Color.red.onAppear { a = 1 }
      .onChange(of: a) { new in
        log.add("a \(new)")
        b = new + 1
      }
      .onChange(of: b) { new in log.add("b \(new)") }
  }
}
