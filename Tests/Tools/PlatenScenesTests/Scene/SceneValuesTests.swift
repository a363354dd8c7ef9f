import Platen
import Testing

@testable import PlatenScenes

@Suite struct SceneValuesTests {
  private static func values(_ scene: String) throws -> [String: [String: String]] {
    var options = SceneOptions()
    (options.marksViews, options.keepsValues) = (true, true)
    return try PictureScene(SceneText(name: "a.yaml", text: scene), options: options).values
  }

  @Test func fieldsAndModifiersHaveTheNamesThatLeadToThem() throws {
    let values = try Self.values(
      """
      platen: 1
      canvas: {background: white}
      theme: {font: Inter}
      view:
        vStack:
          spacing: 4
          children:
            - circle: {stroke: {style: "#1D4ED8", lineWidth: 3}}
              modifiers: [{frame: {width: 20}}, {padding: 8}, {padding: 2}, bold]
            - text: Total
        modifiers: [{background: {rectangle: {fill: red}}}]
      """)
    #expect(values[""] == ["canvas.background": "white", "theme.font": "Inter"])
    // The views inside are on their own.
    #expect(values["view"] == ["vStack.spacing": "4"])
    #expect(
      values["view.vStack.children[0]"] == [
        "circle.stroke.style": "#1D4ED8", "circle.stroke.lineWidth": "3", "frame.width": "20",
        "padding": "8", "padding 2": "2", "bold": "",
      ])
    #expect(values["view.vStack.children[1]"] == ["text": "Total"])
    #expect(values.values.contains(["rectangle.fill": "red"]))
  }

  @Test func bracesAreFilledInForEachItem() throws {
    let values = try Self.values(
      """
      platen: 1
      data: {stops: [{name: A, color: red}, {name: B, color: blue}]}
      view:
        hStack:
          children:
            - forEach:
                data: stops
                view: {text: "{name}", modifiers: [{foregroundStyle: "{color}"}]}
      """)
    let said = values.values.compactMap { $0["foregroundStyle"] }
    #expect(said.sorted() == ["blue", "red"])
  }

  @Test func longListsAreOnlyTheSameOrOthers() throws {
    func scene(_ last: Int) -> String {
      let items = (1...12).map(String.init) + ["\(last)"]
      return "platen: 1\nview: {table: {data: [\(items.joined(separator: ", "))]}}"
    }
    let (one, other) = (try Self.values(scene(13)), try Self.values(scene(14)))
    #expect(one["view"]?["table.data"]?.hasPrefix("sha256 ") == true)
    #expect(one != other)
    #expect(try one == Self.values(scene(13)))
  }

  @Test func nothingIsKeptUnlessItIsAskedFor() throws {
    let text = SceneText(name: "a.yaml", text: "platen: 1\nview: {text: A}")
    #expect(try PictureScene(text, options: SceneOptions()).values.isEmpty)
  }
}
