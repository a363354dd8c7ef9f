internal import Foundation

/// What an Xcode project says of an app that is built: the settings by their names, and the properties that the app's
/// `Info.plist` has of them.
struct AppSettings {
  /// The folder that paths begin in.
  private let folder: String
  private var values = [
    "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
  ]

  init(folder: String) { self.folder = folder }

  /// Adds settings, which count more than those before.
  mutating func take(_ settings: [String: Any]) {
    for (name, value) in settings {
      let text = value as? String ?? (value as? [String])?.joined(separator: " ")
      // Others than those of all systems, as `SDKROOT[sdk=macosx*]`, have a bracket.
      guard let text, !name.contains("[") else { continue }
      values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Adds the settings of a file of them, as `MARKETING_VERSION = 1.2`.
  mutating func take(configuration text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let parts = code.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { take([parts[0]: parts[1]]) }
    }
  }

  /// The text with the values of settings for their names, as in `$(PRODUCT_NAME)`; nil if one is not known.
  private func filled(_ text: String, depth: Int = 0) -> String? {
    var isKnown = depth < 8
    let result = text.replacing(/\$[({](\w+)(?::(\w+))?[)}]/) { match -> String in
      guard isKnown, let value = values[String(match.output.1)],
        let filled = filled(value, depth: depth + 1)
      else {
        isKnown = false
        return ""
      }
      guard let form = match.output.2, form.hasSuffix("rfc1034identifier") else { return filled }
      return filled.replacing(/[^A-Za-z0-9.-]/, with: "-")
    }
    return isKnown ? result : nil
  }

  /// The value of a property with the settings in it; nil if one of them is not known.
  private func resolved(_ value: Any) -> Any? {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.compactMap { resolved($0) }
    case let members as [String: Any]: members.compactMapValues { resolved($0) }
    default: value
    }
  }

  /// The app's properties: those of its file, those that Xcode makes of settings, and a bundle's own.
  var properties: [String: Any] {
    var found = [
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
    ].compactMapValues { filled($0) as Any? }
    for (name, value) in values where name.hasPrefix(Self.prefix) {
      found[String(name.dropFirst(Self.prefix.count))] = resolved(Self.value(of: value))
    }
    if let file = values["INFOPLIST_FILE"].flatMap({ filled($0) }),
      let list = Self.properties(at: file.hasPrefix("/") ? file : "\(folder)/\(file)")
    {
      found.merge(list.compactMapValues { resolved($0) }) { $1 }
    }
    // The program that draws has another name.
    found["CFBundleExecutable"] = nil
    return found
  }

  /// Whether declarations without an isolation belong to the main actor, as in new projects since Xcode 26.
  var isolatesToMainActor: Bool { values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  private static let prefix = "INFOPLIST_KEY_"

  private static func value(of setting: String) -> Any {
    switch setting {
    case "YES": true
    case "NO": false
    default: setting
    }
  }

  /// Returns what a file of properties has; nil if it is none.
  private static func properties(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}
