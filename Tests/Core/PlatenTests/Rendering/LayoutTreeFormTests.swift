import Platen
import Testing

/// The tree of frames as JSON and on a terminal.
@Suite struct LayoutTreeFormTests {
  private var tree: LayoutTree {
    var text = LayoutTree(kind: "text", id: "view.flow.children[0]")
    text.frame = CGRect(x: 10.00049, y: 20, width: 1.0 / 3, height: 2.5)
    text.baseline = 21.9999
    text.text = "say \"a\\b\"\n\u{1B}[31m"
    text.lines = ["say", "…"]
    text.font = "Inter semibold italic 16.5, Noto Color Emoji 17"
    text.isTruncated = true
    text.scaleFactor = 0.75
    var hidden = LayoutTree(kind: "image")
    hidden.isHidden = true
    var flow = LayoutTree(kind: "flow", id: "view.flow")
    flow.frame = CGRect(x: -4, y: 0, width: 100, height: 50)
    flow.children = [text, hidden]
    var picture = LayoutTree(kind: "picture")
    picture.frame = CGRect(x: 0, y: 0, width: 1234567.5, height: 50)
    picture.children = [flow, LayoutTree(kind: "spacer")]
    return picture
  }

  @Test func jsonHasItsKeysInOneOrderAndNothingThatIsAsUsual() {
    let json = tree.json
    #expect(
      json == """
        {"kind":"picture","frame":{"x":0,"y":0,"width":1234567.5,"height":50},"children":[\
        {"kind":"flow","id":"view.flow","frame":{"x":-4,"y":0,"width":100,"height":50},"children":[\
        {"kind":"text","id":"view.flow.children[0]",\
        "frame":{"x":10,"y":20,"width":0.333,"height":2.5},"baseline":22,\
        "text":"say \\"a\\\\b\\"\\n\\u001b[31m","lines":["say","…"],\
        "font":"Inter semibold italic 16.5, Noto Color Emoji 17","isTruncated":true,\
        "scaleFactor":0.75},\
        {"kind":"image","frame":{"x":0,"y":0,"width":0,"height":0},"isHidden":true}]},\
        {"kind":"spacer","frame":{"x":0,"y":0,"width":0,"height":0}}]}
        """)
  }

  @Test func jsonIsReadBackAsTheTreeThatItWasRoundedTo() throws {
    let read = try JSONDecoder().decode(LayoutTree.self, from: Data(tree.json.utf8))
    #expect(read.json == tree.json)
    #expect(read.children[0].children[0].frame.width == 0.333)
    #expect(read.children[0].children[0].text == tree.children[0].children[0].text)
    let coded = try JSONDecoder().decode(LayoutTree.self, from: JSONEncoder().encode(tree))
    #expect(coded == read)
  }

  @Test func jsonOfNumbersThatAreNoneIsJSONAllTheSame() throws {
    var tree = LayoutTree(kind: "view")
    tree.frame = CGRect(x: -0.0001, y: .nan, width: .infinity, height: 1e300)
    #expect(
      tree.json
        == #"{"kind":"view","frame":{"x":0,"y":0,"width":1000000000,"height":1000000000}}"#)
  }

  @Test func aTerminalShowsTheTreeALineForEachView() {
    #expect(
      tree.description == """
        picture  0,0 1234567.5×50
        ├─ flow  -4,0 100×50  view.flow
        │  ├─ text  10,20 0.333×2.5  "say "a\\b"  [31m"  truncated  ×0.75  view.flow.children[0]
        │  └─ image  left out
        └─ spacer  0,0 0×0

        """)
  }

  @Test func longTextsAreCutOff() {
    var text = LayoutTree(kind: "text")
    text.text = String(repeating: "ab", count: 30)
    #expect(text.description.contains("\"" + String(repeating: "ab", count: 20) + "…\""))
    text.text = String(repeating: "ab", count: 20)
    #expect(text.description.contains("\"" + String(repeating: "ab", count: 20) + "\"\n"))
  }

  @Test func nothingInATextDisturbsTheTerminal() {
    var view = LayoutTree(kind: "a\u{7}", id: "b\u{202E}")
    view.text = "\u{1B}]0;x\u{7}\r\n\u{9B}2J" + "e" + String(repeating: "\u{301}", count: 10_000)
    let scalars = view.description.dropLast().unicodeScalars
    #expect(!scalars.contains { $0.properties.generalCategory == .control })
    #expect(!scalars.contains("\u{202E}"))
    #expect(scalars.count < 100)
  }
}
