/// The system whose text and control sizes a picture imitates.
///
/// Both use Platen's own fonts and colours; only lengths differ.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS: body text of 17 points at the default size, which follows Dynamic Type, and
  /// controls for fingers.
  case iOS
  /// macOS: body text of 13 points, which follows no Dynamic Type, and controls for a pointer.
  case macOS
}

// MARK: - Type sizes, leadings and weights of macOS

// From Apple's Human Interface Guidelines, "Typography", under "macOS built-in text styles". There
// is one size for each style, as macOS has no Dynamic Type.

extension Font.TextStyle {
  /// The size, the leading and the weights of the style on macOS.
  struct OnMac {
    /// The type size in points.
    let size: Int
    /// The designed line height in points.
    let leading: Int
    var weight = Font.Weight.regular
    /// The weight of `bold()`.
    var emphasis = Font.Weight.semibold
  }

  /// What macOS has for the style.
  var onMac: OnMac {
    switch self {
    case .largeTitle: OnMac(size: 26, leading: 32, emphasis: .bold)
    case .title: OnMac(size: 22, leading: 26, emphasis: .bold)
    case .title2: OnMac(size: 17, leading: 22, emphasis: .bold)
    case .title3: OnMac(size: 15, leading: 20)
    case .headline: OnMac(size: 13, leading: 16, weight: .bold, emphasis: .heavy)
    case .body: OnMac(size: 13, leading: 16)
    case .callout: OnMac(size: 12, leading: 15)
    case .subheadline: OnMac(size: 11, leading: 14)
    case .footnote: OnMac(size: 10, leading: 13)
    case .caption: OnMac(size: 10, leading: 13, emphasis: .medium)
    case .caption2: OnMac(size: 10, leading: 13, weight: .medium)
    }
  }

  /// The weight of the style where none is asked for.
  func weight(on platform: Platform) -> Font.Weight {
    switch platform {
    case .iOS: self == .headline ? .semibold : .regular
    case .macOS: onMac.weight
    }
  }

  /// The weight of `bold()`: the guidelines' emphasised weight.
  func emphasisedWeight(on platform: Platform) -> Font.Weight {
    switch (platform, self) {
    case (.macOS, _): onMac.emphasis
    case (.iOS, .largeTitle), (.iOS, .title), (.iOS, .title2): .bold
    case (.iOS, _): .semibold
    }
  }
}
