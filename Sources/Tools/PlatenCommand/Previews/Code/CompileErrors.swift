internal import Foundation

/// The errors of the compiler or the package manager, with the paths that the user knows.
struct CompileErrors {
  /// An error with a place in a file.
  struct Placed {
    /// The file as it was built.
    var path: String
    var line: Int
    var column: Int
    var message: String
  }

  /// The errors, each with its place in front where it has one.
  private(set) var lines: [String] = []
  /// Those that have a place.
  private(set) var placed: [Placed] = []

  /// The addresses of the packages that cannot be fetched, in their order.
  private(set) var unfetched: [String] = []

  /// The names of the targets whose folders are not there.
  private(set) var emptyTargets: [String] = []

  /// So many errors are shown; mistakes bring others with them.
  static let most = 20

  /// - Parameters:
  ///   - output: All that was said.
  ///   - names: What stands in paths for what the user wrote.
  init(_ output: [String], _ names: [(written: String, shown: String)]) {
    var seen: Set<String> = []
    for (i, original) in output.enumerated() {
      // The compiler says each error several times, of thousands in a stranger's folder.
      guard Self.mentionsError(original),
        original.hasPrefix(Self.expansion) || seen.insert(original).inserted
      else { continue }
      let line = Self.withPlace(original, before: output.dropFirst(i + 1).prefix(1))
      guard let range = line.firstRange(of: "error: ") else { continue }
      let isPlain = line.hasPrefix("error: ")
      let place = line[..<range.lowerBound].wholeMatch(of: #/(.+):(\d+):(\d+): /#)
      guard isPlain || place != nil else { continue }
      let text = Self.shown(line, names)
      guard text == original || seen.insert(text).inserted else { continue }
      lines.append(text)
      if let place, let number = Int(place.output.2), let column = Int(place.output.3) {
        let message = Self.message(line[range.upperBound...])
        placed.append(
          Placed(path: String(place.output.1), line: number, column: column, message: message))
      }
    }
    if placed.isEmpty { placed = Self.crashes(in: output) }
    for line in output {
      guard let match = line.firstMatch(of: #/[Ff]ailed to (?:clone|fetch) repository (\S+?):?$/#)
      else { continue }
      let address = String(match.output.1)
      if !unfetched.contains(address) { unfetched.append(address) }
    }
    let missing = #/Source files for target (\S+) should be located under/#
    emptyTargets = output.compactMap { $0.firstMatch(of: missing).map { String($0.output.1) } }
    // What the driver says below the errors is no more than that there are some.
    let others = lines.filter { line in !Self.consequences.contains { line.contains($0) } }
    if !others.isEmpty { lines = others }
  }

  /// Returns where the compiler was when it crashed, by the innermost of the places that it names.
  private static func crashes(in output: [String]) -> [Placed] {
    var found: [Placed] = []
    var innermost: Placed?
    // `3.  While type-checking 'body' (at /a/b.swift:12:3)`
    for line in output + ["Stack dump:"] {
      if line.hasPrefix("Stack dump:") {
        if let innermost { found.append(innermost) }
        innermost = nil
      } else if line.first?.isNumber == true,
        let match = line.firstMatch(of: #/[ \[](/[^:\]]+\.swift):(\d+):(\d+)/#),
        let number = Int(match.output.2), let column = Int(match.output.3)
      {
        innermost = Placed(
          path: String(match.output.1), line: number, column: column,
          message: "the compiler crashes here")
      }
    }
    return found
  }

  /// Returns a path as the user knows it.
  static func shown(_ text: String, _ names: [(written: String, shown: String)]) -> String {
    var text = text
    for (written, shown) in names { text = text.replacing(written, with: shown) }
    return currentFolder.map { text.replacing($0, with: "") } ?? text
  }

  /// Returns an error in what a macro has made, with the place of the macro's use, which the next line
  /// tells.
  private static func withPlace(_ line: String, before next: ArraySlice<String>) -> String {
    guard line.hasPrefix(expansion),
      let made = line.firstMatch(of: #/^macro expansion [#@](\w+):\d+:\d+: /#),
      let use = next.first?.firstMatch(of: /`- (.+:\d+:\d+): note: expanded code originates here/)
    else { return line }
    return "\(use.output.1): " + line[made.range.upperBound...]
  }

  /// Returns a message without the name of the compiler's group of such messages.
  private static func message(_ text: Substring) -> String {
    text.hasSuffix("]") ? String(text.replacing(#/ \[#\w+\]$/#, with: "")) : String(text)
  }

  private static let expansion = "macro expansion "

  private static func mentionsError(_ line: String) -> Bool {
    line.range(of: "error: ", options: .literal) != nil
  }

  private static let consequences = ["error: fatalError", "error: emit-module command failed"]

  private static var currentFolder: String? {
    let folder = FileManager.default.currentDirectoryPath
    return folder == "/" ? nil : folder + "/"
  }

  /// The error that says them.
  func error(code: CommandError.Code) -> CommandError {
    guard !lines.isEmpty else {
      return CommandError(code, "the previews cannot be built, and swift gives no reason")
    }
    var shown = lines.prefix(Self.most).map { line in
      line.hasPrefix("error: ")
        ? String(line.dropFirst("error: ".count)) : line.replacing(": error: ", with: ": ")
    }
    if lines.count > Self.most { shown.append("and \(lines.count - Self.most) more errors") }
    return CommandError(code, lines: shown)
  }
}
