public import Foundation
internal import PlatenBase
internal import Synchronization

/// The locale of the preview that is being drawn.
///
/// Code of previews asks Foundation for the current locale, which belongs to the process. Platen sets it here for each
/// picture. On Linux, Foundation's own locale is always `en_001`.
public enum _PreviewLocale {
  /// American English, as on a new iPhone.
  package static let usual = Locale(identifier: "en_US")

  // Only one preview is drawn at a time, but its code may read the locale on any thread.
  private static let locale = Lock(usual)

  /// The locale.
  public static var current: Locale { locale.withLock { $0 } }

  /// Sets the locale of the next picture.
  package static func set(_ next: Locale) { locale.withLock { $0 = next } }
}

extension Locale {
  /// The locale of the preview, for code that says `Locale.current`.
  public static var _platen: Locale { _PreviewLocale.current }
}

extension Calendar {
  /// The calendar of the preview's locale, for code that says `Calendar.current`.
  public static var _platen: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = _PreviewLocale.current
    return calendar
  }
}

extension DateFormatter {
  /// Makes a formatter in the preview's locale, for code that says `DateFormatter()`.
  public convenience init(_platen: Void) {
    self.init()
    locale = _PreviewLocale.current
  }
}

extension NumberFormatter {
  /// Makes a formatter in the preview's locale, for code that says `NumberFormatter()`.
  public convenience init(_platen: Void) {
    self.init()
    locale = _PreviewLocale.current
  }
}

extension Bundle {
  /// The identifier of the app, for code that unwraps `bundleIdentifier`: a program on Linux has none.
  public var _platenIdentifier: String? { bundleIdentifier ?? "com.example.preview" }

  /// The properties of the app, for code that unwraps `infoDictionary`.
  public var _platenInfo: [String: Any]? {
    let usual = [
      "CFBundleIdentifier": "com.example.preview", "CFBundleName": "Preview",
      "CFBundleDisplayName": "Preview", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    return (infoDictionary ?? [:]).merging(usual) { own, _ in own }
  }

  /// Returns a property of the app.
  public func _platenObject(forInfoDictionaryKey key: String) -> Any? { _platenInfo?[key] }
}
