internal import Platen

/// What `platen --version` prints: all that may make the same scene look different.
enum VersionText {
  /// The version of the command alone.
  static let command = "platen 0.1.0"

  /// The command, a line for each library that draws, and the fingerprint of the fonts.
  static var all: String {
    let engines = EngineVersion.all.map { "\($0.name) \($0.version)" }
    return ([command] + engines + ["fonts \(fonts)"]).joined(separator: "\n")
  }

  private static var fonts: String {
    guard let folder = FontLocations.folder() else { return "none" }
    let digits = String(FontFolder.fingerprint(of: folder), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
