import Combine
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Changes that are made one after the other at one moment, each with its own animation or none.
@Suite struct SeveralChangesTests {
  final class Model: ObservableObject {
    @Published var x: CGFloat = 0
  }

  /// A value that cannot be compared.
  struct Place {
    var x: CGFloat
  }

  private func box(_ x: CGFloat) -> some View {
    Rectangle().frame(width: 10, height: 10).padding(.leading, x)
      .frame(width: 110, alignment: .leading)
  }

  /// Expects a box to be so far from the left at some times.
  private func expect(_ places: [(time: Double, x: CGFloat)], of view: some View) throws {
    let renderer = AnimationRenderer(content: view)
    for (time, x) in places {
      let figure = try #require(renderer.displayList(at: time).items.figures.first)
      #expect(abs(figure.minX - x) < 1e-9, "\(time)")
    }
  }

  /// It is set without an animation, and goes on from there.
  @Test func aValueJumpsBeforeItMoves() throws {
    struct Jump: NonisolatedView {
      let box: (CGFloat) -> AnyView
      @State private var x: CGFloat = 0

      var body: some View {
        box(x).onAppear {
          x = 100
          withAnimation(.linear(duration: 1)) { x = 20 }
        }
      }
    }
    try expect([(0, 100), (0.25, 80), (1, 20), (2, 20)], of: Jump { AnyView(box($0)) })
  }

  /// An animation around no change moves nothing.
  @Test func aWriteBeforeAnEmptyAnimationIsAtOnce() throws {
    struct Plain: NonisolatedView {
      let box: (CGFloat) -> AnyView
      @State private var x: CGFloat = 0
      @State private var other: CGFloat = 0

      var body: some View {
        box(x + other).onAppear {
          x = 100
          withAnimation(.linear(duration: 1)) { other = 0 }
        }
      }
    }
    try expect([(0, 100), (0.5, 100)], of: Plain { AnyView(box($0)) })
  }

  /// Each begins where the one before ends, however soon it was asked for.
  @Test func animationsWithDelaysFollowEachOther() throws {
    struct Steps: NonisolatedView {
      let box: (CGFloat) -> AnyView
      @State private var x: CGFloat = 0

      var body: some View {
        box(x).onAppear {
          withAnimation(.linear(duration: 0.5).delay(0.5)) { x = 100 }
          withAnimation(.linear(duration: 0.5).delay(1.5)) { x = 50 }
          withAnimation(.linear(duration: 0.5).delay(2.5)) { x = 0 }
        }
      }
    }
    let places: [(Double, CGFloat)] = [
      (0.25, 0), (0.75, 50), (1.25, 100), (1.75, 75), (2.25, 50), (2.75, 25), (3, 0),
    ]
    try expect(places, of: Steps { AnyView(box($0)) })
  }

  @Test func anObjectsValueJumpsBeforeItMoves() throws {
    struct Jump: NonisolatedView {
      @ObservedObject var model: Model
      let box: (CGFloat) -> AnyView

      var body: some View {
        box(model.x).onAppear {
          model.x = 100
          withAnimation(.linear(duration: 1)) { model.x = 20 }
        }
      }
    }
    try expect([(0, 100), (0.25, 80), (1, 20)], of: Jump(model: Model()) { AnyView(box($0)) })
  }

  /// A value that cannot be compared is not lost.
  @Test func whatCannotBeComparedMovesWithTheSecondAnimation() throws {
    struct Two: NonisolatedView {
      let box: (CGFloat) -> AnyView
      @State private var isShown = false
      @State private var place = Place(x: 0)

      var body: some View {
        box(place.x).opacity(isShown ? 1 : 0.5).onAppear {
          isShown = true
          withAnimation(.linear(duration: 1)) { place = Place(x: 80) }
        }
      }
    }
    try expect([(0, 0), (0.5, 40), (1, 80)], of: Two { AnyView(box($0)) })
  }

  /// What a view does as a value changes counts more than a change of the other value that waits.
  @Test func whatIsWrittenMeanwhileStays() throws {
    final class Pair: ObservableObject {
      @Published var x: CGFloat = 0
      @Published var y: CGFloat = 0
    }
    struct Two: NonisolatedView {
      @ObservedObject var model: Pair
      let box: (CGFloat) -> AnyView

      var body: some View {
        box(model.y)
          .onChange(of: model.x) { model.y = 50 }
          .onAppear {
            withAnimation(.linear(duration: 1)) { model.x = 10 }
            withAnimation(.easeIn(duration: 1)) { model.y = 20 }
          }
      }
    }
    try expect([(3, 50)], of: Two(model: Pair()) { AnyView(box($0)) })
  }
}
