import Platen
import Testing

@Suite struct ObservableObjectTests {
  @Test func aPublishedPropertyAsksItsViewsAgain() throws {
    let model = Counter()
    let view = Observer(model: model).onAppear { model.count = 9 }
    #expect(try Frames.of(view)["observer"].width == 9)
  }

  @Test func aStateObjectIsMadeOnce() throws {
    let log = Recorder()
    let frames = try Frames.of(Owner(log: log))
    #expect(frames["owner"].width == 6)
    #expect(log.entries == ["made"])
  }

  @Test func anEnvironmentObjectReachesTheViewsInside() throws {
    let model = Counter()
    let view = VStack { Inheritor() }.environmentObject(model)
    #expect(try Frames.of(view)["inheritor"].width == 8)
    #expect(model.count == 8)
  }

  /// A view's own object lasts as long as nothing changes of the views around it.
  @Test func anObservedObjectOfItsViewKeepsItsData() throws {
    struct Child: NonisolatedView {
      @ObservedObject var model = Counter()

      var body: some View {
        Color.red.frame(width: CGFloat(model.count), height: 1).probe("child")
          .onAppear { model.count = 9 }
      }
    }
    struct Parent: NonisolatedView {
      var reads: Counter?

      var body: some View {
        VStack {
          if let reads { Observer(model: reads) }
          Child()
        }
      }
    }
    #expect(try Frames.of(Parent())["child"].width == 9)
    #expect(try Frames.of(NavigationStack { Parent() })["child"].width == 9)
    // One that a view makes which changes itself is made anew, as SwiftUI does it.
    struct Changing: NonisolatedView {
      @State private var number = 0

      var body: some View {
        Child().overlay { Text("\(number)") }.onAppear { number = 1 }
      }
    }
    #expect(try Frames.of(Changing())["child"].width == 1)
    // Another view's change is none of the child's.
    let other = Counter()
    let frames = try Frames.of(Parent(reads: other).onAppear { other.count = 5 })
    #expect(frames["child"].width == 9)
  }

  /// What an object has loaded is there in each frame of what moves beside its view.
  @Test func anObservedObjectKeepsItsDataWhileTimePasses() throws {
    struct Child: NonisolatedView {
      @ObservedObject var model = Counter()

      var body: some View {
        Color.red.frame(width: CGFloat(model.count), height: 1).onAppear { model.count = 9 }
      }
    }
    struct Parent: NonisolatedView {
      var body: some View {
        VStack {
          Child()
          KeyframeAnimator(initialValue: 20.0) {
            Color.blue.frame(width: $0, height: 1)
          } keyframes: { _ in
            LinearKeyframe(40, duration: 1)
          }
        }
      }
    }
    let renderer = AnimationRenderer(content: Parent())
    for time in [0, 0.25, 0.5] {
      let widths = try renderer.displayList(at: time).items.figures.map(\.width)
      #expect(widths.contains { abs($0 - 9) < 1e-9 }, "\(time): \(widths)")
      #expect(widths.contains { abs($0 - (20 + 20 * time)) < 0.8 }, "\(time): \(widths)")
    }
  }

  /// A view goes on with its object while a modifier of it changes.
  @Test func anObservedObjectOutlivesChangesOfAModifier() throws {
    struct Shifted: NonisolatedViewModifier {
      @State private var x: CGFloat = 0

      func body(content: Content) -> some View {
        content.padding(.leading, x).onAppear { x = 5 }
      }
    }
    struct Child: NonisolatedView {
      @ObservedObject var model = Counter()

      var body: some View { box("child", CGFloat(model.count), 1).onAppear { model.count = 9 } }
    }
    let frames = try Frames.of(VStack { Child().modifier(Shifted()) })
    #expect(frames["child"] == CGRect(x: 5, y: 0, width: 9, height: 1))
  }

  /// A view gets the object that the one around it has now.
  @Test func anotherObservedObjectTakesThePlaceOfOne() throws {
    struct Choice: NonisolatedView {
      let models: [Counter]
      @State private var number = 0

      var body: some View {
        Observer(model: models[number]).onAppear { number = 1 }
      }
    }
    let models = [Counter(), Counter()]
    models[1].count = 7
    #expect(try Frames.of(Choice(models: models))["observer"].width == 7)
  }

  @Test func aPropertyThatIsNotPublishedIsNotSeen() throws {
    let model = Counter()
    let view = Observer(model: model).onAppear { model.hidden = 50 }
    #expect(try Frames.of(view)["observer"].width == 1)
  }

  @Test func anObjectMayTellOfItsChangesItself() throws {
    let plain = Plain()
    let view = PlainObserver(model: plain).onAppear { plain.count = 40 }
    #expect(try Frames.of(view)["plain"].width == 40)
  }

  @Test func anObjectMayKeepItsPublisher() throws {
    let own = Own()
    let view = OwnObserver(model: own).onAppear { own.set(30) }
    #expect(try Frames.of(view)["own"].width == 30)
  }

  @Test func anObjectThatNoViewReadsTakesNoRound() throws {
    let log = Recorder()
    let model = Counter()
    let view = GeometryReader { _ in
      let _ = log.add("content")
      Color.red.onAppear { model.count = 9 }
    }
    try renderUntilStable(view)
    #expect(log.entries == ["content"])
  }

  @Test func anObjectThatKeepsChangingNamesTheViewThatReadsIt() {
    let model = Counter()
    let view = Observer(model: model).onPreferenceChange(CountKey.self) { _ in model.count += 1 }
    let words = complaint(about: view)
    #expect(words?.hasPrefix("Observer keeps changing: a model that it reads") == true)
  }

  @Test func aPublishedPropertyWorksWithoutARender() {
    let model = Counter()
    model.count += 4
    #expect(model.count == 5)
  }
}

private final class Counter: ObservableObject {
  @Published var count = 1
  var hidden = 0
}

private final class Plain: ObservableObject {
  var count = 1 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var count = 1

  func set(_ value: Int) {
    objectWillChange.send()
    count = value
  }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct Observer: NonisolatedView {
  @ObservedObject var model: Counter

  var body: some View {
    box("observer", CGFloat(model.count + model.hidden), 5)
      .preference(key: CountKey.self, value: model.count)
  }
}

private struct PlainObserver: NonisolatedView {
  @ObservedObject var model: Plain

  var body: some View { box("plain", CGFloat(model.count), 5) }
}

private struct OwnObserver: NonisolatedView {
  @ObservedObject var model: Own

  var body: some View { box("own", CGFloat(model.count), 5) }
}

private struct Owner: NonisolatedView {
  @StateObject private var model: Counter

  init(log: Recorder) {
    func make() -> Counter {
      log.add("made")
      return Counter()
    }
    _model = StateObject(wrappedValue: make())
  }

  var body: some View {
    box("owner", CGFloat(model.count), 5).modifier(Setter(count: $model.count, value: 6))
  }
}

private struct Inheritor: NonisolatedView {
  @EnvironmentObject private var model: Counter

  var body: some View {
    box("inheritor", CGFloat(model.count), 5).modifier(Setter(count: $model.count, value: 8))
  }
}

private struct Setter: NonisolatedViewModifier {
  @Binding var count: Int
  let value: Int

  func body(content: Content) -> some View { content.onAppear { count = value } }
}
