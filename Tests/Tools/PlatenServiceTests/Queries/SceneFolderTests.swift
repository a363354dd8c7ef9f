import Foundation
import PlatenBase
import PlatenScenes
import Synchronization
import TestSupport
import Testing

@testable import PlatenService

@Suite struct SceneFolderTests {
  private static let scene = "platen: 1\nview: {text: hello}\n"
  /// What a scene with a name that no field has is told: line 2, column 8.
  private static let misspelled = "platen: 1\nview: {txt: hello}\n"

  private let log = TestLog()

  private func folder(_ files: TemporaryFolder) throws -> SceneFolder {
    try SceneFolder(files.url, settlingTime: .zero, logger: log.logger) { template in
      do {
        _ = try template.scene([])
        return nil
      } catch {
        return error
      }
    }
  }

  // MARK: - Which scenes there are

  @Test func aFolderListsItsScenesByTheirNames() throws {
    let files = try TemporaryFolder([
      "b.yml": Self.scene, "a.json": #"{"platen": 1, "view": "spacer"}"#, "list.json": "[1, 2]",
      "names.json": #"[{"name": "platen"}]"#, "half.json": "{", ".hidden.yaml": "no scene",
      "notes.txt": "no scene", "inner/c.yaml": Self.scene,
    ])
    let state = try folder(files).state
    #expect(state.scenes.map(\.name) == ["a", "b"])
    #expect(state["c"] == nil && state["list"] == nil)
    #expect(state.nearestName(to: "bb") == "b")
  }

