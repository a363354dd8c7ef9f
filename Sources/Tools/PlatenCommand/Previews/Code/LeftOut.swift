internal import Foundation

/// What was left out of the user's code, so that the rest could be built.
struct LeftOut {
  /// A place that does not compile.
  struct Place {
    /// The file, as the user knows it.
    var file: String
    /// The line, from 1; 0 for none.
    var line: Int
    /// What was left out, as `body of card`.
    var what: String
    /// What the compiler said.
    var message: String

    var description: String {
      "\(file)\(line > 0 ? ":\(line)" : ""): \(message) (left out: \(what))"
    }
  }

  /// The system that previews are drawn for.
  private let system: String
  /// What Xcode projects say of the user's files, by the paths of those that are built.
  var memberships: [String: XcodeProjects.Membership] = [:]
  /// The folders of the modules that are built.
  var moduleFolders: [String] = []
  private(set) var places: [Place] = []
  /// The modules that are not there.
  private(set) var modules: Set<String> = []
  /// The types for which empty classes stand.
  private(set) var missingTypes = MissingTypes()
  /// The targets whose folders are not there.
  private var targets: [String] = []
  /// The types of previews that cannot be reached, with their modules.
  private(set) var providers: Set<String> = []
  /// The apps that are not made before their previews are, with their modules.
  private(set) var apps: Set<String> = []

  var isEmpty: Bool { places.isEmpty }

  init(system: String = "iOS") { self.system = system }

  /// What stands before a provider and its module in the program that lists the providers.
  static let providerMark = "// provider "
  /// What stands before an app and its module in that program.
  static let appMark = "// app "

  /// Leaves out the providers and the apps of lines with errors.
  ///
  /// - Parameter program: The program that lists them.
  /// - Returns: Whether others are left out than before.
  mutating func takeProviders(_ errors: [CompileErrors.Placed], in program: String) -> Bool {
    let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
    let before = places.count
    for error in errors where lines.indices.contains(error.line - 1) {
      let line = lines[error.line - 1]
      func name(_ mark: String) -> String? {
        line.firstRange(of: mark).map { String(line[$0.upperBound...]) }
      }
      if let provider = name(Self.providerMark), providers.insert(provider).inserted {
        let what = "the previews of \(provider)"
        places.append(Place(file: provider, line: 0, what: what, message: error.message))
      } else if let app = name(Self.appMark), apps.insert(app).inserted {
        let what = "the init() of \(app)"
        places.append(Place(file: app, line: 0, what: what, message: error.message))
      }
    }
    return before != places.count
  }

  /// Leaves out packages that cannot be fetched.
  ///
  /// - Returns: Whether there are any.
  mutating func takePackages(_ errors: CompileErrors) -> Bool {
    for address in errors.unfetched {
      places.append(
        Place(
          file: "Package.swift", line: 0, what: "package \(address)",
          message: "the package cannot be fetched"))
    }
    return !errors.unfetched.isEmpty
  }

  /// Leaves out targets of packages whose folders are not there.
  ///
  /// - Returns: The names of all that are left out, for the manifests; nil if there are no others than before.
  mutating func takeTargets(_ errors: CompileErrors) -> String? {
    let before = targets.count
    for name in errors.emptyTargets where !targets.contains(name) {
      targets.append(name)
      places.append(
        Place(
          file: "Package.swift", line: 0, what: "target \(name)",
          message: "the target has no folder with source files"))
    }
    return targets.count > before ? targets.joined(separator: ",") : nil
  }

  /// Leaves out imports of modules that are not there.
  mutating func take(_ missing: MissingModules, _ names: [(written: String, shown: String)]) {
    for place in missing.places where modules.insert(place.module).inserted {
      places.append(
        Place(
          file: CompileErrors.shown(place.file, names), line: place.line,
          what: "import \(place.module)", message: "no such module '\(place.module)'"))
    }
  }

