public import Foundation

/// Nothing is switched on, and nothing is spoken.
@preconcurrency @MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let announcement = Self()
    public static let layoutChanged = Self()
    public static let screenChanged = Self()
  }
  public nonisolated static var isBoldTextEnabled: Bool { false }
  public nonisolated static var isReduceMotionEnabled: Bool { false }
  public nonisolated static var isReduceTransparencyEnabled: Bool { false }
  public nonisolated static var isDarkerSystemColorsEnabled: Bool { false }
  public nonisolated static var isInvertColorsEnabled: Bool { false }
  public nonisolated static var isGrayscaleEnabled: Bool { false }
  public nonisolated static var isVoiceOverRunning: Bool { false }
  public nonisolated static var isSwitchControlRunning: Bool { false }
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { false }
  public nonisolated static func post(notification: Notification, argument: Any?) {}
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = Self([])
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let staticText = Self(rawValue: 64)
  public static let header = Self(rawValue: 65536)
}
extension UIResponder {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { .none }
    set {}
  }
}
