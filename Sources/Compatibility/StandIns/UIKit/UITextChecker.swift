public import Foundation
public import SwiftUI

/// Finds no mistake: there is no dictionary.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override nonisolated init() {}
  public static var availableLanguages: [String] { ["en_US"] }
  public static func hasLearnedWord(_ word: String) -> Bool { false }
  public static func learnWord(_ word: String) {}
  public func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
  public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
}

// MARK: - Motion, which a picture has none of

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
