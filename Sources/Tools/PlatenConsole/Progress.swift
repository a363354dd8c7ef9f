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
    draw(ProgressBar(done: done, total: total, elapsed: elapsed))
  }

  /// Shows how far work is whose parts nobody has counted.
  ///
  /// - Parameters:
  ///   - done: How many parts are done.
  ///   - share: How much of the whole that is, from 0 to 1; nil where nobody knows it.
  ///   - note: What else there is to say.
  package mutating func show(done: Int, share: Double?, note: String?) {
    draw(ProgressBar(done: done, total: nil, share: share, note: note, elapsed: elapsed))
  }

  private mutating func draw(_ bar: ProgressBar) {
    let now = ContinuousClock.now
    guard isShown, start.duration(to: now) > Self.delay,
      lastDrawn.map({ $0.duration(to: now) >= Self.pause }) ?? true
    else { return }
    lastDrawn = now
    let terminal = Terminal.standardError
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
  /// Nil where nobody knows it.
  var total: Int?
  /// How much of the whole is done, from 0 to 1; nil for what the numbers say.
  var share: Double?
  /// What else there is to say.
  var note: String?
  /// What the work took so far.
  var elapsed: Duration

  /// The bar in at most `width` columns: parts are left out, the bar first, where it is too narrow.
  ///
  /// - Parameter style: Colours the part of the bar that is done, and the one that is not.
  func text(width: Int, style: (String, TextStyle) -> String = { text, _ in text }) -> String {
    let counts = total.map { "\(done)/\($0)" } ?? "\(done)"
    let facts = [counts, rate, timeLeft, note].compactMap(\.self).joined(separator: "  ")
    // The last column is left free: some terminals break the line behind it.
    let room = min(width - 1 - facts.count - 2, 40)
    if room >= 10, total != nil || share != nil {
      let filled = min(max(Int(Double(room) * (doneShare ?? 1)), 0), room)
      return style(String(repeating: "━", count: filled), .done)
        + style(String(repeating: "━", count: room - filled), .hint) + "  " + facts
    }
    return facts.count < width ? facts : String(counts.prefix(max(width - 1, 0)))
  }

  private var seconds: Double {
    Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  /// Nil where nothing is to be done, or nobody knows how much.
  private var doneShare: Double? {
    share ?? total.flatMap { $0 > 0 ? Double(done) / Double($0) : nil }
  }

  /// Nil before anything is done.
  private var rate: String? {
    guard done > 0, seconds > 0 else { return nil }
    let rate = Double(done) / seconds
    return rate >= 10 ? "\(Int(min(rate, 1e9)))/s" : "\(Double(Int(rate * 10)) / 10)/s"
  }

  /// Nil before anything is done, and when all is.
  private var timeLeft: String? {
    guard let doneShare, doneShare > 0, doneShare < 1 else { return nil }
    let left = Int(min((seconds / doneShare * (1 - doneShare)).rounded(.up), 359_999))
    let (minutes, rest) = (left / 60, left % 60)
    return "\(minutes):" + (rest < 10 ? "0\(rest)" : "\(rest)") + " left"
  }
}
