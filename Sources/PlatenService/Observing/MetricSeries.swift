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

/// What a metric is, as a scraper has to know it.
enum MetricKind: String, Sendable {
  case counter, gauge, histogram
}

extension MetricSeries {
  func writeSample(_ name: String, _ labels: String, _ value: String, to text: inout String) {
    text += name
    if !labels.isEmpty { text += "{" + labels + "}" }
    text += " " + value + "\n"
  }
}
