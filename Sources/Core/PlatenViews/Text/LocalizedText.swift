public import Foundation
internal import PlatenReports
internal import PlatenText

/// A key that is looked up when the locale is known.
struct LocalizedText: Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String
  let tables: StringTables

  /// - Parameter table: The name of the table; nil for `Localizable`.
  init(_ key: LocalizedStringKey, table: String?, tables: StringTables) {
    (self.key, self.table, self.tables) = (key, table ?? "Localizable", tables)
  }

  static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a.key == b.key && a.table == b.table && a.tables === b.tables
  }

  /// Returns what the text says in a locale: its key, if there is no translation.
  ///
  /// - Parameter report: Called for a file of the table that cannot be read.
  func content(in locale: Locale, report: (any Error) -> Void) -> TextContent {
    do throws(RenderError) {
      let found = try tables.translation(of: key.name, table: table, in: locale)
      var text = LocalizedStringKey(parts: try parts(in: locale))
      text.isEnglish = found.map { $0.language.hasPrefix("en") } ?? true
      return text.content
    } catch {
      report(error)
      return key.content
    }
  }

  /// The parts of the translation, or else of the key.
  fileprivate func parts(in locale: Locale) throws(RenderError) -> [LocalizedStringKey.Part] {
    let found = try tables.translation(of: key.name, table: table, in: locale)
    guard let found else { return key.parts }
    return TranslationFiller(found, values: key.values).parts
  }

  /// The characters of the text in a locale, in which marks do not count.
  ///
  /// - Throws: ``RenderError`` if a file of the table cannot be read.
  func characters(in locale: Locale) throws(RenderError) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return LocalizedStringKey(parts: try parts(in: locale)).plainTexts
      .map { $0.spoken(in: environment) }.joined()
  }
}

/// Returns the text of a key in a bundle's tables and the preview's locale; the value, or else the key, without one.
///
/// Code that `platen preview` builds calls this instead of Foundation's `NSLocalizedString`.
public func _localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String
) -> String {
  let found = try? StringTables.of(bundle).translation(
    of: key, table: tableName ?? "Localizable", in: _PreviewLocale.current)
  return found?.translation.forms.form(.other) ?? (value.isEmpty ? key : value)
}

/// Puts a key's values into a translation.
private struct TranslationFiller {
  private let translation: Translation
  private let language: String
  private let values: [LocalizedStringKey.Value]

  /// How deep variables may be within variables.
  private static let deepest = 8

  init(_ found: StringTables.Found, values: [LocalizedStringKey.Value]) {
    (translation, language, self.values) = (found.translation, found.language, values)
  }

  var parts: [LocalizedStringKey.Part] {
    let number = values.lazy.compactMap(\.number).first
    guard let text = translation.forms.form(category(of: number)) else { return [] }
    // A text without values is not a format.
    return values.isEmpty ? [.literal(text)] : fill(text, from: 0, depth: 0)
  }

  private func category(of number: KeyNumber?) -> PluralCategory {
    guard let number else { return .other }
    return PluralRules.category(of: number.value, language: language.replacing("_", with: "-"))
  }

  /// The parts of a text, of which the formats that name no value take one after the other.
  private func fill(_ text: String, from first: Int, depth: Int) -> [LocalizedStringKey.Part] {
    var next = first
    func index(_ position: Int?) -> Int {
      if let position { return position - 1 }
      next += 1
      return next - 1
    }
    return TranslationPart.all(of: text).flatMap { part -> [LocalizedStringKey.Part] in
      switch part {
      case .characters(let characters): return [.literal(characters)]
      case .value(_, "arg"):
        return values.indices.contains(first) ? [.value(values[first])] : [.literal("%arg")]
      case .value(let position, let specifier):
        let index = index(position)
        // A specifier without a value is shown as written.
        guard values.indices.contains(index) else { return [.literal("%" + specifier)] }
        return [.value(values[index].written(as: specifier))]
      case .variable(let position, let name):
        let variable = translation.variables[name]
        let index = index(variable?.argument ?? position)
        guard depth < Self.deepest, values.indices.contains(index),
          let form = variable?.forms.form(category(of: values[index].number))
        else { return [.literal("%#@\(name)@")] }
        return fill(form, from: index, depth: depth + 1)
      }
    }
  }
}
