import PlatenComparison
import PlatenScenes
import TestSupport
import Testing

@testable import PlatenReview

@Suite struct SceneLineTests {
  private static let scene = """
    platen: 1
    canvas: {width: 200, height: 80}
    view:
      vStack:
        children:
          - text: Date
          - hStack:
              children:
                - text: One
                - text: Two
                  id: second
    """

  @Test(arguments: [
    ("view", 3), ("view.vStack", 4), ("view.vStack.children[0]", 6),
    ("view.vStack.children[1].hStack.children[0]", 9), ("second", 10),
    // What is gone stands where it stood.
    ("view.vStack.children[1].hStack.children[7]", 8), ("view.zStack", 3), ("", nil), ("[1]", nil),
    ("view[99999999999999999999]", 3), ("nothing.known", nil),
  ])
  func aViewHasALine(id: String, line: Int?) {
    #expect(SceneLine.line(of: id, in: SceneText(name: "a.yaml", text: Self.scene)) == line)
  }

  @Test func whatCannotBeReadHasNone() {
    #expect(SceneLine.line(of: "view", in: SceneText(name: "a.yaml", text: "view: [")) == nil)
  }

  @Test func theChangeThatExplainsTheOthersCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "a.yaml")
    let changes = [
      LayoutChange(kind: .resized, id: "view.vStack", sentence: "wider"),
      LayoutChange(kind: .text, id: "view.vStack.children[0]", sentence: "another text"),
    ]
    #expect(SceneLine.line(of: changes, inSceneAt: folder.path + "/a.yaml") == 6)
    #expect(SceneLine.line(of: [], inSceneAt: folder.path + "/a.yaml") == nil)
    #expect(SceneLine.line(of: changes, inSceneAt: folder.path + "/b.yaml") == nil)
  }
}
