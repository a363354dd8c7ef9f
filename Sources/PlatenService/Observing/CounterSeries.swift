internal import Metrics
internal import Synchronization

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }

  func reset() { value.store(0, ordering: .relaxed) }

  func write(name: String, labels: String, to text: inout String) {
    writeSample(name, labels, "\(value.load(ordering: .relaxed))", to: &text)
  }
}
