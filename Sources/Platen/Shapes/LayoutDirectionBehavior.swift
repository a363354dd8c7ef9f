public import PlatenLayout

/// Whether something is mirrored where reading goes from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction of reading.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
