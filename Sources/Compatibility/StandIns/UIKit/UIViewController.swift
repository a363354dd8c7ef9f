public import Foundation

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
