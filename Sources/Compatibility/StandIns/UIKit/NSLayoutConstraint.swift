public import Foundation

@preconcurrency @MainActor public final class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public override init() {}
  public init(item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute, multiplier: CGFloat, constant: CGFloat) { self.constant = constant }
  public var constant: CGFloat = 0
  public var isActive = false
  public var priority = UILayoutPriority.required
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
}

@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@preconcurrency @MainActor public protocol _LayoutItem: AnyObject {}
extension _LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
public final class UILayoutGuide: NSObject, _LayoutItem {}
extension UIView: _LayoutItem {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public var constraints: [NSLayoutConstraint] { [] }
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {}
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutAxis) {}
}
public enum NSLayoutAxis: Int, Sendable { case horizontal, vertical }
extension NSLayoutConstraint { public typealias Axis = NSLayoutAxis }
