/// Shows how far work is, on a terminal, once it takes longer than a second.
///
/// It belongs to one thread. Where standard error is no terminal, nothing is shown.
package struct Progress {
  private static let patience = Duration.seconds(1)
  /// The shortest time between two bars.
  private static let pause = Duration.milliseconds(100)

  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private var done = 0

  /// - Parameter isShown: Whether the user wants to see it.
  package init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && Terminal.standardError.canRedraw
  }

  /// The time since the work began.
  package var elapsed: Duration { start.duration(to: .now) }

  /// Counts one more part of the work as done.
  package mutating func advance() {
    done += 1
    let now = ContinuousClock.now
    guard isShown, start.duration(to: now) > Self.patience,
      lastDrawn.map({ $0.duration(to: now) >= Self.pause }) ?? true
    else { return }
    lastDrawn = now
    let terminal = Terminal.standardError
    let bar = ProgressBar(done: done, total: total, elapsed: elapsed)
    StandardError.draw(bar.text(width: terminal.width ?? 80, style: terminal.styled))
  }

  /// Wipes the bar away.
  package func finish() {
    if lastDrawn != nil { StandardError.draw("") }
  }
}
