public import Foundation

extension Font {
  /// This font with one of its OpenType features on, off, or set to an alternate.
  ///
  /// SwiftUI has no such way; this is Platen's own. What is said last of a feature counts, and a face
  /// that lacks the feature is not changed by it.
  ///
  /// - Parameters:
  ///   - tag: The feature's tag, four characters of printable ASCII: `"tnum"` for digits of one
  ///     width, `"ss01"` for the first stylistic set. Any other text changes nothing.
  ///   - value: 0 switches the feature off and 1 on; a greater one chooses that alternate, counted
  ///     from 1, where there are several. A negative one is 0.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> Font {
    guard let feature = FontFeature(tag, value) else { return self }
    return with { $0.features.set(feature) }
  }

  /// This font at a place on an axis, if it is a variable one.
  ///
  /// SwiftUI has no such way; this is Platen's own. What is said last of an axis counts, and more
  /// than ``weight(_:)`` and ``width(_:)``. A face that lacks the axis is not changed by it: among
  /// static faces, the weight alone chooses.
  ///
  /// - Parameters:
  ///   - axis: The axis's tag, four characters of printable ASCII: `"wght"` for the weight. Any
  ///     other text changes nothing.
  ///   - value: The place in the axis's own units, brought into its range; no number, and an
  ///     infinite one, changes nothing.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> Font {
    guard let variation = FontVariation(axis, value) else { return self }
    return with { $0.variations.set(variation) }
  }

  /// This font with features and places that count more than its own.
  package func set(_ features: [FontFeature], _ variations: [FontVariation]) -> Font {
    if features.isEmpty, variations.isEmpty { return self }
    return with {
      $0.features = features.inside(of: $0.features)
      $0.variations = variations.inside(of: $0.variations)
    }
  }

  /// The places on the axes of a variable font, apart from its weight.
  ///
  /// The width is a percentage on OpenType's axis. The line through `standard` at 100 that has
  /// `condensed` and `expanded` at 75 and 125, as OS/2's width classes name them, has `compressed`
  /// at 50, the narrowest of the classes.
  var places: [FontVariation] {
    guard let width, let place = FontVariation("wdth", 100 + width.value * 125) else {
      return variations
    }
    return variations.inside(of: [place])
  }
}
