internal import Foundation
package import Platen
internal import PlatenBase

/// All that may make the same scene look different: what `platen --version` prints.
package struct VersionReport: Hashable, Sendable {
  /// The version of Platen.
  package static var number: String { CurrentVersion.number }

  /// The libraries that draw.
  package var engines: [EngineVersion]
  /// Sixteen hexadecimal digits that are others for other fonts; nil without fonts.
  package var fonts: String?

  /// - Parameter folder: The fonts' folder; nil for the one that is used where none is named.
  package init(fonts folder: String? = nil) {
    engines = EngineVersion.all
    fonts = FontLocations.folder(requested: folder).map { folder in
      let digits = String(FontFolder.fingerprint(of: folder), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
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
