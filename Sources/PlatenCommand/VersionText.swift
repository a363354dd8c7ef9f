internal import PlatenScenes

/// What the command calls itself.
enum VersionText {
  /// The command and its version.
  static let command = "platen " + VersionReport.number
}
