import Platen
import Testing

@testable import PlatenScenes

@Suite struct ModifierTests {
  @Test(arguments: ModifierExample.all)
  func `A modifier draws what the same modifier in Swift draws`(_ example: ModifierExample) throws {
    let decoded = try DecodedView(example.yaml)
    #expect(decoded.problems.isEmpty)
    let svg = try DecodedView.svg(#require(decoded.view))
    #expect(svg == (try DecodedView.svg(example.view())))
    if let plain = example.plain {
      #expect(svg != (try DecodedView.svg(#require(DecodedView(plain).view))), "nothing changed")
    }
  }

  @Test func `Every modifier has an example`() {
    let text = ModifierExample.all.map(\.yaml).joined()
    for name in ModifierTable.modifiers.names where name != "style" {
      let spellings = ["{\(name):", "[\(name)]", "[\(name),", " \(name),", " \(name)]"]
      #expect(spellings.contains { text.contains($0) }, "no example of \(name)")
    }
  }

  @Test func `Modifiers apply from the inside out`() throws {
    let decoded = try DecodedView(
      "{text: Hi, modifiers: [{padding: 10}, {background: red}, {padding: 5}]}")
    #expect(decoded.problems.isEmpty)
    let swift = Text(verbatim: "Hi").padding(10).background(.red).padding(5)
    #expect(try DecodedView.svg(#require(decoded.view)) == DecodedView.svg(swift))
  }
}

extension ModifierExample {
  static let all =
    texts + letters + sizes + places + layers + transforms + filters + styles + controls + lists
    + others
}
