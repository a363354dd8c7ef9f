/// Makes one view of the views written in a closure.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Some views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// A view as it is written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(.first(first))
  }

  /// The second of two branches.
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(.second(second))
  }

  /// A view behind an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
