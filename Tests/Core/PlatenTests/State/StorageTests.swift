import Platen
import Testing

/// The property wrappers that keep something, and what they are outside of a screen.
@Suite struct StorageTests {
  @Test func storedValuesStartWithTheirDefaultsAndLastForTheRender() throws {
    #expect(try Frames.of(Settings())["width"].width == 20)
    // Nothing is left of the first render in the second.
    #expect(try Frames.of(Settings())["width"].width == 20)
  }

  @Test func propertiesOfOneKeyShareTheirValue() throws {
    #expect(try Frames.of(Settings())["other"].width == 20)
  }

  @Test func everyKindOfValueHasItsDefault() throws {
    let log = Recorder()
    try renderUntilStable(Kinds(log: log))
    #expect(log.entries == ["true 1 2.5 text medium nil nil nil scene"])
  }

  @Test func aGestureChangesNothing() throws {
    #expect(try Frames.of(Dragged())["dragged"].minX == 0)
  }

  @Test func focusIsWhereTheViewsPutIt() throws {
    let frames = try Frames.of(Fields())
    #expect(frames["plain"].width == 1)
    #expect(frames["name"].width == 9)
  }

  @Test func namespacesAreDifferentFromEachOther() throws {
    let log = Recorder()
    try renderUntilStable(VStack { Spaces(log: log) })
    #expect(log.entries == ["different"])
  }

  @Test func aPropertyOfOnesOwnIsMadeOfOthers() throws {
    #expect(try Frames.of(Doubled())["doubled"].width == 24)
  }

  @Test func statesWithoutAValueAreNil() throws {
    #expect(try Frames.of(Chooser())["chosen"].width == 12)
  }
}

private enum Size: String {
  case small, medium
}

private struct Settings: NonisolatedView {
  @AppStorage("width") private var width = 10.0

  var body: some View {
    VStack {
      box("width", width, 5).onAppear { width += 10 }
      Other()
    }
  }

  struct Other: NonisolatedView {
    @AppStorage("width") private var width = 3.0

    var body: some View { box("other", width, 5) }
  }
}

private struct Kinds: NonisolatedView {
  let log: Recorder
  @AppStorage("a") private var flag = true
  @AppStorage("b") private var number = 1
  @AppStorage("c") private var fraction = 2.5
  @AppStorage("d", store: UserDefaults.standard) private var text = "text"
  @AppStorage("e") private var size = Size.medium
  @AppStorage("f") private var noText: String?
  @AppStorage("g") private var noSize: Size?
  @SceneStorage("h") private var noNumber: Int?
  @SceneStorage("i") private var scene = "scene"

  var body: some View {
    let words = [
      "\(flag) \(number) \(fraction) \(text) \(size)",
      "\(noText ?? "nil") \(noSize?.rawValue ?? "nil") \(noNumber?.description ?? "nil") \(scene)",
    ]
    let _ = log.add(words.joined(separator: " "))
    Color.red
  }
}

private struct Dragged: NonisolatedView {
  @GestureState private var offset = CGSize.zero
  @GestureState(initialValue: nil) private var place: CGPoint?

  var body: some View {
    box("dragged", 5, 5).offset(place == nil ? offset : CGSize(width: 9, height: 9))
  }
}

private struct Fields: NonisolatedView {
  enum Field { case name, town }

  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      box("plain", isFocused ? 9 : 1, 5).focused($isFocused)
      box("name", field == .name ? 9 : 1, 5).focused($field, equals: .name)
    }
    .onAppear { field = .name }
  }
}

private struct Spaces: NonisolatedView {
  let log: Recorder
  @Namespace private var a
  @Namespace private var b

  var body: some View {
    let _ = log.add(a == b ? "same" : "different")
    Color.red
  }
}

@propertyWrapper
private struct Twice: DynamicProperty {
  @State private var base: CGFloat
  @Environment(\.pixelLength) private var pixel
  private var updates = 0

  init(wrappedValue: CGFloat) { _base = State(wrappedValue: wrappedValue) }

  mutating func update() { updates += 1 }

  var wrappedValue: CGFloat {
    get { CGFloat(updates) * 2 * base + (pixel > 0 ? 0 : 1) }
    nonmutating set { base = newValue / 2 }
  }
}

private struct Doubled: NonisolatedView {
  @Twice private var width: CGFloat = 5

  var body: some View { box("doubled", width, 5).onAppear { width = 24 } }
}

private struct Chooser: NonisolatedView {
  @State private var chosen: Int?

  var body: some View {
    box("chosen", CGFloat(chosen ?? 1), 5).onAppear { if chosen == nil { chosen = 12 } }
  }
}
