/// A space in which places are given.
public enum CoordinateSpace: Hashable {
  /// The picture's.
  case global
  /// The view's own.
  case local
  /// That of the view around which has the name.
  case named(AnyHashable)

  /// Whether this is the picture's.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own.
  public var isLocal: Bool { self == .local }
}
