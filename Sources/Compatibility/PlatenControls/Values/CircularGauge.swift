internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// Gauges as an open ring with a mark at the value, as on a watch face.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a ring that is open below.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, fills: false)
  }
}

/// Gauges as a closed ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, NonisolatedStyle,
  Sendable
{
  /// Makes the style.
  public init() {}

  /// Returns a ring that is filled from the top.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, fills: true)
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, instead of a small one.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar that is filled up to the value, instead of one with a mark.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A ring; Apple publishes no measures: it is 58 points wide with a line of 5.5.
private struct CircularGauge: _NonisolatedView {
  let configuration: GaugeStyleConfiguration
  let fills: Bool

  @Environment(\.tint) private var tint

  /// The part of the ring that is drawn: all of it, or all but 90° below.
  private var whole: Double { fills ? 1 : 0.75 }

  var body: some View {
    ZStack {
      ring(1).opacity(fills ? 0.3 : 1)
      if fills { ring(configuration.value) }
      if !fills {
        Circle().fill(.background).frame(width: 8, height: 8).offset(y: -26)
          .rotationEffect(.degrees(-135 + 270 * configuration.value))
      }
      Group {
        if let value = configuration.currentValueLabel { value } else { configuration.label }
      }
      .font(.system(size: 18, weight: .medium))
      .minimumScaleFactor(0.5)
      .frame(width: 40)
    }
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) { fills ? nil : ends }
  }

  private func ring(_ share: Double) -> some View {
    Circle()
      .trim(from: 0, to: whole * share)
      .stroke(tint, style: StrokeStyle(lineWidth: 5.5, lineCap: .round))
      .rotationEffect(.degrees(fills ? -90 : 135))
      .padding(3)
  }

  private var ends: some View {
    HStack(spacing: 2) {
      if let least = configuration.minimumValueLabel {
        least
        configuration.maximumValueLabel
      } else if configuration.currentValueLabel != nil {
        configuration.label
      }
    }
    .font(.system(size: 10))
  }
}
