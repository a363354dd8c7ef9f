internal import Foundation
internal import PlatenBase
public import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// The style of progress where none is set: a bar if the value is known, or else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// A bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

/// Progress as a bar; an empty one if the value is not known.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// A bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

/// Progress as a spinner, as iOS draws it whether the value is known or not.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour.
  public init(tint: Color) { self.tint = tint }

  /// A spinner over its label.
  public func makeBody(configuration: Configuration) -> some View {
    Spinner(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar, 4 points high as iOS's, with its label over it and that of the value under it.
private struct ProgressBar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !environment.labelsAreHidden { configuration.label }
      Bar(fraction: configuration.fractionCompleted ?? 0, color: tint ?? environment.tint)
        .opacity(environment.isEnabled ? 1 : 0.5)
      if !environment.labelsAreHidden {
        configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
      }
    }
  }
}

/// A spinner's eight spokes, as they stand when it appears: the strongest upright.
///
/// It is 20 points wide, and 37 where controls are large, as iOS's.
private struct Spinner: View {
  private static let spokes = 8

  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        ForEach(0..<Self.spokes, id: \.self) { spoke in
          Capsule().fill(color.opacity(opacity(of: spoke)))
            .frame(width: diameter * 0.12, height: diameter * 0.28)
            .frame(width: diameter, height: diameter, alignment: .top)
            .rotationEffect(.degrees(360 / Double(Self.spokes) * Double(spoke)))
        }
      }
      if !environment.labelsAreHidden {
        configuration.label.foregroundColor(.secondary)
        configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
      }
    }
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  private var diameter: CGFloat { environment.controlSize >= .large ? 37 : 20 }

  private var color: Color {
    tint ?? (environment.hasTint ? environment.tint : .gray)
  }

  /// The spokes grow paler against the clock, down to a quarter.
  private func opacity(of spoke: Int) -> Double {
    let age = (Self.spokes - spoke) % Self.spokes
    return 1 - 0.75 * Double(age) / Double(Self.spokes - 1)
  }
}
