/// One of the values that is given to what varies in a scene.
package struct SceneAxisValue: Sendable {
  /// The value as captions and files' names have it.
  package var text: String
  package var overrides: [SceneOverride]
}
