public import PlatenBase

/// A space in which places are given, counted from its top left corner.
public enum CoordinateSpace: Hashable {
  /// The space of the whole picture.
  case global
  /// The space of the view itself.
  case local
  /// The space of the nearest enclosing view with the name.
  case named(AnyHashable)

  /// Whether this is the picture's space.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

// MARK: - Spaces as values

/// A value that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space that the value names.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the name of a view's own space.
  public init() {}

  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the name of the picture's space.
  public init() {}

  /// The picture's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an enclosing view, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space of the nearest enclosing view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the nearest enclosing view with the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the visible part of the innermost enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// Returns the space of the innermost enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of scroll views' coordinate spaces: of any, or of those that go on along an axis.
struct ScrollSpaceName: Hashable {
  let axis: Axis?

  /// Returns whether this is the name of a scroll view's space along some axes.
  func isName(along axes: Axis.Set) -> Bool {
    switch axis {
    case nil: true
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    }
  }
}

// MARK: - Named spaces

nonisolated extension View {
  /// Names this view's coordinate space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }

  /// Names this view's coordinate space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    Wrapped(content: self) { child, _, _ in CoordinateSpaceNode(child, name: name.name) }
  }
}

private final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable

  init(_ child: Node, name: AnyHashable) {
    self.name = name
    super.init(child)
  }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension Node {
  /// The nearest node around this one whose coordinate space has a name.
  func coordinateSpace(named name: AnyHashable) -> Node? {
    var current = parent
    while let ancestor = current {
      if ancestor.hasCoordinateSpace(named: name) { return ancestor }
      current = ancestor.parent
    }
    return nil
  }
}
