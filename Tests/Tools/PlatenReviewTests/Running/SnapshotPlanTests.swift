import Foundation
import PlatenReview
import PlatenScenes
import TestSupport
import Testing

@Suite struct SnapshotPlanTests {
  private static func names(
    _ files: [String: String], _ configuration: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(text, to: name) }
    let plan = try SnapshotPlan(
      scenesIn: SnapshotFolder(scenes: folder.path),
      SnapshotConfiguration(SceneText(name: "c.yaml", text: configuration)))
    return plan.jobs.flatMap { $0.outputs.map(\.name) }
  }

  private static let scene = "platen: 1\nview: {text: a}\n"

  @Test func scenesAreTheFilesThatSaySo() throws {
    let names = try Self.names([
      "a.yaml": Self.scene, "b/c.yml": "# x\n" + Self.scene, "d.json": "{\"platen\": 1}",
      "e.json": "{\"view\":1,\"platen\":1}", "broken.yaml": "platen: 1\nview: [",
      "data.json": "[1]", "data.yaml": "name: platen: 1", "f.txt": Self.scene,
      "decisions.json": "{\"platen\": \"decisions\"}", ".hidden.yaml": Self.scene,
      "__Snapshots__/x.yaml": Self.scene, "platen-snapshots.yaml": "platen: 1",
    ])
    #expect(names == ["a.png", "b/c.png", "broken.png", "d.png", "e.png"])
  }

  @Test func aConfigurationNamesTheScenes() throws {
    let files = ["a.yaml": "x", "b.yaml": "x", "c/d.yaml": "x"]
    #expect(try Self.names(files, "scenes: '*.yaml'") == ["a.png", "b.png"])
    #expect(try Self.names(files, "{scenes: '**', exclude: b.*}") == ["a.png", "c/d.png"])
  }

  @Test func drawnPicturesAreSnapshotsOfTheirNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Card.svg")
    var drawn = SnapshotPicture(name: "Card.svg", path: folder.path + "/Card.svg")
    (drawn.source, drawn.line) = ("Sources/Cards/Card.swift", 7)
    var failed = SnapshotPicture(name: "Badge.png", path: folder.path)
    failed.failure = "ended by Aborted"
    let left = SnapshotPicture(name: "Draft.png", path: folder.path)
    let text = SceneText(name: "c.yaml", text: "exclude: Draft*")
    let plan = SnapshotPlan(of: [drawn, failed, left], try SnapshotConfiguration(text))
    #expect(plan.jobs.map(\.sourceName) == ["Badge.png", "Card.svg"])
    #expect(plan.jobs.map(\.sourcePath) == ["Badge.png", "Sources/Cards/Card.swift"])
    #expect(plan.jobs.map(\.line) == [nil, 7])
  }

  @Test func aFileHasFoldersOfItsOwn() throws {
    let place = try TemporaryFolder()
    let home = place.path
    let folder = try SnapshotFolder(scenes: home, ofFile: "Card.swift")
    #expect(folder.name == "Card.swift")
    #expect(folder.references.path == home + "/__Snapshots__/Card")
    #expect(folder.results.path == home + "/.platen-snapshots/Card")
  }

  @Test func variantsAreCalledAfterWhatTheyAre() throws {
    let names = try Self.names(
      ["a.yaml": Self.scene],
      """
      formats: [png, svg]
      variants: {colorScheme: all, scale: [1, 2.5], width: [100], data.count: [3]}
      """)
    #expect(names.count == 8)
    #expect(names.first == "a/dark-1x-w100-data.count_3.png")
    #expect(names.contains("a/light-2.5x-w100-data.count_3.svg"))
  }

  @Test(arguments: [
    ("A.json", "a.yaml"), ("a.json", "a.yaml"), ("cafe\u{301}.json", "caf\u{E9}.yaml"),
  ])
  func ofTwoScenesOfOneNameTheSecondFailsAlone(_ first: String, _ second: String) throws {
    let folder = try TemporaryFolder()
    for name in [first, second, "other.yaml"] { try folder.write(Self.scene, to: name) }
    let plan = try SnapshotPlan(
      scenesIn: SnapshotFolder(scenes: folder.path),
      SnapshotConfiguration(SceneText(name: "c.yaml", text: "")))
    #expect(plan.jobs.count == 3)
    let clashing = plan.jobs.filter { if case .clash = $0.source { true } else { false } }
    #expect(clashing.count == 1)
    let job = try #require(clashing.first)
    #expect([first, second].contains(job.sourceName))
    guard case .clash(let other) = job.source else { return }
    #expect(other != job.sourceName && [first, second].contains(other))
  }

  @Test func aLinkThatLeadsNowhereIsAScene() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.yaml", withDestinationPath: "gone.yaml")
    let plan = try SnapshotPlan(
      scenesIn: SnapshotFolder(scenes: folder.path),
      SnapshotConfiguration(SceneText(name: "c.yaml", text: "")))
    #expect(plan.jobs.map(\.sourceName) == ["a.yaml", "b.yaml"])
  }

  @Test func noScenesAreAnError() {
    for configuration in ["", "scenes: nothing.yaml"] {
      let error = #expect(throws: ReviewError.self) {
        try Self.names(["a.txt": "x"], configuration)
      }
      #expect(error?.code == .noInput)
    }
  }

  @Test func tooManyVariantsAreAnError() {
    let error = #expect(throws: ReviewError.self) {
      try Self.names(
        ["a.yaml": Self.scene], "variants: {width: 1...200, height: 1...51}")
    }
    #expect(error?.description.contains("10200 pictures") == true)
  }

  @Test func filesOfOthersKeepTheirNames() throws {
    let folder = try TemporaryFolder()
    for name in ["a b.PNG", "日/本.svg", "x.jpg", "y.txt"] { try folder.write("", to: name) }
    let plan = try SnapshotPlan(
      filesIn: SnapshotFolder(actual: folder.path, references: "r"), SnapshotConfiguration())
    #expect(plan.jobs.flatMap { $0.outputs.map(\.name) } == ["a b.PNG", "x.jpg", "日/本.svg"])
  }

  @Test func picturesThatAreNotReadAreNotPassedOver() throws {
    let folder = try TemporaryFolder()
    for name in ["a.avif", "b/c.PDF", "pdf", ".bmp"] { try folder.write("", to: name) }
    let place = try SnapshotFolder(actual: folder.path, references: "r")
    let plan = try SnapshotPlan(filesIn: place, SnapshotConfiguration())
    #expect(plan.jobs.map(\.sourcePath) == ["a.avif", "b/c.PDF"])
    let reasons = plan.jobs.map { job in
      if case .unread(let reason) = job.source { reason } else { "" }
    }
    #expect(reasons[0].contains("AVIF"))
    #expect(reasons[0].contains("expected a PNG, JPEG, WebP, GIF, SVG"))
    #expect(reasons[1].contains("pdftocairo") && reasons[1].contains("poppler-utils"))
    let configuration = try SnapshotConfiguration(
      SceneText(name: "c.yaml", text: "exclude: ['**/*.PDF', '*.avif']"))
    #expect(throws: ReviewError.self) { try SnapshotPlan(filesIn: place, configuration) }
  }
}
