public import Foundation
public import SwiftUI

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1)
    public static let touchUpInside = Self(rawValue: 64)
    public static let touchUpOutside = Self(rawValue: 128)
    public static let touchCancel = Self(rawValue: 256)
    public static let valueChanged = Self(rawValue: 4096)
    public static let primaryActionTriggered = Self(rawValue: 8192)
    public static let editingDidBegin = Self(rawValue: 65536)
    public static let editingChanged = Self(rawValue: 131072)
    public static let editingDidEnd = Self(rawValue: 262144)
    public static let editingDidEndOnExit = Self(rawValue: 524288)
    public static let allEvents = Self(rawValue: .max)
  }
  public typealias State = UIControlState
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  public func addAction(_ action: UIAction, for events: Event) {}
  public func sendActions(for events: Event) {}
}

open class UIScrollView: UIView {
  open override class var _appearance: UIView { UIScrollView(frame: .zero) }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = UIEdgeInsets.zero
  public var adjustedContentInset: UIEdgeInsets { .zero }
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public struct DecelerationRate: Hashable, Sendable {
    public static let normal = Self()
    public static let fast = Self()
  }
  public var decelerationRate = DecelerationRate.normal
  public var refreshControl: UIRefreshControl?
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var zoomScale: CGFloat = 1
  public var bouncesZoom = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var delaysContentTouches = true
  public var isDragging: Bool { false }
  public var isTracking: Bool { false }
  public var isDecelerating: Bool { false }
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
}

open class UIImageView: UIView {
  open override class var _appearance: UIView { UIImageView(frame: .zero) }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  public var image: UIImage?
  public var highlightedImage: UIImage?
  public var animationImages: [UIImage]?
  public var animationDuration: TimeInterval = 0
  public func startAnimating() {}
  public func stopAnimating() {}
}
open class UIButton: UIControl {
  open override class var _appearance: UIView { UIButton(frame: .zero) }
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  public var contentEdgeInsets = UIEdgeInsets.zero
  public var imageEdgeInsets = UIEdgeInsets.zero
  public var titleEdgeInsets = UIEdgeInsets.zero
  public var menu: UIMenu?
  public var showsMenuAsPrimaryAction = false
  public func setTitle(_ title: String?, for state: UIControlState) {}
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {}
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) {}
  public func setImage(_ image: UIImage?, for state: UIControlState) {}
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
}
@preconcurrency @MainActor open class UIMenuElement: NSObject {}
public final class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable { public init(_ rawValue: String) {} }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
  }
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [], handler: @escaping (UIAction) -> Void) {}
}
public final class UIMenu: UIMenuElement {
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {}
}
open class UIStepper: UIControl {
  open override class var _appearance: UIView { UIStepper(frame: .zero) }
  public var value: Double = 0
  public var minimumValue: Double = 0
  public var maximumValue: Double = 100
}
open class UIProgressView: UIView {
  open override class var _appearance: UIView { UIProgressView(frame: .zero) }
  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}
open class UIDatePicker: UIControl {
  open override class var _appearance: UIView { UIDatePicker(frame: .zero) }
  public var date = Date(timeIntervalSinceReferenceDate: 0)
  public var minuteInterval = 1
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public enum PreferredStyle: Int, Sendable { case automatic, wheels, compact, inline }
  public var datePickerMode = Mode.dateAndTime
  public var preferredDatePickerStyle = PreferredStyle.automatic
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var locale: Locale?
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
}
open class UIPickerView: UIView {
  open override class var _appearance: UIView { UIPickerView(frame: .zero) }
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}
open class UISwitch: UIControl {
  open override class var _appearance: UIView { UISwitch(frame: .zero) }
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
open class UISlider: UIControl {
  open override class var _appearance: UIView { UISlider(frame: .zero) }
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControlState) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControlState) {}
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}
open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
  public private(set) var arrangedSubviews: [UIView] = []
  public var axis = NSLayoutAxis.horizontal
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  public var spacing: CGFloat = 0
  public func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
  public func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
open class UISearchBar: UIView {
  open override class var _appearance: UIView { UISearchBar(frame: .zero) }
  public weak var delegate: (any UISearchBarDelegate)?
  public var text: String?
  public var placeholder: String?
  public var barTintColor: UIColor?
  public var backgroundImage: UIImage?
  public let searchTextField = UITextField(frame: .zero)
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
}
open class UIRefreshControl: UIControl {
  open override class var _appearance: UIView { UIRefreshControl(frame: .zero) }
  public var attributedTitle: NSAttributedString?
  public var isRefreshing: Bool { false }
  public func beginRefreshing() {}
  public func endRefreshing() {}
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
  open override class var _appearance: UIView { UIActivityIndicatorView(frame: .zero) }
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public var style = Style.medium
  public var color: UIColor?
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
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
public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
open class UIVisualEffectView: UIView {
  open override class var _appearance: UIView { UIVisualEffectView(frame: .zero) }
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
  public var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)
}
