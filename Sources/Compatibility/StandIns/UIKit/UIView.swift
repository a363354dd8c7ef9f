public import Foundation
public import SwiftUI

@preconcurrency @MainActor open class UIView: UIResponder {
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
    public static let curveEaseIn = Self(rawValue: 1)
    public static let curveLinear = Self(rawValue: 3)
    public static let transitionCrossDissolve = Self(rawValue: 4)
    public static let allowUserInteraction = Self(rawValue: 8)
    public static let beginFromCurrentState = Self(rawValue: 16)
    public static let `repeat` = Self(rawValue: 32)
    public static let autoreverse = Self(rawValue: 64)
    public static let curveEaseOut = Self(rawValue: 2)
  }
  public init(frame: CGRect = .zero) { (self.frame, bounds) = (frame, CGRect(origin: .zero, size: frame.size)) }
  public required init?(coder: NSCoder) { (frame, bounds) = (.zero, .zero) }
  open class var _appearance: UIView { UIView() }
  public static func appearance() -> Self {
    guard let appearance = _appearance as? Self else { fatalError("\(Self.self) has no appearance in previews") }
    return appearance
  }
  public static func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self { appearance() }
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
  public var safeAreaInsets: UIEdgeInsets { window == nil ? .zero : _PreviewScreen.safeAreaInsets }
  public private(set) var subviews: [UIView] = []
  public weak var superview: UIView?
  public var window: UIWindow? { superview?.window }
  public let layer = CALayer()
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var transform = CGAffineTransform.identity
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public var layoutMargins = UIEdgeInsets.zero
  public var isMultipleTouchEnabled = false
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  public var mask: UIView?
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers?.removeAll { $0 === recognizer } }
  open func addSubview(_ view: UIView) { subviews.append(view) }
  public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) { addSubview(view) }
  public func insertSubview(_ view: UIView, belowSubview other: UIView) { addSubview(view) }
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public func viewWithTag(_ tag: Int) -> UIView? { nil }
  public func isDescendant(of view: UIView) -> Bool { self === view }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func removeFromSuperview() {}
  open func draw(_ rect: CGRect) {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview superview: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}
  open func awakeFromNib() {}
  open func prepareForReuse() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func updateConstraints() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { animations?() }
  open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations() }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  open var intrinsicContentSize: CGSize { .zero }
}

public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

open class UIWindow: UIView {
  /// The window of previews.
  static let preview: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    return window
  }()

  public override var window: UIWindow? { self }
  open override class var _appearance: UIView { UIWindow(frame: .zero) }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  public enum Level { public static let normal: CGFloat = 0, alert: CGFloat = 2000, statusBar: CGFloat = 1000 }
  public var windowLevel: CGFloat = 0
  public func makeKey() {}
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var isKeyWindow: Bool { true }
  public func makeKeyAndVisible() {}
}
