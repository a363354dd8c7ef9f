public import Foundation
public import SwiftUI

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
  public func removeObserver(_ observer: Any, name: Notification.Name?) {}
}

@preconcurrency @MainActor open class UIResponder: NSObject {
  public nonisolated override init() {}
  open var canBecomeFirstResponder: Bool { false }
  public var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String
    public static let url = LaunchOptionsKey(name: "url")
    public static let sourceApplication = LaunchOptionsKey(name: "sourceApplication")
    public static let annotation = LaunchOptionsKey(name: "annotation")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
    public static let localNotification = LaunchOptionsKey(name: "localNotification")
    public static let location = LaunchOptionsKey(name: "location")
    public static let bluetoothCentrals = LaunchOptionsKey(name: "bluetoothCentrals")
    public static let bluetoothPeripherals = LaunchOptionsKey(name: "bluetoothPeripherals")
    public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(name: "userActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(name: "userActivityType")
    public static let cloudKitShareMetadata = LaunchOptionsKey(name: "cloudKitShareMetadata")
  }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.preview] }
  public var windows: [UIWindow] { [.preview] }
  public var keyWindow: UIWindow? { .preview }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: _PreviewScreen.safeAreaInsets.top)
  }
  public var shortcutItems: [UIApplicationShortcutItem]?
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func registerForRemoteNotifications() {}
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
  public func beginBackgroundTask(withName name: String? = nil, expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public func endEditing(_ force: Bool = true) {}
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

@preconcurrency @MainActor public final class UIApplicationShortcutItem: NSObject {
  public var type = ""
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

@preconcurrency @MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  public var wrappedValue: Delegate { fatalError("the app's delegate is not made") }
  public init(_ type: Delegate.Type = Delegate.self) {}
}

@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  public struct ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var userActivities: Set<NSUserActivity> { [] }
  }
  public weak var delegate: (any UISceneDelegate)?
  public var activationState: ActivationState { .foregroundActive }
}

@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable { public static let windowApplication = Self() }
  public var role: Role { .windowApplication }
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  public var delegateClass: AnyClass?
}
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public var url: URL { URL(fileURLWithPath: "/") }
}
public final class NSUserActivity: NSObject {
  public init(activityType: String) { self.activityType = activityType }
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
}
public struct UIBackgroundTaskIdentifier: Hashable, Sendable { public static let invalid = Self() }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public final class UIWindowScene: UIScene {
  /// The scene of previews.
  static let preview = UIWindowScene()
  public var windows: [UIWindow] { [.preview] }
  public var keyWindow: UIWindow? { .preview }
  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection { .current }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}

@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self(rawValue: "U")
  public static let extraSmall = Self(rawValue: "XS")
  public static let small = Self(rawValue: "S")
  public static let medium = Self(rawValue: "M")
  public static let large = Self(rawValue: "L")
  public static let extraLarge = Self(rawValue: "XL")
  public static let extraExtraLarge = Self(rawValue: "XXL")
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  public static let accessibilityMedium = Self(rawValue: "AM")
  public static let accessibilityLarge = Self(rawValue: "AL")
  public static let accessibilityExtraLarge = Self(rawValue: "AXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AXXXL")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("A") }
}
