/// The sentence of a picture that became another colour as a whole: what is seen before all else.
package enum PictureTurn {
  /// The most pixels that are looked at.
  private static let mostPixels = 65_536
  /// The part of a picture that one colour has in a picture that is wholly of it.
  private static let whole = 0.9

  /// Returns what most of a picture became: `the whole picture turned from white to blue (#FFFFFF became
  /// #1D4ED8)`; nil if it has no such colour, or had it before.
  package static func sentence(from old: PixelImage, to new: PixelImage) -> String? {
    let (before, now) = (ground(old), ground(new))
    guard let now, now.part > 0.5 else { return nil }
    let amount = now.part >= whole ? "the whole picture" : "most of the picture"
    let name = ColorWords.name(of: now.color)
    guard let before, before.part > 0.5 else {
      return "\(amount) turned \(name) (\(DifferenceSignature.hex(now.color)))"
    }
    let distance = ColorChannels(word: before.color) - ColorChannels(word: now.color)
    guard distance.largest > 2 else { return nil }
    let former = ColorWords.name(of: before.color)
    let turn =
      former == name ? "turned from one \(name) to another" : "turned from \(former) to \(name)"
    let (then, become) = (DifferenceSignature.hex(before.color), DifferenceSignature.hex(now.color))
    return "\(amount) \(turn) (\(then) became \(become))"
  }

  /// Returns whether a sentence of a turn has all that the sentence of a cause has: its two colours.
  package static func tells(_ turn: String?, _ cause: String) -> Bool {
    guard let colors = turn?.split(separator: "(").last?.dropLast() else { return false }
    return cause == colors || cause.hasSuffix(": " + colors)
  }

  /// The colour that most pixels have, and how large a part has it.
  private static func ground(_ picture: PixelImage) -> (color: UInt32, part: Double)? {
    let step = 1 + picture.pixels.count / mostPixels
    let words = stride(from: 0, to: picture.pixels.count, by: step).map { picture.pixels[$0] }
      .sorted()
    var (best, run) = ((color: UInt32(0), count: 0), (color: UInt32(0), count: 0))
    for word in words {
      run = word == run.color ? (word, run.count + 1) : (word, 1)
      if run.count > best.count { best = run }
    }
    return words.isEmpty ? nil : (best.color, Double(best.count) / Double(words.count))
  }
}
