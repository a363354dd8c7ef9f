internal import Platen

extension SceneDecoder {
  /// The colour that the scene's theme calls a name; nil if it calls none so.
  func themeColor(named name: String) -> Color? { nil }
}
