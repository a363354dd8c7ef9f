/// A view that a screen would draw again only if it is another.
///
/// A picture is drawn once, so nothing is compared.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: Content { content }
}

extension View where Self: Equatable {
  /// This view, as one that is drawn again only if it is another.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
