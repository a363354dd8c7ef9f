import Testing

@testable import PlatenCommand

/// A type that several files of a module declare.
@Suite struct CopiedFileTests {
  /// A file that was copied, as Finder names the copies, shows its own view under another name.
  @Test func aCopiedFileKeepsItsTypesUnderOtherNames() {
    let code = """
      struct Card: View { var body: some View { Text(Card.title); let a = Paper.Card() } }
      extension Card { static let title = "Card" }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card().missing() } }

      """
    let paths = ["/copy/Card 2.swift", "/copy/Card.swift"]
    var sources = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, EditedSource(code, name: "Card.swift")) })
    var leftOut = LeftOut()
    let errors = [
      "1:8: error: invalid redeclaration of 'Card'",
      "3:8: error: invalid redeclaration of 'Card_Previews'",
    ]
    #expect(leftOut.take(CompileErrors(errors.map { "\(paths[0]):\($0)" }, []), in: &sources, []))
    #expect(sources[paths[1]]?.built(without: []) == code)
    #expect(
      sources[paths[0]]?.built(without: []) == """
        struct Card2: View { var body: some View { Text(Card2.title); let a = Paper.Card() } }
        extension Card2 { static let title = "Card" }
        struct Card2_Previews: PreviewProvider { static var previews: some View { Card2().missing() } }

        """)
    #expect(sources[paths[0]]?.declared.contains("Card2_Previews") == true)
    // The place of a mistake behind the longer names is still found.
    let column =
      3 + "truct Card2_Previews: PreviewProvider { static var previews: some View { Card2().".count
    let next = CompileErrors(
      ["\(paths[0]):3:\(column): error: value of type 'Card2' has no member 'missing'"], [])
    #expect(leftOut.take(next, in: &sources, []))
    #expect(leftOut.places.last?.what == "body of previews")
  }

  /// A name is the type's also in a text, and not where Swift lets something else have it.
  @Test func onlyTheTypeGetsAnotherName() {
    var source = EditedSource(
      #"""
      struct Card { static let title = "\(Card.self) \\(Card)" }
      enum Paper { case Card, other }
      func Card(Card: Int) -> [Card] { x?.Card; Card(Card: 1); [Card: Int](); 0...Card.count }
      func same(paper: Any) { switch paper { case Card.first: let Card = 1 } }

      """#, name: "Card.swift")
    source.rename("Card", to: "Card2")
    #expect(
      source.built(without: []) == #"""
        struct Card2 { static let title = "\(Card2.self) \\(Card)" }
        enum Paper { case Card, other }
        func Card(Card: Int) -> [Card2] { x?.Card; Card2(Card: 1); [Card2: Int](); 0...Card2.count }
        func same(paper: Any) { switch paper { case Card2.first: let Card = 1 } }

        """#)
  }
}
