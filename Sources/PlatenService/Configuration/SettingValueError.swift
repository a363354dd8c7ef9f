/// What was expected in place of a setting's value.
struct SettingValueError: Error, Hashable {
  /// A phrase, such as `a time from 1ms to 1h, as 10s`.
  var expected: String
  var suggestion: String?
  /// What was found, if that is more than the value, such as a file that is not there.
  var found: String?
  /// Whether a file or a folder is missing.
  var isInputMissing = false

  init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