  /// Leaves out what some errors are about.
  ///
  /// - Parameters:
  ///   - sources: The user's files, by the paths of those that are built.
  /// - Returns: Whether anything else is left out than before.
  mutating func take(
    _ errors: CompileErrors, in sources: inout [String: EditedSource],
    _ names: [(written: String, shown: String)]
  ) -> Bool {
    let before = places.count
    for path in sources.keys { sources[path]?.beginRound() }
    missingTypes.beginRound()
    var declared: [String: Set<String>] = [:]
    for (path, source) in sources {
      declared[module(of: path), default: []].formUnion(source.declared)
    }
    let all = first(of: errors.placed.map { located($0, in: sources) }, in: sources)
    // A value of a type that an empty class stands for from now on need not go.
    let types = all.filter { $0.message.hasPrefix("cannot find type ") }
    for error in types + all.filter({ !$0.message.hasPrefix("cannot find type ") }) {
      guard let what = leaveOut(error, in: &sources, &declared) else { continue }
      places.append(
        Place(
          file: CompileErrors.shown(error.path, names), line: error.line, what: what,
          message: error.message))
    }
    return before != places.count
  }

  /// Leaves out what an error is about.
  ///
  /// - Parameter declared: The names of each module.
  /// - Returns: What is left out; nil for nothing, or nothing else than before.
  private mutating func leaveOut(
    _ error: CompileErrors.Placed, in sources: inout [String: EditedSource],
    _ declared: inout [String: Set<String>]
  ) -> String? {
    guard let source = sources[error.path] else { return nil }
    if let match = error.message.firstMatch(of: /^no such module '(\w+)/) {
      let module = String(match.output.1)
      return modules.insert(module).inserted ? "import \(module)" : nil
    }
    let own = declared[module(of: error.path)]
    if let type = missingTypes.take(
      error, declared: { own?.contains($0) ?? false },
      isStored: source.isStoredValue(line: error.line, column: error.column))
    {
      return type.isNew ? "all of \(type.name) but its name" : nil
    }
    if let type = redeclared(error, in: sources) {
      let name = Self.name(for: type, apartFrom: &declared[module(of: error.path), default: []])
      sources[error.path]?.rename(type, to: name)
      return "the name \(type), which is \(name) in this file"
    }
    if error.message.contains("argument"),
      let type = sources[error.path]?.leaveOutArguments(
        line: error.line, column: error.column, of: missingTypes.names)
    {
      return "the arguments of \(type)"
    }
    return sources[error.path]?.leaveOut(
      line: error.line, column: error.column, message: error.message)
  }

  /// Returns an error with the path of the file that is built: of what a macro has made, the compiler may say the
  /// module and the file's name alone.
  private func located(
    _ error: CompileErrors.Placed, in sources: [String: EditedSource]
  ) -> CompileErrors.Placed {
    guard sources[error.path] == nil, !error.path.hasPrefix("/"),
      let name = error.path.split(separator: "/").last
    else { return error }
    let found = sources.keys.filter { $0.hasSuffix("/\(name)") }
    guard let path = found.first, found.count == 1 else { return error }
    var error = error
    error.path = path
    return error
  }

  /// Returns the type that an error is about, which another file of the module declares as well; nil for another error.
  private func redeclared(
    _ error: CompileErrors.Placed, in sources: [String: EditedSource]
  ) -> String? {
    guard let match = error.message.wholeMatch(of: /invalid redeclaration of '(\w+)'/) else {
      return nil
    }
    let (type, module) = (String(match.output.1), module(of: error.path))
    guard sources[error.path]?.place(ofType: type)?.line == error.line,
      sources.contains(where: {
        $0.key != error.path && self.module(of: $0.key) == module
          && $0.value.place(ofType: type) != nil
      })
    else { return nil }
    return type
  }

  /// Returns a name for a type that is not the first of its name: of `Card_Previews` it is `Card2_Previews`, as the end
  /// says what the type is.
  private static func name(for type: String, apartFrom names: inout Set<String>) -> String {
    let end = type.firstMatch(of: /_?Previews?$/)?.output ?? ""
    let start = type.dropLast(end.count)
    var number = 2
    while !names.insert("\(start)\(number)\(end)").inserted { number += 1 }
    return "\(start)\(number)\(end)"
  }

