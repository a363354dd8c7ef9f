internal import Platen

/// What `platen-server --version` prints: all that may make the same scene look different.
enum VersionText {
  static var all: String {
    let engines = EngineVersion.all.map { "\($0.name) \($0.version)" }
    return (["platen-server 0.1.0"] + engines).joined(separator: "\n")
  }
}
