import Platen
import Testing

/// Preferences, identity and state that settles; the reference's sections 2.16 to 2.18.
@Suite struct DataRuleTests {
  @Test func aPreferenceStartsAsTheFirstValueThatIsSet() throws {
    // With the default value in it the sum would be 106.
    let view = HStack {
      Color.red
      Color.red.preference(key: SumKey.self, value: 1)
      Color.red.preference(key: SumKey.self, value: 5)
    }
    #expect(try value(of: SumKey.self, in: view) == 6)
    #expect(try value(of: SumKey.self, in: Color.red) == 100)
  }

  @Test func aKeyThatReducesNothingKeepsTheFirstValue() throws {
    let view = VStack {
      Color.red.preference(key: FirstKey.self, value: 1)
      Color.red.preference(key: FirstKey.self, value: 2)
    }
    #expect(try value(of: FirstKey.self, in: view) == 1)
  }

  @Test func everyViewOfAGroupIsAViewOfTheStack() throws {
    try expectSketch(
      of: HStack(spacing: 10) {
        ForEach(["a", "b"], id: \.self) { name in
          box(name, 10, 10)
        }
        Group {
          box("c", 10, 10)
          if true { box("d", 10, 10) }
        }
      }, "a.b.c.d")
  }

  @Test func aModifierOnViewsIsOnEachOfThem() throws {
    try expectSketch(
      of: HStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { box($0, 10, 10) }.padding(.horizontal, 10)
      }, ".a..b.")
  }

  @Test func viewsOfOneIdAreAllThere() throws {
    let view = HStack(spacing: 0) { ForEach([1, 1, 1], id: \.self) { _ in box("a", 10, 10) } }
    #expect(try Frames.of(view)["picture"].width == 30)
  }

  @Test func aViewMayBeLaidOutByWhatItMeasured() throws {
    try expectSketch(of: Halved(), width: 60, height: 10, "aaa...")
  }

  private func value<K: PreferenceKey>(of key: K.Type, in view: some View) throws -> Int?
  where K.Value == Int {
    var value: Int?
    _ = try drawn(view.onPreferenceChange(key) { value = $0 }, width: 9, height: 9)
    return value
  }
}

private enum SumKey: PreferenceKey {
  static let defaultValue = 100
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum FirstKey: PreferenceKey {
  static let defaultValue = 0
  // swift-format-ignore: NoEmptyBlocks
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// A view half as wide as the space, which it has to measure first.
private struct Halved: NonisolatedView {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red.frame(width: width / 2).probe("a")
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        GeometryReader { geometry in
          Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private enum WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
