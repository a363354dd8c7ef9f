public import Foundation

/// The name of a method of Objective-C's, which is never sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String = "") {}
  public init(stringLiteral value: String) {}
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = Self.ended
  }
  public init(target: Any? = nil, action: Selector? = nil) {}
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var state = State.possible
  public var name: String?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var view: UIView? { nil }
  public var numberOfTouches: Int { 0 }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
  public func require(toFail other: UIGestureRecognizer) {}
}
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = 1
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
  public var allowableMovement: CGFloat = 10
}
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
  public var velocity: CGFloat { 0 }
}
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  public var rotation: CGFloat = 0
}
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }
  public var direction: Direction = .right
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all = Self(rawValue: 15)
}

@preconcurrency @MainActor public final class UITouch: NSObject {
  public func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor public final class UIEvent: NSObject {}
