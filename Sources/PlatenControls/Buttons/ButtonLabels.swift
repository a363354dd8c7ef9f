internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenText
internal import PlatenViews

/// The label of a button without a ground.
struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    ActionLabel(
      content: configuration.label, color: configuration.role == .destructive ? .red : nil)
  }
}

/// The label of a plain button.
///
/// How much paler SwiftUI draws one that is disabled is not known:
/// half is chosen.
struct PlainLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled

  var body: some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

/// The label of a button on a ground.
///
/// At the default text size iOS's buttons are 28, 34 and 50 points high: a line of text and 5, 7 or
/// 15 points over and under it.
struct BorderedLabel: View {
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

  @Environment(\.self) private var environment

  var body: some View {
    ActionLabel(content: configuration.label, color: ground == .prominent ? .white : tint)
      .font(environment.font ?? (isSmall ? .subheadline : .body))
      .padding(.horizontal, isSmall ? 10 : isLarge ? 20 : 12)
      .padding(.vertical, isSmall ? 5 : isLarge ? 15 : 7)
      .background {
        environment.buttonBorderShape.ground(size: environment.controlSize, groundColor)
      }
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
