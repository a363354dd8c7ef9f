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