  /// Returns the folder of a file's module; empty for a file of none.
  private func module(of path: String) -> String {
    moduleFolders.filter { path.hasPrefix($0 + "/") }.max() ?? ""
  }

  /// Returns the errors that are not of others' making.
  ///
  /// What is declared twice makes all that uses it ambiguous. A preview is no constant while what it shows does
  /// not compile in another file.
  private func first(
    of errors: [CompileErrors.Placed], in sources: [String: EditedSource]
  ) -> [CompileErrors.Placed] {
    let twice = errors.filter { $0.message.hasPrefix("invalid redeclaration of") }
    if !twice.isEmpty {
      return Dictionary(grouping: twice) { "\(module(of: $0.path)): \($0.message)" }.values
        .flatMap { others($0, in: sources) }.sorted {
          ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
        }
    }
    let causes = errors.filter { error in
      !["'@const' value", "global variable must be a compile-time constant"].contains {
        error.message.hasPrefix($0)
      }
    }
    return causes.isEmpty ? errors : causes
  }

  /// Returns the errors about one name but for the file that keeps it: each of several programs in one folder has a type
  /// of that name, and that of the app for the system is drawn.
  ///
  /// The compiler names only some of the files that declare it.
  private func others(
    _ errors: [CompileErrors.Placed], in sources: [String: EditedSource]
  ) -> [CompileErrors.Placed] {
    guard let error = errors.first, let match = error.message.firstMatch(of: /'(\w+)/) else {
      return errors
    }
    let module = module(of: error.path)
    let declaring = sources.compactMap { path, source -> CompileErrors.Placed? in
      guard self.module(of: path) == module,
        let place = source.place(ofType: String(match.output.1))
      else { return nil }
      var placed = error
      (placed.path, placed.line, placed.column) = (path, place.line, place.column)
      return placed
    }
    // A type within another one, or a function.
    guard Set(errors.map(\.path)).isSubset(of: declaring.map(\.path)) else { return errors }
    func rank(_ path: String) -> (Int, Int, Int, String) {
      // As Finder and Xcode name copies: `Card 2.swift`, `Card copy.swift`.
      let isCopy = path.contains(/\ (?:copy|copy \d+|\d+)\.swift$/)
      return (memberships[path]?.rawValue ?? 0, isOfOtherSystem(path) ? 1 : 0, isCopy ? 1 : 0, path)
    }
    guard declaring.count > 1, let kept = declaring.min(by: { rank($0.path) < rank($1.path) })
    else { return errors }
    return declaring.filter { $0.path != kept.path }
  }

  /// Returns whether a path has a folder that says that its program is for another system: `App Watch`, `macOS`.
  private func isOfOtherSystem(_ path: String) -> Bool {
    let own = system == "macOS" ? ["mac", "macos"] : ["ios"]
    return path.split(separator: "/").dropLast().contains { folder in
      let words = folder.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
      let names = words.lowercased().replacing("i os", with: "ios").replacing(
        "mac os", with: "macos"
      )
      .split { !$0.isLetter }
      return names.contains { Self.systems.contains(String($0)) && !own.contains(String($0)) }
    }
  }

  private static let systems: Set = [
    "ios", "mac", "macos", "watch", "watchos", "watchkit", "tv", "tvos", "visionos", "widget",
    "extension",
  ]

  /// The names that are not there, with the number of places that are left out for them, the most
  /// frequent first.
  ///
  /// - Parameter declared: The names that the user's code declares: what they are missing for is said
  ///   by its own place.
  func missingNames(but declared: Set<String>) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    let patterns = [
      /cannot find (?:type )?'(\w+)'/, /has no (?:dynamic )?member '(\w+)/,
      /no such module '(\w+)/,
      /unknown attribute '(\w+)/,
    ]
    for place in places {
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
    lines.append("note: \(summary); everything else is drawn")
    if !missing.isEmpty { lines.append("note: missing names that cause most of it: \(missing)") }
    return lines
  }
}
