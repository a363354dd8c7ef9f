import Foundation
import Platen
import Testing

/// Views in views in views: no depth ends the program.
@Suite struct DepthTests {
  /// The stack that a render needs to reach the limit of levels.
  private static let wholeStack = 8 << 20
  private static let smallStack = 512 << 10

  @Test(arguments: Nesting.allCases.filter { $0 != .layouts })
  func aLevelLeavesEnoughOfTheStackForTheLimit(_ nesting: Nesting) throws {
    let probe = try onThread(stack: 64 << 20) {
      let probe = StackProbe()
      try measure(nesting, probe)
      return probe
    }
    // Guides and spacing are not asked through all of them.
    #expect(probe.used.count >= 6)
    for (phase, bytes) in probe.used {
      let needed = bytes / UInt(probe.depth) * 2_048
      // Half a mebibyte is left for what is below the views, without optimization.
      #expect(needed < 15 << 19, "\(phase) takes \(bytes) bytes for \(probe.depth) levels")
    }
  }

  private func measure(_ nesting: Nesting, _ probe: StackProbe) throws {
    let nested = nest(probe.leaf, nesting, 120)
    let top = VStack(alignment: .probe) {
      nested.onPreferenceChange(ProbeKey.self) { _ in }
      Color.red.frame(width: 1, height: 1)
    }
    probe.begin()
    let renderer = ImageRenderer(content: top)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    _ = try renderer.displayList()
  }

  // A padding in an AnyView is two levels, and the view innermost and its AnyView two more.
  @Test func viewsNestUpToTheLimitAndNoFurther() throws {
    try onThread(stack: Self.wholeStack) {
      _ = try render(nest(EmptyView(), .paddings, 1_023))
      let error = failure(nest(EmptyView(), .paddings, 1_024))
      #expect(error?.code == .tooDeep)
      #expect(error?.description.contains("2048") == true)
    }
  }

  @Test func stacksNestNearlyUpToTheLimit() throws {
    // An AnyView and the stack are two levels.
    try onThread(stack: Self.wholeStack) {
      _ = try render(nest(Color.red, .stacks, 1_020))
    }
  }

  @Test(arguments: [PictureFormat.svg, .png, .pdf])
  func twoHundredAndFiftySixStacksWithFiveModifiersEachArePrinted(_ format: PictureFormat) throws {
    try onThread(stack: Self.wholeStack) {
      let view = nest(Color.red, .mixed, 256)
      let renderer = ImageRenderer(content: view.frame(width: 64, height: 8))
      let data = try renderer.data(as: format)
      #expect(data.count > 100)
    }
  }

  @Test(arguments: Nesting.allCases, [wholeStack, smallStack])
  func viewsWithoutEndAreAnErrorThatNamesThem(_ nesting: Nesting, stack: Int) throws {
    try onThread(stack: stack) {
      let error = failure(Endless(nesting: nesting))
      #expect(error?.code == .tooDeep)
      #expect(error?.description.contains("\"") == true)
    }
  }

  @Test(arguments: Nesting.allCases)
  func aSmallStackHoldsFewerLevelsAndSaysSo(_ nesting: Nesting) throws {
    try onThread(stack: Self.smallStack) {
      _ = try render(nest(Color.red, nesting, 12))
      if let error = failure(nest(Color.red, nesting, 300)) {
        #expect(error.code == .tooDeep)
        #expect(error.description.contains("512 KiB"))
      }
    }
  }

  @Test func viewsThatBranchWithoutEndComeToAnEnd() throws {
    let error = failure(Branching())
    #expect(error?.code == .tooDeep)
    #expect(error?.description.contains("\"Branching\"") == true)
  }

  @Test func aRenderLetsGoOfItsViews() throws {
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      let view = GeometryReader { _ in
        Color.red.preference(key: ProbeKey.self, value: kept.number)
      }
      .onPreferenceChange(ProbeKey.self) { _ in }
      _ = try render(view)
    }
    #expect(token == nil)
  }

  private func nest(_ view: some View, _ nesting: Nesting, _ count: Int) -> AnyView {
    (0..<count).reduce(AnyView(view)) { nesting.wrap($0, $1) }
  }

  private func render(_ view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    return try renderer.displayList()
  }

  private func failure(_ view: some View) -> RenderError? {
    do {
      _ = try render(view)
      return nil
    } catch {
      return error as? RenderError
    }
  }
}

private final class Token {
  let number = 1
}

/// A view that holds itself.
private struct Endless: NonisolatedView {
  let nesting: Nesting

  var body: AnyView { nesting.wrap(AnyView(self), 0) }
}

/// A view that holds itself twice.
private struct Branching: NonisolatedView {
  var body: some View {
    HStack {
      AnyView(Branching())
      AnyView(Branching())
    }
  }
}
