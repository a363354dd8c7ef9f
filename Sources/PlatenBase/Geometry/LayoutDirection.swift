/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From the left, as in Latin script.
  case leftToRight
  /// From the right, as in Arabic and Hebrew script.
  case rightToLeft
}
