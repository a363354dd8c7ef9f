import Foundation
import Platen
import PlatenScenes
import Testing

/// What is found while a scene is read, with its place, and what only its layout tells.
@Suite struct `What a scene finds` {
  private func scene(
    _ yaml: String, _ overrides: [SceneOverride] = [], files: [String: String] = [:]
  ) throws -> PictureScene {
    var options = SceneOptions()
    options.overrides = overrides
    if !files.isEmpty {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("finds-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      options.folder = DataFolder(folder.path)
      return try PictureScene(SceneText(name: "a.yaml", text: yaml), options: options)
    }
    return try PictureScene(SceneText(name: "a.yaml", text: yaml), options: options)
  }

  /// Place, view and sentence of each finding.
  private func lines(_ findings: [FitFinding]) -> [String] {
    findings.map { "\($0.place) \($0)" }
  }

  @Test func `is nothing where all is well`() throws {
    let scene = try scene(
      """
      platen: 1
      data:
        l: {items: [{n: a, v: 1}, {n: b, v: 9}], where: {field: v, minimum: 5}}
      view: {vStack: [{forEach: {data: l, view: {text: "{n}"}}}]}
      """)
    #expect(scene.findings == [])
    #expect(try scene.findings(of: scene.renderer(library: .shared).fitReport()) == [])
  }

  @Test func `is what a sum leaves out`() throws {
    let scene = try scene(
      """
      platen: 1
      data: {l: [{v: 1}, {v: null}, {v: 3}]}
      view: {text: "{sum(l.v)} {mean(l.v)}"}
      """)
    #expect(
      lines(scene.findings) == [
        "a.yaml:3:14 sum leaves out 1 of 3 values, which is empty: \"{sum(l.v)} {mean(l.v)}\" (view.text)",
        "a.yaml:3:14 mean leaves out 1 of 3 values, which is empty: \"{sum(l.v)} {mean(l.v)}\" (view.text)",
      ])
  }

