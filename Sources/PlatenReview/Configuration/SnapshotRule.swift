internal import PlatenComparison
internal import PlatenScenes

/// What a configuration says of settings; nil for what it leaves as it is.
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
      "What is made of each picture: png, svg, layout; left out: png.")
    let variants = optional(
      "variants", ValueType<[SceneAxis]>.axes,
      "What varies, with its values, as colorScheme: [light, dark].")
    let tolerance = optional(
      "tolerance", ValueType<ToleranceRule>.part(ToleranceRule.part), default: [:],
      "What may differ.")
    let ignored = optional(
      "ignore", ValueType<[IgnoredRegion]>.ignoredRegions, default: [],
      "What is not compared: rectangles, and views.")
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
      .map(expected: "each format once, and one at least") {
        Set($0).count == $0.count && !$0.isEmpty ? $0 : nil
      }
  }
}
