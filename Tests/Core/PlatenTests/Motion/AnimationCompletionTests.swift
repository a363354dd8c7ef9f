import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// When an animation is complete.
@Suite struct AnimationCompletionTests {
  @Observable final class Model {
    var isMoved = false
  }

  /// A box that is at the left or the right end of 110 points.
  private struct Box: NonisolatedView {
    let model: Model

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .frame(width: 110, alignment: model.isMoved ? .trailing : .leading)
    }
  }

  private func place(_ list: DisplayList) throws -> CGRect {
    try #require(list.items.figures.first)
  }

  /// A spring's tail goes on after its duration, when the completion comes.
  @Test(arguments: [
    (Animation.bouncy(duration: 0.5), 0.5), (.bouncy(duration: 0.5).delay(0.25), 0.75),
    (.bouncy(duration: 1).speed(2), 0.5),
  ])
  func aSpringIsCompleteAfterItsDuration(animation: Animation, seconds: Double) throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0, nil) {
      withAnimation(animation) {
        model.isMoved = true
      } completion: {
        withAnimation(.linear(duration: 1)) { model.isMoved = false }
      }
    }
    // Half a second later the box is half way back, but for what is left of the tail.
    #expect(abs(try place(renderer.displayList(at: seconds + 0.5)).minX - 50) < 0.2)
  }
}
