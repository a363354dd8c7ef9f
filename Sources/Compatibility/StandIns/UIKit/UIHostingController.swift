public import SwiftUI

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
}
extension _HostingController {
  public func didMove(toParent parent: UIViewController?) {}
  public func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
}
