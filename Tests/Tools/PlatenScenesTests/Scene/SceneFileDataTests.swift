import Foundation
import Platen
import PlatenScenes
import Testing

/// What scenes say of the files of their data.
@Suite("Data files of a scene")
struct SceneFileDataTests {
  /// The texts of a scene that goes through the items of a file.
  private func texts(
    _ list: String, canvas: String = "{}", _ contents: Data
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SceneFileDataTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try contents.write(to: folder.appendingPathComponent("list.csv"))
    let yaml = """
      platen: 1
      canvas: \(canvas)
      data: {list: {file: list.csv, \(list)}}
      view: {forEach: {data: list, view: {text: "{name} {weight:number} {$weight:number}"}}}
      """
    var options = SceneOptions()
    options.folder = DataFolder(folder.path)
    let scene = try PictureScene(SceneText(name: "scene.yaml", text: yaml), options: options)
    return try scene.renderer(library: .shared).fitReport().texts.map(\.text)
  }

  private static let german = "name;weight\nGröße;1.200,5\nHöhe;0,5\n"

  @Test func `Numbers are those of the canvas's locale, or of the list's`() throws {
    let data = Data(Self.german.utf8)
    #expect(
      try texts("sort: name", canvas: "{locale: de}", data) == ["Größe 1.200,5 1", "Höhe 0,5 0"])
    #expect(try texts("locale: de", data) == ["Größe 1,200.5 1", "Höhe 0.5 0"])
    // Where weights are asked for, the column itself shows how it is written.
    #expect(try texts("sort: weight", data) == ["Größe 1,200.5 1", "Höhe 0.5 0"])
  }

  @Test func `An encoding is said, or told by a mark`() throws {
    let latin = try #require(Self.german.data(using: .isoLatin1))
    #expect(try texts("locale: de, encoding: latin1", latin).first == "Größe 1,200.5 1")
    let wide = try Data([0xFF, 0xFE]) + #require(Self.german.data(using: .utf16LittleEndian))
    #expect(try texts("locale: de", wide).first == "Größe 1,200.5 1")
    let error = #expect(throws: SceneFileError.self) { try texts("locale: de", latin) }
    #expect(
      error?.description.contains("found a byte that is not UTF-8 in list.csv:2:3") == true,
      "\(error?.description ?? "")")
  }

  @Test func `Duplicates are summed on demand`() throws {
    let data = Data("name,weight\na,1\nb,5\na,2\n".utf8)
    #expect(try texts("sort: name", data) == ["a 1 0", "a 2 0.25", "b 5 1"])
    #expect(try texts("sumsDuplicates: true", data) == ["a 3 0", "b 5 1"])
  }
}
