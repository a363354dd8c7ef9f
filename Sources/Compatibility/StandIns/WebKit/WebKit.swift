// WebKit's names: a page is a dashed area with a finding.

public import FoundationNetworking
public import UIKit

public final class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences = WKWebpagePreferences()
  public var websiteDataStore = WKWebsiteDataStore()
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
public protocol WKScriptMessageHandler: AnyObject {}
public final class WKScriptMessage: NSObject {
  public var name: String { "" }
  public var body: Any { "" }
}
public final class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}
public final class WKUserContentController: NSObject {
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  public func addUserScript(_ script: WKUserScript) {}
  public func removeScriptMessageHandler(forName name: String) {}
}
public final class WKPreferences: NSObject {
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
}
public final class WKWebpagePreferences: NSObject { public var allowsContentJavaScript = true }
public final class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
  public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
}
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {
  public var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
}
@preconcurrency @MainActor public final class WKFrameInfo: NSObject { public var isMainFrame: Bool { true } }
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
@preconcurrency @MainActor public final class WKNavigation: NSObject {}

open class WKWebView: UIView {
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) { self.init(frame: frame) }
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView(frame: .zero)
  public var url: URL? { nil }
  public var title: String? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var customUserAgent: String?
  public let configuration = WKWebViewConfiguration()
  public func stopLoading() {}
  public func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
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
