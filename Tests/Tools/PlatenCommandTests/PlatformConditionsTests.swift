import Testing

@testable import PlatenCommand

@Suite struct PlatformConditionsTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "), ("  #elseif os(macOS)", "  #elseif false    "),
    ("#if !os( watchOS ) && DEBUG", "#if !false         && DEBUG"),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if canImport(UIKit)", "#if canImport(UIKit)"), ("let a = os(iOS)", "let a = os(iOS)"),
  ])
  func systemsAreThoseThatAreImitated(line: String, answered: String) {
    #expect(PlatformConditions().answered("a\n\(line)\nb") == "a\n\(answered)\nb")
  }

  @Test func aMacIsImitatedWhereAllPicturesAreOfOne() {
    let text = PlatformConditions(system: "macOS").answered(
      "#if os(macOS) && !targetEnvironment(simulator)")
    #expect(text.split(separator: " ") == ["#if", "true", "&&", "!false"])
  }

  /// As in Xcode, where an app's files are in no package.
  @Test func anAppsFilesAreInNoPackage() {
    let conditions = PlatformConditions(isPackage: false)
    #expect(conditions.answered("#if SWIFT_PACKAGE\na\n#else") == "#if false        \na\n#else")
    #expect(!conditions.asks("#if SWIFT_PACKAGE"))
    #expect(PlatformConditions().answered("#if SWIFT_PACKAGE") == "#if SWIFT_PACKAGE")
  }

  /// Bars and controls are those of iOS 18, so that code draws what it has for them.
  @Test(arguments: [
    ("if #available(iOS 26.0, *) {\n    a", "if false                   {\n    a"),
    ("if #unavailable(iOS 26) {", "if true                 {"),
    (
      "guard #available(macOS 26, iOS 26, *) else { return }",
      "guard false                           else { return }"
    ),
    ("if #available(iOS 18, *) {", "if #available(iOS 18, *) {"),
    ("if #available(macOS 26, *) {", "if #available(macOS 26, *) {"),
    (
      "var a: Int { if #available(iOS 26, *) { return 1 } else { return 2 } }",
      "var a: Int { if false                 { return 1 } else { return 2 } }"
    ),
    // Only a question for a version lets the types differ.
    (
      "var a: some View { if #available(iOS 26, *) { return b } else { return c } }",
      "var a: some View { if #available(iOS 26, *) { return b } else { return c } }"
    ),
    (
      "var a: some View { if #available(iOS 26, *) { b } else { c } }",
      "var a: some View { if false                 { b } else { c } }"
    ),
  ])
  func newerSystemsAreNotImitated(line: String, answered: String) {
    #expect(PlatformConditions().answered(line) == answered)
    #expect(PlatformConditions().asks(line) == (line != answered))
  }
}
