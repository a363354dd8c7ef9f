internal import Foundation
internal import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// A value within bounds, drawn as a bar.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _NonisolatedView {
  private let configuration: GaugeStyleConfiguration

  @Environment(\.controlStyles.gauge) private var styles

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let place = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: place.isNaN ? 0 : min(max(place, 0), 1), label: .init(view: AnyView(label)),
      currentValueLabel: current.map { .init(view: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(view: AnyView($0)) })
  }

  /// The gauge in the innermost style around it.
  public var body: some View {
    let style: any GaugeStyle = styles.last ?? DefaultGaugeStyle()
    configuration.styled(with: style)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }

  /// Makes a gauge with a label and a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, a label for the value and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

// MARK: - Styles

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the drawn gauge.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the drawn gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``GaugeStyle`` draws.
public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: _NonisolatedView {
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
  /// The label of the gauge.
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
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.gauge))
  }
}

nonisolated extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(\.gauge, style)
  }
}

/// The default style of gauges: ``LinearCapacityGaugeStyle``.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// Gauges as a bar that is filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar between the labels of its ends, with the others over and under it.
private struct GaugeBar: _NonisolatedView {
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

// MARK: - Bar

/// A bar that is filled from its leading end.
struct Bar: _NonisolatedView {
  /// The filled part, from 0 to 1.
  let fraction: Double
  let color: Color
  /// The height in points.
  var thickness: CGFloat = 4

  var body: some View {
    GeometryReader { geometry in
      Capsule().fill(ControlColor.track)
        .overlay(alignment: .leading) {
          if fraction > 0 {
            Capsule().fill(color)
              .frame(width: max(geometry.size.width * fraction, thickness))
          }
        }
    }
    .frame(height: thickness)
  }
}
