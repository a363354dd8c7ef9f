public import Foundation
public import PlatenBase

/// Where a scroll view has got to; a picture shows each where it opens.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that it is at, if that was said.
  public private(set) var edge: Edge?
  /// Whether somebody has scrolled; nobody does in a picture.
  public let isPositionedByUser = false
  /// The point that it is at, if that was said.
  public private(set) var point: CGPoint?

  /// A place that nothing is said of.
  public init() {}

  /// A place that views with ids of a type will say.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// A place that views with ids of a type will say, at an edge at first.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// A place that views with ids of a type will say, at a point at first.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// The place of the view with an id.
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

  /// The id of the view that it is at; in a picture nobody says one.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the content under the space.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The distances of the content from the edges of the space.
  public var contentInsets: EdgeInsets
  /// The size of the space.
  public var containerSize: CGSize

  /// What is shown, of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The space, in the content.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing; it rests in a picture.
public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
  case idle
  /// A finger touches it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// It goes somewhere by itself.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What comes with a change of what a scroll view does.
public struct ScrollPhaseChangeContext {
  /// What the scroll view shows.
  public let geometry: ScrollGeometry
  /// How fast it moves.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// This view, whose scroll view shows its start whatever a position says.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// This view, whose scroll view never moves: the action is never done.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// This view, whose scroll view never moves: the action is never done.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// This view, whose scroll view never moves: the action is never done.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// This view, which is never scrolled into sight or out of it: the action is never done.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// This view, whose scroll view never moves: the action is never done.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
