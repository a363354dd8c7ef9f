internal import Platen
internal import PlatenScenes

/// A scene's file, or standard input.
struct SceneSource: Sendable {
  /// The path; `-` for standard input.
  let path: String
  var overrides: [SceneOverride] = []
  var allowedPaths: [String] = []

  /// What outputs are called after it: the file's name without its ending.
  var name: String {
    if path == "-" { return "scene" }
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return file.isEmpty ? "scene" : file
  }

  /// The path as messages show it.
  var shownPath: String { path == "-" ? "standard input" : path }

  /// Reads the scene.
  ///
  /// - Throws: A failure of reading the file, or all that is wrong in it.
  func scene(marksViews: Bool = false, text: SceneText? = nil) throws -> PictureScene {
    var options = SceneOptions()
    options.overrides = overrides
    options.folder = DataFolder(folder, allowedPaths: allowedPaths)
    options.marksViews = marksViews
    return try PictureScene(try text ?? self.text(), options: options)
  }

  /// The file's text, for a scene that is read more than once.
  func text() throws -> SceneText {
    SceneText(name: shownPath, text: try InputFile.text(at: path))
  }

  /// The folder of the file; for standard input the working one.
  private var folder: String {
    path == "-"
      ? FileManager.default.currentDirectoryPath
      : URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
