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
  public func render(in context: CGContext) { let _: Bool = _leftOut("a layer is drawn in no context") }
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

// Motion, which a picture has none of.

public func CACurrentMediaTime() -> CFTimeInterval { 0 }
public typealias CFTimeInterval = Double
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 0 }
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  public static let linear = Self(name: "linear"), easeIn = Self(name: "easeIn"), easeOut = Self(name: "easeOut"), easeInEaseOut = Self(name: "easeInEaseOut"), `default` = Self(name: "default")
}
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}
open class CAKeyframeAnimation: CAAnimation {
  public convenience init(keyPath: String?) { self.init() }
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var path: CGPath?
}
open class CASpringAnimation: CABasicAnimation {
  public var damping: CGFloat = 10
  public var stiffness: CGFloat = 100
  public var mass: CGFloat = 1
}
open class CAAnimationGroup: CAAnimation { public var animations: [CAAnimation]? }
open class CATransition: CAAnimation {}
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  public override nonisolated init() {}
  public var contents: Any?
  public var name: String?
  public var birthRate: Float = 0
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  public var emissionLongitude: CGFloat = 0
  public var emissionRange: CGFloat = 0
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  public var scaleSpeed: CGFloat = 0
  public var spin: CGFloat = 0
  public var spinRange: CGFloat = 0
  public var alphaSpeed: Float = 0
  public var color: CGColor?
}
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  public static let point = Self(name: "point"), line = Self(name: "line"), rectangle = Self(name: "rectangle"), circle = Self(name: "circle")
}
/// Nothing is emitted.
open class CAEmitterLayer: CALayer {
  public var emitterCells: [CAEmitterCell]?
  public var emitterPosition = CGPoint.zero
  public var emitterSize = CGSize.zero
  public var emitterShape = CAEmitterLayerEmitterShape.point
  public var birthRate: Float = 1
}
open class UIViewPropertyAnimator: NSObject {
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { self.init() }
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (Int) -> Void) {}
  public func startAnimation() {}
  public func stopAnimation(_ withoutFinishing: Bool) {}
}
