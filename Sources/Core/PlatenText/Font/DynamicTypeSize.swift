package import Foundation

/// The reader's preferred text size, from extra small to the largest accessibility size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller text sizes come first.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

// MARK: - Type sizes and leadings

// The tables are those of iOS and iPadOS, from Apple's Human Interface Guidelines, "Typography"; for
// macOS's, which know no Dynamic Type, see `Platform`.
// Columns: xSmall, small, medium, large (the default), xLarge, xxLarge, xxxLarge,
// accessibility1...5.

extension Font.TextStyle {
  /// The type size in points at a Dynamic Type size.
  package func pointSize(
    for size: DynamicTypeSize, on platform: Platform = .iOS
  ) -> CGFloat {
    CGFloat(platform == .macOS ? onMac.size : pointSizes[size.rawValue])
  }

  /// The designed line height in points at a Dynamic Type size.
  package func leading(for size: DynamicTypeSize, on platform: Platform = .iOS) -> CGFloat {
    CGFloat(platform == .macOS ? onMac.leading : leadings[size.rawValue])
  }

  /// Returns how much a length that goes with this style grows, 1 at the default size and on macOS.
  ///
  /// It is the ratio of the leadings, not of the sizes: the two published measurements of
  /// `UIFontMetrics` fit the one and not the other.
  package func scale(for size: DynamicTypeSize, on platform: Platform = .iOS) -> CGFloat {
    leading(for: size, on: platform) / leading(for: .large, on: platform)
  }

  private var pointSizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var leadings: [Int] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
