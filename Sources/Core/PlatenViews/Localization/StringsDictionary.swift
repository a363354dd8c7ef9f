internal import Foundation
internal import PlatenReports
internal import PlatenText

/// A file `NAME.stringsdict`: a property list of texts that change with numbers.
struct StringsDictionary {
  /// The translations by their keys.
  private(set) var translations: [String: Translation] = [:]

  /// - Throws: ``RenderError`` that names the file, and the key that it is about.
  init(_ data: Data, named name: String) throws(RenderError) {
    guard StringsFile.isCompiled(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { throw RenderError(strings: name, "it is not a property list of keys") }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let translation = (entry as? [String: Any]).flatMap(Self.translation) else {
        throw RenderError(
          strings: name,
          "the entry \(key.debugDescription) has no text in \"NSStringLocalizedFormatKey\"")
      }
      translations[key] = translation
    }
  }

  private static func translation(_ entry: [String: Any]) -> Translation? {
    if let texts = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return DeviceVariations.chosen(texts).flatMap(text).map { Translation($0) }
    }
    if let texts = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return WidthVariations.chosen(texts).flatMap(text).map { Translation($0) }
    }
    guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var translation = Translation(text)
    for case (let name, let rules as [String: Any]) in entry {
      translation.variables[name] = variable(rules)
    }
    return translation
  }

  /// A text, which may stand alone or as an entry of its own.
  private static func text(_ value: Any) -> String? {
    value as? String ?? (value as? [String: Any])?["NSStringLocalizedFormatKey"] as? String
  }

  private static func variable(_ rules: [String: Any]) -> Translation.Variable? {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = rules[category.rawValue] as? String
    }
    guard !forms.isEmpty else { return nil }
    let specifier = rules["NSStringFormatValueTypeKey"] as? String
    return Translation.Variable(specifier: specifier ?? "d", forms: forms)
  }
}
