public import PlatenViews

// The order that apps wrote the parts of these controls in at first: the label last.

extension Stepper {
  /// Makes buttons that run actions, with a label as the last argument.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes buttons that change a value, with a label as the last argument.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Makes buttons that change a value in a range, with a label as the last argument.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
