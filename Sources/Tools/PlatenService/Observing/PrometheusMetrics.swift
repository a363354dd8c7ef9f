internal import Metrics
internal import PlatenBase
internal import Synchronization

/// Keeps what is counted through swift-metrics, and writes it as Prometheus reads it: in its text
/// format, version 0.0.4.
///
/// Those that are asked for with the same name and labels are one. Timers are histograms of
/// seconds, recorders are histograms of bytes, or gauges if they do not aggregate.
final class PrometheusMetrics: MetricsFactory {
  private struct Family {
    let kind: MetricKind
    /// By their labels as they are written.
    var series: [String: any MetricSeries] = [:]
  }

  /// The media type of what is written.
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  private let helps: [String: String]
  private let families = Lock<[String: Family]>([:])

  /// - Parameter helps: What metrics mean, by their names.
  init(helps: [String: String] = [:]) { self.helps = helps }

  /// All metrics, in the order of their names and labels.
  var text: String {
    let families = families.withLock { $0 }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      if let help = helps[name] { text += "# HELP \(name) \(Self.escaped(help))\n" }
      text += "# TYPE \(name) \(family.kind.rawValue)\n"
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name: name, labels: labels, to: &text)
      }
    }
    return text
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(.counter, label, dimensions) { CounterSeries() }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(.gauge, label, dimensions) { GaugeSeries() }
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    guard aggregate else { return series(.gauge, label, dimensions) { GaugeSeries() } }
    return series(.histogram, label, dimensions) { HistogramSeries(bounds: HistogramSeries.bytes) }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(.histogram, label, dimensions) { HistogramSeries(bounds: HistogramSeries.seconds) }
  }

  func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}

extension PrometheusMetrics {
  private func series<Series: MetricSeries>(
    _ kind: MetricKind, _ label: String, _ dimensions: [(String, String)], make: () -> Series
  ) -> Series {
    let name = Self.name(label)
    let labels = Self.labels(dimensions)
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      if let known = family.series[labels] as? Series { return known }
      let series = make()
      // A name has one kind: what another kind asks for under it is counted, and not written.
      guard family.kind == kind, family.series[labels] == nil else { return series }
      family.series[labels] = series
      families[name] = family
      return series
    }
  }

  private func remove(_ handler: AnyObject) {
    families.withLock { families in
      for (name, family) in families {
        guard let labels = family.series.first(where: { $0.value === handler })?.key else {
          continue
        }
        families[name]?.series[labels] = nil
        if family.series.count == 1 { families[name] = nil }
      }
    }
  }

  /// A name of letters, digits, underscores and colons that begins with no digit.
  private static func name(_ label: String) -> String {
    let characters = label.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", ":": Character(scalar)
      default: "_"
      }
    }
    let name = String(characters)
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  private static func labels(_ dimensions: [(String, String)]) -> String {
    dimensions.map { (name($0.0), escaped($0.1).replacing("\"", with: "\\\"")) }
      .sorted { $0.0 < $1.0 }
      .map { "\($0.0)=\"\($0.1)\"" }
      .joined(separator: ",")
  }

  private static func escaped(_ text: String) -> String {
    // https://prometheus.io/docs/instrumenting/exposition_formats/#comments-help-text-and-type-information
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }
}
