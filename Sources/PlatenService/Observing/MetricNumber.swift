/// Writes numbers as the text format has them.
enum MetricNumber {
  static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
