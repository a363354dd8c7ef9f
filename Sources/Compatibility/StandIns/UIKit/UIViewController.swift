public import Foundation
public import SwiftUI

@preconcurrency @MainActor open class UIViewController: UIResponder {
  public nonisolated init(nibName: String?, bundle: Bundle?) {}
  public convenience override nonisolated init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  open lazy var view: UIView! = UIView(frame: .zero)
  public private(set) lazy var navigationItem = UINavigationItem()
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var tabBarController: UITabBarController? { nil }
  public var parent: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var presentationController: UIPresentationController? { nil }
  public var sheetPresentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPresentationController? { nil }
  public private(set) var children: [UIViewController] = []
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var preferredContentSize = CGSize.zero
  public var isViewLoaded: Bool { true }
  public var viewIfLoaded: UIView? { view }
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func loadView() {}
  open func viewWillLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillTransition(to size: CGSize, with coordinator: Any) {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
  public func show(_ controller: UIViewController, sender: Any?) {}
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
  public func addChild(_ controller: UIViewController) { children.append(controller) }
  public func didMove(toParent parent: UIViewController?) {}
}
public enum UIModalPresentationStyle: Int, Sendable { case automatic = -2, none, fullScreen, pageSheet, formSheet, overFullScreen = 5 }
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public var title: String?
  public var titleView: UIView?
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var hidesBackButton = false
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var backBarButtonItem: UIBarButtonItem?
}
@preconcurrency @MainActor public final class UITabBarItem: NSObject {
  public override nonisolated init() {}
  public init(title: String?, image: UIImage?, tag: Int = 0) {}
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  public var title: String?
  public var image: UIImage?
  public var badgeValue: String?
}
@preconcurrency @MainActor public final class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24 }
  public enum Style: Int, Sendable { case plain, done = 2 }
  public init(barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil) {}
  public init(title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {}
  public init(image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {}
  public init(customView: UIView) {}
  public var tintColor: UIColor?
  public var isEnabled = true
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem(title: nil) }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}
@preconcurrency @MainActor public final class UIPresentationController: NSObject {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var detents: [Detent] = []
  public var prefersGrabberVisible = false
  public var preferredCornerRadius: CGFloat?
  public struct Detent: Hashable, Sendable {
    public static func medium() -> Self { Self() }
    public static func large() -> Self { Self() }
  }
}
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }
  public var isNavigationBarHidden = false
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: .zero)
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController?
}
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable { public static let interPageSpacing = Self() }
  public convenience init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) { self.init() }
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?
  public func setViewControllers(_ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { viewControllers = controllers }
}
open class UITableViewController: UIViewController {
  public var tableView: UITableView! = UITableView(frame: .zero)
}
public final class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public private(set) var textFields: [UITextField]?
  public func addAction(_ action: UIAlertAction) {}
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}
public final class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes types: [Any], asCopy: Bool = false) { self.init() }
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
}
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init() }
  public var excludedActivityTypes: [UIActivity.ActivityType]?
}
@preconcurrency @MainActor public final class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let saveToCameraRoll = Self(rawValue: "saveToCameraRoll")
    public static let airDrop = Self(rawValue: "airDrop")
    public static let print = Self(rawValue: "print")
    public static let assignToContact = Self(rawValue: "assignToContact")
    public static let addToReadingList = Self(rawValue: "addToReadingList")
  }
}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
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

// SwiftUI's controller is not one of these, as views can be measured with it where there is no UIKit. So what takes a
// controller takes it as well.

extension UIHostingController {
  @preconcurrency @MainActor public var view: UIView! { UIView(frame: .zero) }
}

public protocol _HostingController: AnyObject {}
extension UIHostingController: _HostingController {}

@preconcurrency @MainActor public protocol _WindowOfHost: AnyObject {}
extension UIWindow: _WindowOfHost {}
extension _WindowOfHost {
  public var rootViewController: (any _HostingController)? {
    get { nil }
    set {}
  }
}

extension UIViewController {
  public func addChild(_ controller: any _HostingController) {}
  public func present(_ controller: any _HostingController, animated: Bool, completion: (() -> Void)? = nil) {}
}
extension UINavigationController {
  public func pushViewController(_ controller: any _HostingController, animated: Bool) {}
  public func setViewControllers(_ controllers: [any _HostingController], animated: Bool) {}
}
extension _HostingController {
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  public func present(_ controller: any _HostingController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
}
