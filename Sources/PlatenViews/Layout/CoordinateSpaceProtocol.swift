public import PlatenBase
internal import PlatenLayout

/// A space in which places are given, or its name.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the value.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the value.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view around, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The picture's.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the view around which has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// That of the innermost scroll view around: of what of it can be seen.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// That of the innermost scroll view around that goes on along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of scroll views' coordinate spaces: of any, or of those that go on along an axis.
struct ScrollSpaceName: Hashable {
  let axis: Axis?

  /// Whether this is the name of a scroll view's space along some axes.
  func isName(along axes: Axis.Set) -> Bool {
    switch axis {
    case nil: true
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    }
  }
}
