/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As is usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
