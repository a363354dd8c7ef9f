internal import Foundation

extension Motion {
  /// How many frames one way has, the first of which is the picture that stands still.
  private func frameCount(_ rate: Double) -> Int {
    1 + max(Int(((duration - timing.hold) * rate - 1e-6).rounded(.up)), 0)
  }

  /// Returns how many frames the pictures are that are shown one after the other.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
  ///   - loops: As of ``frames(rate:loops:)``.
  package func count(ofFrames rate: Double, loops: Int) -> Int {
    let moving = frameCount(rate) - 1
    if moving == 0 { return 1 }
    // Endless, the last frame of the way back is the first one again.
    return loops == 0 ? 2 * moving : 1 + moving * (2 * loops - 1)
  }

  /// Returns the motion as frames, each drawn when it is wanted.
  ///
  /// While the picture stands still there is one frame, which is shown for all of that time.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
  ///   - loops: How often the picture goes its way: from the second time on it goes back before; 0 for
  ///     there and back for ever.
  package func frames(rate: Double, loops: Int) -> FrameSequence {
    let moving = max(frameCount(rate) - 1, 1)
    let count = count(ofFrames: rate, loops: loops)
    let (step, hold) = (Duration.seconds(1 / rate), Duration.seconds(timing.hold))
    return FrameSequence(
      size: size, count: count, loops: loops == 0 ? 0 : 1,
      delay: { frame in
        // Frames that begin a way stand still before it.
        let begins = frame % moving == 0 && (loops == 0 || frame < count - 1)
        return begins ? step + hold : step
      },
      displayList: { frame in
        if frame == 0 { return displayList(at: 0) }
        // The last frame of one way is the first of the next.
        let (way, step) = ((frame - 1) / moving, (frame - 1) % moving + 1)
        return displayList(at: timing.hold + Double(step) / rate, isBack: way % 2 == 1)
      })
  }
}
