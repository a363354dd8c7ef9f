internal import Foundation

/// What was left out of the user's code, so that the rest could be built.
struct LeftOut {
  /// A place that does not compile.
  struct Place {
    /// The file, as the user knows it.
    var file: String
    var line: Int
    /// What was left out, as `body of card`.
    var what: String
    /// What the compiler said.
    var message: String

    var description: String { "\(file):\(line): \(message) (left out: \(what))" }
  }

  private(set) var places: [Place] = []
  /// The modules that are not there.
  private(set) var modules: Set<String> = []
  /// The types of previews that cannot be reached.
  private(set) var providers: Set<String> = []

  var isEmpty: Bool { places.isEmpty }

  /// Leaves out what some errors are about.
  ///
  /// - Parameters:
  ///   - sources: The user's files, by the paths of those that are built.
  ///   - program: The path of the program that shows the previews.
  /// - Returns: Whether anything else is left out than before.
  mutating func take(
    _ errors: CompileErrors, in sources: inout [String: EditedSource], program: String,
    _ names: [(written: String, shown: String)]
  ) -> Bool {
    let before = (places.count, providers.count)
    for path in sources.keys { sources[path]?.beginRound() }
    for error in Self.first(of: errors.placed) {
      let file = CompileErrors.shown(error.path, names)
      if sources[error.path] != nil,
        let match = error.message.firstMatch(of: /^no such module '(\w+)/)
      {
        let module = String(match.output.1)
        guard modules.insert(module).inserted else { continue }
        places.append(
          Place(file: file, line: error.line, what: "import \(module)", message: error.message))
      } else if error.path == program {
        if let match = error.message.firstMatch(of: /'(?:\w+\.)?(\w+)'/) {
          providers.insert(String(match.output.1))
        }
      } else if let omission = sources[error.path]?.leaveOut(
        line: error.line, column: error.column, message: error.message)
      {
        places.append(
          Place(file: file, line: error.line, what: omission, message: error.message))
      }
    }
    return before != (places.count, providers.count)
  }

  /// Returns the errors that are not of others' making.
  ///
  /// What is declared twice makes all that uses it ambiguous. A preview is no constant while what it shows does
  /// not compile in another file.
  private static func first(of errors: [CompileErrors.Placed]) -> [CompileErrors.Placed] {
    let twice = errors.filter { $0.message.hasPrefix("invalid redeclaration of") }
    if !twice.isEmpty { return twice }
    let causes = errors.filter { !$0.message.hasPrefix("'@const' value") }
    return causes.isEmpty ? errors : causes
  }

  /// The names that are not there, with the number of places that are left out for them, the most
  /// frequent first.
  ///
  /// - Parameter declared: The names that the user's code declares: what they are missing for is said
  ///   by its own place.
  func missingNames(but declared: Set<String>) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for place in places {
      let patterns = [
        /cannot find (?:type )?'(\w+)'/, /has no (?:dynamic )?member '(\w+)/,
        /no such module '(\w+)/,
        /unknown attribute '(\w+)/,
      ]
      for pattern in patterns {
        guard let match = place.message.firstMatch(of: pattern) else { continue }
        let name = String(match.output.1)
        if !declared.contains(name) { counts[name, default: 0] += 1 }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, count: $0.value) }
  }
}

/// What was left out, in lines for people.
struct LeftOutReport {
  /// The places, each with its reason.
  let places: [String]
  /// The missing names that cause most of it; empty if no name is missing.
  let missing: String

  init(_ leftOut: LeftOut, declared: Set<String>) {
    places = leftOut.places.map(\.description)
    missing = leftOut.missingNames(but: declared).prefix(5)
      .map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
  }

  /// Its first line.
  var summary: String {
    let count = places.count
    return "\(count) \(count == 1 ? "place does" : "places do") not compile and"
      + " \(count == 1 ? "is" : "are") left out"
  }

  /// So many places are shown in a terminal; the page has all.
  private static let most = 20

  /// What a terminal shows.
  var lines: [String] {
    var lines = places.prefix(Self.most).map { "warning: \($0)" }
    if places.count > Self.most {
      lines.append("warning: and \(places.count - Self.most) more places")
    }
    lines.append("note: \(summary); all else is drawn")
    if !missing.isEmpty { lines.append("note: missing names that cause most of it: \(missing)") }
    return lines
  }
}
