public import PlatenViews

/// How labels look.
public protocol LabelStyle {
  /// The type of the drawn label.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = LabelStyleConfiguration

  /// The drawn label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` draws.
public struct LabelStyleConfiguration {
  /// The title of a label, whatever its type.
  public struct Title: View {
    let view: AnyView

    /// The label's own title.
    public var body: some View { view }
  }

  /// The picture of a label, whatever its type.
  public struct Icon: View {
    let view: AnyView

    /// The label's own picture.
    public var body: some View { view }
  }

  /// What the label says.
  public let title: Title
  /// The picture before it.
  public let icon: Icon

  /// The label as a style draws it.
  func styled<S: LabelStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.label))
  }
}

extension View {
  /// This view with labels of a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(\.label, style)
  }
}
