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
  /// How many modifiers each style is, with those of styles in it.
  var styleSizes: [String: Int] = [:]
  /// The styles that are being read, the innermost last.
  var openStyles: [String] = []

  /// Keeps the canvas, in whose locale and time zone values are written and sorted.
  mutating func setCanvas(_ canvas: SceneCanvas) {
    self.canvas = canvas
    formatter = ValueFormatter(locale: canvas.locale, timeZone: canvas.timeZone)
  }
}
