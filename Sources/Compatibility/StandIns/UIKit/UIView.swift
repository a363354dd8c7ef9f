public import Foundation
public import SwiftUI

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
