internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// How scenes are read: what is set, and what they may read.
struct SceneOptionGroup: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a value of the data, or one as canvas.width, in place of the scene's own; may be"
        + " repeated.", valueName: "key=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or folder that scenes may read beside their own folders; may be repeated.",
      valueName: "path"))
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
