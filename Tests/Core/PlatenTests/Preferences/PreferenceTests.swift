import Platen
import Testing

/// The order in which preferences are reduced, and who hands up what.
@Suite struct PreferenceTests {
  @Test func oneValueIsHandedUpWithoutReducing() throws {
    let view = VStack {
      Color.red
      Color.red.preference(key: Logged.self, value: ["a"])
    }
    #expect(try handedUp(by: view) == ["a"])
  }

  @Test func anOuterValueTakesThePlaceOfThoseInside() throws {
    let view = VStack { Color.red.preference(key: Logged.self, value: ["in"]) }
      .preference(key: Logged.self, value: ["out"])
    #expect(try handedUp(by: view) == ["out"])
  }

  @Test func aValueIsTransformedFromTheDefaultWhereThereIsNone() throws {
    let view = Color.red.transformPreference(Logged.self) { $0.append("b") }
    #expect(try handedUp(by: view) == ["default", "b"])
  }

  @Test func backgroundsComeBeforeTheirViewAndOverlaysAfter() throws {
    func mark(_ name: String) -> some View {
      Color.red.preference(key: Logged.self, value: [name])
    }
    let view = mark("view").overlay { mark("over") }.background { mark("under") }
    #expect(try handedUp(by: view) == ["under", "view", "over"])
  }

  @Test func elementsAndBranchesAreInTheirOrder() throws {
    let view = VStack {
      ForEach(0..<3) { i in
        if i != 1 { Color.red.preference(key: Logged.self, value: ["\(i)"]) }
      }
    }
    #expect(try handedUp(by: view) == ["0", "2"])
  }

  @Test func keysDoNotMeet() throws {
    let view = Color.red.preference(key: Logged.self, value: ["a"])
      .preference(key: Other.self, value: 3)
    #expect(try handedUp(by: view) == ["a"])
  }

  @Test func valuesInAGeometryReaderAreHandedUp() throws {
    let view = GeometryReader { geometry in
      Color.red.preference(key: Logged.self, value: ["\(geometry.size.width)"])
    }
    .frame(width: 12, height: 5)
    #expect(try handedUp(by: view) == ["12.0"])
  }

  @Test func aMissingValueThatMayBeNilIsNil() throws {
    var seen: Int? = 1
    try renderUntilStable(Color.red.onPreferenceChange(Nothing.self) { seen = $0 })
    #expect(seen == nil)
  }

  @Test func aSendableClosureIsCalled() throws {
    let state = Color.red.modifier(Catcher())
    #expect(try Frames.of(state)["caught"].width == 14)
  }

  private func handedUp(by view: some View) throws -> [String] {
    var found: [String] = []
    try renderUntilStable(view.onPreferenceChange(Logged.self) { found = $0 })
    return found
  }
}

/// The form that code takes since such closures may run on another thread.
private struct Catcher: NonisolatedViewModifier {
  @State private var width: CGFloat = 1

  func body(content: Content) -> some View {
    content.frame(width: width, height: 5).probe("caught")
      .preference(key: Other.self, value: 14)
      .onPreferenceChange(Other.self) { [$width] value in $width.wrappedValue = CGFloat(value) }
      .onPreferenceChange(Other.self) { @Sendable value in _ = value }
  }
}

private struct Logged: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Other: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Nothing: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) {}
}
