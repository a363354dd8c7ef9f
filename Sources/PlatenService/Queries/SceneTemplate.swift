internal import Foundation
internal import PlatenBase
internal import PlatenScenes

/// A scene of which some values can be set by an address's query.
///
/// These are its fields: the values of the scene's `data` that are texts, numbers, booleans or plain
/// lists of such. What a query sets is of the kind that the scene has there. It is neither YAML nor a
/// template: braces in it fill in nothing.
struct SceneTemplate: Sendable {
  /// The name of the file, without its ending.
  let name: String
  private let text: SceneText
  private let node: SourceNode
  private let folder: DataFolder
  private let ownFields: [TemplateField]

  /// Reads a scene, and the files that it names, once to find what is wrong.
  init(
    name: String, _ node: SourceNode, of text: SceneText, in folder: DataFolder,
    options: SceneOptions
  ) throws(SceneFileError) {
    self.name = name
    self.text = text
    self.folder = folder
    self.node = node
    ownFields = TemplateField.fields(of: node)
    _ = try read([], options)
  }

  /// What a query can set, in the order of the scene.
  var fields: [QueryParameter] { ownFields.map(\.parameter) }

  /// Reads the scene with some of its values set; data and pictures are read from the folder anew.
  ///
  /// - Parameters:
  ///   - pairs: Names of fields and their values in their order; that of a list may be repeated.
  ///   - options: Whose folder and settings do not count.
  /// - Throws: What is wrong with the values, as in ``PictureQuery``, or in the scene with them;
  ///   `RenderError` if the reading is cancelled.
  func scene(
    _ pairs: [(name: String, value: String)], options: SceneOptions = SceneOptions()
  ) throws -> PictureScene {
    try PictureScene.cancellable(options) { () throws(SceneFileError) in try read(pairs, options) }
  }

  private func read(
    _ pairs: [(name: String, value: String)], _ options: SceneOptions
  ) throws(SceneFileError) -> PictureScene {
    var options = options
    options.overrides = try overrides(QueryText(pairs))
    options.folder = folder
    do {
      return try PictureScene.read(node, of: text, options)
    } catch {
      throw error.hiding(folder.path)
    }
  }

  private func overrides(_ query: QueryText) throws(SceneFileError) -> [SceneOverride] {
    let decoder = SceneDecoder(options: SceneOptions())
    let node = query.node(of: fields, decoder)
    var overrides: [SceneOverride] = []
    if case .mapping(let entries) = node.content {
      for entry in entries {
        guard let field = ownFields.first(where: { $0.name == entry.key }),
          let value = decoder.at(entry.key, { field.read(entry.value, decoder) })
        else { continue }
        overrides.append(SceneOverride(field.path, value, of: query.shown))
      }
    }
    guard decoder.errors.isEmpty else { throw SceneFileError(of: query.shown, decoder.errors) }
    return overrides
  }
}

extension PictureQuery {
  /// The canonical form of a query's names and values, as ``canonicalText``, whatever it asks for.
  static func canonicalText(of pairs: [(name: String, value: String)]) -> String {
    QueryText(pairs).canonicalText
  }
}

extension SceneFileError {
  /// The error without the path of a folder that is nobody's business.
  fileprivate func hiding(_ folder: String) -> SceneFileError {
    let errors = errors.map { error in
      var error = error
      error.found = error.found.replacing(folder, with: "the folder")
      return error
    }
    return SceneFileError(of: text, errors, isInputMissing: isInputMissing)
  }
}
