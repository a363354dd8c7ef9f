public import Foundation
public import PlatenBase

/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// Shown only with a mouse.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(number: 3)
}

/// The condition for a scroll view to bounce at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// It always bounces.
  public static let always = ScrollBounceBehavior(number: 1)
  /// It bounces if there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int

  /// The default of the surroundings.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// The keyboard disappears as soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

// A picture does not scroll: all of these return the view unchanged.
nonisolated extension View {
  /// Returns this view unchanged; a picture has no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Returns this view unchanged; a picture does not scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Returns this view unchanged; a picture does not bounce.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Returns this view unchanged; a picture has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Returns this view unchanged; a picture does not scroll.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Returns this view unchanged; a picture does not scroll.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Returns this view unchanged; a picture shows its start.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }
}

// MARK: - Where scrolling rests

/// The rule for the place where scrolling comes to rest; a picture does not scroll.
public protocol ScrollTargetBehavior {
  /// The context of the end of scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place where scrolling comes to rest; never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A place at which scrolling stops.
public struct ScrollTarget: Hashable {
  /// The visible rectangle, in points.
  public var rect: CGRect
  /// The point of the rectangle that meets the same point of the space; nil for the shortest way.
  public var anchor: UnitPoint?
}

/// The context of the end of scrolling.
public struct ScrollTargetBehaviorContext {
  /// The place where scrolling comes to rest.
  public let originalTarget: ScrollTarget
  /// The speed in points per second.
  public let velocity: CGVector
  /// The size of the views in points.
  public let contentSize: CGSize
  /// The size of the space in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// Rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Does nothing: a picture does not scroll.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Rest at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of views that are passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    private let number: Int

    /// The default of the surroundings.
    public static let automatic = LimitBehavior(number: 0)
    /// A limit of one view, or a few.
    public static let always = LimitBehavior(number: 1)
    /// All values.
    public static let never = LimitBehavior(number: 2)
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing: a picture does not scroll.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rest at the edges of views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Rest at the edges of views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

// MARK: - Scrolling to a view

/// Views that can scroll the scroll views in them, which in a picture stay at their start.
@frozen
public struct ScrollViewReader<Content: View>: _NonisolatedView {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views that are given a proxy.
  @inlinable public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the scroll views in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  /// Does nothing: a picture shows views from the start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
