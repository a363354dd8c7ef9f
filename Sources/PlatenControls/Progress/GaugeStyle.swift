internal import Foundation
public import PlatenViews

/// How gauges look.
public protocol GaugeStyle {
  /// The type of the drawn gauge.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = GaugeStyleConfiguration

  /// The drawn gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` draws.
public struct GaugeStyleConfiguration {
  /// What a gauge shows.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The value in words.
  public typealias CurrentValueLabel = Label
  /// The least value in words.
  public typealias MinimumValueLabel = Label
  /// The greatest value in words.
  public typealias MaximumValueLabel = Label

  /// The value's place from 0, the least, to 1, the greatest.
  public var value: Double
  /// What the gauge shows.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public var maximumValueLabel: MaximumValueLabel?

  /// The gauge as a style draws it.
  func styled<S: GaugeStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: self) }.withoutStyle(\.gauge))
  }
}

extension View {
  /// This view with gauges of a style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(\.gauge, style)
  }
}

/// The style of gauges where none is set: ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// Gauges as a bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 4) {
      if !environment.labelsAreHidden { configuration.label }
      HStack {
        configuration.minimumValueLabel
        Bar(fraction: configuration.value, color: environment.tint)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .opacity(environment.isEnabled ? 1 : 0.5)
  }
}
