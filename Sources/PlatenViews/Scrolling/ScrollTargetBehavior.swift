public import Foundation
public import PlatenBase
internal import PlatenLayout

/// Where scrolling comes to rest, which in a picture it does not leave.
public protocol ScrollTargetBehavior {
  /// What is known when scrolling ends.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling comes to rest; never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A place at which scrolling comes to rest.
public struct ScrollTarget: Hashable {
  /// What is to be seen, in points.
  public var rect: CGRect
  /// Which point of it meets that point of the space; nil for the least way.
  public var anchor: UnitPoint?
}

/// What is known when scrolling ends.
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest.
  public let originalTarget: ScrollTarget
  /// The speed in points a second.
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

  /// Does nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Rest at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    private let number: Int

    /// As the surrounding has it.
    public static let automatic = LimitBehavior(number: 0)
    /// One, or a few.
    public static let always = LimitBehavior(number: 1)
    /// As many as there are.
    public static let never = LimitBehavior(number: 2)
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing.
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
