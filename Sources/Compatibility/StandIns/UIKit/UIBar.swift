public import Foundation
public import SwiftUI

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
}
public final class UINavigationBarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public override nonisolated init() {}
  public init(style: Style) {}
  public private(set) lazy var normal = UITabBarItemStateAppearance()
  public private(set) lazy var highlighted = UITabBarItemStateAppearance()
  public private(set) lazy var disabled = UITabBarItemStateAppearance()
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
  open override class var _appearance: UIView { UINavigationBar(frame: .zero) }
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
  open override class var _appearance: UIView { UITabBar(frame: .zero) }
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
}
open class UIToolbar: UIView {
  open override class var _appearance: UIView { UIToolbar(frame: .zero) }
  public var barTintColor: UIColor?
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
