/// How the log is written.
public enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: a line of `name=value` pairs.
  case text
  /// For machines: a JSON object a line.
  case json
}
