internal import Metrics
internal import PlatenBase
internal import Synchronization

/// One metric with one set of labels.
protocol MetricSeries: AnyObject, Sendable {
  /// Writes the samples as lines of the text format.
  ///
  /// - Parameters:
  ///   - name: The metric's name.
  ///   - labels: The labels as they stand between braces, escaped; may be empty.
  func write(name: String, labels: String, to text: inout String)
}

/// The type of a metric, as Prometheus has to know it.
enum MetricKind: String, Sendable {
  case counter, gauge, histogram
}

extension MetricSeries {
  /// Writes one line: a name, its labels if it has some, a value.
  func writeSample(_ name: String, _ labels: String, _ value: String, to text: inout String) {
    text += name
    if !labels.isEmpty { text += "{" + labels + "}" }
    text += " " + value + "\n"
  }
}

// MARK: - The kinds

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }

  func reset() { value.store(0, ordering: .relaxed) }

  func write(name: String, labels: String, to text: inout String) {
    writeSample(name, labels, "\(value.load(ordering: .relaxed))", to: &text)
  }
}

/// A number that goes up and down.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
  /// The bits of a `Double`, which is not atomic itself.
  private let bits = Atomic<UInt64>(Double.zero.bitPattern)

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

  func record(_ value: Int64) { set(value) }

  func record(_ value: Double) { set(value) }

  func increment(by amount: Double) {
    var known = bits.load(ordering: .relaxed)
    while true {
      let wanted = (Double(bitPattern: known) + amount).bitPattern
      let (isDone, found) = bits.compareExchange(
        expected: known, desired: wanted, ordering: .relaxed)
      if isDone { return }
      known = found
    }
  }

  func decrement(by amount: Double) { increment(by: -amount) }

  func write(name: String, labels: String, to text: inout String) {
    let value = Double(bitPattern: bits.load(ordering: .relaxed))
    writeSample(name, labels, MetricNumber.text(value), to: &text)
  }
}

/// A histogram: the numbers of values that were at most as large as some bounds.
///
/// Behind a lock rather than atomics, so that a scrape sees buckets, sum and count of one moment.
final class HistogramSeries: MetricSeries, RecorderHandler, TimerHandler {
  /// Bounds in seconds: from a tenth of a millisecond, which a kept picture takes, to the time that
  /// one may take.
  static let seconds = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]
  /// Bounds of sizes in bytes: each is four times the one before.
  static let bytes: [Double] = [256, 1024, 4096, 16384, 65536, 262_144, 1_048_576, 4_194_304]

  private struct State {
    /// For each bound how many values are at most it and over the one before; then those over all.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Lock<State>

  /// - Parameter bounds: The upper ends of the buckets, growing, without the infinite one.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Lock(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard value.isFinite else { return }
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock {
      $0.counts[bucket] += 1
      $0.sum += value
    }
  }

  func write(name: String, labels: String, to text: inout String) {
    let state = state.withLock { $0 }
    let lead = labels.isEmpty ? "" : labels + ","
    var total = 0
    for (bound, count) in zip(bounds + [.infinity], state.counts) {
      total += count
      let label = lead + "le=\"\(MetricNumber.text(bound))\""
      writeSample(name + "_bucket", label, "\(total)", to: &text)
    }
    writeSample(name + "_sum", labels, MetricNumber.text(state.sum), to: &text)
    writeSample(name + "_count", labels, "\(total)", to: &text)
  }
}

// MARK: - Numbers

/// Writes numbers as the text format has them.
enum MetricNumber {
  /// The shortest text that is read as the number.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
