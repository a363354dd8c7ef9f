internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// Views on a separate background, under a label.
public struct GroupBox<Label: View, Content: View>: _NonisolatedView {
  private let label: Label
  private let content: Content

  @Environment(\.controlStyles) private var styles

  /// Makes views under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes views under a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the views in the innermost style around it.
  public var body: some View {
    let styles = styles
    let style: any GroupBoxStyle = styles.group.last ?? DefaultGroupBoxStyle()
    GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: AnyView(content.environmentValues { $0.controlStyles = styles }))
    )
    .styled(with: style)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes views without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Makes views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Makes the box of a style's configuration, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

// MARK: - Styles

/// The look of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the drawn box.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the drawn box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``GroupBoxStyle`` draws.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of a box.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The type-erased views of a box.
  public struct Content: _NonisolatedView {
    let view: AnyView

    /// The views themselves.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The views.
  public let content: Content

  /// The box as a style draws it.
  func styled<S: GroupBoxStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.group))
  }
}

/// The default style of boxes: a grey background with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns the label over the views on their background.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground))
    }
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style of group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(\.group, style)
  }
}
