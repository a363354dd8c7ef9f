internal import Foundation
package import PlatenComparison
package import PlatenScenes

/// The settings by which the snapshots of a scene, or of a file, are made and compared.
package struct SnapshotSettings: Sendable {
  /// What is made of a scene.
  package var formats: [SnapshotKind] = [.png]
  /// What varies between the pictures of a scene.
  package var variants: [SceneAxis] = []
  /// What may differ.
  package var tolerance = SnapshotTolerance()
  /// What is not compared.
  package var ignored: [IgnoredRegion] = []

  package init() {}
}

// MARK: - Rules

/// The settings of a configuration; nil for what it leaves as it is.
struct SnapshotRule: Sendable {
  var formats: [SnapshotKind]?
  var variants: [SceneAxis]?
  var tolerance = ToleranceRule()
  /// What is not compared beside what others say.
  var ignored: [IgnoredRegion] = []

  /// Changes settings as the rule says.
  func apply(to settings: inout SnapshotSettings) {
    if let formats { settings.formats = formats }
    if let variants { settings.variants = variants }
    tolerance.apply(to: &settings.tolerance)
    settings.ignored += ignored
  }
}

extension FieldList {
  /// Declares the fields of a rule.
  ///
  /// - Returns: What makes the rule of the fields' values.
  mutating func snapshotRule() -> (FieldValues) -> SnapshotRule {
    let formats = optional(
      "formats", ValueType<[SnapshotKind]>.formats,
      "The formats of each picture: png, svg, layout; default: png.")
    let variants = optional(
      "variants", ValueType<[SceneAxis]>.axes,
      "What varies, with its values, such as colorScheme: [light, dark].")
    let tolerance = optional(
      "tolerance", ValueType<ToleranceRule>.part(ToleranceRule.part), default: [:],
      "What may differ.")
    let ignored = optional(
      "ignore", ValueType<[IgnoredRegion]>.ignoredRegions, default: [],
      "What to ignore: rectangles and views.")
    return { values in
      SnapshotRule(
        formats: values[formats], variants: values[variants], tolerance: values[tolerance],
        ignored: values[ignored])
    }
  }
}

extension ValueType where Value == [SnapshotKind] {
  /// Formats of snapshots, each once.
  fileprivate static var formats: ValueType {
    ValueType<SnapshotKind>.name("a format").oneOrMore("formats, or a list of them")
      .map(expected: "at least one format, each of them once") {
        Set($0).count == $0.count && !$0.isEmpty ? $0 : nil
      }
  }
}

// MARK: - Tolerances

/// The tolerances of a configuration; nil for what it leaves as it is.
struct ToleranceRule: Sendable {
  /// The treatment of pixels that only smooth an edge.
  enum Antialiasing: String, CaseIterable, Sendable {
    case ignore, count
  }

  var threshold: Double?
  var pixels: Int?
  var ratio: Double?
  var antialiasing: Antialiasing?
  var numbers: Double?
  var points: Double?

  /// Changes a tolerance as the rule says.
  func apply(to tolerance: inout SnapshotTolerance) {
    if threshold != nil || antialiasing != nil { tolerance.isAskedFor = true }
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
    let threshold = fields.optional(
      "threshold", .fraction,
      "How much two colours may differ, from 0 to 1; default: 0 if the same engine and fonts drew"
        + " both pictures, else 0.1.")
    let pixels = fields.optional(
      "pixels", .integer("a whole number from 0 to 1000000000", in: 0...1_000_000_000),
      "How many pixels may differ; default: none.")
    let ratio = fields.optional(
      "ratio", .fraction, "The share of all pixels that may differ, from 0 to 1; default: none.")
    let antialiasing = fields.optional(
      "antialiasing", ValueType<Antialiasing>.name("what to do about smoothed edges"),
      "Whether to ignore or count pixels that only smooth an edge differently: ignore or count;"
        + " default: count if the same engine and fonts drew both pictures, otherwise ignore.")
    let numbers = fields.optional(
      "numbers", .distance, "How much numbers in an SVG may differ; default: 0.01.")
    let points = fields.optional(
      "points", .distance, "How much a layout's numbers may differ, in points; default: 0.05.")
    return { values, _ in
      ToleranceRule(
        threshold: values[threshold], pixels: values[pixels], ratio: values[ratio],
        antialiasing: values[antialiasing], numbers: values[numbers], points: values[points])
    }
  }
}

extension ValueType where Value == Double {
  fileprivate static var distance: ValueType {
    number("a number from 0 to 1000000", in: 0...1_000_000)
  }
}

// MARK: - Ignored parts

extension ValueType where Value == [IgnoredRegion] {
  /// Rectangles and views that are not compared.
  static var ignoredRegions: ValueType {
    region.list("a list of rectangles and views")
  }

  private static var region: ValueType<IgnoredRegion> {
    let expected = "a mapping of x, y, width and height in points, or of node"
    let points = ValueType<Double>.number(
      "points from -1000000 to 1000000", in: -1_000_000...1_000_000)
    let length = ValueType<Double>.number("points from 0 to 1000000", in: 0...1_000_000)
    return RecordType<IgnoredRegion>(expected) { fields in
      let x = fields.optional("x", points, "The left edge in points.")
      let y = fields.optional("y", points, "The top edge in points.")
      let width = fields.optional("width", length, "The width in points.")
      let height = fields.optional("height", length, "The height in points.")
      let node = fields.optional(
        "node", .literal, "A view by its id in the layout, such as view.vStack.children[2].")
      return { values, decoder in
        let sides = [values[x], values[y], values[width], values[height]].compactMap(\.self)
        if let node = values[node], sides.isEmpty { return .node(node) }
        guard values[node] == nil, sides.count == 4 else {
          return decoder.report(values.node, expected: expected)
        }
        return .rectangle(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
      }
    }.type
  }
}
