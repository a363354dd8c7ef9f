// UIKit's names, for previews of code that imports it or has them by SwiftUI: what they do to a device is
// not done, and its views are dashed areas with a finding.

@_exported public import Foundation
@_exported public import SwiftUI

// MARK: - Haptics

@MainActor open class UIFeedbackGenerator: NSObject {
  public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public override init() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

// MARK: - Responders

@MainActor open class UIResponder: NSObject {
  public nonisolated override init() {}
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

@MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public var statusBarFrame: CGRect { .zero }
  public var shortcutItems: [UIApplicationShortcutItem]?
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func registerForRemoteNotifications() {}
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

@MainActor public final class UIApplicationShortcutItem: NSObject {
  public var type = ""
}

@MainActor public protocol UIApplicationDelegate: AnyObject {}
@MainActor public protocol UISceneDelegate: AnyObject {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  public var wrappedValue: Delegate { fatalError("the app's delegate is not made") }
  public init(_ type: Delegate.Type = Delegate.self) {}
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  public struct ConnectionOptions {}
  public var activationState: ActivationState { .unattached }
}

@MainActor public final class UISceneSession: NSObject {}

public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarManager: UIStatusBarManager? { nil }
}

@MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { .zero }
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
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}

@MainActor public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}

// MARK: - Views

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = Self([])
    public static let curveEaseOut = Self(rawValue: 2)
  }
  public required init(frame: CGRect = .zero) { (self.frame, bounds) = (frame, CGRect(origin: .zero, size: frame.size)) }
  public required init?(coder: NSCoder) { (frame, bounds) = (.zero, .zero) }
  open class func appearance() -> Self { Self(frame: .zero) }
  public class func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self { Self(frame: .zero) }
  open class func animate(withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations() }
  open var frame: CGRect
  open var bounds: CGRect
  public var center = CGPoint.zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var tag = 0
  public var isHidden = false
  public var isOpaque = true
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public private(set) var subviews: [UIView] = []
  public weak var superview: UIView?
  public var window: UIWindow? { nil }
  public let layer = CALayer()
  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  open var intrinsicContentSize: CGSize { .zero }
}

public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds = false
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset = CGSize.zero
  public var frame = CGRect.zero
}

open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var isKeyWindow: Bool { false }
  public func makeKeyAndVisible() {}
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public var isEnabled = true
}

open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UITextField: UIControl {
  public weak var delegate: (any UITextFieldDelegate)?
  public var text: String?
  public var placeholder: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var isSecureTextEntry = false
}

open class UITextView: UIScrollView {
  public weak var delegate: (any UITextViewDelegate)?
  public var text = ""
  public var attributedText: NSAttributedString?
  public var font: UIFont?
  public var textColor: UIColor?
  public var isEditable = true
  public var isSelectable = true
  public var textContainerInset = UIEdgeInsets.zero
}

@MainActor public protocol UITextFieldDelegate: AnyObject {}
@MainActor public protocol UITextViewDelegate: AnyObject {}
@MainActor public protocol UIScrollViewDelegate: AnyObject {}

open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = UIEdgeInsets.zero
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
}

open class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var allowsSelection = true
}

open class UITableViewCell: UIView {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

open class UICollectionView: UIScrollView {}
open class UIImageView: UIView {
  public var image: UIImage?
}
open class UIButton: UIControl {}
open class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
}
open class UISlider: UIControl {
  public var value: Float = 0
  public func setThumbImage(_ image: UIImage?, for state: Int) {}
}
open class UIStackView: UIView {}
open class UISearchBar: UIView {}
open class UIRefreshControl: UIControl {}
open class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
}

open class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

public struct UIControlState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = Self([])
  public static let highlighted = Self(rawValue: 1)
  public static let disabled = Self(rawValue: 2)
  public static let selected = Self(rawValue: 4)
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public convenience init(style: Style) { self.init(frame: .zero) }
  public var color: UIColor?
  public var hidesWhenStopped = true
  public var isAnimating: Bool { false }
  public func startAnimating() {}
  public func stopAnimating() {}
}

open class UIVisualEffect: NSObject {}
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialLight, systemThinMaterialDark, systemMaterialLight, systemMaterialDark
  }
  public init(style: Style) {}
}
open class UIVisualEffectView: UIView {
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
  public var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)
}

// MARK: - Bars

@MainActor open class UIBarAppearance: NSObject {
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
}
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
public final class UITabBarItemStateAppearance: NSObject {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
}
public final class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
}
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
public final class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
open class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
}
open class UIToolbar: UIView {
  public var barTintColor: UIColor?
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

// MARK: - Controllers

@MainActor open class UIViewController: UIResponder {
  public required override nonisolated init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public lazy var view: UIView! = UIView(frame: .zero)
  public var title: String?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var presentedViewController: UIViewController? { nil }
  public var navigationController: UINavigationController? { nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func addChild(_ controller: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
}
public enum UIModalPresentationStyle: Int, Sendable { case automatic = -2, none, fullScreen, pageSheet, formSheet, overFullScreen = 5 }
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar(frame: .zero)
}
open class UITabBarController: UIViewController {}
open class UIPageViewController: UIViewController {}
open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable, Sendable {}
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init() }
  public var excludedActivityTypes: [UIActivity.ActivityType]?
}
@MainActor public final class UIActivity: NSObject {
  public struct ActivityType: Hashable, Sendable {}
}
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, Sendable {
    public static let originalImage = Self()
    public static let editedImage = Self()
  }
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

// MARK: - In SwiftUI

@MainActor public struct UIViewRepresentableContext<Representable> {
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == _LeftOutView {
  associatedtype UIViewType = UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
  public var body: _LeftOutView { _LeftOutView("\(Self.self) is a view of UIKit, which is not drawn", fills: true) }
}
extension UIViewRepresentable where UIViewType == UIView {
  public func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
}
extension UIViewRepresentable {
  public func updateUIView(_ uiView: UIViewType, context: Context) {}
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  public var coordinator: Representable.Coordinator { fatalError("views of UIKit are not made") }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == _LeftOutView {
  associatedtype UIViewControllerType = UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
@MainActor public struct UIViewControllerRepresentableContext<Representable> {
  public var environment: EnvironmentValues { EnvironmentValues() }
}
extension UIViewControllerRepresentable {
  public var body: _LeftOutView { _LeftOutView("\(Self.self) is a controller of UIKit, which is not drawn", fills: true) }
}
extension UIViewControllerRepresentable where UIViewControllerType == UIViewController {
  public func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
}
extension UIViewControllerRepresentable {
  public func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewControllerRepresentableContext where Representable: UIViewControllerRepresentable {
  public var coordinator: Representable.Coordinator { fatalError("controllers of UIKit are not made") }
}
