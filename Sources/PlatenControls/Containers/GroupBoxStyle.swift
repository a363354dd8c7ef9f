internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// How boxes look.
public protocol GroupBoxStyle {
  /// The type of the drawn box.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The drawn box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` draws.
public struct GroupBoxStyleConfiguration {
  /// The label of a box, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The views of a box, whatever their type.
  public struct Content: View {
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
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.group))
  }
}

/// The style of boxes where none is set: a grey ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The label over the views on their ground.
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

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// This view with boxes of a style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(\.group, style)
  }
}
