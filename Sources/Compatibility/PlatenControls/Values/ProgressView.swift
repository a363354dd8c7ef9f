public import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// A view of progress: a bar, or a spinner in its initial position.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _NonisolatedView {
  private let fraction: Double?
  private var timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  @Environment(\.controlStyles.progress) private var styles
  @Environment(\._now) private var now

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The bar or the spinner in the innermost style around it.
  public var body: some View {
    let style: any ProgressViewStyle = styles.last ?? DefaultProgressViewStyle()
    let timed = timer.map { interval, countsDown in
      Self.fraction(of: interval, at: now, countsDown: countsDown)
    }
    ProgressViewStyleConfiguration(
      fractionCompleted: timed ?? fraction,
      label: label.flatMap { $0 is EmptyView ? nil : .init(view: AnyView($0)) },
      currentValueLabel: currentValueLabel.flatMap {
        $0 is EmptyView ? nil : .init(view: AnyView($0))
      }
    )
    .styled(with: style)
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
  }

  /// The part of an interval that is left or passed at a time.
  private static func fraction(
    of interval: ClosedRange<Date>, at now: Date, countsDown: Bool
  ) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
    return length > 0 ? (countsDown ? length - passed : passed) / length : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a spinner.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Makes a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Makes a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Makes a spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Makes a bar; nil for a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Makes a bar with a label; nil for a spinner.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Makes a bar with a title; nil for a spinner.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a bar with a title; nil for a spinner.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Makes a bar with a label and a label for the value; nil for a spinner.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a bar for the time left or passed in an interval, with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = (timerInterval, countsDown)
  }

  /// Makes a bar for the time left or passed in an interval, with a label, and the time below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Makes a bar for the time left or passed in an interval, with the time below it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  /// Makes a bar for the state of a progress.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil,
      currentValueLabel: nil)
  }

  /// Makes the progress view of a style's configuration, in the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The time left or passed, below a bar for an interval.
public struct DefaultDateProgressLabel: _NonisolatedView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, like a clock.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

// MARK: - Styles

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the drawn progress.
  associatedtype Body: View
  /// The parts that a style draws.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the drawn progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``ProgressViewStyle`` draws.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The type-erased label for the value of a progress view.
  public struct CurrentValueLabel: _NonisolatedView {
    let view: AnyView

    /// The label itself.
    public var body: some View { view }
  }

  /// The completed fraction, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label of the progress.
  public var label: Label?
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?

  /// The progress as a style draws it.
  func styled<S: ProgressViewStyle>(with style: S) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: self) { $0.makeBody(configuration: $1) }.withoutStyle(
        \.progress))
  }
}

nonisolated extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(\.progress, style)
  }
}

// MARK: - The system's styles

/// The default style of progress: a bar if the value is known, otherwise a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, NonisolatedStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Returns a bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

/// Progress as a bar; an empty one if the value is not known.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, NonisolatedStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// Returns a bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

/// Progress as a spinner, which iOS draws for known and unknown values.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, NonisolatedStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// Returns a spinner over its label, and in a widget a ring for a value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring for a value in a widget, and else a spinner.
private struct CircularProgress: _NonisolatedView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.isInWidget) private var isInWidget

  var body: some View {
    if isInWidget, let fraction = configuration.fractionCompleted {
      ProgressRing(configuration: configuration, fraction: fraction, tint: tint)
    } else {
      Spinner(configuration: configuration, tint: tint)
    }
  }
}

/// A bar with its label over it and that of the value under it: 4 points high as iOS's, and on macOS
/// of about 6 points in a frame of 20, or of 12 where controls are small.
private struct ProgressBar: _NonisolatedView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !environment.labelsAreHidden { configuration.label }
      bar.opacity(environment.isEnabled ? 1 : 0.5)
      if !environment.labelsAreHidden {
        configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
      }
    }
  }
}

extension ProgressBar {
  @ViewBuilder private var bar: some View {
    let fraction = configuration.fractionCompleted ?? 0
    let color = tint ?? environment.tint
    if let controls = environment.macControls {
      Bar(fraction: fraction, color: color, thickness: MacControls.barThickness)
        .frame(height: controls.progressHeight)
    } else {
      Bar(fraction: fraction, color: color)
    }
  }
}

/// A spinner's eight spokes, as they stand when it appears: the strongest upright.
///
/// In a picture that moves it goes around in a second. It is 20 points wide, and 37 where controls are large, as iOS's; on macOS 32, or 16 where controls
/// are small.
private struct Spinner: _NonisolatedView {
  private static let spokes = 8

  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 8) {
      TimedView(.every(1)) { seconds in
        ZStack {
          ForEach(0..<Self.spokes, id: \.self) { spoke in
            Capsule().fill(color.opacity(opacity(of: spoke, after: seconds ?? 0)))
              .frame(width: diameter * 0.12, height: diameter * 0.28)
              .frame(width: diameter, height: diameter, alignment: .top)
              .rotationEffect(.degrees(360 / Double(Self.spokes) * Double(spoke)))
          }
        }
      }
      if !environment.labelsAreHidden {
        configuration.label.foregroundColor(.secondary)
        configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
      }
    }
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private var diameter: CGFloat {
    environment.macControls?.spinnerDiameter ?? (environment.controlSize >= .large ? 37 : 20)
  }

  private var color: Color {
    tint ?? (environment.hasTint ? environment.tint : .gray)
  }

  /// The spokes grow paler against the clock, down to a quarter.
  private func opacity(of spoke: Int, after seconds: Double) -> Double {
    let strongest = Int(seconds * Double(Self.spokes) + 1e-6)
    let age = (Self.spokes + strongest - spoke) % Self.spokes
    return 1 - 0.75 * Double(age) / Double(Self.spokes - 1)
  }
}