  @Test func scenesComeAndGo() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let folder = try folder(files)
    try files.write(Self.scene, to: "b.yaml")
    #expect(folder.state.scenes.map(\.name) == ["a"])
    await folder.look()
    #expect(folder.state.scenes.map(\.name) == ["a", "b"])
    try files.remove("a.yaml")
    await folder.look()
    #expect(folder.state.scenes.map(\.name) == ["b"])
  }

  @Test func aSceneThatChangesIsReadAgain() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let folder = try folder(files)
    try files.write("platen: 1\ndata: {size: 3}\nview: spacer\n", to: "a.yaml")
    await folder.look()
    #expect(folder.state["a"]?.template?.fields.map(\.name) == ["size"])
  }

  @Test func ofTwoScenesOfOneNameTheFirstIsDrawn() async throws {
    let files = try TemporaryFolder(["d.yaml": Self.scene, "d.yml": Self.scene])
    let folder = try folder(files)
    await folder.look()
    #expect(folder.state.scenes.map(\.file) == ["d.yaml"])
    let told = log.lines(with: "file=d.yml")
    #expect(told.count == 1 && told.first?.contains(" error ") == true)
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let error = #expect(throws: SceneFileError.self) {
      try SceneFolder(URL(fileURLWithPath: "/no/such/folder"), logger: log.logger) { _ in nil }
    }
    #expect(error?.isInputMissing == true)
  }

  // MARK: - Tags

  @Test func aTagIsThatOfAllFiles() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene, "data/deep/words.csv": "name\nSwift\n"])
    let folder = try folder(files)
    let first = folder.state.tag
    await folder.look()
    #expect(folder.state.tag == first)
    #expect(try self.folder(files).state.tag == first)
    try files.write("name\nSwift\nKotlin\n", to: "data/deep/words.csv")
    #expect(folder.state.tag == first)
    await folder.look()
    #expect(folder.state.tag != first)
  }

  /// Where a file may be written again in one tick of the file system's clock, no two looks have one
  /// tag, and files are read at each.
  @Test func whatMayChangeUnseenIsNotTakenForTheSame() throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let start = ContinuousClock.now
    var reader = try SceneFolderReader(
      files.url, limits: SourceLimits(), settlingTime: .seconds(3600), logger: log.logger)
    var tags = [reader.state.tag]
    for word in ["one", "two", "six"] {
      try files.write("platen: 1\ndata: {w: \(word)}\nview: spacer\n", to: "a.yaml")
      reader.look(rereads: false, at: start)
      tags.append(reader.state.tag)
      #expect(
        reader.state["a"]?.template?.fields.first?.value == .string(word))
    }
    reader.look(rereads: false, at: start + .seconds(10))
    tags.append(reader.state.tag)
    // No file can have changed since, unless its time did.
    reader.isCheckDue = false
    reader.look(rereads: false, at: start + .seconds(7300))
    tags.append(reader.state.tag)
    #expect(Set(tags).count == tags.count)
    #expect(reader.isCheckDue)
    reader.look(rereads: false, at: start + .seconds(7400))
    #expect(reader.state.tag == tags.last)
  }

  // MARK: - Broken scenes

  @Test(
    "a broken scene is told once with its place, until it changes",
    arguments: [
      (misspelled, 2, 8), ("platen: 1\nview: [\n", 2, 7),
      ("platen: 1\ndata: {l: {file: none.csv}}\nview: spacer\n", 2, 18),
    ])
  func broken(text: String, line: Int, column: Int) async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene, "b.yaml": text])
    let folder = try folder(files)
    for _ in 0..<3 {
      await folder.look()
      await folder.checkScenes()
    }
    let record = try #require(folder.state["b"]?.problem?.records.first)
    #expect(record.file == "b.yaml" && record.line == line && record.column == column)
    #expect(folder.state["b"]?.problem?.kind == .brokenScene)
    #expect(folder.state["a"]?.problem == nil)
    let told = log.lines(with: "scene is broken")
    #expect(told.count == 1)
    #expect(told.first?.contains(" error ") == true)
    #expect(told.first?.contains(" column=\(column) file=b.yaml line=\(line) ") == true)

    try files.write(text + "\n# changed\n", to: "b.yaml")
    await folder.look()
    await folder.checkScenes()
    #expect(log.lines(with: "scene is broken").count == 2)
    try files.write(Self.scene, to: "b.yaml")
    await folder.look()
    await folder.checkScenes()
    #expect(folder.state["b"]?.problem == nil)
    #expect(log.lines(with: "scene is valid again").count == 1)
  }

  @Test func dataThatComesMendsAScene() async throws {
    let text = "platen: 1\ndata: {l: {file: inner/words.csv}}\nview: {tagCloud: {data: l}}\n"
    let files = try TemporaryFolder(["a.yaml": text])
    let folder = try folder(files)
    await folder.checkScenes()
    #expect(folder.state["a"]?.problem != nil)
    try files.write("name\nSwift\n", to: "inner/words.csv")
    await folder.look()
    await folder.checkScenes()
    #expect(folder.state["a"]?.problem == nil)
  }

  @Test func noProblemTellsWhereTheFolderIs() async throws {
    let files = try TemporaryFolder([
      "e.yaml": "platen: 1\ndata: {l: {file: /etc/passwd}}\nview: spacer\n",
      "f.yaml": "platen: 1\ndata: {l: {file: none.csv}}\nview: spacer\n",
    ])
    try files.link("g.yaml", to: "gone")
    let folder = try folder(files)
    await folder.checkScenes()
    #expect(folder.state.scenes.allSatisfy { $0.problem != nil })
    let problems = folder.state.scenes.compactMap(\.problem)
    #expect(!problems.contains { $0.json.compact.contains(files.url.path) })
    #expect(!log.lines.contains { $0.contains(files.url.path) })
  }

  @Test func whatCannotBeCheckedNowIsCheckedLater() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let count = Lock(0)
    let folder = try SceneFolder(files.url, settlingTime: .zero, logger: log.logger) { _ in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      return isFirst ? Problem(.lineFull, "") : Problem(.renderTimeout, "late")
    }
    await folder.checkScenes()
    #expect(folder.state["a"]?.problem == nil && log.lines.isEmpty)
    await folder.checkScenes()
    #expect(folder.state["a"]?.problem?.kind == .renderTimeout)
  }

  // MARK: - The folder itself

  @Test func aFolderThatGoesLeavesItsLastScenes() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let folder = try folder(files)
    let tag = folder.state.tag
    files.remove()
    for _ in 0..<3 { await folder.look() }
    #expect(folder.state.tag == tag && folder.state["a"]?.template != nil)
    #expect(log.lines(with: "cannot be read").count == 1)
    try files.restore()
    try files.write(Self.scene, to: "b.yaml")
    for _ in 0..<3 { await folder.look() }
    #expect(folder.state.scenes.map(\.name) == ["b"])
    #expect(log.lines(with: "is back").count == 1)
  }

  @Test func watchingSeesChangesUntilItIsCancelled() async throws {
    let files = try TemporaryFolder(["a.yaml": Self.scene])
    let folder = try folder(files)
    let watch = Task { await folder.watch() }
    try files.write(Self.misspelled, to: "b.yaml")
    var isSeen = false
    for _ in 0..<6000 where !isSeen {
      isSeen = folder.state["b"]?.problem != nil
      if !isSeen { try await Task.sleep(for: .milliseconds(20)) }
    }
    #expect(isSeen)
    watch.cancel()
    await watch.value
  }
}
