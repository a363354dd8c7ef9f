import Platen
import Testing

/// What may be written in a `@ViewBuilder` closure.
@Suite struct ViewBuilderTests {
  @Test func manyViewsAreOneAfterTheOther() throws {
    let view = HStack(spacing: 0) {
      box("a", 1, 5)
      box("b", 2, 5)
      box("c", 3, 5)
      box("d", 4, 5)
      box("e", 5, 5)
      box("f", 6, 5)
      box("g", 7, 5)
      box("h", 8, 5)
      box("i", 9, 5)
      box("j", 10, 5)
      box("k", 11, 5)
      box("l", 12, 5)
      box("m", 13, 5)
      box("n", 14, 5)
    }
    let frames = try Frames.of(view)
    // The sums of the numbers before: 1 to 10 are 55, 1 to 13 are 91.
    #expect(frames["k"].minX == 55)
    #expect(frames["n"].minX == 91)
  }

  @Test(arguments: [(0, 1.0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (9, 10)])
  func aSwitchMayHaveManyCases(value: Int, width: CGFloat) throws {
    #expect(try Frames.of(Switch(value: value))["case"].width == width)
  }

  @Test func optionalsAreUnwrapped() throws {
    #expect(try Frames.of(Unwrapper(width: 9))["some"].width == 9)
    #expect(try Frames.of(Unwrapper(width: nil))["none"].width == 1)
    let missing: Color? = nil
    #expect(try Frames.of(missing)["picture"].size == .zero)
  }

  @Test func valuesMayBeDeclared() throws {
    #expect(try Frames.of(Declarer())["sum"].width == 7)
  }

  @Test func availabilityMayBeAsked() throws {
    #expect(try Frames.of(Modern())["modern"].width == 5)
  }

  @Test func enumsWithValuesAreTakenApart() throws {
    #expect(try Frames.of(Loader(phase: .loaded([3, 4])))["4"].minX == 3)
    #expect(try Frames.of(Loader(phase: .failed("no")))["no"].width == 2)
  }
}

private struct Switch: NonisolatedView {
  let value: Int

  var body: some View {
    switch value {
    case 0: box("case", 1, 5)
    case 1: box("case", 2, 5)
    case 2: box("case", 3, 5)
    case 3: box("case", 4, 5).padding(1)
    case 4: box("case", 5, 5)
    case 5: box("case", 6, 5)
    case 6 where value > 0: box("case", 7, 5)
    case 7: box("case", 8, 5)
    case 8: EmptyView()
    default: box("case", 10, 5)
    }
  }
}

private struct Unwrapper: NonisolatedView {
  let width: CGFloat?

  var body: some View {
    if let width, width > 0 {
      box("some", width, 5)
    } else if width == 0 {
      EmptyView()
    } else {
      box("none", 1, 5)
    }
  }
}

private struct Declarer: NonisolatedView {
  var body: some View {
    let a: CGFloat = 3
    let (b, c) = (a, CGFloat(1))
    box("sum", a + b + c, 5)
  }
}

private struct Modern: NonisolatedView {
  var body: some View {
    if #available(iOS 17, macOS 14, *) {
      box("modern", 5, 5)
    } else {
      box("old", 5, 5)
    }
  }
}

private struct Loader: NonisolatedView {
  enum Phase {
    case loading
    case loaded([Int])
    case failed(String)
  }

  let phase: Phase

  var body: some View {
    HStack(spacing: 0) {
      switch phase {
      case .loading: Color.red
      case .loaded(let widths): ForEach(widths, id: \.self) { box("\($0)", CGFloat($0), 5) }
      case .failed(let message): box(message, 2, 5)
      }
    }
  }
}
