public import Foundation

/// An OpenType feature and what it is set to.
package struct FontFeature: Hashable, Sendable {
  /// The feature's tag, four characters of ASCII.
  package var tag: String
  /// 0 for off, 1 for on; a greater one is that alternate, counted from 1, of several.
  package var value: UInt32

  /// A feature by a tag that is known to be one.
  init(tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// A feature by its tag, nil if that is none; a value under 0 is 0.
  package init?(_ tag: String, _ value: Int) {
    guard tag.isOpenTypeTag else { return nil }
    self.init(tag: tag, value: UInt32(clamping: value))
  }

  /// Digits of one width.
  package static let tabularFigures = FontFeature(tag: "tnum")
  /// Capitals as high as small letters in place of these.
  package static let smallCapsOfSmall = FontFeature(tag: "smcp")
  /// Capitals as high as small letters in place of capitals.
  package static let smallCapsOfCapitals = FontFeature(tag: "c2sc")
  /// Letters that stay as they are typed, where a font would join them into a sign.
  package static let noContextualAlternates = FontFeature(tag: "calt", value: 0)
  /// Letters that are not joined into one sign: the ligatures that a font has by default.
  package static let noLigatures = [
    FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0),
  ]
}

/// A variable font's axis and the place on it.
public struct FontVariation: Hashable, Sendable {
  /// The axis's four-letter tag, such as `wght`.
  public var tag: String
  /// The place on the axis, in the axis's own units.
  public var value: CGFloat

  init(tag: String, value: CGFloat) {
    self.tag = tag
    self.value = value
  }

  /// A place by its axis's tag; nil if that is none, or the place is not finite.
  package init?(_ tag: String, _ value: CGFloat) {
    guard tag.isOpenTypeTag, value.isFinite else { return nil }
    self.init(tag: tag, value: value)
  }
}

// MARK: - Tags

/// A setting that OpenType's tables name by a tag of four characters.
package protocol OpenTypeTagged {
  /// The tag.
  var tag: String { get }
}

extension FontFeature: OpenTypeTagged {}
extension FontVariation: OpenTypeTagged {}

extension Array where Element: OpenTypeTagged {
  /// Adds an element, in place of the one of its tag.
  package mutating func set(_ element: Element) {
    removeAll { $0.tag == element.tag }
    append(element)
  }

  /// These elements, and those around whose tags these have not.
  package func inside(of outer: [Element]) -> [Element] {
    if isEmpty { return outer }
    var all = outer
    for element in self { all.set(element) }
    return all
  }
}

extension String {
  /// Whether the text is four characters of printable ASCII, as all of OpenType's tags are.
  var isOpenTypeTag: Bool { utf8.count == 4 && utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}

// MARK: - Fonts

extension Font {
  /// Returns this font with one of its OpenType features on, off, or set to an alternate.
  ///
  /// SwiftUI has no such method; this is Platen's own. The last value for a feature counts, and a
  /// face without the feature does not change.
  ///
  /// - Parameters:
  ///   - tag: The feature's tag, four characters of printable ASCII: `"tnum"` for digits of one
  ///     width, `"ss01"` for the first stylistic set. Any other text changes nothing.
  ///   - value: 0 switches the feature off and 1 on; a greater value chooses an alternate, counted
  ///     from 1, if there are several. A negative value counts as 0.
  public func fontFeature(_ tag: String, _ value: Int = 1) -> Font {
    guard let feature = FontFeature(tag, value) else { return self }
    return with { $0.features.set(feature) }
  }

  /// Returns this font at a place on an axis, if it is variable.
  ///
  /// SwiftUI has no such method; this is Platen's own. The last value for an axis counts, and
  /// overrides ``weight(_:)`` and ``width(_:)``. A face without the axis does not change: among
  /// static faces, only the weight chooses.
  ///
  /// - Parameters:
  ///   - axis: The axis's tag, four characters of printable ASCII: `"wght"` for the weight. Any
  ///     other text changes nothing.
  ///   - value: The place in the axis's own units, limited to its range; a value that is not finite
  ///     changes nothing.
  public func fontVariation(_ axis: String, _ value: CGFloat) -> Font {
    guard let variation = FontVariation(axis, value) else { return self }
    return with { $0.variations.set(variation) }
  }

  /// Returns this font with features and places that count more than its own.
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
