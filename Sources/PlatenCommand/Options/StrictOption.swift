internal import ArgumentParser
internal import Platen
internal import PlatenConsole

/// Whether a character that no font has is an error.
struct StrictOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Fail, and write nothing, if no font has a character.")
  var isStrict = false

  /// Prints a warning for each character that no font has, each once.
  ///
  /// - Throws: A failure if there are such characters and that is an error.
  func report(_ missing: [MissingGlyph]) throws {
    var known: Set<Character> = []
    for glyph in missing where known.insert(glyph.character).inserted {
      StandardError.print("warning: \(glyph)")
    }
    if isStrict, !known.isEmpty {
      let count = known.count == 1 ? "a character" : "\(known.count) characters"
      throw CommandError(.failed, "no font has \(count), and --strict forbids boxes")
    }
  }
}
