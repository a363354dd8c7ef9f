import Foundation
import Platen
import PlatenScenes
import Testing

/// Fonts that a scene brings along.
@Suite struct SceneFontsTests {
  /// A folder with a file of an italic Inter, which takes the place of the bundled family.
  private final class Folder {
    let path = NSTemporaryDirectory() + "/platen-scene-\(UUID().uuidString)"

    init() throws {
      let fonts = FontLibrary.shared.folder
      try FileManager.default.createDirectory(
        atPath: path + "/brand", withIntermediateDirectories: true)
      for name in ["a.ttf", "brand/b.ttf"] {
        try FileManager.default.copyItem(
          atPath: fonts + "/Inter-Italic.ttf", toPath: "\(path)/\(name)")
      }
      try Data("no font".utf8).write(to: URL(fileURLWithPath: path + "/c.ttf"))
      try FileManager.default.createSymbolicLink(
        atPath: path + "/brand/out.ttf", withDestinationPath: fonts + "/Inter.ttf")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func scene(_ fonts: String, in folder: String?) throws -> PictureScene {
    var options = SceneOptions()
    options.folder = folder.map { DataFolder($0) }
    return try PictureScene(
      SceneText(name: "s.yaml", text: "platen: 1\nfonts: \(fonts)\nview: {text: Fjord}"),
      options: options)
  }

  private func problem(_ fonts: String, in folder: String?) -> String {
    let error = #expect(throws: SceneFileError.self) { try scene(fonts, in: folder) }
    return error?.errors.first.map { "\($0.path): \($0.unexpected.message)" } ?? ""
  }

  @Test func textsAreSetInTheFontsOfTheScene() throws {
    let folder = try Folder()
    let scene = try scene("a.ttf", in: folder.path)
    #expect(scene.files.map(\.lastPathComponent) == ["a.ttf"])
    let drawn = try scene.renderer(library: .shared).fitReport()
    let bundled = try self.scene("[]", in: nil).renderer(library: .shared).fitReport()
    #expect(drawn.fonts.map(\.family) == ["Inter"])
    // The italic letters are others, and the library is as it was.
    func svg(_ scene: PictureScene) throws -> Data {
      try scene.renderer(library: .shared).svgData()
    }
    let plain = try svg(self.scene("[]", in: nil))
    #expect(try svg(scene) != plain && bundled.fonts.map(\.family) == ["Inter"])
    #expect(try svg(self.scene("[]", in: nil)) == plain)
  }

  @Test func whatIsNoFontOfTheFolderIsAnError() throws {
    let folder = try Folder()
    #expect(
      problem("c.ttf", in: folder.path).hasPrefix(
        "fonts: found \"c.ttf\", which is not a font"))
    #expect(
      problem("[a.ttf, d.ttf]", in: folder.path).hasPrefix("fonts[1]: found \"d.ttf\", which is no")
    )
    #expect(problem("../x.ttf", in: folder.path).contains("outside the scene's folder"))
    // A link in a folder leads out of it as well.
    #expect(problem("brand", in: folder.path).contains("outside the scene's folder"))
    #expect(problem("a.ttf", in: nil).contains("in a scene without a folder"))
    try FileManager.default.removeItem(atPath: folder.path + "/brand/out.ttf")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/none", withIntermediateDirectories: true)
    #expect(problem("none", in: folder.path).contains("found a folder with no fonts"))
    // A hidden file is passed over in a folder, and a font counts once.
    try Data("no font".utf8).write(to: URL(fileURLWithPath: folder.path + "/brand/._b.ttf"))
    #expect(try scene("[brand, brand]", in: folder.path).fonts.count == 1)
    #expect(try scene("brand", in: folder.path).fonts.count == 1)
    #expect(try scene("brand", in: folder.path).findings == [])
  }

  @Test func whatCannotBeReadInAFolderOfFontsIsAFinding() throws {
    let folder = try Folder()
    try FileManager.default.removeItem(atPath: folder.path + "/brand/out.ttf")
    try Data("no font".utf8).write(to: URL(fileURLWithPath: folder.path + "/brand/c.ttf"))
    let scene = try scene("brand", in: folder.path)
    #expect(scene.fonts.count == 1)
    #expect(scene.findings.map(\.kind) == [.missingFamily])
    #expect(
      scene.findings.map(\.detail) == ["brand/c.ttf is left out: the file is not a font"])
  }
}
