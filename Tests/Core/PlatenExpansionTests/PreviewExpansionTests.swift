import Testing

@testable import PlatenExpansion

@Suite struct PreviewExpansionTests {
  @Test(arguments: [
    ("#Preview { A() }", "name: { nil }", "traits: { [] }", "body: { A() })"),
    (#"#Preview("A, b") { A() }"#, #"name: { "A, b" }"#, "traits: { [] }", "body: { A() })"),
    (
      #"#Preview("A", traits: .sizeThatFitsLayout, .modifier(M(a, b))) { A() }"#,
      #"name: { "A" }"#, "traits: { [.sizeThatFitsLayout, .modifier(M(a, b))] }",
      "body: { A() })"
    ),
    (
      "#Preview(traits: .landscapeLeft, body: { A() })", "name: { nil }",
      "traits: { [.landscapeLeft] }", "body: { A() })"
    ),
    (
      "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E(a); E(b) }", #"name: { "A" }"#,
      "traits: { [.sizeThatFitsLayout] }",
      "body: { _WidgetPreview(.systemSmall, widget: { W() }, timeline: { E(a); E(b) }) })"
    ),
    (
      "#Preview(as: .systemSmall, using: I(a, b), widget: { W() }, timelineProvider: { P() })",
      "name: { nil }", "traits: { [.sizeThatFitsLayout] }",
      "body: { _WidgetPreview(.systemSmall, using: I(a, b), widget: { W() }, timelineProvider: { P() }) })"
    ),
    (
      "#Preview(\"A\", as: .dynamicIsland(.compact), using: A.b) { W() } contentStates: { S.c; S.d }",
      #"name: { "A" }"#, "traits: { [.sizeThatFitsLayout] }",
      "body: { _WidgetPreview(.dynamicIsland(.compact), using: A.b, widget: { W() }, contentStates: { S.c; S.d }) })"
    ),
  ])
  func itsPartsAreTakenAsTheyAreWritten(
    source: String, name: String, traits: String, body: String
  ) {
    let code = PreviewExpansion(source).code(type: "T", fileID: "M/A.swift", line: 7)
    #expect(code.contains(#"fileID: "M/A.swift", line: 7, "#))
    for part in [name, traits, body] { #expect(code.contains(part), "\(code)") }
  }

  @Test func theFilesNameIsALiteralWhateverIsInIt() {
    let code = PreviewExpansion("#Preview { A() }").code(
      type: "T", fileID: #"M/a "b" \n.swift"#, line: 1)
    #expect(code.contains(#"fileID: "M/a \"b\" \\n.swift","#), "\(code)")
  }

  @Test func nothingIsLeftInAReleaseAndWithoutAView() {
    let code = PreviewExpansion("#Preview { A() }").code(type: "T", fileID: "", line: 1)
    #expect(code.hasPrefix("#if DEBUG || PLATEN_PREVIEWS\n") && code.hasSuffix("\n#endif"))
    #expect(PreviewExpansion("#Preview(a)").code(type: "T", fileID: "", line: 1) == "")
  }

  @Test func stateMovesIntoAViewAroundThePreview() {
    let state = PreviewableState(
      """
      {
        @Previewable @State var isOn = true  // on
        @Previewable
        @State
        var names: [String] = [
          "a",
          "b",
        ]
        @Previewable @State var sum = 1 +
          2
        @Previewable @State var model: Model? = Model
          .shared
        @Previewable @State var count: Optional<Int>
        Toggle("@Previewable", isOn: $isOn)
        Text(names[0])
      }
      """)
    #expect(
      state?.view.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty } == [
        "fileprivate struct PreviewableView: View {", "@State var isOn = true", "@State",
        "var names: [String] = [",
        #""a","#, #""b","#, "]", "@State var sum = 1 +", "2",
        "@State var model: Model? = Model", ".shared", "@State var count: Optional<Int>",
        "var body: some View {", "// on",
        #"Toggle("@Previewable", isOn: $isOn)"#, "Text(names[0])", "}", "}",
      ])
  }

  @Test func theMarkMayStandBehindOtherAttributes() {
    let state = PreviewableState("{ @Environment(\\.a) @State @Previewable var b = C(d: 1); E(b) }")
    #expect(
      state?.view.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "fileprivate struct PreviewableView: View {",
        #"@Environment(\.a) @State  var b = C(d: 1)"#, "var body: some View { ; E(b) }", "}",
      ])
  }

  @Test func aPreviewWithoutStateStaysAsItIs() {
    #expect(PreviewableState("{ @State var a = 1; A() }") == nil)
  }
}
