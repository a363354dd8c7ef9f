public import Foundation

// Foundation has these on Apple's systems, and not on Linux.

extension String {
  /// A key with values in it, as `String(localized:)` looks it up.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Makes a key.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Makes a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Makes the translation of a key: in the locale's language, or else in the bundle's own.
  ///
  /// Without one, or if the table cannot be read, it is the key with its values.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key in the table.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle whose resources have the table; nil for the program's.
  ///   - locale: The locale; American English by default, regardless of the machine's locale.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, table: table, tables: .of(bundle), locale: locale)
  }

  /// Makes the translation of a key, with a default text in the bundle's own language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The text if the table has none.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle whose resources have the table; nil for the program's.
  ///   - locale: The locale; American English by default, regardless of the machine's locale.
  ///   - comment: A note for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.key.named("\(key)"), table: table, tables: .of(bundle), locale: locale)
  }

  /// Makes the translation of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.defaultValue.key.named(resource.key), table: resource.table,
      tables: resource.bundle.tables, locale: resource.locale)
  }

  private init(
    _ key: LocalizedStringKey, table: String?, tables: StringTables, locale: Locale
  ) {
    let text = LocalizedText(key, table: table, tables: tables)
    let untranslated = LocalizedText(key, table: table, tables: StringTables(folders: []))
    self =
      (try? text.characters(in: locale)) ?? (try? untranslated.characters(in: locale)) ?? ""
  }
}

/// A key, and where its translations are.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The bundle whose resources have a table.
  public enum BundleDescription: Hashable, Sendable {
    /// The program's own.
    case main
    /// The bundle of a folder.
    case atURL(URL)

    /// Returns the bundle of a class: its program's.
    public static func forClass(_ type: AnyClass) -> Self { .atURL(Bundle(for: type).bundleURL) }

    var tables: StringTables {
      switch self {
      case .main: .main
      case .atURL(let url): .of(Bundle(url: url))
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale for strings made from it.
  public var locale: Locale
  /// The bundle whose resources have the table.
  public let bundle: BundleDescription

  /// Makes a resource from a key, which is the text if the table has none.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key in the table.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale for strings made from it; American English by default.
  ///   - bundle: The bundle whose resources have the table.
  ///   - comment: A note for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key.name, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource from a key, with a default text in the bundle's own language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The text if the table has none.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale for strings made from it; American English by default.
  ///   - bundle: The bundle whose resources have the table.
  ///   - comment: A note for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource from a key, which is the text if the table has none.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a key with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Makes the text of a resource, in the language of the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let key = resource.defaultValue.key.named(resource.key)
    self.init(.localized(LocalizedText(key, table: resource.table, tables: resource.bundle.tables)))
  }
}
