public import Foundation
public import UIKit

/// What a node would do: nothing runs it.
open class SKAction: NSObject {
  public var duration: TimeInterval = 0
  public var timingMode = SKActionTimingMode.linear
  public var speed: CGFloat = 1
  private static var none: SKAction { SKAction() }
  public func reversed() -> SKAction { self }
  public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { none }
  public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction { none }
  public static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { none }
  public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { none }
  public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { none }
  public static func wait(forDuration duration: TimeInterval, withRange range: TimeInterval = 0) -> SKAction { none }
  public static func sequence(_ actions: [SKAction]) -> SKAction { none }
  public static func group(_ actions: [SKAction]) -> SKAction { none }
  public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { none }
  public static func repeatForever(_ action: SKAction) -> SKAction { none }
  public static func run(_ block: @escaping () -> Void) -> SKAction { none }
  public static func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { none }
  public static func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction { none }
  public static func animate(with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool) -> SKAction { none }
  public static func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction { none }
  public static func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { none }
  public static func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval) -> SKAction { none }
  public static func playSoundFileNamed(_ soundFile: String, waitForCompletion: Bool) -> SKAction { none }
  public static func removeFromParent() -> SKAction { none }
  public static func hide() -> SKAction { none }
  public static func unhide() -> SKAction { none }
}

open class SKTexture: NSObject {
  private let image: UIImage?
  public init(imageNamed name: String) { image = UIImage(named: name) }
  public init(image: UIImage) { self.image = image }
  public var filteringMode = SKTextureFilteringMode.linear
  public func size() -> CGSize { image?.size ?? .zero }
  public func preload(completionHandler: @escaping () -> Void) {}
}
open class SKTextureAtlas: NSObject {
  public init(named name: String) {}
  public var textureNames: [String] { [] }
  public func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

// MARK: - Bodies, which do not fall

open class SKPhysicsBody: NSObject {
  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint = .zero) { self.init() }
  public convenience init(rectangleOf size: CGSize, center: CGPoint = .zero) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom start: CGPoint, to end: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  public var isDynamic = true
  public var affectedByGravity = true
  public var allowsRotation = true
  public var usesPreciseCollisionDetection = false
  public var mass: CGFloat = 1
  public var density: CGFloat = 1
  public var friction: CGFloat = 0.2
  public var restitution: CGFloat = 0.2
  public var linearDamping: CGFloat = 0.1
  public var angularDamping: CGFloat = 0.1
  public var velocity = CGVector(dx: 0, dy: 0)
  public var angularVelocity: CGFloat = 0
  public var categoryBitMask: UInt32 = .max
  public var collisionBitMask: UInt32 = .max
  public var contactTestBitMask: UInt32 = 0
  public weak var node: SKNode?
  public func applyImpulse(_ impulse: CGVector) {}
  public func applyForce(_ force: CGVector) {}
  public func applyTorque(_ torque: CGFloat) {}
  public func applyAngularImpulse(_ impulse: CGFloat) {}
}
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {}
open class SKPhysicsContact: NSObject {
  public let bodyA = SKPhysicsBody()
  public let bodyB = SKPhysicsBody()
  public var contactPoint: CGPoint { .zero }
  public var collisionImpulse: CGFloat { 0 }
}
open class SKPhysicsWorld: NSObject {
  public var gravity = CGVector(dx: 0, dy: -9.8)
  public var speed: CGFloat = 1
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
