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
    } catch let failure as SceneFileError {
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

  @Test(arguments: [("", false), ("svg: outlines", false), ("svg: semantic", true)])
  func `says what its texts are in an SVG`(canvas: String, isText: Bool) throws {
    let scene = try scene("platen: 1\ncanvas: {\(canvas)}\nview: {text: Hello}")
    let svg = String(decoding: try scene.renderer(library: .shared).svgData(), as: UTF8.self)
    #expect(svg.contains(">Hello<") == isText)
    #expect(problems("platen: 1\ncanvas: {svg: semantics}\nview: {text: a}").contains("semantic"))
  }

  @Test(arguments: [
    // Ocean's accent, and its labels' colour.
    ("light", "bordered", "#0a6c9e", "#0d2b3e"), ("dark", "bordered", "#4fc3f7", "#e3f1fa"),
    // On the accent: white, and black where white could not be read.
    ("light", "borderedProminent", "#fff", "#0d2b3e"),
    ("dark", "borderedProminent", nil, "#e3f1fa"),
  ])
  func `keeps the tint of its controls' titles in a theme`(
    scheme: String, style: String, title: String?, label: String
  ) throws {
    let picture = try scene(
      """
      platen: 1
      theme: ocean
      canvas: {colorScheme: \(scheme), background: clear}
      view: {button: Go, modifiers: [{buttonStyle: \(style)}]}
      """)
    let svg = String(
      decoding: try picture.renderer(library: .shared).svgData(), as: UTF8.self
    ).lowercased()
    // Black is what a fill is without saying so.
    #expect(svg.contains("fill=\"\(title ?? "#fff")\"") == (title != nil))
    #expect(!svg.contains(label))
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

@Suite struct `A scene that is too much` {
  private func problem(_ yaml: String) -> String? {
    do {
      _ = try PictureScene(SceneText(name: "scene.yaml", text: yaml), options: SceneOptions())
      return nil
    } catch {
      return (error as? SceneFileError)?.errors.first?.found
    }
  }

  @Test func `is refused for styles that double each other`() {
    let styles = (1..<60).map { "  s\($0): [{style: s\($0 - 1)}, {style: s\($0 - 1)}]\n" }.joined()
    let scene =
      "platen: 1\nstyles:\n  s0: [bold, bold]\n" + styles
      + "view: {text: Hi, modifiers: [{style: s59}]}"
    #expect(problem(scene) == "more than 2000 nested views and modifiers")
  }

  @Test func `is refused for a long list of modifiers`() {
    let list = Array(repeating: "bold", count: 100_000).joined(separator: ", ")
    #expect(
      problem("platen: 1\nview: {text: Hi, modifiers: [\(list)]}")
        == "more than 2000 nested views and modifiers")
  }

  @Test func `is refused for loops in loops in loops`() {
    let items = (0..<1000).map(String.init).joined(separator: ", ")
    let scene = """
      platen: 1
      data: {a: [\(items)]}
      view:
        hStack:
          - forEach: {data: a, view: {hStack: [{forEach: {data: a, view: {hStack: [
              {forEach: {data: a, view: {text: x}}}]}}}]}}
      """
    #expect(problem(scene) == "more than 250000 views")
  }

  @Test func `is refused for views in styles that double each other`() {
    let styles = (1..<60).map { i in
      "  s\(i): [{background: {view: {hStack: [{text: a, modifiers: [{style: s\(i - 1)}]}, "
        + "{text: b, modifiers: [{style: s\(i - 1)}]}]}}}]\n"
    }
    let scene =
      "platen: 1\nstyles:\n  s0: [bold]\n" + styles.joined()
      + "view: {text: Hi, modifiers: [{style: s59}]}"
    #expect(problem(scene) != nil)
  }
}

@Suite struct `The canvas of a scene` {
  @Test func `tells how values are written and sorted`() throws {
    let yaml = """
      platen: 1
      canvas: {locale: de, timeZone: Asia/Tokyo}
      data:
        n: 1234567.5
        d: "2026-11-21T20:00:00Z"
      view: {text: "{n:number(2)} {d:date(yyyy-MM-dd)}"}
      """
    let scene = try PictureScene(
      SceneText(name: "scene.yaml", text: yaml), options: SceneOptions())
    let report = try scene.renderer(library: .shared).fitReport()
    #expect(report.texts.map(\.text) == ["1.234.567,50 2026-11-22"])
  }

  /// Body text: the guidelines' 17 and 13 points with a line of Inter's 21 and 16.
  @Test(arguments: [("{padding: 0}", 21), ("{platform: iOS}", 21), ("{platform: macOS}", 16)])
  func `says whose sizes texts have`(canvas: String, height: CGFloat) throws {
    let text = SceneText(name: "scene.yaml", text: "platen: 1\ncanvas: \(canvas)\nview: {text: Hi}")
    let scene = try PictureScene(text, options: SceneOptions())
    #expect(try scene.renderer(library: .shared).fitReport().size.height == height)
    // A device counts less than what is set, and more than the scene.
    let devices = try #require(try SceneAxis(devices: ["iPhone SE", "mac"]))
    for (device, platform) in zip(devices.values, [Platform.iOS, .macOS]) {
      var options = SceneOptions()
      options.overrides = device.overrides
      #expect(try PictureScene(text, options: options).canvas.platform == platform)
    }
  }

  @Test func `takes a colour from outside as it is written elsewhere`() throws {
    var options = SceneOptions()
    options.overrides = [try SceneOverride(key: "canvas.background", value: "#1A1A2E")]
    let text = SceneText(name: "scene.yaml", text: "platen: 1\nview: {text: Hi}")
    let background = try PictureScene(text, options: options).canvas.background
    #expect(background?.resolved(in: .light) == Color.Resolved(hex: "#1A1A2E"))
  }

  @Test func `is blamed for what is set wrong from outside`() throws {
    var options = SceneOptions()
    options.overrides = [try SceneOverride(key: "canvas.width", value: "wide")]
    let text = SceneText(name: "scene.yaml", text: "platen: 1\nview: {text: Hi}")
    let failure = #expect(throws: SceneFileError.self) {
      _ = try PictureScene(text, options: options)
    }
    #expect(
      failure?.description.hasPrefix(
        "--set canvas.width:1:1: canvas.width: found \"wide\", expected points from 1 to") == true)
  }

  @Test func `is blamed for no list that is set to one value from outside`() throws {
    for list in ["[a, b]", "{items: [a, b]}"] {
      var options = SceneOptions()
      options.overrides = [try SceneOverride(key: "languages", value: "3")]
      let text = SceneText(
        name: "scene.yaml",
        text: "platen: 1\ndata: {languages: \(list)}\nview: {tagCloud: languages}")
      let failure = #expect(throws: SceneFileError.self) {
        _ = try PictureScene(text, options: options)
      }
      #expect(
        failure?.description.hasPrefix(
          "--set languages:1:1: languages: found the number 3, expected a list such as [a, b], "
            + "because languages is a list; to show its first items, set languages.limit") == true)
    }
  }

  @Test func `has no value that is misspelled from outside`() throws {
    var options = SceneOptions()
    options.overrides = [try SceneOverride(key: "titel", value: "5")]
    let text = SceneText(
      name: "scene.yaml", text: "platen: 1\ndata: {name: a}\nview: {text: Hi}")
    let failure = #expect(throws: SceneFileError.self) {
      _ = try PictureScene(text, options: options)
    }
    #expect(failure?.errors.first?.suggestion == "title")
  }
}
