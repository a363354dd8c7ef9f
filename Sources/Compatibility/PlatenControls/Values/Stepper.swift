public import Foundation
internal import PlatenDrawing
internal import PlatenText
public import PlatenViews

/// A minus and a plus button beside a label; they do nothing in a picture.
public struct Stepper<Label: View>: _NonisolatedView {
  private let label: Label

  @Environment(\.labelsAreHidden) private var labelIsHidden

  /// Makes a stepper that runs an action at each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper for a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// The label and the two signs.
  public var body: some View {
    LabeledRow(isLabelHidden: labelIsHidden) {
      label
    } content: {
      StepperSigns()
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title that runs an action at each step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper with a title that runs an action at each step.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  /// Makes a stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  /// Makes a stepper with a title for a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

extension Stepper {
  /// Makes a stepper with a label for a value in a format, which is not drawn.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }

  /// Makes a stepper with a label for a value within bounds in a format, which is not drawn.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value in a format, which is not drawn.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    label = Text(titleKey)
  }

  /// Makes a stepper with a title for a value in a format, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    label = Text(title)
  }

  /// Makes a stepper with a title for a value within bounds in a format, which is not drawn.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    label = Text(titleKey)
  }

  /// Makes a stepper with a title for a value within bounds in a format, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    label = Text(title)
  }
}

/// The two signs on their background: 94 by 32 points, as iOS's; on macOS, two arrows.
private struct StepperSigns: _NonisolatedView {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.macControls) private var macControls

  var body: some View {
    if let macControls {
      MacStepper(size: macControls.stepperSize)
    } else {
      HStack(spacing: 0) {
        sign("minus")
        RoundedRectangle(cornerRadius: 0.5).fill(Color(.separator)).frame(width: 1, height: 18)
        sign("plus")
      }
      .frame(width: 94, height: 32)
      .background { RoundedRectangle(cornerRadius: 8).fill(ControlColor.ground) }
    }
  }

  private func sign(_ name: String) -> some View {
    Image(systemName: name)
      .font(.system(size: 17, weight: .medium))
      .foregroundColor(isEnabled ? .primary : ControlColor.disabledText)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
