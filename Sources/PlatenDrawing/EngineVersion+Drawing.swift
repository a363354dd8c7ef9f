internal import CCairo
package import PlatenText

extension EngineVersion {
  /// The libraries that pictures depend on, those of drawing first.
  package static var all: [EngineVersion] {
    [EngineVersion(name: "Cairo", version: String(cString: cairo_version_string()))] + textEngines
  }
}
