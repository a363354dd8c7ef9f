internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// A scene's file, or standard input.
struct SceneSource: Sendable {
  /// A value that tells one picture of a scene from the others.
  struct Setting: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The path; `-` for standard input.
  let path: String
  var overrides: [SceneOverride] = []
  var allowedPaths: [String] = []
  /// What tells the picture from the others of its scene, if there are some.
  var settings: [Setting] = []
  /// What stands in the file, if it was read before.
  var contents: String?

  /// What outputs are called after it: the file's name without its ending.
  var name: String {
    if path == "-" { return "scene" }
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return file.isEmpty ? "scene" : file
  }

  /// The path, or what standard input is called.
  var plainPath: String { path == "-" ? "standard input" : path }

  /// The path as messages show it, with what tells the picture from the scene's others.
  var shownPath: String {
    let settings = settings.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
    return settings.isEmpty ? plainPath : "\(plainPath) (\(settings))"
  }

  /// Reads the scene.
  ///
  /// - Throws: An error of reading the file, or all that is wrong in it.
  func scene(marksViews: Bool = false, text: SceneText? = nil) throws -> PictureScene {
    var options = SceneOptions()
    options.overrides = overrides
    options.folder = DataFolder(folder, allowedPaths: allowedPaths)
    options.marksViews = marksViews
    return try PictureScene(
      try text ?? self.text(), as: SourceFormat(fileName: path), options: options)
  }

  /// The file's text, for a scene that is read more than once.
  func text() throws -> SceneText {
    SceneText(name: shownPath, text: try contents ?? InputFile.text(at: path))
  }

  /// The folder of the file; for standard input the working one.
  private var folder: String {
    path == "-"
      ? FileManager.default.currentDirectoryPath
      : URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}

/// The options of reading scenes: what is set, and what they may read.
struct SceneOptionGroup: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a value of the data or of the scene, such as canvas.width. Repeatable.",
      valueName: "key=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or folder outside the scenes' own folders that they may read. Repeatable.",
      valueName: "path"), completion: .file())
  var allowPath: [String] = []

  /// The values that take the place of the scenes' own.
  func overrides() throws -> [SceneOverride] {
    try settings.map { setting in
      guard let sign = setting.firstIndex(of: "="), sign > setting.startIndex else {
        throw CommandError(
          .usage, "--set \"\(setting)\" has no value: write --set key=value")
      }
      return try SceneOverride(
        key: String(setting[..<sign]), value: String(setting[sign...].dropFirst()))
    }
  }
}
