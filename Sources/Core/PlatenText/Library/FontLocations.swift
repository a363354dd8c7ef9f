internal import PlatenBase

/// The folders in which fonts are looked for.
package enum FontLocations {
  /// The folders that are tried, in order: the one that was asked for, or else `$PLATEN_FONTS`, the
  /// folder that an installation has beside its executable, and the checkout's own.
  package static func candidates(requested: String?) -> [String] {
    if let requested { return [requested] }
    var places: [String] = []
    if let named = SystemFiles.variable("PLATEN_FONTS"), !named.isEmpty {
      places.append(named)
    }
    if let program = executableFolder {
      places.append(program.parentPath + "/share/platen/fonts")
    }
    return places + [checkoutFonts]
  }

  /// The first of the candidates that has font files; nil if none has.
  package static func folder(requested: String? = nil) -> String? {
    candidates(requested: requested).first { !FontFile.all(in: $0).isEmpty }
  }

  /// The first of the candidates that holds fonts.
  ///
  /// - Throws: ``FontError`` that names the places tried.
  package static func library(
    requested: String? = nil, includesSystemFonts: Bool = false, shapedTextBudget: Int? = nil
  ) throws(FontError) -> FontLibrary {
    let places = candidates(requested: requested)
    for place in places {
      do throws(FontError) {
        return try FontLibrary(
          folder: place, includesSystemFonts: includesSystemFonts,
          shapedTextBudget: shapedTextBudget ?? FontLibrary.defaultShapedTextBudget)
      } catch {
        if error.code != .noFonts { throw error }
      }
    }
    throw FontError(code: .noFonts, places: places)
  }

  private static var executableFolder: String? {
    SystemFiles.destination(ofLinkAt: "/proc/self/exe")?.parentPath
  }

  /// The folder `Fonts` of the checkout that this was built in, which may be gone.
  private static var checkoutFonts: String {
    #filePath.parentPath.parentPath.parentPath.parentPath.parentPath + "/Fonts"
  }
}

extension FontLibrary {
  /// The library of the bundled fonts, opened when it is first used.
  ///
  /// If they cannot be found it is empty, and drawing with it fails with the places tried.
  public static let shared: FontLibrary = {
    do throws(FontError) {
      return try FontLocations.library()
    } catch {
      return FontLibrary(failure: error)
    }
  }()
}
