public import PlatenViews

/// How progress looks.
public protocol ProgressViewStyle {
  /// The type of the drawn progress.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The drawn progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` draws.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The label for the value of a progress, whatever its type.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// How far it has come, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// What it is that comes on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?

  /// The progress as a style draws it.
  func styled<S: ProgressViewStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.progress))
  }
}

extension View {
  /// This view with progress in a style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(\.progress, style)
  }
}
