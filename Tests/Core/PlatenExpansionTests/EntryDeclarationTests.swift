import Testing

@testable import PlatenExpansion

@Suite struct EntryDeclarationTests {
  @Test func theVariableAndItsKeyHaveTheSameName() throws {
    let entry = try #require(EntryDeclaration("@Entry var corners: Double = 4"))
    #expect(
      entry.accessors == """
        get { self[__Key_corners.self] }
        set { self[__Key_corners.self] = newValue }
        """)
    #expect(
      entry.key(conformingTo: "EnvironmentKey") == """
        private struct __Key_corners: EnvironmentKey {
          static var defaultValue: Double { return 4 }
        }
        """)
  }

  @Test func aTipsParameterIsKeptInAnObject() throws {
    let parameter = try #require(
      EntryDeclaration("@Parameter(.transient) static var count: Int = 3"))
    #expect(
      parameter.parameterAccessors == """
        get { $count.wrappedValue }
        set { $count.wrappedValue = newValue }
        """)
    #expect(parameter.parameter == "static let $count = Tips.Parameter<Int>(3)")
    let untyped = try #require(EntryDeclaration("@Parameter static var isOn = false"))
    #expect(untyped.parameter == "static let $isOn = Tips.Parameter(false)")
    let optional = try #require(EntryDeclaration("@Parameter static var name: String?"))
    #expect(optional.parameter == "static let $name = Tips.Parameter<String?>(nil)")
  }

  @Test func anotherMacroFindsATypeThatIsNotWritten() throws {
    let entry = try #require(EntryDeclaration("@Entry public var names = [\"a\", \"b\"] // two"))
    #expect(
      entry.key(conformingTo: "EnvironmentKey") == """
        private struct __Key_names: EnvironmentKey {
          @__EntryDefaultValue static var defaultValue = ["a", "b"]
        }
        """)
  }

  @Test(arguments: [
    "@Entry var name: String?", "@Entry var name: Optional<String>",
    "@Entry var name: String? = nil",
  ])
  func whatIsFocusedHasATypeAndNoValue(source: String) throws {
    let entry = try #require(EntryDeclaration(source))
    #expect(
      entry.key(conformingTo: "FocusedValueKey") == """
        private struct __Key_name: FocusedValueKey {
          typealias Value = String
        }
        """)
  }

  @Test(arguments: [
    ("@Entry var `default`: Int? ", "nil"),
    ("@Entry var a: Optional<String>", "nil"),
    ("@Entry var a: () -> Void = {}", "{}"),
    ("@Entry var a: [String: (Int) -> Bool] = [:]", "[:]"),
    ("/// var b = 2\n@Entry /* var c = 3 */ var a = 1", "1"),
    ("@available(*, deprecated, message: \"var b = 2\") @Entry var a = 1", "1"),
    (#"@Entry var a = "\("x = \(1)") // text" /* none */"#, #""\("x = \(1)") // text""#),
    ("@Entry var a = #\"\\(\"# // a comment", "#\"\\(\"#"),
    (##"@Entry var a = #"\#(f(#"b"#))"# // c"##, ##"#"\#(f(#"b"#))"#"##),
    ("@Entry var a = \"\"\"\n  \"quoted\" = \\\n  \"\"\"", "\"\"\"\n  \"quoted\" = \\\n  \"\"\""),
    ("@Entry var länge = 2 == 2", "2 == 2"),
    ("@Entry var a = b/*c*//2", "b/*c*//2"),
  ])
  func theValueIsFoundInWhateverIsAroundIt(source: String, value: String) throws {
    #expect(try #require(EntryDeclaration(source)).initialValue == value)
  }

  @Test(arguments: ["", "var", "@Entry let a = 1", "@Entry var a: Int", "\"", "/*", "#", "\"\\("])
  func whatIsNoVariableWithAValueIsRefused(source: String) {
    #expect(EntryDeclaration(source) == nil)
  }
}
