internal import Metrics
internal import Synchronization

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
