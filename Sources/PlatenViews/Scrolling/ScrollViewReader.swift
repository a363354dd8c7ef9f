public import PlatenBase
internal import PlatenLayout

/// Views that can scroll the scroll views in them, which in a picture stay at their start.
@frozen
public struct ScrollViewReader<Content: View>: View {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views that are given a proxy.
  @inlinable public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls the scroll views in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  /// Does nothing: a picture shows views from the start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
