internal import Metrics
internal import Synchronization

/// How many values were at most as large as some bounds.
///
/// Behind a lock rather than atomics, so that a scrape sees buckets, sum and count of one moment.
final class HistogramSeries: MetricSeries, RecorderHandler, TimerHandler {
  /// From a tenth of a millisecond, which a kept picture takes, to the time that one may take.
  static let seconds = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]
  /// Of sizes: each bound is four times the one before.
  static let bytes: [Double] = [256, 1024, 4096, 16384, 65536, 262_144, 1_048_576, 4_194_304]

  private struct State {
    /// For each bound how many values are at most it and over the one before; then those over all.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  /// - Parameter bounds: The upper ends of the buckets, growing, without the infinite one.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
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
