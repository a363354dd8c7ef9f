internal import Foundation

// What a reader would do with a view, and how a voice would read it: a picture keeps none of it.

extension View {
  /// This view, whose parts mean something together, each alone, or nothing.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// This view, read sooner than those with a lower number.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// This view, which can be called by some names.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// This view, which can be called by some names.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// This view, which can be called by some names.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// This view, with which something can be done.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view, with which something of a name can be done.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// This view, with which something of a name can be done.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view, with which something of a name can be done.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view, whose value can be raised and lowered.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// This view, in whose place another is read.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// This view, in whose parts' place others are read.
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// This view, which is touched where it is or not at all.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// This view, shown large to those who see little.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// This view, whose colours stay as they are where others are turned around.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// This view, read with its marks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// This view, read letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// This view, read higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// This view, read when what is read now has been.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// What becomes of the meanings of a view's parts.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They do not count.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each counts.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They count as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What can be done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What is usual.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What is most important.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
