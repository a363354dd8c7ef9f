internal import PlatenComparison
internal import PlatenScenes

/// What a configuration says of tolerances; nil for what it leaves as it is.
struct ToleranceRule: Sendable {
  /// What is done about pixels that only smooth an edge.
  enum Antialiasing: String, CaseIterable, Sendable {
    case ignore, count
  }

  var metric: ColorMetric?
  var threshold: Double?
  var pixels: Int?
  var ratio: Double?
  var antialiasing: Antialiasing?
  var numbers: Double?
  var points: Double?

  /// Changes a tolerance as the rule says.
  func apply(to tolerance: inout SnapshotTolerance) {
    if let metric { tolerance.pixels.metric = metric }
    if let threshold { tolerance.pixels.threshold = threshold }
    if let pixels { tolerance.pixels.allowedPixels = pixels }
    if let ratio { tolerance.pixels.allowedRatio = ratio }
    if let antialiasing { tolerance.pixels.ignoresAntialiasing = antialiasing == .ignore }
    if let numbers { tolerance.numbers = numbers }
    if let points { tolerance.points = points }
  }
}

extension ToleranceRule {
  static let part = Part<ToleranceRule>("tolerance", "What may differ.") { fields in
    let metric = fields.optional(
      "metric", ValueType<ColorMetric>.name("a metric of colours"),
      "How far colours are apart: yiq, which is quick, or ciede2000, nearer to the eye.")
    let threshold = fields.optional(
      "threshold", .fraction, "How far two colours may be apart, from 0 to 1; left out: 0.1.")
    let pixels = fields.optional(
      "pixels", .integer("a whole number from 0 to 1000000000", in: 0...1_000_000_000),
      "How many pixels may differ; left out: none.")
    let ratio = fields.optional(
      "ratio", .fraction, "Which part of all pixels may differ, from 0 to 1; left out: none.")
    let antialiasing = fields.optional(
      "antialiasing", ValueType<Antialiasing>.name("what to do about smoothed edges"),
      "Whether pixels that only smooth an edge count: ignore or count; left out: ignore.")
    let numbers = fields.optional(
      "numbers", .distance, "How far numbers of an SVG may be apart; left out: 0.01.")
    let points = fields.optional(
      "points", .distance, "How far a layout's numbers may be apart in points; left out: 0.05.")
    return { values, _ in
      ToleranceRule(
        metric: values[metric], threshold: values[threshold], pixels: values[pixels],
        ratio: values[ratio], antialiasing: values[antialiasing], numbers: values[numbers],
        points: values[points])
    }
  }
}

extension ValueType where Value == Double {
  fileprivate static var distance: ValueType {
    number("a number from 0 to 1000000", in: 0...1_000_000)
  }
}
