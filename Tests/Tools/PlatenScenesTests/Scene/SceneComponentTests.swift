import Foundation
import Platen
import PlatenScenes
import Testing

/// Views that a scene uses in several places, from its own text and from other files.
@Suite struct SceneComponentTests {
  private static let head = """
    platen: 1
    data:
      unit: km
      towns: [{name: Bern, far: 8}, {name: Ulm, far: 3}]
    components:
      card:
        parameters: {title: null, note: "in {unit}"}
        view: {text: "{title} {note}"}
      pair:
        parameters: [all]
        view: {vStack: {children: [{forEach: {data: all, view: {text: "{name}!"}}},
          {use: {component: card, with: {title: end}}}]}}
      bare: {view: {text: bare}}

    """

  private func scene(_ view: String, _ folder: String? = nil) throws -> PictureScene {
    let yaml = Self.head + "view: {vStack: {children: [" + view + "]}}"
    var options = SceneOptions()
    options.folder = folder.map { DataFolder($0) }
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: options)
  }

  private func texts(_ view: String, _ folder: String? = nil) throws -> [String] {
    try scene(view, folder).renderer(library: .shared).fitReport().texts.map(\.text)
  }

  private func problem(_ view: String, _ folder: String? = nil) -> String {
    let error = #expect(throws: SceneFileError.self) { try scene(view, folder) }
    guard let first = error?.errors.first else { return "" }
    let suggestion = first.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(first.position.line): \(first.path): \(first.unexpected.message)\(suggestion)"
  }

  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder.path)
  }

  @Test func aComponentHasTheValuesOfItsPlace() throws {
    let view = """
      {use: {component: card, with: {title: Aare}}},
      {use: {component: card, with: {title: Rhein, note: "{1 + 1}"}}}, {use: bare},
      {forEach: {data: towns, view: {use: {component: card, with: {title: "{name}", note: "{far} {unit}"}}}}},
      {use: {component: pair, with: {all: "{towns}"}}}
      """
    #expect(
      try texts(view) == [
        "Aare in km", "Rhein 2", "bare", "Bern 8 km", "Ulm 3 km", "Bern!", "Ulm!", "end in km",
      ])
  }

  @Test(arguments: [
    (
      "{use: crad}",
      "found \"crad\", expected the name of a component, or a file such as card.yaml"
    ),
    ("{use: crad}", "did you mean \"card\"?"),
    ("{use: card}", "use.with: found nothing for \"title\", expected a value of this parameter"),
    (
      "{use: {component: card, with: {titel: a}}}",
      "with.titel: found \"titel\", expected one of the parameters title, note; did you mean \"title\"?"
    ),
    ("{use: {component: bare, with: {a: 1}}}", "found \"a\", expected no parameter"),
    ("{use: {component: card, with: [1]}}", "with: found a list, expected a mapping of parameters"),
    (
      "{use: {component: card, with: {title: \"{nme}\"}}}",
      "with.title: found {nme}, expected the field \"unit\""
    ),
    ("{use: card.yaml}", "in a scene without a folder, expected no file"),
    // The loops around its place are not the component's.
    (
      "{forEach: {data: towns, view: {use: {component: pair, with: {all: \"{nam}\"}}}}}",
      "found {nam}"
    ),
  ])
  func aMistakeIsNamed(_ view: String, _ message: String) {
    #expect(problem(view).contains(message), "\(problem(view))")
  }

  @Test func aComponentThatNoViewUsesIsReadToo() throws {
    let yaml = """
      platen: 1
      data: {unit: km}
      components:
        card: {parameters: [title, size], view: {text: "{titel} {unit}", modifiers: [{fontt: 3}]}}
        open: {parameters: [title, list, size], view: {vStack: {children: [
          {text: "{title.name} {size * 2}", modifiers: [{opacity: "{size}"}, {foregroundStyle: "{title}"}]},
          {forEach: {data: "{list}", view: {text: "{nothing}"}}}, {use: {component: plain, with: {n: "{size}"}}}]}}}
        plain: {parameters: {n: 3}, view: {text: "{n + 1}", modifiers: [{opacity: "{n}"}]}}
        file: {view: {use: other.yaml}}
        loop: {view: {use: loop}}
      view: {text: a}
      """
    try withFolder(["other.yaml": "view: {txt: a}"]) { (folder) throws in
      var options = SceneOptions()
      options.folder = DataFolder(folder)
      let error = #expect(throws: SceneFileError.self) {
        try PictureScene(SceneText(name: "s.yaml", text: yaml), options: options)
      }
      #expect(
        (error?.errors ?? []).map { "\($0.position.line) \($0.path): \($0.found)" }.sorted()
          == [
            "10 components.loop.view.use: found the component \"loop\" inside itself",
            "4 components.card.view.modifiers[0].fontt: \"fontt\"",
            "4 components.card.view.text: {titel}",
            "8 components.plain.view.modifiers[0].opacity: the number 3, computed from \"{n}\"",
            "9 components.file.view.use.view.txt: \"txt\" in other.yaml:1:8",
          ].map { $0.replacing("found the", with: "the") })
    }
    // What is found in them is not told, as nothing of it is drawn.
    let well = try PictureScene(
      SceneText(
        name: "s.yaml",
        text: "platen: 1\ncomponents: {a: {view: {text: '{1:number}'}}}\nview: {text: b}"),
      options: SceneOptions())
    #expect(well.findings == [])
  }

  @Test func aComponentDoesNotSeeTheLoopsAroundItsPlace() {
    let view = "{forEach: {data: towns, view: {use: {component: pair, with: {all: \"{towns}\"}}}}}"
    #expect(throws: Never.self) { try texts(view) }
    let far = "{forEach: {data: towns, view: {use: far.yaml}}}"
    try? withFolder(["far.yaml": "view: {text: \"{far}\"}"]) { (folder) throws in
      #expect(
        problem(far, folder).contains(
          "found {far} in far.yaml:1:14, expected the field \"unit\""))
    }
  }

  @Test func aComponentMayBeAFile() throws {
    let files = [
      // The same place as that of another file's view: what is kept of one is not the other's.
      "one.yaml":
        "platen: 1\nparameters: {n: 1}\nview: {vStack: {children: [{text: one}, {text: \"{n}\"}]}}",
      "two.json": "{\"view\":\n\n  {\"text\": \"two\"}}",
      "three.yaml":
        "parameters: {n: 1}\n# a line\nview: {vStack: {children: [{text: three}, {text: \"{n + 1}\"}]}}",
    ]
    try withFolder(files) { (folder) throws in
      let view = """
        {forEach: {data: 1...2, view: {vStack: {children: [{use: {component: one.yaml, with: {n: "{item}"}}},
          {forEach: {data: 1...2, view: {use: three.yaml}}}, {use: two.json}]}}}}
        """
      let loop = ["three", "2", "three", "2", "two"]
      #expect(try texts(view, folder) == ["one", "1"] + loop + ["one", "2"] + loop)
      #expect(
        try scene(view, folder).files.map(\.lastPathComponent).sorted()
          == ["one.yaml", "three.yaml", "two.json"])
    }
  }

  @Test func whatIsWrongInAFileIsToldWhereItIsUsed() throws {
    let files = [
      "view.yaml": "view:\n  table:\n    data: [1]\n    stripe: true\n", "broken.yaml": "view: [",
      "whole.yaml": "platen: 1\ncanvas: {width: 5}\nview: {text: a}\n",
      "self.yaml": "view: {use: self.yaml}", "inner.yaml": "view: {use: card}",
    ]
    try withFolder(files) { (folder) throws in
      for (name, message) in [
        ("view.yaml", "found \"stripe\" in view.yaml:4:5, expected one of the fields data"),
        ("broken.yaml", "in broken.yaml:1:"),
        (
          "whole.yaml",
          "found \"canvas\" in whole.yaml:2:1, expected one of the fields platen, parameters, view"
        ),
        ("self.yaml", "found the component \"self.yaml\" inside itself in self.yaml:1:"),
        ("inner.yaml", "found nothing for \"title\" in inner.yaml:1:"),
        ("none.yaml", "found \"none.yaml\", which "), ("../a.yaml", "../a.yaml"),
      ] {
        let problem = problem("{use: \(name)}", folder)
        #expect(problem.contains(message), "\(problem)")
        // All are in the line of the scene that uses the file.
        #expect(problem.hasPrefix("14: view"), "\(problem)")
      }
    }
  }
}
