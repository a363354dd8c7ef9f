internal import Foundation

// What a reader would do with a view, and how a voice would read it: a picture keeps none of it.

nonisolated extension View {
  /// Sets whether the parts of this view are read as one, separately, or not at all.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Puts this view before views with a lower priority for readers.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets the order in which this view is read among its neighbours.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Sets the names of this view for voice control.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Adds alternative names of this view for voice control.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Adds alternative names of this view for voice control.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Adds alternative names of this view for voice control.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Adds an action to this view, for readers who cannot see it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action to this view, for readers who cannot see it.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Adds a named action to this view, for readers who cannot see it.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action to this view, for readers who cannot see it.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action that raises and lowers the value of this view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Replaces this view with another for readers who cannot see it.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Replaces the parts of this view with others for readers who cannot see it.
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Sets whether this view reacts to touches.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Adds a large form of this view for readers with low vision.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Keeps the colours of this view if a reader inverts colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the punctuation of this view is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether this view is spelled letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of the voice for this view: -1 for the lowest, 1 for the highest.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Queues the announcements of this view, instead of interrupting others.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The accessibility of a view's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Readers ignore the parts and read only the view.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Screen readers read each part separately.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action that can be done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of touching the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action of leaving the view's screen, like a back button.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment, such as answering a call.
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
