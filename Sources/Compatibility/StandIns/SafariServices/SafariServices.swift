// SafariServices' names: a page is never shown.

public import UIKit

open class SFSafariViewController: UIViewController {
  public convenience init(url: URL) { self.init() }
  public var preferredControlTintColor: UIColor?
  public var preferredBarTintColor: UIColor?
}
