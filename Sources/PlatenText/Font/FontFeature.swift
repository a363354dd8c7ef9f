/// An OpenType feature by its four-letter tag, switched on or off.
package struct FontFeature: Hashable, Sendable {
  package var tag: String
  package var isOn = true

  /// Digits of one width.
  package static let tabularFigures = FontFeature(tag: "tnum")
  /// Capitals as high as small letters in place of these.
  package static let smallCapsOfSmall = FontFeature(tag: "smcp")
  /// Capitals as high as small letters in place of capitals.
  package static let smallCapsOfCapitals = FontFeature(tag: "c2sc")
  /// Letters that stay as they are typed, where a font would join them into a sign.
  package static let noContextualAlternates = FontFeature(tag: "calt", isOn: false)
  /// Letters that are not joined into one sign: the ligatures that a font has by default.
  package static let noLigatures = [
    FontFeature(tag: "liga", isOn: false), FontFeature(tag: "clig", isOn: false),
  ]
}
