public import PlatenBase
internal import PlatenLayout

/// What a view or a shape does where reading goes in another direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is drawn in a mirror where reading goes in a direction.
  case mirrors(in: LayoutDirection)

  /// It is drawn in a mirror where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
