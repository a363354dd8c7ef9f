import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Views that come and go as modifiers and types of the program's own say.
@MainActor @Suite struct CustomTransitionTests {
  @Observable final class Model {
    var isThere = false
  }

  private struct Shift: NonisolatedViewModifier {
    let x: CGFloat

    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Growth: NonisolatedViewModifier {
    let factor: CGFloat

    func body(content: Content) -> some View {
      content.scaleEffect(x: factor, anchor: .leading)
    }
  }

  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 30)
    }
  }

  private struct Box: NonisolatedView {
    let model: Model
    let transition: AnyTransition

    var body: some View {
      ZStack {
        Color.clear
        if model.isThere { Rectangle().frame(width: 40, height: 20).transition(transition) }
      }
      .frame(width: 100, height: 100)
    }
  }

  /// The boxes that are drawn at some times, of one that comes at 0 and goes at 2, each in a second.
  private func frames(_ transition: AnyTransition, at times: [Double]) throws -> [[CGRect]] {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model, transition: transition))
    renderer.change(at: 0, .linear(duration: 1)) { model.isThere = true }
    renderer.change(at: 2, .linear(duration: 1)) { model.isThere = false }
    let frames = try times.map { try renderer.displayList(at: $0).items.figures }
    #expect(renderer.findings.isEmpty)
    return frames
  }

  private let rest = CGRect(30, 40, 40, 20)

  @Test func aViewComesAndGoesAsItsModifierSays() throws {
    let shift = AnyTransition.modifier(active: Shift(x: 20), identity: Shift(x: 0))
    let frames = try frames(shift, at: [0.5, 1.5, 2.5, 3.5])
    #expect(
      frames == [[rest.offsetBy(dx: 10, dy: 0)], [rest], [rest.offsetBy(dx: 10, dy: 0)], []])
    let growth = AnyTransition.modifier(active: Growth(factor: 0), identity: Growth(factor: 1))
    #expect(
      try self.frames(growth, at: [0.25, 2.25])
        == [[CGRect(30, 40, 10, 20)], [CGRect(30, 40, 30, 20)]])
  }

  /// From 30 above, and to 30 below: -1 and 1 are the values of the phases.
  @Test func aTransitionHasItsPhases() throws {
    let frames = try frames(AnyTransition(Drop()), at: [0.5, 1, 2.5])
    #expect(
      frames == [[rest.offsetBy(dx: 0, dy: -15)], [rest], [rest.offsetBy(dx: 0, dy: 15)]])
  }

  /// Half way, 95 and 105 % of its size.
  @Test(arguments: [(BlurReplaceTransition.Configuration.downUp, 38.0), (.upUp, 42)])
  func aViewIsReplacedOutOfFocus(
    way: BlurReplaceTransition.Configuration, removed: CGFloat
  ) throws {
    let transition = AnyTransition(.blurReplace(way))
    #expect(
      try frames(transition, at: [0.5, 1.5, 2.5]).map { $0.map(\.width) } == [
        [38], [40], [removed],
      ])
  }

  @Test func transitionsAreCombined() throws {
    let shift = AnyTransition.modifier(active: Shift(x: 20), identity: Shift(x: 0))
    let both = try frames(AnyTransition(Drop()).combined(with: shift), at: [0.5, 2.5])
    #expect(both == [[rest.offsetBy(dx: 10, dy: -15)], [rest.offsetBy(dx: 10, dy: 15)]])
    let one = AnyTransition.asymmetric(insertion: shift, removal: AnyTransition(Drop()))
    #expect(
      try frames(one, at: [0.5, 2.5])
        == [[rest.offsetBy(dx: 10, dy: 0)], [rest.offsetBy(dx: 0, dy: 15)]])
    let edge = try frames(shift.combined(with: .move(edge: .top)), at: [0.5])
    #expect(edge == [[rest.offsetBy(dx: 10, dy: -10)]])
  }

  /// A view that changes with the time is a change in each frame.
  @Test func aTransitionGoesOnBesideOtherChanges() throws {
    let model = Model()
    let shift = AnyTransition.modifier(active: Shift(x: 20), identity: Shift(x: 0))
    let view = VStack(spacing: 0) {
      Box(model: model, transition: shift)
      TimelineView(.animation) { _ in Color.clear.frame(height: 1) }
    }
    let renderer = AnimationRenderer(content: view)
    renderer.duration = 3
    renderer.change(at: 0, .linear(duration: 1)) { model.isThere = true }
    renderer.change(at: 2, .linear(duration: 1)) { model.isThere = false }
    for time in [0.5, 2.5] {
      let figure = try #require(try renderer.displayList(at: time).items.figures.first)
      #expect(abs(figure.minX - 40) < 0.001, "\(time)")
    }
  }

  private struct Padded: NonisolatedView {
    let model: Model

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isThere {
          Rectangle().frame(width: 40, height: 20).transition(.move(edge: .bottom))
            .padding(.bottom, 10)
        }
        ForEach(model.isThere ? [1] : [], id: \.self) { _ in
          Rectangle().frame(width: 20, height: 20).transition(.scale)
            .frame(width: 100, alignment: .leading)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  /// A transition is of the whole view of a container, with what is done to it behind the transition.
  ///
  /// Half way, a view of 30 points is 15 lower; a box at the left of 100 points is half as large around the middle of
  /// these: from (0 + 50) / 2 to (20 + 50) / 2.
  @Test func aTransitionIsOfTheWholeView() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Padded(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.isThere = true }
    #expect(
      try renderer.displayList(at: 0.5).items.figures
        == [CGRect(0, 15, 40, 20), CGRect(25, 5, 10, 10)])
    #expect(
      try renderer.displayList(at: 1).items.figures
        == [CGRect(0, 0, 40, 20), CGRect(0, 0, 20, 20)])
  }

  private struct Neighbours: NonisolatedView {
    let model: Model
    let isShown: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown {
          if model.isThere { Rectangle().frame(width: 10, height: 10).offset(y: 50) }
          Rectangle().frame(width: 40, height: 20).transition(.scale)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func aViewStaysWhileANeighbourComes() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Neighbours(model: model, isShown: true))
    renderer.change(at: 0, .linear(duration: 1)) { model.isThere = true }
    #expect(
      try renderer.displayList(at: 0.5).items.figures
        == [CGRect(0, 50, 10, 10), CGRect(0, 0, 40, 20)])
  }

  private struct Moved: NonisolatedView {
    let model: Model
    let isShown: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown {
          Rectangle().frame(width: 20, height: 20).transition(.scale)
            .offset(x: model.isThere ? 50 : 0)
            .animation(.linear(duration: 1), value: model.isThere)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  /// Half of the way is 25 points.
  @Test func aViewWithATransitionMovesAlongItsOwnCurve() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Moved(model: model, isShown: true))
    renderer.change(at: 0, nil) { model.isThere = true }
    #expect(try renderer.displayList(at: 0.5).items.figures == [CGRect(25, 0, 20, 20)])
  }
}
