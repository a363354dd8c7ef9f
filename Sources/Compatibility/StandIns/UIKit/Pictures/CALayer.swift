public import Foundation
public import SwiftUI

@preconcurrency @MainActor open class CALayer: NSObject {
  public override nonisolated init() {}
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var zPosition: CGFloat = 0
  public var opacity: Float = 1
  public var isHidden = false
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var maskedCorners: CACornerMask = []
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
  public var mask: CALayer?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset = CGSize.zero
  public var shadowPath: CGPath?
  public var contentsScale: CGFloat = 1
  public var contents: Any?
  public var name: String?
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public private(set) var sublayers: [CALayer]?
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  public func removeFromSuperlayer() {}
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func setNeedsDisplay() {}
}
public struct CALayerCornerCurve: Hashable, Sendable {
  public static let circular = Self(), continuous = Self()
}
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}
public final class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}
public final class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
}
@preconcurrency @MainActor open class CAAnimation: NSObject {
  public var duration: TimeInterval = 0
  public var repeatCount: Float = 0
  public var beginTime: TimeInterval = 0
  public var autoreverses = false
  public var isRemovedOnCompletion = true
}
open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath: String?) { self.init() }
  public var fromValue: Any?
  public var toValue: Any?
}
@preconcurrency @MainActor public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ disables: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
