internal import Foundation
internal import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A slider, drawn at its current value.
///
/// Its label is for readers who cannot see it, and also drawn on macOS; the labels at its ends are always drawn.
public struct Slider<Label: View, ValueLabel: View>: _NonisolatedView {
  /// The value's place from 0, the least, to 1, the greatest.
  private let position: CGFloat
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.imitatesMac) private var imitatesMac

  private init(
    position: CGFloat, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
  ) {
    self.position = position
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// The track between the labels.
  public var body: some View {
    HStack {
      if imitatesMac, !labelIsHidden { label }
      minimumValueLabel
      SliderTrack(position: position)
      maximumValueLabel
    }
  }

  private static func place<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>
  ) -> CGFloat {
    let length = bounds.upperBound - bounds.lowerBound
    let place = length > 0 ? CGFloat((value.wrappedValue - bounds.lowerBound) / length) : 0
    return place.isNaN ? 0 : min(max(place, 0), 1)
  }
}

extension Slider {
  /// Makes a slider for a value within bounds, with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      position: Self.place(value, bounds), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// Makes a slider for a value within bounds, with a label and labels at its ends; the step does
  /// not affect the picture.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      position: Self.place(value, bounds), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for a value within bounds, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      position: Self.place(value, bounds), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }

  /// Makes a slider for a value within bounds, with a label; the step does not affect the picture.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider for a value within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  /// Makes a slider for a value within bounds; the step does not affect the picture.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }
}

/// The track of a slider, its part before the value, and the knob: 4 and 27 points high, as iOS's;
/// on macOS the knob's size is an estimate.
private struct SliderTrack: _NonisolatedView {
  private static let thickness: CGFloat = 4

  let position: CGFloat

  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.macControls) private var macControls

  var body: some View {
    let knobDiameter = macControls?.knobDiameter ?? 27
    GeometryReader { geometry in
      let travel = max(geometry.size.width - knobDiameter, 0)
      ZStack(alignment: .leading) {
        Capsule().fill(ControlColor.track).frame(height: Self.thickness)
        Capsule().fill(tint)
          .frame(width: travel * position + knobDiameter / 2, height: Self.thickness)
        Knob(diameter: knobDiameter).padding(.leading, travel * position)
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .leading)
    }
    .frame(height: knobDiameter)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
