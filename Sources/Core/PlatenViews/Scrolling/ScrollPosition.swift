public import Foundation
public import PlatenBase

/// The position of a scroll view; a picture shows its initial one.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge of the position, if it was set.
  public private(set) var edge: Edge?
  /// Whether a user has scrolled; always false in a picture.
  public let isPositionedByUser = false
  /// The point of the position, if it was set.
  public private(set) var point: CGPoint?

  /// Makes an empty position.
  public init() {}

  /// Makes a position for views with ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// Makes a position for views with ids of a type, at an edge at first.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Makes a position for views with ids of a type, at a point at first.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Makes the position of the view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

  /// Goes to an edge; a picture shows the start.
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }

  /// Goes to a point; a picture shows the start.
  public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }

  /// Goes to the view with an id; a picture shows the start.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (edge, point) = (nil, nil)
  }

  /// Goes to a height; a picture shows the start.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  /// Goes to a place; a picture shows the start.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  /// Returns the id of the view at the position.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

/// The geometry of a scroll view's visible content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the content below the visible space.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The distances of the content from the edges of the space.
  public var contentInsets: EdgeInsets
  /// The size of the space.
  public var containerSize: CGSize

  /// Makes a geometry from its parts.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The space, in the content.
  public var bounds: CGRect { visibleRect }
}

/// The phase of a scroll view; it is idle in a picture.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is idle.
  case idle
  /// A finger touches it.
  case tracking
  /// A finger moves it.
  case interacting
  /// The scroll view slows down.
  case decelerating
  /// The scroll view moves by an animation.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// Returns this view unchanged; a picture shows the start of its scroll view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Calls an action with a value from the geometry of the scroll view in this view, and when it changes.
  ///
  /// A picture does not scroll: the geometry is that of the start.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value from the geometry.
  ///   - action: Receives the previous value, or at first the same, and the current value.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      for (i, node) in nodes.enumerated() {
        guard let geometry = node.scrollGeometry else { continue }
        context.memory(i + 1).report(transform(geometry), initial: true, to: action)
      }
    }
  }

  /// Returns this view unchanged: a picture does not scroll, so the action never runs.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Returns this view unchanged: a picture does not scroll, so the action never runs.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Returns this view unchanged: a picture does not scroll, so the action never runs.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Returns this view unchanged: a picture does not scroll, so the action never runs.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
