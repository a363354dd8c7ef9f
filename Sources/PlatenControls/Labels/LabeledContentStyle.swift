internal import PlatenDrawing
public import PlatenViews

/// How labelled content looks.
public protocol LabeledContentStyle {
  /// The type of the drawn content.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The drawn content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabeledContentStyle`` draws.
public struct LabeledContentStyleConfiguration {
  /// A label, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// What a label names, whatever its type.
  public struct Content: View {
    let view: AnyView

    /// The content itself.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// What it names.
  public let content: Content

  /// The content as a style draws it.
  func styled<S: LabeledContentStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }
        .withoutStyle(\.labeledContent))
  }
}

/// The style of labelled content where none is set: the label leading, the content trailing and
/// less strong.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    ContentRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// This view with labelled content of a style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(\.labeledContent, style)
  }
}

private struct ContentRow: View {
  let configuration: LabeledContentStyleConfiguration

  @Environment(\.labelsAreHidden) private var labelIsHidden

  var body: some View {
    LabeledRow(isLabelHidden: labelIsHidden) {
      configuration.label
    } content: {
      configuration.content.foregroundColor(.secondary)
    }
  }
}
