internal import Foundation
internal import PlatenDrawing
public import PlatenViews

/// A label and its content, at the two ends of the space.
public struct LabeledContent<Label: View, Content: View>: _NonisolatedView {
  private let label: Label
  private let content: Content

  @Environment(\.controlStyles.labeledContent) private var styles

  /// Makes a label and its content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content, in the innermost style around them.
  public var body: some View {
    let style: any LabeledContentStyle = styles.last ?? AutomaticLabeledContentStyle()
    LabeledContentStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content))
    )
    .styled(with: style)
  }
}

extension LabeledContent where Label == Text {
  /// Makes a title and its content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a title and its content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a title and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a title and a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a title and a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Makes a title and a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the labelled content of a style's configuration, in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

// MARK: - Styles

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the drawn content.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the drawn content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``LabeledContentStyle`` draws.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The type-erased content of a label.
  public struct Content: _NonisolatedView {
    let view: AnyView

    /// The content itself.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The content of the label.
  public let content: Content

  /// The content as a style draws it.
  func styled<S: LabeledContentStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }
        .withoutStyle(\.labeledContent))
  }
}

/// The default style of labelled content: the label leading, the content trailing and
/// less strong.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// Returns the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    ContentRow(configuration: configuration)
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets the style of labelled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(\.labeledContent, style)
  }
}

/// The label and the content at the two ends of a row.
private struct ContentRow: _NonisolatedView {
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
