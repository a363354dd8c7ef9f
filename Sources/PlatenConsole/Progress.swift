/// Shows how far work is, on a terminal, once it takes longer than a second.
///
/// It belongs to one thread. Where standard error is no terminal, nothing is shown.
package struct Progress {
  /// How long work may take before a bar is shown.
  private static let delay = Duration.seconds(1)
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
    guard isShown, start.duration(to: now) > Self.delay,
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

// MARK: - Bar

/// The text of a bar for work that is counted: how much is done, how fast, and how long it still takes.
struct ProgressBar {
  var done: Int
  var total: Int
  /// What the work took so far.
  var elapsed: Duration

  /// The bar in at most `width` columns: parts are left out, the bar first, where it is too narrow.
  ///
  /// - Parameter style: Colours the part of the bar that is done, and the one that is not.
  func text(width: Int, style: (String, TextStyle) -> String = { text, _ in text }) -> String {
    let counts = "\(done)/\(total)"
    let facts = [counts, rate, timeLeft].compactMap(\.self).joined(separator: "  ")
    // The last column is left free: some terminals break the line behind it.
    let room = min(width - 1 - facts.count - 2, 40)
    if room >= 10 {
      let filled = total > 0 ? min(max(room * done / total, 0), room) : room
      return style(String(repeating: "━", count: filled), .done)
        + style(String(repeating: "━", count: room - filled), .hint) + "  " + facts
    }
    return facts.count < width ? facts : String(counts.prefix(max(width - 1, 0)))
  }

  private var seconds: Double {
    Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  /// Nil before anything is done.
  private var rate: String? {
    guard done > 0, seconds > 0 else { return nil }
    let rate = Double(done) / seconds
    return rate >= 10 ? "\(Int(min(rate, 1e9)))/s" : "\(Double(Int(rate * 10)) / 10)/s"
  }

  /// Nil before anything is done, and when all is.
  private var timeLeft: String? {
    guard done > 0, done < total else { return nil }
    let left = Int(min((seconds / Double(done) * Double(total - done)).rounded(.up), 359_999))
    let (minutes, rest) = (left / 60, left % 60)
    return "\(minutes):" + (rest < 10 ? "0\(rest)" : "\(rest)") + " left"
  }
}
