internal import Foundation
internal import PlatenBase
internal import PlatenText

extension String {
  /// This text in quotes on one line, cut off after 40 characters.
  var quotedForSentence: String {
    let start = prefix(40)
    let isCut = start.endIndex < endIndex
    return "\"" + String(start).printableForSentence + (isCut ? "…\"" : "\"")
  }

  /// This text on one line, without what could disturb a terminal; of characters that have very many
  /// marks, the first 16.
  var printableForSentence: String {
    var line = ""
    for character in self {
      for scalar in character.unicodeScalars.prefix(16) {
        line.unicodeScalars.append(scalar.disturbsTerminals ? " " : scalar)
      }
    }
    return line
  }
}
