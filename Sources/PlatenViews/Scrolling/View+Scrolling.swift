public import PlatenBase
internal import PlatenLayout

/// Whether the indicators of a scroll view are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// With a mouse alone.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(number: 3)
}

/// When a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(number: 1)
  /// When there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int

  /// As the surrounding has it.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// As soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

// A picture stands still: all of these give the view as it is.
extension View {
  /// This view; a picture has no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// This view; a picture does not scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// This view; a picture does not bounce.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// This view; a picture has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// This view; a picture does not scroll.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// This view; a picture does not scroll.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// This view, from the start whatever the binding says.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }
}
