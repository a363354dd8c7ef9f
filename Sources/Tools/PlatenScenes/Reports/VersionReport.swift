internal import Foundation
package import Platen
internal import PlatenBase

/// All that may make the same scene look different: what `platen --version` prints.
package struct VersionReport: Hashable, Sendable {
  /// The version of Platen.
  package static var number: String { CurrentVersion.number }

  /// The libraries that draw.
  package var engines: [EngineVersion]
  /// Sixteen hexadecimal digits for each folder, which are others for other fonts; nil without fonts.
  package var fonts: String?

  /// - Parameter fonts: The fonts that pictures are drawn with.
  package init(fonts: FontRequest = FontRequest()) {
    engines = EngineVersion.all
    self.fonts = FontLocations.hash(of: fonts)
  }

  /// A line for the program, for each library and for the fonts, without an end after the last.
  package var text: String {
    let engines = engines.map { "\($0.name) \($0.version)" }
    return (["platen \(Self.number)"] + engines + ["fonts \(fonts ?? "none")"])
      .joined(separator: "\n")
  }

  /// The same as a JSON object.
  package var json: JSONValue {
    [
      "platen": .string(Self.number),
      "engines": .object(engines.map { .init($0.name, .string($0.version)) }),
      "fonts": fonts.map { .string($0) } ?? .null,
    ]
  }
}
