import PlatenScenes
import Testing

@Suite struct `What is wrong in a scene` {
  @Test(arguments: WrongScene.all)
  func `is said with its place and what is right`(scene: WrongScene) {
    let lines = messages(scene.yaml)
    #expect(lines == [scene.message])
  }

  @Test func `is said of all its places at once, in their order`() {
    let lines = messages(
      """
      platen: 1
      canvas: {width: wide, heigth: 3}
      theme: papr
      view:
        vStak:
          - text: Hi
            modifiers:
              - padding: -3e9
              - bld
      """)
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["2:17:", "2:23:", "3:8:", "5:3:", "8:20:", "9:11:"])
  }

  @Test func `is cut after twenty places`() throws {
    let texts = (0..<30).map { "  - txt: \($0)" }.joined(separator: "\n")
    let failure = #expect(throws: SceneFileError.self) {
      _ = try scene("platen: 1\nview:\n vStack:\n" + texts)
    }
    #expect(failure?.errors.count == 30)
    #expect(failure?.description.hasSuffix("\nand 10 more") == true)
  }

  @Test func `is a colour that YAML takes for a comment`() {
    let lines = messages("platen: 1\nview: {text: Hi, modifiers: [\n{foregroundStyle: #FF0000\n}]}")
    #expect(
      lines.first?.contains("a value that begins with # needs quotation marks") == true)
  }

  @Test func `is a style that stands for itself`() {
    let lines = messages(
      "platen: 1\nstyles: {a: [{style: a}]}\nview: {text: Hi, modifiers: [{style: a}]}")
    #expect(lines.allSatisfy { $0.contains("found the style \"a\" inside itself") })
    #expect(!lines.isEmpty)
  }

  @Test func `is a file where none may be read`() {
    let lines = messages("platen: 1\ndata: {words: {file: words.csv}}\nview: {text: Hi}")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("2:22: data.words.file: found \"words.csv\"") == true)
  }

  private func scene(_ yaml: String) throws -> PictureScene {
    try PictureScene(SceneText(name: "scene.yaml", text: yaml), options: SceneOptions())
  }

  /// The first line of each error, without the file's name.
  private func messages(_ yaml: String) -> [String] {
    do {
      _ = try scene(yaml)
      return []
    } catch let failure as SceneFileError {
      let lines = failure.description.split(separator: "\n")
      return lines.filter { $0.hasPrefix("scene.yaml:") }
        .map { String($0.dropFirst("scene.yaml:".count)) }
    } catch {
      return ["\(error)"]
    }
  }
}
