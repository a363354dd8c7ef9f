internal import PlatenScenes

/// One of the values that a sweep gives to what it varies.
struct SweepValue: Sendable {
  /// The value as captions and files' names have it.
  var text: String
  var overrides: [SceneOverride]
}
