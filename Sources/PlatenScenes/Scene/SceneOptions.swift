package import PlatenBase
internal import PlatenLayout

/// How a scene is read.
package struct SceneOptions: Sendable {
  /// Values that take the place of the scene's own.
  package var overrides: [SceneOverride] = []
  /// Where the scene's data and pictures are; nil where no file may be read.
  package var folder: DataFolder?
  /// Whether views are marked with their places in the file, for a layout's tree.
  package var marksViews = false
  /// What the scene may ask for.
  package var limits = SceneLimits()
  /// What can end the reading from another thread; nil for what is around it.
  package var cancellation: RenderCancellation?

  package init() {}
}
