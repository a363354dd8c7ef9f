// WebKit's names: a page is a dashed area with a finding.

public import UIKit

public final class WKWebViewConfiguration: NSObject {}
@MainActor public protocol WKNavigationDelegate: AnyObject {}
@MainActor public protocol WKUIDelegate: AnyObject {}
@MainActor public final class WKNavigation: NSObject {}

open class WKWebView: UIView {
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) { self.init(frame: frame) }
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView(frame: .zero)
  public var url: URL? { nil }
  public var allowsBackForwardNavigationGestures = false
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult public func reload() -> WKNavigation? { nil }
  @discardableResult public func goBack() -> WKNavigation? { nil }
  @discardableResult public func goForward() -> WKNavigation? { nil }
}

public struct WebView: View {
  public init(url: URL?) {}
  public var body: some View { _LeftOutView("a web page is not drawn", fills: true) }
}
