/// How a scene is read.
package struct SceneOptions: Sendable {
  /// Values that take the place of the scene's own.
  package var overrides: [SceneOverride] = []
  /// Where the scene's data and pictures are; nil where no file may be read.
  package var folder: DataFolder?
  /// Whether views are marked with their places in the file, for a layout's tree.
  package var marksViews = false

  package init() {}
}
