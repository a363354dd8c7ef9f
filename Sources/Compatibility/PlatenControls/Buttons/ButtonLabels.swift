public import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText
public import PlatenViews

/// The label of a button without a ground.
struct TintedLabel: _NonisolatedView {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    ActionLabel(
      content: configuration.label, color: configuration.role == .destructive ? .red : nil)
  }
}

/// The label of a button in the usual style: in the tint on iOS, and on a ground on macOS.
struct UsualLabel: _NonisolatedView {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.imitatesMac) private var imitatesMac

  var body: some View {
    if imitatesMac {
      BorderedLabel(configuration: configuration, ground: .quiet)
    } else {
      TintedLabel(configuration: configuration)
    }
  }
}

/// The label of a plain button.
///
/// How much paler SwiftUI draws one that is disabled is not known:
/// half is chosen.
struct PlainLabel: _NonisolatedView {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled

  var body: some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

/// The label of a button on a ground.
///
/// At the default text size iOS's buttons are 28, 34 and 50 points high: a line of text and 5, 7 or
/// 15 points over and under it. macOS's have a height of their own, which a larger label exceeds.
struct BorderedLabel: _NonisolatedView {
  enum Ground {
    /// The tint's own colour, under white.
    case prominent
    /// The tint, much paler.
    case tinted
    /// Grey, or pale tint if one was chosen.
    case quiet
    case none
  }

  let configuration: PrimitiveButtonStyleConfiguration
  let ground: Ground
  /// The label's colour on a ground that is not prominent; nil for the tint.
  var plain: Color?

  @Environment(\.self) private var environment

  var body: some View {
    if let controls = environment.macControls {
      label
        .font(environment.macFont(controls))
        .padding(.horizontal, controls.buttonPadding)
        .frame(minHeight: controls.buttonHeight)
        .background {
          environment.buttonBorderShape.ground(radius: controls.buttonRadius, groundColor)
        }
    } else {
      label
        .font(environment.font ?? (isSmall ? .subheadline : .body))
        .padding(.horizontal, isSmall ? 10 : isLarge ? 20 : 12)
        .padding(.vertical, isSmall ? 5 : isLarge ? 15 : 7)
        .background {
          environment.buttonBorderShape.ground(
            radius: isLarge ? 12 : isSmall ? 6 : 8, groundColor)
        }
    }
  }

  private var label: some View {
    ActionLabel(
      content: configuration.label,
      color: ground == .prominent ? environment.title(on: tint) : plain ?? labelColor)
  }

  /// macOS's buttons without a tint have black titles.
  private var labelColor: Color {
    environment.imitatesMac && ground != .tinted && !isDestructive && !environment.hasTint
      ? .primary : tint
  }

  private var isSmall: Bool { environment.controlSize <= .small }
  private var isLarge: Bool { environment.controlSize >= .large }
  private var isDestructive: Bool { configuration.role == .destructive }

  private var tint: Color { isDestructive ? .red : environment.tint }

  private var groundColor: Color {
    let isTinted = isDestructive || environment.hasTint
    switch ground {
    case .none: return .clear
    case _ where !environment.isEnabled: return ControlColor.ground
    case .prominent: return tint
    // iOS's tinted buttons have 15 hundredths of their tint.
    case .tinted: return tint.opacity(0.15)
    case .quiet: return isTinted ? tint.opacity(0.15) : ControlColor.ground
    }
  }
}

// MARK: - Shapes of grounds

/// The shape of the grounds of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// The usual shape: a rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A shape whose short sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// Returns a rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The ground of a button, whose corners have a radius in points if none was asked for.
  ///
  /// The radii are those of iOS 15 to 18 as seen; Apple names none.
  @ViewBuilder func ground(radius usualRadius: CGFloat, _ color: Color) -> some View {
    switch kind {
    case .capsule: Capsule().fill(color)
    case .circle: Circle().fill(color)
    case .automatic, .roundedRectangle(nil):
      RoundedRectangle(cornerRadius: usualRadius).fill(color)
    case .roundedRectangle(.some(let radius)):
      RoundedRectangle(cornerRadius: radius).fill(color)
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of the grounds of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of the grounds of buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValues { $0.buttonBorderShape = shape }
  }

  /// Sets whether buttons repeat while pressed; ignored in a picture.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The behaviour of a button that is held down: one action, or repeated ones.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// The default.
  case automatic
  /// Enabled.
  case enabled
  /// Disabled.
  case disabled
}
