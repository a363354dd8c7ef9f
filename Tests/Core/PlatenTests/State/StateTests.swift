import Platen
import Testing

@Suite struct StateTests {
  @Test func stateThatAPreferenceSetsIsSeenInTheNextRound() throws {
    // The second box is as wide as the first turns out to be.
    let frames = try Frames.of(Follower())
    #expect(frames["follower"].width == 73)
  }

  @Test func viewsOfOneTypeKeepTheirOwnState() throws {
    let view = VStack(spacing: 0) { ForEach([20, 50], id: \.self) { Follower(width: $0) } }
    let widths = try Frames.of(view).all
    #expect(widths["follower20"]?.width == 20)
    #expect(widths["follower50"]?.width == 50)
  }

  @Test func layersOnOneViewKeepTheirOwnState() throws {
    let layers = Color.red.overlay { Follower(width: 20) }.overlay { Follower(width: 50) }
    let frames = try Frames.of(layers)
    #expect(frames["follower20"].width == 20)
    #expect(frames["follower50"].width == 50)
  }

  @Test func aLayerOnSomeViewsSharesNoStateWithThem() throws {
    let views = Group {
      Color.red
      Follower(width: 20)
    }
    let frames = try Frames.of(VStack { views.overlay { Follower(width: 50) } })
    #expect(frames["follower20"].width == 20)
    #expect(frames["follower50"].width == 50)
  }

  @Test func everyObserverOfAPreferenceIsCalled() throws {
    var seen: [String] = []
    let view = Color.red.preference(key: WidthKey.self, value: 7)
      .onPreferenceChange(WidthKey.self) { seen.append("inner \($0)") }
      .onPreferenceChange(WidthKey.self) { seen.append("outer \($0)") }
    _ = try ImageRenderer(content: view).displayList()
    #expect(seen == ["inner 7.0", "outer 7.0"])
  }

  @Test func aBindingMayOutliveItsRender() throws {
    var kept: Binding<CGFloat>?
    _ = try ImageRenderer(content: Lender { kept = $0 }).displayList()
    kept?.wrappedValue = 9
    #expect(kept?.wrappedValue == 9)
  }

  @Test func stateThatNeverSettlesIsAnError() {
    let renderer = ImageRenderer(content: Restless())
    let error = #expect(throws: RenderError.self) { try renderer.displayList() }
    #expect(error?.code == .unsettled)
  }

  @Test func preferencesStartWithTheFirstViewsValue() throws {
    // reduce runs in the order of the views and never sees the default beside a value.
    var seen: [String] = []
    let view = HStack {
      Color.red.preference(key: Words.self, value: ["a"])
      VStack {
        Color.red.preference(key: Words.self, value: ["b"])
        Color.red
      }
      Color.red.preference(key: Words.self, value: ["c"])
    }
    .transformPreference(Words.self) { $0.append("!") }
    .onPreferenceChange(Words.self) { seen = $0 }
    _ = try ImageRenderer(content: view).displayList()
    #expect(seen == ["a", "b", "c", "!"])
  }

  @Test func aMissingPreferenceHasItsDefault() throws {
    var seen: [String] = []
    let view = Color.red.onPreferenceChange(Words.self) { seen = $0 }
    _ = try ImageRenderer(content: view).displayList()
    #expect(seen == ["default"])
  }

  @Test func bindingsReadAndWriteTheirState() throws {
    #expect(try Frames.of(Doubler())["a"].width == 40)
  }

  @Test func customEnvironmentValuesReachTheViewsInside() throws {
    let view = EnvironmentReader().environment(\.sideLength, 33)
    #expect(try Frames.of(view)["reader"].width == 33)
    #expect(try Frames.of(EnvironmentReader())["reader"].width == 12)
  }

  @Test func namedCoordinateSpacesAreMeasuredFromTheirView() throws {
    var frame = CGRect.null
    let view = GeometryReader { geometry in
      Color.red.preference(key: FrameKey.self, value: geometry.frame(in: .named("outer")))
    }
    .frame(width: 10, height: 10)
    .padding(.leading, 7)
    .coordinateSpace(name: "outer")
    .padding(20)
    .onPreferenceChange(FrameKey.self) { frame = $0 }
    _ = try ImageRenderer(content: view).displayList()
    #expect(frame == CGRect(7, 0, 10, 10))
  }
}

private struct Follower: NonisolatedView {
  var width: CGFloat = 73
  @State private var measured: CGFloat = 1

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: width, height: 5)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
        .onPreferenceChange(WidthKey.self) { measured = $0 }
      box(width == 73 ? "follower" : "follower\(Int(width))", measured, 5)
    }
  }
}

private struct Lender: NonisolatedView {
  let lend: (Binding<CGFloat>) -> Void
  @State private var width: CGFloat = 3

  var body: some View {
    let _ = lend($width)
    Color.red.frame(width: width, height: 3)
  }
}

private struct Restless: NonisolatedView {
  @State private var count = 0

  var body: some View {
    Color.red.preference(key: WidthKey.self, value: CGFloat(count))
      .onPreferenceChange(WidthKey.self) { _ in count += 1 }
  }
}

private struct Doubler: NonisolatedView {
  @State private var width: CGFloat = 20

  var body: some View { Inner(width: $width).probe("a") }

  struct Inner: NonisolatedView {
    @Binding var width: CGFloat

    var body: some View {
      Color.red.frame(width: width, height: 5)
        .preference(key: WidthKey.self, value: width)
        .onPreferenceChange(WidthKey.self) { if $0 == 20 { width = 40 } }
    }
  }
}

private struct EnvironmentReader: NonisolatedView {
  @Environment(\.sideLength) private var side

  var body: some View { box("reader", side, side) }
}

private struct SideLengthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
  fileprivate var sideLength: CGFloat {
    get { self[SideLengthKey.self] }
    set { self[SideLengthKey.self] = newValue }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

private struct FrameKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {}
}

private struct Words: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
