import Foundation
import Platen
import PlatenScenes
import Testing

/// Readings of one scene with data after data, which share what they have in common: each has to be as
/// one that shares nothing.
@Suite struct `A scene that is read again and again` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Fixtures/Scenes").standardizedFileURL

  /// All that a scene is, as far as it can be told.
  private struct Telling: Equatable {
    var svg: String
    var title: String
    var files: [String]
    var findings: [String]
    var counts: [Int]

    init(_ scene: PictureScene) throws {
      let renderer = scene.renderer(library: .shared)
      svg = String(decoding: try renderer.svgData(), as: UTF8.self)
      title = scene.title
      files = scene.files.map(\.lastPathComponent)
      findings = scene.findings.map { "\($0.place) \($0)" }
      counts = [scene.viewCount, scene.modifierCount, scene.textBytes, scene.imagePixels]
    }
  }

  /// Reads a scene once for each of some data, with and without a memory, and expects the same.
  private func expectTheSame(_ text: SceneText, as format: SourceFormat, data: [String]) throws {
    let node = try SourceReader().read(text, as: format)
    let memory = SceneCache(isShared: true)
    for data in data {
      var options = SceneOptions()
      options.folder = DataFolder(Self.folder.path)
      let values = try SourceReader().read(SceneText(name: "line", text: data), as: .json)
      if case .mapping(let entries) = values.content {
        options.overrides = entries.map {
          SceneOverride(data: $0.key, $0.value, of: SceneText(name: "line", text: data))
        }
      }
      let remembering = try Telling(PictureScene(node, of: text, options: options, memory: memory))
      let fresh = try Telling(PictureScene(node, of: text, options: options))
      #expect(remembering == fresh, "\(text.name) with \(data)")
    }
  }

  private func expectTheSame(_ yaml: String, data: [String]) throws {
    try expectTheSame(SceneText(name: "a.yaml", text: yaml), as: .yaml, data: data)
  }

  @Test(arguments: `The example scenes`.names)
  func `is each time what it was, if it is one of the examples`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    try expectTheSame(
      SceneText(name: name, text: text), as: try #require(SourceFormat(fileName: name)),
      data: ["{}", "{}", #"{"title": "Another"}"#])
  }

  @Test func `shows each time's own texts, numbers, dates and colours`() throws {
    try expectTheSame(
      """
      platen: 1
      canvas: {locale: de-DE, width: 300}
      theme: paper
      data: {name: Ada, color: red, size: 12, day: 2026-01-02, shown: true}
      styles: {head: [{font: {size: 20}}, {foregroundStyle: "{color}"}], plain: [{padding: 3}]}
      view:
        vStack:
          - {text: "{name}, {size:number(2)}", modifiers: [{style: head}, {style: plain}]}
          - {text: "{day:date(long)}", modifiers: [{font: {size: "{size}"}}, {padding: 4}]}
          - {text: Always, if: "{shown}", modifiers: [{padding: 4}, {background: theme.surface}]}
          - {hStack: [{text: Never changed}, {rectangle: , modifiers: [{frame: {width: 9}}]}]}
      """,
      data: [
        #"{"name": "Grace"}"#, #"{"color": "blue", "size": 30}"#, #"{"shown": false}"#,
        #"{"day": "2024-12-24", "name": "{size}"}"#, "{}",
      ])
  }

  @Test func `has each time's own lists, also in views that say nothing else of the data`() throws {
    try expectTheSame(
      """
      platen: 1
      data: {tags: [a, b]}
      view:
        vStack:
          - {text: All of them}
          - forEach: {data: tags, view: {text: x}}
          - forEach: {data: [1, 2], view: {hStack: [{forEach: {data: tags, view: {text: y}}}]}}
          - tagCloud: {data: tags}
      """,
      data: [#"{"tags": ["one", "two", "three"]}"#, #"{"tags": []}"#, "{}", #"{"tags": [7]}"#])
  }

  @Test func `tells each time what it finds, and counts its files and pixels`() throws {
    try expectTheSame(
      """
      platen: 1
      data: {shows: true}
      view:
        vStack:
          - forEach: {data: {items: [{v: 1}], where: {field: v, minimum: 5}}, view: {text: x}}
          - {image: badges.png, if: "{shows}", modifiers: [{opacity: 0.5}]}
          - {image: badges.png, modifiers: [{opacity: 0.5}]}
      """,
      data: ["{}", #"{"shows": false}"#, "{}"])
  }

  @Test func `is refused each time for what is wrong with it`() throws {
    let text = SceneText(
      name: "a.yaml",
      text: """
        platen: 1
        data: {size: 12}
        view: {vStack: [{text: a, modifiers: [{padding: 3}, {font: {size: "{size}"}}]}, {txt: b}]}
        """)
    let node = try SourceReader().read(text, as: .yaml)
    let memory = SceneCache(isShared: true)
    for _ in 0..<2 {
      let error = #expect(throws: SceneFileError.self) {
        try PictureScene(node, of: text, options: SceneOptions(), memory: memory)
      }
      #expect(error?.errors.map(\.position.line) == [3])
      #expect(error?.errors.first?.suggestion == "text")
    }
  }
}
