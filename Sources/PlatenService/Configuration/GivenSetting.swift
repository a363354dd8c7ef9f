/// A setting's values as one source has them.
struct GivenSetting {
  struct Text {
    var text: String
    /// Where it stands, as messages name it.
    var place: String
  }

  let setting: ServiceSetting
  var texts: [Text]
  let source: ConfigurationError.Fault.Kind

  /// What is wrong in the values themselves, each looked at alone.
  var faults: [ConfigurationError.Fault] {
    let parts = setting.number == .many ? texts : texts.suffix(1)
    return parts.compactMap { part in
      var scratch = ServiceConfiguration()
      do {
        try setting.read([part.text], &scratch)
        return nil
      } catch {
        return fault(of: error, at: part)
      }
    }
  }

  /// Puts the values in force.
  func apply(to configuration: inout ServiceConfiguration) -> ConfigurationError.Fault? {
    do {
      try setting.read(texts.map(\.text), &configuration)
      return nil
    } catch {
      return texts.last.map { fault(of: error, at: $0) }
    }
  }

  private func fault(of error: any Error, at part: Text) -> ConfigurationError.Fault {
    let wrong = error as? SettingValueError ?? SettingValueError(expected: "another value")
    let value = setting.isSecret ? "a secret" : LogText.quoted(String(part.text.prefix(80)))
    return ConfigurationError.Fault(
      kind: wrong.isInputMissing ? .missing : source, place: part.place,
      found: wrong.found.map(LogText.phrase) ?? value, expected: wrong.expected,
      suggestion: wrong.suggestion)
  }
}
