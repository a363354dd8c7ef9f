internal import PlatenScenes

extension ServiceConfiguration {
  /// The settings in force as a file of settings, in YAML, without the secrets.
  package var yaml: String {
    var lines: [String] = []
    for group in SettingGroup.allCases {
      lines.append((lines.isEmpty ? "" : "\n") + "# \(group.rawValue)")
      for setting in ServiceSettings.all where setting.group == group && !setting.isSecret {
        lines.append(line(of: setting))
      }
      guard group == .access else { continue }
      lines.append("# tokens: \(tokens.count), hidden")
      let names = signingKeys.map(\.name).joined(separator: ", ")
      lines.append("# signing keys: \(names.isEmpty ? "none" : names + ", hidden")")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of setting: ServiceSetting) -> String {
    let values = setting.values(self).map { Self.scalar($0) }
    if setting.number == .many { return "\(setting.fileName): [\(values.joined(separator: ", "))]" }
    guard let value = values.first else { return "# \(setting.fileName): not set" }
    return "\(setting.fileName): \(value)"
  }

  /// A text as YAML has it: as it is where it cannot be anything else, else in quotation marks.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == ".")
      }
    return isPlain ? text : JSONValue.string(text).compact
  }
}
