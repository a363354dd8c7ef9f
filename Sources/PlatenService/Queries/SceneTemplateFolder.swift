internal import Foundation
internal import PlatenBase
package import PlatenScenes

/// The scenes in a folder, which are read once.
///
/// They are the files whose names end in `.yaml`, `.yml` or `.json`. A JSON file without a member
/// `platen` is data of a scene, and none itself. Folders inside are not looked into, and neither are
/// files whose names begin with a point.
struct SceneTemplateFolder: Sendable {
  /// The templates, sorted by their names' bytes.
  let templates: [SceneTemplate]

  /// Reads the scenes of a folder, and the files in it that they name.
  ///
  /// - Parameter options: The limits within which scenes are read; folder and settings do not count.
  /// - Throws: All that is wrong in all of the files.
  init(
    folder: URL, options: SceneOptions = SceneOptions()
  ) throws(SceneTemplateError) {
    var reader = TemplateReader(DataFolder(folder.path), options: options)
    try reader.readAll(in: folder)
    templates = reader.templates
  }

  /// The template of a name; nil if there is none.
  subscript(name: String) -> SceneTemplate? { templates.first { $0.name == name } }

  /// The name that is most like one that is no template's; nil where none is like it.
  func nearestName(to name: String) -> String? {
    NearestSpelling.of(name, among: templates.map(\.name), limit: 1).first
  }
}

/// All that is wrong in a folder's scenes.
package struct SceneTemplateError: Error, Sendable, CustomStringConvertible {
  /// What is wrong in each of the files, by their names.
  package let failures: [SceneFileError]

  package var description: String { failures.map(\.description).joined(separator: "\n") }
}

/// What is found while a folder is read.
private struct TemplateReader {
  let folder: DataFolder
  let options: SceneOptions
  var templates: [SceneTemplate] = []
  private var failures: [SceneFileError] = []
  /// The files of the templates by the templates' names.
  private var files: [String: String] = [:]

  init(_ folder: DataFolder, options: SceneOptions) {
    self.folder = folder
    self.options = options
  }

  mutating func readAll(in url: URL) throws(SceneTemplateError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      let failure = SceneFileError(
        file: url.path, found: "no folder that can be read", isMissing: true)
      throw SceneTemplateError(failures: [failure])
    }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in sorted where !name.hasPrefix(".") {
      guard let format = SourceFormat(fileName: name) else { continue }
      do throws(SceneFileError) {
        try read(name, as: format)
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw SceneTemplateError(failures: failures) }
    templates.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func read(_ file: String, as format: SourceFormat) throws(SceneFileError) {
    let text = try SceneText(name: file, bytes: bytes(of: file))
    let node = try SourceReader().read(text, as: format)
    if format == .json, !node.isScene { return }
    let name = (file as NSString).deletingPathExtension
    if let other = files[name] {
      throw SceneFileError(
        file: file, found: "a second scene called \(Quotation(name)), beside \(Quotation(other))",
        expected: "names that differ without their endings")
    }
    files[name] = file
    templates.append(try SceneTemplate(name: name, node, of: text, in: folder, options: options))
  }

  private func bytes(of file: String) throws(SceneFileError) -> Data {
    do throws(DataFileError) {
      return try folder.file(at: file).data
    } catch {
      throw SceneFileError(file: file, found: "a file that \(error.reason)")
    }
  }
}

extension SourceNode {
  /// Whether the value says that it is a scene.
  fileprivate var isScene: Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { $0.key == "platen" }
  }
}

extension SceneFileError {
  /// What is wrong with a file as a whole.
  fileprivate init(
    file: String, found: String, expected: String = "", isMissing: Bool = false
  ) {
    self.init(
      of: SceneText(name: file, text: ""),
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "", found: found, expected: expected)
      ], isInputMissing: isMissing)
  }
}
