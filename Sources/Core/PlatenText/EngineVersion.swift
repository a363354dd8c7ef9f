internal import CFontconfig
internal import CFreeType
internal import CHarfBuzz
internal import _FoundationICU

/// A library that pictures depend on, and its version as it was loaded.
package struct EngineVersion: Hashable, Sendable {
  /// The library's name as its makers write it.
  package var name: String
  /// The numbers of the version, with dots between them.
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// The libraries that find, measure and shape texts.
  package static var textEngines: [EngineVersion] {
    [
      EngineVersion(name: "FreeType", version: freeType),
      EngineVersion(name: "HarfBuzz", version: String(cString: hb_version_string())),
      EngineVersion(name: "ICU", version: unicode),
      EngineVersion(name: "fontconfig", version: fontconfig),
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var unicode: String {
    // Four numbers, of which the first two are the release.
    let numbers = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { numbers in
      swift_u_getVersion(numbers.baseAddress)
      return Array(numbers)
    }
    return "\(numbers[0]).\(numbers[1])"
  }

  /// One number: 21401 is 2.14.1.
  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
