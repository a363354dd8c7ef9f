internal import PlatenBase

/// Which fonts are asked for.
package struct FontRequest: Codable, Hashable, Sendable {
  /// Folders beside the usual one.
  ///
  /// A family of an earlier folder hides one with its name in a later folder,
  /// and in the usual one, as families of `@font-face` do (CSS Fonts Module Level 4, section 4).
  package var folders: [String] = []
  /// Whether the usual folder is left out.
  package var isAlone = false
  /// Whether fontconfig's fonts of this machine may be used as well.
  package var includesSystemFonts = false

  package init(
    folders: [String] = [], isAlone: Bool = false, includesSystemFonts: Bool = false
  ) {
    self.folders = folders
    self.isAlone = isAlone
    self.includesSystemFonts = includesSystemFonts
  }
}

/// The folders in which fonts are looked for.
package enum FontLocations {
  /// The variable that names the folders to use instead of the usual ones, with colons between them.
  private static let variable = "PLATEN_FONTS"

  /// The usual folders, the first of which that has fonts is used: the one that an installation has beside
  /// its executable, and the checkout's own.
  private static var usual: [String] {
    let installed = executableFolder.map { [$0.parentPath + "/share/platen/fonts"] } ?? []
    return installed + [checkoutFonts]
  }

  /// The folders of a variable's value, none of which goes without fonts.
  ///
  /// - Throws: ``FontError`` that names a folder without fonts, and the variable.
  static func folders(named value: String) throws(FontError) -> [FontFolder] {
    var folders: [FontFolder] = []
    for place in value.split(separator: ":").map(String.init) {
      do throws(FontError) {
        folders.append(try FontFolder(path: place))
      } catch {
        throw FontError(
          code: error.code, places: error.places.map { "\($0) of $\(variable)" },
          skipped: error.skipped)
      }
    }
    return folders
  }

  /// Returns the folders that fonts are taken from, in order, each with the faces that are taken.
  ///
  /// - Throws: ``FontError`` that names the places tried if a folder that is asked for or that `$PLATEN_FONTS`
  ///   names has no fonts, or if there are none at all.
  package static func folders(
    of request: FontRequest = FontRequest()
  ) throws(FontError) -> [FontFolder] {
    var folders: [FontFolder] = []
    for place in request.folders { folders.append(try FontFolder(path: place)) }
    if !request.isAlone { folders += try commonFolders() }
    if folders.isEmpty { throw FontError(code: .noFonts, places: request.isAlone ? [] : usual) }
    return folders.withoutHiddenFamilies
  }

  /// The folders beside those that are asked for; none if there are no fonts in them.
  private static func commonFolders() throws(FontError) -> [FontFolder] {
    if let named = SystemFiles.variable(variable), !named.isEmpty {
      return try folders(named: named)
    }
    for place in usual {
      if let folder = try? FontFolder(path: place) { return [folder] }
    }
    return []
  }

  /// Opens the fonts that are asked for.
  ///
  /// - Throws: As ``folders(of:)``.
  package static func library(
    _ request: FontRequest = FontRequest(), shapedTextBudget: Int? = nil
  ) throws(FontError) -> FontLibrary {
    try FontLibrary(
      folders: folders(of: request), includesSystemFonts: request.includesSystemFonts,
      shapedTextBudget: shapedTextBudget ?? FontLibrary.defaultShapedTextBudget)
  }

  /// Returns sixteen hexadecimal digits for each folder, which are others for other fonts; nil if there are none.
  ///
  /// The system's fonts have no part in them.
  package static func hash(of request: FontRequest = FontRequest()) -> String? {
    guard let folders = try? folders(of: request) else { return nil }
    let hashes = folders.map { folder in
      let digits = String(FontFolder.fingerprint(of: folder.path), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return hashes.joined(separator: "+")
  }

  private static var executableFolder: String? {
    SystemFiles.destination(ofLinkAt: "/proc/self/exe")?.parentPath
  }

  /// The folder `Fonts` of the checkout that this was built in, which may be gone.
  private static var checkoutFonts: String {
    #filePath.parentPath.parentPath.parentPath.parentPath.parentPath + "/Fonts"
  }
}

extension [FontFolder] {
  /// The folders without the families that an earlier one has, and without those that have no others.
  fileprivate var withoutHiddenFamilies: [FontFolder] {
    if count < 2 { return self }
    var known: Set<String> = []
    return compactMap { folder in
      var folder = folder
      folder.records.removeAll { known.contains($0.family) }
      known.formUnion(folder.records.map(\.family))
      return folder.records.isEmpty && folder.skipped.isEmpty ? nil : folder
    }
  }
}

extension FontLibrary {
  /// The library of the bundled fonts, opened when it is first used.
  ///
  /// If they cannot be found, it is empty, and drawing with it fails with an error that lists the searched places.
  public static let shared: FontLibrary = {
    do throws(FontError) {
      return try FontLocations.library()
    } catch {
      return FontLibrary(failure: error)
    }
  }()
}
