internal import Foundation
internal import PlatenBase
internal import PlatenReports
internal import Synchronization

/// The tables of translations in a bundle: `NAME.strings` and `NAME.stringsdict` in folders
/// `LANGUAGE.lproj`, and catalogues `NAME.xcstrings`.
///
/// A table is read when it is first asked for, and does not change after that.
final class StringTables: Sendable {
  /// A file of a table.
  private struct File {
    /// The language of the folder that it is in; nil if it says itself, or is for all.
    var language: String?
    var url: URL
  }

  /// The content of a table's files.
  fileprivate struct Table {
    var translations: [String: [String: Translation]] = [:]
    var sourceLanguage: String?
    /// Why a file of it could not be read.
    var problem: RenderError?
  }

  /// A text in the language that it was found in.
  struct Found: Equatable {
    var translation: Translation
    /// As BCP 47 writes it.
    var language: String
  }

  /// The language of files that are for all languages, as folders name it.
  private static let base = "Base"

  private let files: [String: [File]]
  /// What the bundle says its own language is.
  private let developmentLanguage: String?
  private let tables = Lock<[String: Table]>([:])

  /// - Parameter folders: The folders of the bundle's resources: what the first ones say counts.
  init(folders: [URL]) {
    var files: [String: [File]] = [:]
    for folder in folders {
      for (name, file) in Self.files(in: folder) { files[name, default: []].append(file) }
    }
    self.files = files
    developmentLanguage = folders.lazy.compactMap(Self.developmentLanguage).first
  }

  /// Whether there is no table at all, as in most programs.
  var isEmpty: Bool { files.isEmpty }

  /// The text of a key for a locale: in the nearest language that the table has, or else in the
  /// bundle's own; nil if it has none.
  ///
  /// - Throws: ``RenderError`` if a file of the table cannot be read.
  func translation(
    of key: String, table name: String, in locale: Locale
  ) throws(RenderError) -> Found? {
    guard let files = files[name] else { return nil }
    let table = tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = Self.read(files)
      tables[name] = table
      return table
    }
    if let problem = table.problem { throw problem }
    let own = developmentLanguage ?? table.sourceLanguage ?? "en"
    let languages = Set(table.translations.keys).union([table.sourceLanguage].compactMap(\.self))
    let nearest = LanguageMatch.nearest(to: locale, among: languages.filter { $0 != Self.base })
    for language in [nearest, own, Self.base].compactMap(\.self) {
      if let translation = table.translations[language]?[key] {
        return Found(translation: translation, language: language == Self.base ? own : language)
      }
    }
    return nil
  }

  // MARK: - Files

  private static let endings = ["strings", "stringsdict", "xcstrings"]

  /// The files of a folder and of its languages' folders with their tables, by name.
  private static func files(in folder: URL) -> [(table: String, file: File)] {
    entries(of: folder).flatMap { entry -> [(table: String, file: File)] in
      // The folder of a program may have thousands of files: addresses are made for tables alone.
      if let table = table(of: entry) {
        return [(table, File(language: nil, url: folder.appendingPathComponent(entry)))]
      }
      guard entry.hasSuffix(".lproj") else { return [] }
      let url = folder.appendingPathComponent(entry)
      let language = String(entry.dropLast(".lproj".count))
      return entries(of: url).compactMap { name in
        table(of: name).map {
          ($0, File(language: language, url: url.appendingPathComponent(name)))
        }
      }
    }
  }

  private static func entries(of folder: URL) -> [String] {
    SystemFiles.names(in: folder.path)
  }

  /// The table that a file is of; nil if it is of none.
  private static func table(of name: String) -> String? {
    let ending = name.pathEnding
    return endings.contains(ending) ? String(name.dropLast(ending.count + 1)) : nil
  }

  private static func developmentLanguage(of folder: URL) -> String? {
    guard let bytes = SystemFiles.bytes(at: folder.path + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { return nil }
    // https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundledevelopmentregion
    return (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String
  }

  private static func read(_ files: [File]) -> Table {
    var table = Table()
    do throws(RenderError) {
      for file in files { try table.add(file.url, language: file.language ?? base) }
    } catch {
      table.problem = error
    }
    return table
  }
}

extension StringTables.Table {
  /// Adds the entries of a file.
  ///
  /// An entry replaces another with the same key only if it has plural forms.
  fileprivate mutating func add(_ file: URL, language: String) throws(RenderError) {
    guard let data = try? Data(contentsOf: file) else {
      throw RenderError(strings: file.path, "it cannot be read")
    }
    switch file.pathExtension {
    case "xcstrings":
      let catalog = try StringCatalog(data, named: file.path)
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      for (language, texts) in catalog.translations {
        translations[language, default: [:]].merge(texts) { first, _ in first }
      }
    case "stringsdict":
      let texts = try StringsDictionary(data, named: file.path).translations
      translations[language, default: [:]].merge(texts) { first, new in
        first.variables.isEmpty ? new : first
      }
    default:
      let texts = try StringsFile(data, named: file.path).strings
      translations[language, default: [:]].merge(texts.mapValues { Translation($0) }) { first, _ in
        first
      }
    }
  }
}

// MARK: - Of bundles

extension StringTables {
  /// The tables of the program.
  static let main = StringTables(folders: ProgramResources.folders)

  private static let known = Lock<[String: StringTables]>([:])

  /// The tables of a bundle; of the program for nil.
  static func of(_ bundle: Bundle?) -> StringTables {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return main }
    let path = bundle.bundlePath
    let resources = bundle.resourcePath ?? path
    return known.withLock { known in
      if let tables = known[path] { return tables }
      let folders = resources == path ? [path] : [resources, path]
      let tables = StringTables(folders: folders.map { URL(fileURLWithPath: $0) })
      known[path] = tables
      return tables
    }
  }
}
