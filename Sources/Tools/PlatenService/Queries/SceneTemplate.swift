internal import Foundation
internal import PlatenBase
internal import PlatenScenes

/// A scene of which some values can be set by an address's query.
///
/// These are its fields: the values of the scene's `data` that are texts, numbers, booleans or plain
/// lists of such. What a query sets is of the kind that the scene has there. It is neither YAML nor a
/// template: braces in it fill in nothing.
struct SceneTemplate: Sendable {
  /// The file's name, and what stands in it.
  let text: SceneText
  /// The folder of the data and pictures that the scene names.
  let folder: DataFolder
  private let node: SourceNode
  /// What a query can set, in the order of the scene.
  let fields: [TemplateField]

  /// Parses the text of a scene, and reads nothing else: neither its data nor whether it is right.
  ///
  /// - Throws: What is wrong in the text as YAML or JSON.
  init(
    _ text: SceneText, in folder: DataFolder, limits: SourceLimits = SourceLimits()
  ) throws(SceneFileError) {
    self.text = text
    self.folder = folder
    node = try SourceReader(limits: limits).read(text)
    fields = TemplateField.fields(of: node)
  }

  /// Whether the text says that it is a scene.
  var isScene: Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return entries.contains { $0.key == "platen" }
  }

  /// Names and values in a form that is the same for queries that ask for the same in other words: a
  /// part of a cache's key.
  func canonicalText(of pairs: [(name: String, value: String)]) -> String {
    let canonical = pairs.map { name, value in
      (name: name, value: fields.first { $0.name == name }?.canonical(value) ?? value)
    }
    return QueryText(canonical).canonicalText
  }

  /// Reads the scene with some of its values set; data and pictures are read from the folder anew.
  ///
  /// - Parameters:
  ///   - pairs: Names of fields and their values in their order; that of a list may be repeated.
  ///   - options: Whose folder and settings do not count.
  /// - Throws: What is wrong with the values, as in ``PictureQuery``, or in the scene with them; a
  ///   ``Problem`` for a scene that is wrong without them, too; `RenderError` if the reading is
  ///   cancelled.
  func scene(
    _ pairs: [(name: String, value: String)], options: SceneOptions = SceneOptions()
  ) throws -> PictureScene {
    try PictureScene.cancellable(options) {
      do throws(SceneFileError) {
        return try read(pairs, options)
      } catch {
        // A value can be wrong in a place of the scene that shows it.
        if error.text != text { throw error }
        let isBroken = pairs.isEmpty || (try? read([], options)) == nil
        throw isBroken ? Problem(brokenBy: error) : error
      }
    }
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
    let node = query.node(of: fields.map { ($0.name, $0.isList) }, decoder)
    var overrides: [SceneOverride] = []
    if case .mapping(let entries) = node.content {
      for entry in entries {
        guard let field = fields.first(where: { $0.name == entry.key }),
          let value = decoder.at(entry.key, { field.read(entry.value, decoder) })
        else { continue }
        overrides.append(SceneOverride(field.path, value, of: query.shown))
      }
    }
    guard decoder.errors.isEmpty else { throw SceneFileError(of: query.shown, decoder.errors) }
    return overrides
  }
}
