internal import Foundation
internal import PlatenReports
internal import PlatenText

/// A catalogue of strings, `NAME.xcstrings`: the translations of a table into all languages.
///
/// Of a text that is not the same on all devices it takes the one for all others, or else iPhone's.
struct StringCatalog {
  /// The language that keys without a translation are in.
  let sourceLanguage: String?
  /// The translations by language and key.
  private(set) var translations: [String: [String: Translation]] = [:]

  /// - Throws: ``RenderError`` that names the file, and what in it is no catalogue.
  init(_ data: Data, named name: String) throws(RenderError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw RenderError(strings: name, Self.problem(error))
    }
    sourceLanguage = file.sourceLanguage
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        translations[language, default: [:]][key] = localization.translation
      }
    }
  }

  private static func problem(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map(\.stringValue).joined(separator: " > ")
      return path.isEmpty ? "" : " in \(path)"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return "\"\(key.stringValue)\" is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "found a value of another kind\(place(context))"
    case .dataCorrupted(let context):
      let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      return "it is not JSON" + ((cause as? String).map { ": \($0)" } ?? place(context))
    default: return "it is not a string catalogue"
    }
  }
}

// MARK: - The file

private struct File: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String
  }

  /// A text, or its variations.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// One of them is there.
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
    var width: [String: Localization]?
  }
}

extension File.Localization {
  /// The translation; nil if there is none yet.
  var translation: Translation? {
    guard let forms else { return nil }
    var translation = Translation(forms: forms)
    for (name, substitution) in substitutions ?? [:] {
      guard let forms = substitution.variations?.forms else { continue }
      translation.variables[name] = Translation.Variable(
        argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
        forms: forms)
    }
    return translation
  }

  fileprivate var forms: [PluralCategory: String]? {
    stringUnit.map { [.other: $0.value] } ?? variations?.forms
  }
}

extension File.Variations {
  fileprivate var forms: [PluralCategory: String]? {
    if let plural {
      var forms: [PluralCategory: String] = [:]
      for (name, text) in plural {
        guard let category = PluralCategory(rawValue: name) else { continue }
        forms[category] = text.forms?.form(.other)
      }
      return forms.isEmpty ? nil : forms
    }
    return (device.flatMap(DeviceVariations.chosen) ?? width.flatMap(WidthVariations.chosen))?.forms
  }
}

/// The choice among texts for several devices.
enum DeviceVariations {
  static func chosen<Text>(_ texts: [String: Text]) -> Text? {
    texts["other"] ?? texts["iphone"] ?? texts.min { $0.key < $1.key }?.value
  }
}

/// The choice among texts for several widths: the widest, as pictures have room.
enum WidthVariations {
  static func chosen<Text>(_ texts: [String: Text]) -> Text? {
    texts.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
  }
}
