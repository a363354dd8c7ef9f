/// Whether a picture is made for a light or a dark surrounding.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}
