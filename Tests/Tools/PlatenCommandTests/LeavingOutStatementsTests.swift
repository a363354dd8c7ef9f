import Foundation
import Testing

@testable import PlatenCommand

@Suite("Statements that are left out of a body") struct LeavingOutStatementsTests {
  private static let screen = """
    struct Screen: View {
      var body: some View {
        VStack {
          Text("a")
          RemoteImage(url: address)
            .frame(width: 10)
          if isOpen {
            return1()
          } else {
            Text("b")
          }
          List(items.filter { $0.isNew }) { item in Row(item.missing) }
        }
        .padding()
      }

      init(model: Model) {
        self.model = model
        model.connect(missing)
        let count =
          model.missing
        self.count = 1
      }
    }

    """

  /// The lines after mistakes were found at places, each in a round of its own.
  private func lines(_ places: (line: Int, column: Int)...) -> (what: [String?], lines: [String]) {
    var source = EditedSource(Self.screen, name: "Screen.swift")
    let what = places.map { place in
      source.beginRound()
      return source.leaveOut(line: place.line, column: place.column, message: "no")
    }
    return (what, source.built(without: []).components(separatedBy: "\n"))
  }

  @Test func aViewAmongOthersGoesAloneWithItsModifiers() {
    let (what, lines) = lines((5, 7))
    #expect(what == ["RemoteImage in body"])
    #expect(
      lines[3...6] == [
        "      Text(\"a\")", "      _LeftOutView(\"Screen.swift:5: no\", title: \"RemoteImage\")",
        "",
        "      if isOpen {",
      ])
    #expect(lines.count == Self.screen.components(separatedBy: "\n").count)
  }

  @Test func aStatementOfABranchGoesAlone() {
    #expect(
      lines((8, 9)).lines[6...8] == [
        "      if isOpen {", "        _LeftOutView(\"Screen.swift:8: no\", title: \"return1\")",
        "      } else {",
      ])
  }

  @Test func aClosureThatReturnsAValueGoesWithWhatItIsPassedTo() {
    // `$0.isNew` is a value; what `List` shows of an item is a view of its own.
    #expect(lines((12, 27)).what == ["List in body"])
    #expect(
      lines((12, 53)).lines[11]
        == "      List(items.filter { $0.isNew }) { item in _LeftOutView(\"Screen.swift:12: no\", title: \"Row\") }"
    )
  }

  @Test func aStatementOfAnInitGoesAndTheOthersStay() {
    let (what, lines) = lines((19, 19), (21, 13))
    #expect(what == ["model in init", "let in init"])
    #expect(
      lines[17...21] == [
        "    self.model = model", "    _ = ()", "    let _: Void = ()", "", "    self.count = 1",
      ])
  }

  /// Each mistake is at the word `bad`; the line it is in, and that line as it is built.
  @Test(
    "A value stands for one that something is set to",
    arguments: [
      ("init() { a = 1\n  name = bad() }", "  name = _leftOut(\"a.swift:2: no\") }"),
      ("init() { a = 1\n  self.name = bad() }", "  self.name = _leftOut(\"a.swift:2: no\") }"),
      // What has a value keeps it, and so does what is not set for the first time.
      ("init() { a = 1\n  start = bad() }", "  _ = () }"),
      ("init() { a = 1\n  other = bad() }", "  _ = () }"),
      ("func f() { a = 1\n  name = bad() }", "  _ = () }"),
      (
        "func f() { a = 1\n  let b: [Int] = bad() }",
        "  let b: [Int] = _leftOut(\"a.swift:2: no\") }"
      ),
      (
        "func f() { a = 1\n  let b: Int? = bad() }", "  let b: Int? = _leftOut(\"a.swift:2: no\") }"
      ),
      ("func f() { a = 1\n  let b: Own = bad() }", "  let _: Void = () }"),
      ("func f() { a = 1\n  let b = bad() }", "  let _: Void = () }"),
      ("func f() -> Int { a = 1\n  return bad() }", "  return _leftOut(\"a.swift:2: no\") }"),
      ("func f() { a = 1\n  g(get: { bad() }) }", "  g(get: { _leftOut(\"a.swift:2: no\") }) }"),
      ("func f() { a = 1\n  g { x in bad() } }", "  g { x in _leftOut(\"a.swift:2: no\") } }"),
      ("func f() { a = 1\n  bad() }", "  _ = () }"),
      ("init() {\n  name = bad() }", "  name = _leftOut(\"a.swift:2: no\") }"),
      ("init() {\n  bad() }", "  _leftOut(\"a.swift:2: no\") }"),
    ])
  func values(code: String, built: String) throws {
    var source = EditedSource(
      "struct A { var name: Own; var start = Own(); \(code) }\n", name: "a.swift")
    source.beginRound()
    let line = try #require(code.split(separator: "\n").last)
    let column = line.distance(
      from: line.startIndex, to: try #require(line.range(of: "bad")).lowerBound)
    _ = source.leaveOut(line: 2, column: column + 1, message: "no")
    #expect(source.built(without: []).split(separator: "\n").last == Substring(built + " }"))
  }

  @Test func linesStayWhereAValueStandsForOneOfSeveralLines() {
    let text =
      "struct A {\n  let name: Own\n  init() {\n    f()\n    self.name =\n      bad(\n        1)\n    g()\n  }\n}\n"
    var source = EditedSource(text, name: "a.swift")
    source.beginRound()
    #expect(source.leaveOut(line: 6, column: 7, message: "no") == "self in init")
    let lines = source.built(without: []).components(separatedBy: "\n")
    #expect(lines[4] == "    self.name = _leftOut(\"a.swift:6: no\")" && lines[7] == "    g()")
    #expect(lines.count == text.components(separatedBy: "\n").count)
  }

  @Test(arguments: [
    ("  @Key var id: String?", 4, "@Key", "   var id: String?"),
    ("  @Key var id: String?", 3, "@Key", "   var id: String?"),
    ("  @A @Key(\"x\", at: f(1)) var id = 1", 7, "@Key", "  @A  var id = 1"),
    ("  @Key (var) id", 4, "@Key", "   (var) id"),
  ])
  func anAttributeThatIsUnknownGoesAlone(line: String, column: Int, what: String, built: String) {
    var source = EditedSource("struct A {\n\(line)\n}\n", name: "a.swift")
    source.beginRound()
    #expect(source.leaveOut(line: 2, column: column, message: "unknown attribute 'Key'") == what)
    #expect(source.built(without: []) == "struct A {\n\(built)\n}\n")
  }

  @Test func aGuardOfSeveralLinesIsOneStatement() {
    let text =
      "func f() {\n  guard\n    let a = bad(),\n    let b = a.b\n  else { return }\n  g()\n}\n"
    var source = EditedSource(text, name: "a.swift")
    source.beginRound()
    #expect(source.leaveOut(line: 3, column: 13, message: "no") == "guard in f")
    #expect(
      source.built(without: []).components(separatedBy: "\n") == [
        "func f() {", "  _ = ()", "", "", "", "  g()", "}", "",
      ])
  }

  /// It keeps the place and the size that its modifiers give it.
  @Test(
    "A missing view goes without its modifiers",
    arguments: [
      ("Remote(url: a).frame(width: 9)", ".frame(width: 9)"),
      ("Remote(url: a) { $0.image } placeholder: { Text(b) }.padding()", ".padding()"),
      ("Remote { Text(b) }.padding()", ".padding()"), ("Remote<Int>(1)", ""),
      ("return Remote(1).padding()", ".padding()"),
    ])
  func views(code: String, rest: String) {
    let start = code.hasPrefix("return ") ? "return " : ""
    var source = EditedSource(
      "struct A: View {\n  var body: some View {\n    \(code)\n  }\n}\n", name: "a.swift")
    source.beginRound()
    let what = source.leaveOut(
      line: 3, column: 5 + start.count, message: "cannot find 'Remote' in scope")
    #expect(what == "Remote in body")
    let note = "a.swift:3: cannot find 'Remote' in scope"
    #expect(
      source.built(without: []).split(separator: "\n")[2]
        == "    \(start)_LeftOutView(\"\(note)\", title: \"Remote\", isFlexible: true)\(rest)")
    // Where its modifiers err, too, the whole view goes.
    source.beginRound()
    #expect(source.leaveOut(line: 3, column: 40, message: "no") == "body of body")
  }

  @Test func aMissingValueInAViewTakesTheView() {
    var source = EditedSource(
      "struct A: View {\n  var body: some View {\n    Text(Remote.name)\n    Text(\"b\")\n  }\n}\n",
      name: "a.swift")
    #expect(
      source.leaveOut(line: 3, column: 10, message: "cannot find 'Remote' in scope")
        == "Text in body")
  }

  @Test func thePackagesThatCannotBeFetchedAreTold() {
    let errors = CompileErrors(
      [
        "Fetching https://example.com/a.git",
        "error: Failed to clone repository https://example.com/a.git:",
        "    fatal: unable to access",
        "error: Failed to clone repository https://example.com/a.git:",
      ], [])
    #expect(errors.unfetched == ["https://example.com/a.git"])
    var leftOut = LeftOut()
    let isAny = leftOut.takePackages(errors)
    #expect(isAny)
    #expect(
      leftOut.places.map(\.description) == [
        "Package.swift: the package cannot be fetched (left out: package https://example.com/a.git)"
      ])
  }

  @Test func theArgumentsOfATypeThatIsMissingGo() {
    var sources = [
      "/copy/a.swift": EditedSource(
        "let a = Store(name: \"x\", size: f(1))\nlet b = Own(1)\n", name: "a.swift")
    ]
    var leftOut = LeftOut()
    let missing = "/copy/a.swift:1:9: error: cannot find 'Store' in scope"
    #expect(leftOut.take(CompileErrors([missing], []), in: &sources, []))
    let errors = [
      "/copy/a.swift:1:15: error: argument passed to call that takes no arguments",
      "/copy/a.swift:2:13: error: argument passed to call that takes no arguments",
    ]
    #expect(leftOut.take(CompileErrors(errors, []), in: &sources, []))
    #expect(
      leftOut.places.map(\.what) == [
        "all of Store but its name", "the arguments of Store", "let b",
      ])
    #expect(sources["/copy/a.swift"]?.built(without: []) == "let a = Store()\n\n")
  }

  @Test func aValueOfATypeThatTheSameRoundFindsMissingStays() {
    let text =
      "func place() -> Place {\n  f()\n  return Place(at: Point(x: 1))\n}\nlet start: Point? = nil\n"
    var sources = ["/copy/a.swift": EditedSource(text, name: "a.swift")]
    var leftOut = LeftOut()
    let errors = [
      "/copy/a.swift:3:20: error: cannot find 'Point' in scope",
      "/copy/a.swift:5:12: error: cannot find type 'Point' in scope",
    ]
    #expect(leftOut.take(CompileErrors(errors, []), in: &sources, []))
    #expect(leftOut.places.map(\.what) == ["all of Point but its name"])
    #expect(sources["/copy/a.swift"]?.built(without: []) == text)
  }

  @Test(arguments: [
    ("Color", 9, "f(Color.brand)", "f((_leftOut(\"a.swift:1: E\") as Color))"),
    ("Color?", 4, "f(.brand(1), 2)", "f((_leftOut(\"a.swift:1: E\")), 2)"),
    ("ShapeStyle", 4, "f(.brand)", "f((_leftOut(\"a.swift:1: E\") as Color))"),
  ])
  func aMemberThatATypeLacksGoesAlone(type: String, column: Int, line: String, built: String) {
    let message = "type '\(type)' has no member 'brand'"
    var source = EditedSource(
      "var body: some View { Text(\"a\") }\n\(line)\n", name: "a.swift")
    source.beginRound()
    #expect(source.leaveOut(line: 2, column: column, message: message) != nil)
    #expect(
      source.built(without: []).components(separatedBy: "\n")[1]
        == built.replacingOccurrences(of: "a.swift:1: E", with: "a.swift:2: \(message)"))
  }

  @Test func aSubclassOfAMissingTypeKeepsWhatItOverrides() {
    var sources = [
      "/copy/a.swift": EditedSource(
        "class Own: Item {\n  override var id: Int { 1 }\n  init(_ n: Int) { super.init(number: n) }\n}\n",
        name: "a.swift")
    ]
    var leftOut = LeftOut()
    let missing = "/copy/a.swift:1:12: error: cannot find type 'Item' in scope"
    #expect(leftOut.take(CompileErrors([missing], []), in: &sources, []))
    let errors = [
      "/copy/a.swift:2:16: error: property does not override any property from its superclass",
      "/copy/a.swift:3:39: error: argument passed to call that takes no arguments",
    ]
    #expect(leftOut.take(CompileErrors(errors, []), in: &sources, []))
    #expect(
      sources["/copy/a.swift"]?.built(without: [])
        == "class Own: Item {\n   var id: Int { 1 }\n  init(_ n: Int) { super.init() }\n}\n")
  }

  // An app with its own `User` names the one of a package by its module.
  @Test func aTypeOfAMissingModuleIsAnEmptyClassInTheModulesName() throws {
    var sources = [
      "/copy/a.swift": EditedSource(
        "import Cloud\nvar session: Cloud.User?\nvar next: Cloud.User?\n", name: "a.swift")
    ]
    var leftOut = LeftOut()
    let missing = "/copy/a.swift:2:14: error: cannot find type 'Cloud' in scope"
    #expect(leftOut.take(CompileErrors([missing], []), in: &sources, []))
    let errors = [
      "/copy/a.swift:2:20: error: 'User' is not a member type of class 'Previewed.Cloud'",
      "/copy/a.swift:3:17: error: 'User' is not a member type of class 'Previewed.Cloud'",
    ]
    #expect(leftOut.take(CompileErrors(errors, []), in: &sources, []))
    let names = ["Cloud", "Cloud.User"]
    #expect(leftOut.places.map(\.what) == names.map { "all of \($0) but its name" })
    let code = try #require(leftOut.missingTypes.code(but: []))
    let types = code.matches(of: /nonisolated class (\w+)/).map { String($0.output.1) }
    #expect(types == ["Cloud", "User"])
    #expect(code.hasSuffix("}\n}\n"))
    let built = sources["/copy/a.swift"]?.built(without: [])
    #expect(built?.contains("var session: Cloud.User?") == true)
  }

  @Test(arguments: [
    ("multiple inheritance from classes 'Base' and 'MapDelegate'", ": AnyObject {}"),
    ("inheritance from non-protocol type 'MapDelegate'", " {}"),
  ])
  func aMissingTypeThatSomethingConformsToIsAProtocol(message: String, code: String) {
    let text = "class Manager: Base, MapDelegate { var map = 1 }\n"
    var sources = ["/copy/a.swift": EditedSource(text, name: "a.swift")]
    var leftOut = LeftOut()
    let missing = "/copy/a.swift:1:22: error: cannot find type 'MapDelegate' in scope"
    #expect(leftOut.take(CompileErrors([missing], []), in: &sources, []))
    let error = "/copy/a.swift:1:22: error: \(message)"
    #expect(leftOut.take(CompileErrors([error], []), in: &sources, []))
    #expect(sources["/copy/a.swift"]?.built(without: []) == text)
    let made = leftOut.missingTypes.code(but: [])
    #expect(made?.contains("public protocol MapDelegate\(code)") == true)
  }

  @Test func aTypeThatIsLeftOutIsMissingForOthers() {
    var sources = [
      "/copy/a.swift": EditedSource("struct Own: Broken<Int> {}\n", name: "a.swift"),
      "/copy/b.swift": EditedSource("func f(own: Own) {}\n", name: "b.swift"),
    ]
    var leftOut = LeftOut()
    let broken = "/copy/a.swift:1:13: error: cannot specialize"
    #expect(leftOut.take(CompileErrors([broken], []), in: &sources, []))
    let missing = "/copy/b.swift:1:13: error: cannot find type 'Own' in scope"
    #expect(leftOut.take(CompileErrors([missing], []), in: &sources, []))
    #expect(leftOut.places.map(\.what) == ["struct Own", "all of Own but its name"])
  }

  @Test func aMistakeInWhatAMacroHasMadeIsInItsFile() {
    var sources = [
      "/copy/App/a.swift": EditedSource("func f() {\n  missing()\n}\n", name: "a.swift")
    ]
    var leftOut = LeftOut()
    let error = "Previewed/a.swift:2:3: error: cannot find 'missing' in scope"
    #expect(leftOut.take(CompileErrors([error], []), in: &sources, []))
    #expect(leftOut.places.map(\.what) == ["body of f"])
  }

  @Test func aCrashOfTheCompilerIsAMistakeWhereItWas() {
    let output = [
      "error: emit-module command failed due to signal 6 (use -v to see invocation)", "Stack dump:",
      "0.\tProgram arguments: swift-frontend /copy/b.swift:1:1",
      "3.\tWhile evaluating request (source_file \"/copy/a.swift\")",
      "4.\tWhile type-checking 'Item' (at /copy/a.swift:4:1)", " #0 0x0000 PrintStackTrace (swift)",
    ]
    let placed = CompileErrors(output, []).placed
    #expect(placed.map { "\($0.path):\($0.line):\($0.column)" } == ["/copy/a.swift:4:1"])
  }

  @Test func whatErrsAgainTakesWhatIsAroundIt() {
    #expect(lines((5, 7), (5, 7)).what == ["RemoteImage in body", "body of body"])
  }

  /// What stands in a closure's place has the type that the closure says.
  @Test(arguments: [
    ("AnyView", 4, "      return _leftOut(\"A.swift:5: no\")"),
    ("AnyView", 3, "      _ = ()"), ("Card", 4, ""),
  ]) func aClosureThatSaysItsResultReturnsOne(_ type: String, _ line: Int, _ expected: String) {
    let code = """
      struct A: View {
        var body: some View {
          GeometryReader { proxy -> \(type) in
            missing(proxy)
            return \(type)(missing(proxy))
          }
          Text("b")
        }
      }
      """
    var source = EditedSource(code, name: "A.swift")
    source.beginRound()
    _ = source.leaveOut(line: line + 1, column: 7, message: "no")
    let lines = source.built(without: []).components(separatedBy: "\n")
    #expect(lines[line] == expected)
    #expect(lines[6] == "    Text(\"b\")")
  }
}
