extension Character {
  /// Whether the cluster is to be drawn as a picture, in colour (UTS #51).
  ///
  /// These are: emoji that are pictures by default or by VS16, with a skin tone or joined to others,
  /// flags, keycaps and tag sequences. VS15 asks for text, and so does a lone character that is text
  /// by default. Keycaps and joined emoji count without their VS16 too, as they do on keyboards.
  package var isDrawnAsPicture: Bool {
    // Most characters of most labels.
    if utf8.count == 1 { return false }
    let scalars = unicodeScalars
    guard let base = scalars.first else { return false }
    if scalars.count == 1 { return base.properties.isEmojiPresentation }
    guard base.properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
    return base.properties.isEmojiPresentation
      || scalars.dropFirst().contains(where: Self.makesPicture)
  }

  /// Whether a later scalar of a cluster makes a picture of an emoji that is text by default.
  private static func makesPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FE0F}", "\u{20E3}": true
    default: scalar.properties.isEmoji
    }
  }
}
