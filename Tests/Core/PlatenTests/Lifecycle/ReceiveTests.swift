import Combine
import Foundation
import Platen
import Testing

/// What views receive from publishers while a picture is made.
@Suite struct ReceiveTests {
  @Test func aSubjectsValuesAreReceivedWhereverTheyAreSent() throws {
    let log = Recorder()
    let subject = PassthroughSubject<Int, Never>()
    // On a screen, all views have subscribed before any appears.
    let view = Color.red.onAppear { subject.send(1) }
      .onReceive(subject) { log.add("\($0)") }
      .onAppear { subject.send(2) }
    try renderUntilStable(view)
    #expect(log.entries == ["1", "2"])
  }

  @Test func theCurrentValueIsReceivedFirst() throws {
    let log = Recorder()
    let subject = CurrentValueSubject<Int, Never>(7)
    try renderUntilStable(Color.red.onReceive(subject.map { $0 * 2 }) { log.add("\($0)") })
    #expect(log.entries == ["14"])
  }

  @Test func aReceivedValueChangesThePicture() throws {
    let subject = CurrentValueSubject<CGFloat, Never>(30)
    #expect(try Frames.of(Bar(subject: subject))["bar"].width == 30)
  }

  @Test func notificationsAreReceived() throws {
    let (log, center) = (Recorder(), NotificationCenter())
    let name = Notification.Name("moved")
    let view = Color.red.onReceive(center.publisher(for: name)) { _ in log.add("moved") }
      .onAppear { center.post(name: name, object: nil) }
    try renderUntilStable(view)
    center.post(name: name, object: nil)
    #expect(log.entries == ["moved"])
  }

  @Test func aViewWithoutAPlaceReceivesNothing() throws {
    let log = Recorder()
    let view = ViewThatFits {
      Color.red.frame(width: 10, height: 10).onReceive(Just(1)) { log.add("small \($0)") }
      Color.red.frame(width: 20, height: 20).onReceive(Just(2)) { log.add("large \($0)") }
    }
    try renderUntilStable(view)
    #expect(log.entries == ["small 1"])
  }

  @Test func anObjectsOwnSubjectAsksItsViewsAgain() throws {
    let model = Subjective()
    let view = SubjectiveView(model: model).onAppear { model.width = 40 }
    #expect(try Frames.of(view)["own"].width == 40)
  }

  @Test func aTimerDoesNotHoldUpThePicture() throws {
    let log = Recorder()
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    try renderUntilStable(Color.red.onReceive(timer) { _ in log.add("tick") })
    #expect(log.entries.isEmpty)
  }
}

private struct Bar: NonisolatedView {
  let subject: CurrentValueSubject<CGFloat, Never>
  @State private var width: CGFloat = 10

  var body: some View { box("bar", width, 5).onReceive(subject) { width = $0 } }
}

private final class Subjective: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var width: CGFloat = 10 { willSet { objectWillChange.send() } }
}

private struct SubjectiveView: NonisolatedView {
  @ObservedObject var model: Subjective

  var body: some View { box("own", model.width, 5) }
}
