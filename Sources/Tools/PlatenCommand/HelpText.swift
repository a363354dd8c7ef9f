internal import ArgumentParser
internal import Foundation
internal import PlatenConsole

/// The help of a command as a terminal shows it: words wrap at its width, and examples do not.
///
/// The argument parser wraps whatever is longer than a line. So it is asked for lines of any length,
/// which are wrapped here: those of a paragraph, of an option's sentence and of the usage.
struct HelpText {
  /// More columns than any line of a help has.
  static let unwrappedColumns = 100_000
  /// The column in which sentences about options stand.
  private static let sentenceColumn = 26

  /// The lines that the argument parser makes for a terminal of any width, with all options in
  /// groups: those without a title are the others.
  private let unwrapped: String

  init(parserText text: String) {
    let hasGroups = ["WHAT:", "LOOK:", "OUTPUT:"].contains { text.contains("\n\($0)\n") }
    unwrapped = hasGroups ? text.replacing("\nOPTIONS:\n", with: "\nOTHER:\n") : text
  }

  /// The columns of the terminal, or of what reads in its place.
  static var columns: Int {
    let named = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init)
    return [named, Terminal.standardOutput.width].compactMap(\.self).first { $0 > 0 } ?? 80
  }

  /// Runs what asks the argument parser for texts, which then knows nothing of the terminal: it ends
  /// the process where a terminal has fewer columns than its sentences' own.
  static func atAnyWidth<Texts>(_ texts: () throws -> Texts) rethrows -> Texts {
    let columns = getenv("COLUMNS").map { String(cString: $0) }
    setenv("COLUMNS", "\(unwrappedColumns)", 1)
    defer {
      if let columns { setenv("COLUMNS", columns, 1) } else { unsetenv("COLUMNS") }
    }
    return try texts()
  }

  /// The help in lines of at most so many columns, where words are no longer than that.
  func wrapped(to columns: Int) -> String {
    var isAboutOptions = false
    return unwrapped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasSuffix(":"), !line.contains(where: \.isLowercase) { isAboutOptions = true }
      if line.hasPrefix("USAGE: ") { return Self.wrapped(line, to: columns, indent: 7, from: 7) }
      if line.hasPrefix("  "), !isAboutOptions { return String(line) }
      let sentence = isAboutOptions ? Self.sentenceStart(of: line) : 0
      return Self.wrapped(line, to: columns, indent: sentence, from: sentence)
    }
    .joined(separator: "\n")
  }

  /// Returns where the sentence of a line about an option begins.
  private static func sentenceStart(of line: Substring) -> Int {
    line.hasPrefix("  ") && line.count > sentenceColumn ? sentenceColumn : 0
  }

  /// A line broken at spaces.
  ///
  /// - Parameters:
  ///   - indent: The spaces before all lines but the first.
  ///   - start: How many characters of the first line stay together.
  private static func wrapped(
    _ line: Substring, to columns: Int, indent: Int, from start: Int
  ) -> String {
    var lines: [String] = []
    var current = String(line.prefix(start))
    var isBegun = false
    for word in line.dropFirst(start).split(separator: " ", omittingEmptySubsequences: false) {
      if isBegun, current.count + 1 + word.count > columns {
        lines.append(current)
        current = String(repeating: " ", count: indent) + word
      } else {
        current += (isBegun ? " " : "") + word
      }
      isBegun = true
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
