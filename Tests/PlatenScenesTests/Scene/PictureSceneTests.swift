import Foundation
import Platen
import PlatenScenes
import Testing

@Suite struct `A scene` {
  private func scene(_ yaml: String) throws -> PictureScene {
    try PictureScene(SceneText(name: "scene.yaml", text: yaml), options: SceneOptions())
  }

  private func problems(_ yaml: String) -> String {
    do {
      _ = try scene(yaml)
      return ""
    } catch let failure as SceneFailure {
      return failure.description
    } catch {
      return "\(error)"
    }
  }

  private func svg(_ view: some View) throws -> Data {
    let renderer = ImageRenderer(content: view)
    return try renderer.svgData()
  }

  @Test func `shows its view with modifiers in their order`() throws {
    let scene = try scene(
      """
      platen: 1
      view:
        vStack:
          spacing: 4
          children:
            - text: Hello
              modifiers: [{padding: 10}, {background: red}]
            - text: 12
              modifiers:
                - {background: red}
                - {padding: 10}
                - bold
      """)
    let expected = VStack(spacing: 4) {
      Text(verbatim: "Hello").padding(10).background(.red)
      Text(verbatim: "12").background(.red).padding(10).bold()
    }
    #expect(try svg(scene.view) == svg(expected))
  }

  @Test func `has a view for each item of a list`() throws {
    let scene = try scene(
      """
      platen: 1
      data:
        greeting: Hi
        people:
          items: [{name: Ada, age: 36}, {name: Grace, age: 85}]
          sort: {by: age, descending: true}
      view:
        hStack:
          - forEach: {data: people, view: {text: "{greeting} {name} {$number}"}}
      """)
    let expected = HStack {
      Text(verbatim: "Hi Grace 1")
      Text(verbatim: "Hi Ada 2")
    }
    #expect(try svg(scene.view) == svg(expected))
  }

  @Test func `says all that is wrong with places and nearest names`() {
    #expect(
      problems(
        """
        platen: 1
        view:
          vStack:
            spacing: wide
            childen:
              - text: Hello
        """) == """
          scene.yaml:4:14: view.vStack.spacing: found "wide", expected points from -1000000 to 1000000
            4 |     spacing: wide
              |              ^~~~
          scene.yaml:5:5: view.vStack.childen: found "childen", expected one of the fields alignment, \
          spacing, children; did you mean "children"?
            5 |     childen:
              |     ^~~~~~~
          """)
  }
}
