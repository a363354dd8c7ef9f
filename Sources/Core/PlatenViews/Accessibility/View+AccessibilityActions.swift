internal import Foundation

// What a reader would do with a view, and how a voice would read it: a picture keeps none of it.

nonisolated extension View {
  /// This view, whose parts are read as one, each alone, or not at all.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// This view, read before those with a lower priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// This view with other names that a voice may call it by.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// This view with other names that a voice may call it by.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// This view with other names that a voice may call it by.
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

  /// This view, whose colours stay as they are where a reader has colours inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// This view, read aloud with its punctuation marks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// This view, read aloud letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// This view, read aloud in a higher or lower voice: -1 for the lowest, 1 for the highest.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// This view, read aloud after what is being read, instead of breaking in.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The accessibility of a view's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The parts are left out; the view stands for itself.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each part is read by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action that can be done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What touching the view does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving what the view is a part of, as with a back button.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment, as answering a call.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting the view's item.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing the view's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Towards higher values.
  case increment
  /// Towards lower values.
  case decrement
}