  @Test func `is a whole number that a calculation may change`() throws {
    func findings(_ text: String) throws -> [String] {
      let scene = try scene(
        """
        platen: 1
        data: {a: 9007199254740993, b: 9007199254740991}
        view: {text: "\(text)"}
        """)
      return lines(scene.findings)
    }
    #expect(try findings("{a} {a:number} {b + 1} {b == 3} {a == 9007199254740992}") == [])
    for text in ["{a + 1}", "{a > b}", "{max(a, 1)}"] {
      #expect(
        try findings(text).first
          == "a.yaml:3:14 9007199254740993 is too large to compute with exactly: whole numbers are"
          + " exact up to 9007199254740991: \"\(text)\" (view.text)", "\(text)")
    }
  }

  @Test func `is a moment without a zone`() throws {
    let view = "{worldClock: {at: \"2026-03-29T02:30:00\", zones: [Europe/Zurich]}}"
    let found = try scene("platen: 1\nview: \(view)\n").findings
    #expect(found.map(\.kind) == [.taken])
    #expect(found.first?.detail.contains("it is read as UTC") == true)
    #expect(
      try scene("platen: 1\nview: \(view.replacing(":00\"", with: ":00Z\""))\n").findings == [])
  }

  @Test func `is not the record of which something computed is wrong, which is an error`() {
    for (view, found) in [
      ("{text: \"{v * 2}\"}", "\"x\" as input of * in l.csv:3:1"),
      (
        "{text: a, modifiers: [{opacity: \"{$number * 1}\"}]}",
        "the number 2, computed from \"{$number * 1}\" in l.csv:3:1"
      ), ("{text: \"{vv * 2}\"}", "{vv}"),
    ] {
      let error = #expect(throws: SceneFileError.self) {
        try scene(
          """
          platen: 1
          data: {l: {file: l.csv}}
          view: {vStack: [{forEach: {data: l, view: \(view)}}]}
          """, files: ["l.csv": "name,v\na,1\nb,x\n"])
      }
      #expect(error?.errors.first?.found == found)
    }
  }

  @Test func `is a pattern of dates that nearly always is meant otherwise`() throws {
    let scene = try scene(
      """
      platen: 1
      data: {day: 2024-12-30}
      view: {vStack: [{text: "{day:date(dd.MM.YYYY)}"}, {text: "{day:date(dd.MM.yyyy)}"}]}
      """)
    #expect(
      lines(scene.findings) == [
        "a.yaml:3:24 YYYY is the year to which the week belongs, which differs from the calendar year around"
          + " New Year; yyyy is the calendar year (view.vStack[0].text)"
      ])
  }

  // Cells of 60 points in 2 columns and rows, with 8 between them: stretched cells are square.
  @Test func `is how wide a grid was taken that nothing told its width`() throws {
    let box = "{rectangle: {}, modifiers: [{frame: {width: 60, height: 20}}]}"
    let grid = "platen: 1\nview: {adaptiveGrid: {children: [\(box), \(box), \(box), \(box)]"
    let scene = try scene(grid + "}}")
    let report = try scene.renderer(library: .shared).fitReport()
    #expect(report.size == CGSize(width: 128, height: 128))
    #expect(
      scene.findings(of: report).map(\.description) == [
        "nothing sets the width of the grid: 2 columns of views at their ideal size, in 128×128"
          + " points"
      ])
    #expect(scene.findings(of: report).map(\.isNote) == [true])
    let told = try self.scene(grid + ", columns: 2}}")
    #expect(try told.findings(of: told.renderer(library: .shared).fitReport()) == [])
  }

  /// One template makes all views of a loop; each has the index of its item in its place.
  @Test func `has a place of its own for each view of a loop`() throws {
    var options = SceneOptions()
    options.marksViews = true
    let yaml = """
      platen: 1
      data: {l: {items: [{n: a}, {n: b}]}}
      view: {vStack: [{forEach: {data: l, view: {text: "{n}"}}}]}
      """
    let scene = try PictureScene(SceneText(name: "a.yaml", text: yaml), options: options)
    func ids(of tree: LayoutTree) -> [String] { [tree.id] + tree.children.flatMap(ids) }
    #expect(
      ids(of: try scene.renderer(library: .shared).layoutTree()).filter { $0.contains("forEach") }
        == ["view.vStack[0].forEach.view[0]", "view.vStack[0].forEach.view[1]"])
  }

  /// A PNG of one red pixel, and a profile of three bytes in it, made with Python's zlib.
  @Test func `is a picture whose profile cannot be read, where it is written`() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADmlDQ1BhAAB4nGNkYgYAAA0ABxwHmTUAAAAMSURB"
      + "VHicY/jPwAAAAwEBAMn+ku8AAAAASUVORK5CYII="
    let scene = try scene("platen: 1\nview:\n  image: \"data:image/png;base64,\(png)\"\n")
    #expect(
      lines(scene.findings) == [
        "a.yaml:3:10 the picture: its colour profile cannot be read: it is drawn as sRGB"
          + " (view.image)"
      ])
    #expect(scene.findings.map(\.kind) == [.unknownColors])
    let view = Image(data: try #require(Data(base64Encoded: png)))
    let found = try ImageRenderer(content: view).fitReport().findings
    #expect(found.map(\.kind) == [.unknownColors])
  }

  @Test func `are tests that nothing passes, where they are written`() throws {
    let scene = try scene(
      """
      platen: 1
      data:
        l:
          items: [{n: a, v: 1}, {n: b, v: 2}]
          where: {field: v, minimum: 5}
      view: {vStack: [{text: Hi}, {forEach: {data: l, view: {text: "{n}"}}}]}
      """)
    #expect(
      lines(scene.findings) == [
        "a.yaml:5:12 none of 2 records passes the tests: the list is empty (data.l)"
      ])
    #expect(scene.findings.map(\.kind) == [.emptyList])
  }

  @Test(arguments: [
    ("[]", "a.yaml:3:6 the list is empty (data.l)"),
    ("{items: []}", "a.yaml:3:14 the list is empty (data.l)"),
    (
      "{items: [{n: a}], where: {field: n, is: b}}",
      "a.yaml:3:31 the only record does not pass the tests: the list is empty (data.l)"
    ),
    (
      "{items: [{n: a}, {n: b}], offset: 2}",
      "a.yaml:3:6 offset, limit or top leaves none of 2 records: the list is empty (data.l)"
    ),
  ])
  func `are lists without items`(list: String, line: String) throws {
    let scene = try scene(
      """
      platen: 1
      data:
        l: \(list)
      view: {vStack: [{text: Hi}, {forEach: {data: l, view: {text: "{n}"}}}]}
      """)
    #expect(scene.findings.count == 1)
    #expect(scene.findings.first?.kind == .emptyList)
    // The list is in a mapping, whose own place is told, or that of its tests.
    let told = lines(scene.findings).first ?? ""
    let words = line.split(separator: " ", maxSplits: 1)
    #expect(told.hasSuffix(String(words[1])), "\(told)")
    #expect(told.hasPrefix("a.yaml:3:"), "\(told)")
  }

  @Test func `are values that were set from outside, by their option`() throws {
    let scene = try scene(
      """
      platen: 1
      data: {l: [{n: a}]}
      view: {vStack: [{text: Hi}, {forEach: {data: l, view: {text: "{n}"}}}]}
      """, [SceneOverride(key: "l", value: "[]")])
    #expect(scene.findings.map(\.place) == ["--set l:1:1"])
  }

  @Test func `are weights below zero that sizes are to follow, in the file of the data`() throws {
    func findings(_ scale: String) throws -> [FitFinding] {
      try scene(
        """
        platen: 1
        data:
          l: {file: t.tsv, weights: {scale: \(scale)}}
        view: {vStack: [{forEach: {data: l, view: {text: "{name}"}}}]}
        """, files: ["t.tsv": "name\tweight\nGo\t3\nSwift\t-5\nC\t-6\n"]
      ).findings
    }
    #expect(
      lines(try findings("squareRoot")) == [
        "t.tsv:3:1 the weight of \"Swift\" is -5: a weight below zero has no size (data.l)"
      ])
    // As of temperatures.
    #expect(try findings("linear") == [])
  }

  @Test func `is what a cloud leaves out of a plain list`() throws {
    let list =
      "[{name: A, weight: 5}, {name: '', weight: 3}, {name: null, weight: 2}, {name: B, weight: -2}]"
    for (written, shift) in [(list, 0), ("{items: \(list)}", 8)] {
      let scene = try scene(
        """
        platen: 1
        data:
          l: \(written)
        view: {cloud: {data: l}}
        """)
      #expect(
        lines(scene.findings) == [
          "a.yaml:3:\(29 + shift) no word in \"name\": the row is left out (view.cloud)",
          "a.yaml:3:\(52 + shift) no word in \"name\": the row is left out (view.cloud)",
          "a.yaml:3:\(77 + shift) the weight of \"B\" is -2: a weight below zero has no size"
            + " (view.cloud)",
        ])
      let labels = try scene.renderer(library: .shared).fitReport().texts.map(\.text)
      #expect(labels.sorted() == ["A", "B"])
    }
    let tags = try self.scene(
      "platen: 1\nview: {tagCloud: {data: [{name: A, count: 5}, {name: '', count: 3}]}}\n")
    #expect(
      lines(tags.findings) == [
        "a.yaml:2:47 no word in \"name\": the row is left out (view.tagCloud)"
      ])
  }

  @Test func `is what the canvas cuts off`() throws {
    let scene = try scene(
      """
      platen: 1
      canvas: {width: 100, height: 50, padding: 10}
      view: {color: red, modifiers: [{frame: {width: 120, height: 20}}]}
      """)
    let findings = try scene.findings(of: scene.renderer(library: .shared).fitReport())
    #expect(
      findings.map(\.description) == [
        "the view takes 120×20 points, but it was offered 100×50, and the picture's edge cuts it"
          + " off"
      ])
    // The padding may be taken: nothing is cut off.
    let near = try self.scene(
      """
      platen: 1
      canvas: {width: 100, height: 50, padding: 10}
      view: {color: red, modifiers: [{frame: {width: 100, height: 20}}]}
      """)
    #expect(try near.findings(of: near.renderer(library: .shared).fitReport()) == [])
  }
}
