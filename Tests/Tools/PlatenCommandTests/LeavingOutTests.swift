import Foundation
import Testing

@testable import PlatenCommand

@Suite("What is left out of code that does not compile") struct LeavingOutTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      @State private var mode = Mode.one
      var title: String { didSet { log(title) } }

      var body: some View {
        Text(title).noSuchModifier()
      }

      func tap() {
        open(nowhere)
      }

      func total() -> Int { missing }
    }

    #Preview("Card") {
      Card(title: "a")
    }

    """

  /// The lines of the card after a mistake was found at a place.
  private func lines(_ places: (line: Int, column: Int)...) -> (what: [String?], lines: [String]) {
    var source = EditedSource(Self.card, name: "Card.swift")
    let what = places.map { place in
      source.leaveOut(line: place.line, column: place.column, message: "no such thing")
    }
    return (
      what,
      source.built(without: []).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    )
  }

  @Test func aBodyOfAViewSaysWhyItIsNotThere() {
    let (what, lines) = lines((8, 17))
    #expect(what == ["body of body"])
    #expect(lines[6] == "  var body: some View { _LeftOutView(\"Card.swift:8: no such thing\") }")
    // What follows stands where it stood.
    #expect(lines[10] == "  func tap() {")
    #expect(lines.count == Self.card.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func aFunctionWithoutAResultDoesNothing() {
    #expect(lines((12, 10)).lines[10] == "  func tap() { }")
  }

  @Test func aFunctionWithAResultHandsOutAValueInItsPlace() {
    #expect(
      lines((15, 25)).lines[14]
        == "  func total() -> Int { _leftOut(\"Card.swift:15: no such thing\") }")
  }

  @Test func whatIsDoneWhenAPropertyChangesIsNotDone() {
    let (what, lines) = lines((5, 32))
    #expect(what == ["body of title"])
    #expect(lines[4] == "  var title: String ")
  }

  @Test func aDeclarationThatErrsOutsideOfItsBodyGoes() {
    let (what, lines) = lines((4, 30))
    #expect(what == ["var mode"])
    #expect(lines[3].trimmingPrefix(while: \.isWhitespace) == "")
  }

  @Test func aPreviewShowsWhyItIsNotThere() {
    let (what, lines) = lines((19, 3))
    #expect(what == ["body of #Preview"])
    #expect(lines[17] == "#Preview(\"Card\") { _LeftOutView(\"Card.swift:19: no such thing\") }")
  }

  @Test func otherErrorsOfTheSamePlaceLeaveOutNoMore() {
    #expect(lines((8, 17), (8, 5)).what == ["body of body", nil])
  }

  @Test func whatErrsAgainTakesMoreWithIt() {
    var source = EditedSource(Self.card, name: "Card.swift")
    var what: [String?] = []
    for _ in 0..<4 {
      source.beginRound()
      what.append(source.leaveOut(line: 8, column: 17, message: "no"))
    }
    #expect(what == ["body of body", "var body", "struct Card", "the whole file"])
    #expect(source.built(without: []) == "")
  }

  @Test func modulesThatAreNotThereAreNotImported() {
    let source = EditedSource("import SwiftUI\n@testable import Cards\nlet a = 1", name: "a.swift")
    #expect(source.built(without: ["Cards"]) == "import SwiftUI\n\nlet a = 1")
  }

  // MARK: - Objective-C

  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tap:) func tap() {}", "            func tap() {}"),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("b(#selector(C.d(_:)), nil)", "b(Selector()        , nil)"),
    (#"Text("Follow @IBMCloud \" @objc")"#, #"Text("Follow @IBMCloud \" @objc")"#),
    ("@objective var a = 1", "@objective var a = 1"),
    ("  override func observeValue(", "           func observeValue("),
    ("  override func observe(", "  override func observe("),
  ])
  func wordsForTheRuntimeGoAndPlacesStay(line: String, removed: String) {
    #expect(ObjectiveCWords.removed(from: "@objc a\n\(line)") == "      a\n\(removed)")
  }

  @Test(arguments: ["UIKit.UIGestureRecognizerSubclass", "CoreImage.CIFilterBuiltins", "os.log"])
  func ofAModuleWithinAnotherTheWholeIsImported(module: String) {
    let whole = module.prefix { $0 != "." }
    #expect(
      ObjectiveCWords.removed(from: "  import \(module)\n")
        == "  import \(whole)" + String(repeating: " ", count: module.count - whole.count) + "\n")
  }

  @Test(arguments: [
    "import protocol SwiftUI.View", "@preconcurrency internal import struct SwiftUI.Color",
  ])
  func ofTheViewsModuleTheWholeIsImported(line: String) {
    let whole = line.replacing(/(?:protocol|struct) (SwiftUI)\.\w+/) { $0.output.1 }
    let blanks = String(repeating: " ", count: line.count - whole.count)
    #expect(ObjectiveCWords.removed(from: "a\n\(line)\nb") == "a\n\(whole)\(blanks)\nb")
  }

  /// The compiler takes no module with a level in one file and without in another.
  @Test func importsBesideTheUsersHaveLevelsWhereTheirsHave() {
    let code = "import CoreData\nimport Foundation\nimport SwiftUI\n\nclass A {}\n"
    let texts = [
      "import SwiftUI\n", "@preconcurrency internal import CoreData\nimport Foundation\n",
    ]
    #expect(ImportLevels.stated(in: code, beside: texts) == "public " + code)
    #expect(ImportLevels.stated(in: code, beside: Array(texts.prefix(1))) == code)
  }

  @Test func aWidgetsPreviewGoesWithItsTimeline() {
    let text = "#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  missing\n}\nlet a = 1\n"
    var source = EditedSource(text, name: "w.swift")
    source.beginRound()
    _ = source.leaveOut(line: 1, column: 10, message: "no")
    #expect(source.built(without: []).split(separator: "\n") == ["let a = 1"])
  }

  // MARK: - Missing types

  /// An empty class is made for no types, as that of a module that is not there may be.
  @Test(arguments: [("Results<Item>", 7), ("[Results<[Item: (Int) -> Item]>]", 8)])
  func aMissingTypeIsMadeForNone(type: String, column: Int) {
    let text = "let a: \(type)?\n"
    var source = EditedSource(text, name: "a.swift")
    let message = "cannot specialize non-generic type 'Results'"
    let what = source.leaveOut(line: 1, column: column + 1, message: message)
    #expect(what == "the type arguments of Results")
    #expect(source.built(without: []).filter { !"[]".contains($0) } == "let a: Results?\n")
  }

  @Test func aTypeThatNothingHasIsAnEmptyClass() {
    let text = """
      struct Card {
        let store: Store
        var other = Health()
        func fetch() -> Store { Health.shared.store }
      }
      struct Known { let card: Cards }
      struct Cards {}

      """
    var sources = ["/copy/a.swift": EditedSource(text, name: "a.swift")]
    var leftOut = LeftOut()
    func take(_ errors: String...) -> Bool {
      leftOut.take(
        CompileErrors(errors.map { "/copy/a.swift:\($0)" }, []), in: &sources, [])
    }
    #expect(
      take(
        "2:14: error: cannot find type 'Store' in scope",
        "3:15: error: cannot find 'Health' in scope",
        "4:19: error: cannot find type 'Store' in scope"))
    #expect(leftOut.missingTypes.names == ["Health", "Store"])
    #expect(
      leftOut.places.map(\.what) == ["all of Store but its name", "all of Health but its name"])
    #expect(
      leftOut.missingTypes.code(but: [])?.contains("nonisolated class Store: Hashable") == true)
    // What the class cannot do is left out as ever.
    #expect(take("4:27: error: type 'Health' has no member 'shared'"))
    #expect(leftOut.places.last?.what == "body of fetch")
    #expect(take("2:14: error: cannot find type 'Store' in scope"))
    #expect(leftOut.places.last?.what == "let store")
  }

  // MARK: - SwiftData

  @Test(arguments: [
    ("@Model", "@Observable @Model"),
    ("  @Model final class A {", "  @Observable @Model final class A {"),
    ("@MainActor @Model class A {", "@MainActor @Observable @Model class A {"),
    ("@ModelActor actor A {", "@ModelActor actor A {"),
    ("@Query private var a: [A]", "@Query() private var a: [A]"),
    ("@Query(sort: a) var a: [A]", "@Query(sort: a) var a: [A]"), ("// @Model", "// @Model"),
  ])
  func modelsAreObservable(line: String, marked: String) {
    #expect(
      ObservableModels.marked(in: "import SwiftData\n\(line)\n") == "import SwiftData\n\(marked)\n")
    #expect(ObservableModels.marked(in: "import Other\n\(line)\n") == "import Other\n\(line)\n")
  }

  // MARK: - Errors

  @Test func errorsInWhatAMacroMakesHaveThePlaceOfItsUse() {
    let errors = CompileErrors(
      [
        "macro expansion #Preview:4:17: error: property must be declared fileprivate",
        "`- /copy/Card.swift:6:2: note: expanded code originates here",
        "/copy/Card.swift:9:1: error: no such module 'Charts' [#NoSuchModule]",
      ], [("/copy/", "/user/")])
    #expect(
      errors.lines.first == "/user/Card.swift:6:2: error: property must be declared fileprivate")
    #expect(errors.placed.map(\.line) == [6, 9])
    #expect(errors.placed.last?.message == "no such module 'Charts'")
  }

  @Test func whatIsDeclaredTwiceGoesBeforeAllThatUsesIt() {
    var sources = [
      "/copy/a.swift": EditedSource(
        "struct A {}\nstruct B { var a: A { A() } }\n", name: "a.swift"),
      "/copy/b.swift": EditedSource("struct A {}\n", name: "b.swift"),
    ]
    let errors = CompileErrors(
      [
        "/copy/a.swift:2:20: error: 'A' is ambiguous for type lookup in this context",
        "/copy/b.swift:1:8: error: invalid redeclaration of 'A'",
      ], [])
    var leftOut = LeftOut()
    #expect(leftOut.take(errors, in: &sources, []))
    #expect(leftOut.places.map(\.what) == ["the name A, which is A2 in this file"])
    #expect(sources["/copy/b.swift"]?.built(without: []) == "struct A2 {}\n")
  }

  /// Programs for several systems are in one folder, and the compiler complains about each one's view.
  @Test func ofProgramsForSeveralSystemsThatForIOSIsKept() {
    let paths = ["/copy/App Watch/a.swift", "/copy/AppMac/a.swift", "/copy/Shared/a.swift"]
    var sources = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, EditedSource("struct A {}\n", name: "a.swift")) })
    let errors = CompileErrors(
      paths.map { "\($0):1:8: error: invalid redeclaration of 'A'" }, [])
    var leftOut = LeftOut()
    #expect(leftOut.take(errors, in: &sources, []))
    #expect(leftOut.places.map(\.file) == Array(paths.prefix(2)))
  }

  @Test func ofProgramsInOneFolderTheAppOfTheProjectIsKept() {
    let paths = ["/copy/Old/a.swift", "/copy/Widget/a.swift", "/copy/iOS/a.swift"]
    var sources = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, EditedSource("struct A {}\n", name: "a.swift")) })
    let errors = CompileErrors(
      paths.map { "\($0):1:8: error: invalid redeclaration of 'A'" }, [])
    var leftOut = LeftOut()
    leftOut.memberships = [paths[0]: .unused, paths[1]: .target, paths[2]: .app]
    #expect(leftOut.take(errors, in: &sources, []))
    #expect(leftOut.places.map(\.file) == Array(paths.prefix(2)))
  }

  /// The compiler complains about the later of two files alone.
  @Test func theAppsTypeIsKeptWhereItAloneIsToldOf() {
    let paths = ["/copy/App/a.swift", "/copy/Watch/a.swift"]
    var sources = Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, EditedSource("import SwiftUI\nstruct A {}\n", name: "a.swift"))
      })
    let errors = CompileErrors(["\(paths[0]):2:8: error: invalid redeclaration of 'A'"], [])
    var leftOut = LeftOut()
    leftOut.memberships = [paths[0]: .app, paths[1]: .otherSystem]
    #expect(leftOut.take(errors, in: &sources, []))
    #expect(
      leftOut.places.map { "\($0.file):\($0.line) \($0.what)" } == [
        "\(paths[1]):2 the name A, which is A2 in this file"
      ])
  }

  @Test func modulesOfOneBuildMayDeclareTheSameType() {
    let paths = [
      "/copy/One/a.swift", "/copy/One/b.swift", "/copy/Two/a.swift", "/copy/Two/b.swift",
    ]
    var sources = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, EditedSource("struct A {}\n", name: "a.swift")) })
    let errors = CompileErrors(
      paths.map { "\($0):1:8: error: invalid redeclaration of 'A'" }, [])
    var leftOut = LeftOut()
    leftOut.moduleFolders = ["/copy/One", "/copy/Two"]
    #expect(leftOut.take(errors, in: &sources, []))
    #expect(leftOut.places.map(\.file) == ["/copy/One/b.swift", "/copy/Two/b.swift"])
  }

  @Test func aProviderThatCannotBeReachedIsLeftOutOfItsModuleAlone() {
    let program = """
      import SwiftUI
      providers.append(One.A.self)  // provider One.A
      providers.append(Two.A.self)  // provider Two.A
      apps.append(("Two", { _ = B() }))  // app Two.B
      """
    let errors = CompileErrors(
      ["/copy/p.swift:3:20: error: module 'Two' has no member named 'A'"], [])
    var leftOut = LeftOut()
    let isNew = [0, 1].map { _ in leftOut.takeProviders(errors.placed, in: program) }
    #expect(isNew == [true, false] && leftOut.providers == ["Two.A"])
    #expect(
      leftOut.places.map(\.description) == [
        "Two.A: module 'Two' has no member named 'A' (left out: the previews of Two.A)"
      ])
    let start = CompileErrors(["/copy/p.swift:4:27: error: no"], [])
    #expect(leftOut.takeProviders(start.placed, in: program) && leftOut.apps == ["Two.B"])
    #expect(
      leftOut.places.last?.description == "Two.B: no (left out: the init() of Two.B)")
  }

  @Test func aModuleThatNothingHasIsLeftOutBeforeTheCompilerSaysSo() throws {
    let text = #"""
      // import Nowhere
      let code = """
        import Vapor
        """
      import SwiftUI; import Charts
      #if canImport(Elsewhere)
        import Elsewhere
      #endif
      @preconcurrency import Nowhere
      import Dispatch
      import Own
      """#
    let missing = try MissingModules(
      in: ["/copy/a.swift": EditedSource(text, name: "a.swift")], but: ["Own"])
    #expect(missing.places.map(\.module) == ["Nowhere"] && missing.places.map(\.line) == [9])
    var leftOut = LeftOut()
    leftOut.take(missing, [("/copy/", "/user/")])
    #expect(
      leftOut.places.map(\.description) == [
        "/user/a.swift:9: no such module 'Nowhere' (left out: import Nowhere)"
      ])
    #expect(leftOut.modules == ["Nowhere"])
    let windows = EditedSource("import Nowhere\r\nlet a = 1\r\n", name: "a.swift")
    #expect(windows.built(without: leftOut.modules) == "\nlet a = 1\r\n")
  }

  @Test func theNamesThatWouldBringBackMostComeFirst() {
    var sources = [
      "/copy/a.swift": EditedSource("let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n", name: "a.swift")
    ]
    let errors = CompileErrors(
      [
        "/copy/a.swift:1:5: error: cannot find 'Own' in scope",
        "/copy/a.swift:2:5: error: cannot find type 'UITab' in scope",
        "/copy/a.swift:3:5: error: value of type 'Text' has no member 'glow'",
        "/copy/a.swift:4:5: error: value of type 'some View' has no member 'glow'",
      ], [])
    var leftOut = LeftOut()
    #expect(leftOut.take(errors, in: &sources, []))
    let names = leftOut.missingNames(but: ["Own"])
    #expect(names.map(\.name) == ["glow", "UITab"] && names.map(\.count) == [2, 1])
    #expect(leftOut.missingTypes.names == ["Own", "UITab"])
    #expect(!leftOut.take(CompileErrors([], []), in: &sources, []))
  }
}
