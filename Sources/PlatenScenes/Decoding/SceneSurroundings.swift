internal import Platen

/// What a scene says once for all of its views.
struct SceneSurroundings {
  var canvas: SceneCanvas?
  var theme = SceneTheme.system
  /// The values that texts may name.
  var scope = DataScope()
  var formatter = ValueFormatter()
  /// The lists of the data, by their names.
  var lists: [String: [DataItem]] = [:]
  /// The named styles: lists of modifiers as they are written.
  var styles: [String: SourceNode] = [:]
  /// The styles that are being read, the innermost last.
  var openStyles: [String] = []
}
