// SpriteKit's names: a scene is a dashed area with a finding, nothing in it moves, and nothing of it is run.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A scene is not drawn, and its closures are not called.
public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Self(rawValue: 1), ignoresSiblingOrder = Self(rawValue: 2), allowsTransparency = Self(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = Self(rawValue: 1), showsNodeCount = Self(rawValue: 2), showsPhysics = Self(rawValue: 4), showsDrawCount = Self(rawValue: 8), showsQuadCount = Self(rawValue: 16), showsFields = Self(rawValue: 32)
  }
  public init(
    scene: @autoclosure () -> SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
  ) {}
  public init(scene: @autoclosure () -> SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions) {}
  public var body: some View { _LeftOutView("a scene of SpriteKit is not drawn", fills: true) }
}
@preconcurrency @MainActor open class SKView: UIView {
  public var scene: SKScene? { nil }
  public var ignoresSiblingOrder = false
  public var showsFPS = false
  public var showsNodeCount = false
  public var showsPhysics = false
  public var allowsTransparency = false
  public var preferredFramesPerSecond = 60
  public var isPaused = false
  public func presentScene(_ scene: SKScene?) {}
  public func presentScene(_ scene: SKScene, transition: SKTransition) {}
  public func texture(from node: SKNode) -> SKTexture? { nil }
}
open class SKTransition: NSObject {
  public static func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func crossFade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func flipHorizontal(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
}

// MARK: - Nodes

@preconcurrency @MainActor open class SKNode: UIResponder {
  public override nonisolated init() {}
  public required nonisolated init?(coder: NSCoder) {}
  public convenience init?(fileNamed filename: String) { return nil }
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var speed: CGFloat = 1
  open var isUserInteractionEnabled = false
  open var name: String?
  open var physicsBody: SKPhysicsBody?
  open var userData: NSMutableDictionary?
  public var frame: CGRect { CGRect(origin: position, size: .zero) }
  public private(set) var children: [SKNode] = []
  public private(set) weak var parent: SKNode?
  public var scene: SKScene? { self as? SKScene ?? parent?.scene }
  open func addChild(_ node: SKNode) {
    node.parent = self
    children.append(node)
  }
  open func insertChild(_ node: SKNode, at index: Int) { addChild(node) }
  open func removeFromParent() { parent?.children.removeAll { $0 === self } }
  open func removeAllChildren() { children = [] }
  open func removeChildren(in nodes: [SKNode]) { children.removeAll { child in nodes.contains { $0 === child } } }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<Bool>) -> Void) {}
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  open func atPoint(_ point: CGPoint) -> SKNode { self }
  open func nodes(at point: CGPoint) -> [SKNode] { [] }
  open func intersects(_ node: SKNode) -> Bool { false }
  open func calculateAccumulatedFrame() -> CGRect { frame }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func move(toParent parent: SKNode) { parent.addChild(self) }
}
open class SKEffectNode: SKNode {
  public var shouldEnableEffects = true
  public var shouldRasterize = false
}
open class SKScene: SKEffectNode {
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public override nonisolated init() { super.init() }
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init?(fileNamed filename: String) { return nil }
  open var size = CGSize(width: 1, height: 1)
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor.darkGray
  open var anchorPoint = CGPoint.zero
  open var camera: SKCameraNode?
  public let physicsWorld = SKPhysicsWorld()
  public var view: SKView? { nil }
  public override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
}
open class SKSpriteNode: SKNode {
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public override nonisolated init() { super.init() }
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
  open var texture: SKTexture?
  open var color = UIColor.white
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  public override var frame: CGRect { CGRect(x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height) }
}
open class SKLabelNode: SKNode {
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var fontName: String?
  public var fontSize: CGFloat = 32
  public var fontColor: UIColor?
  public var numberOfLines = 1
  public var preferredMaxLayoutWidth: CGFloat = 0
  public var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  public var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
}
open class SKShapeNode: SKNode {
  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    self.path = path
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(ellipseOf size: CGSize) { self.init() }
  public var path: CGPath?
  public var fillColor = UIColor.clear
  public var strokeColor = UIColor.white
  public var lineWidth: CGFloat = 1
  public var glowWidth: CGFloat = 0
  public var blendMode = SKBlendMode.alpha
}
open class SKEmitterNode: SKNode {
  public var particleTexture: SKTexture?
  public var particleBirthRate: CGFloat = 0
  public var numParticlesToEmit = 0
  public var particleLifetime: CGFloat = 0
  public var particleLifetimeRange: CGFloat = 0
  public var particlePositionRange = CGVector(dx: 0, dy: 0)
  public var emissionAngle: CGFloat = 0
  public var emissionAngleRange: CGFloat = 0
  public var particleSpeed: CGFloat = 0
  public var particleSpeedRange: CGFloat = 0
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  public var particleAlpha: CGFloat = 1
  public var particleAlphaRange: CGFloat = 0
  public var particleAlphaSpeed: CGFloat = 0
  public var particleScale: CGFloat = 1
  public var particleScaleRange: CGFloat = 0
  public var particleScaleSpeed: CGFloat = 0
  public var particleRotation: CGFloat = 0
  public var particleRotationRange: CGFloat = 0
  public var particleRotationSpeed: CGFloat = 0
  public var particleColor = UIColor.white
  public var particleColorBlendFactor: CGFloat = 0
  public var particleColorSequence: Any?
  public var particleBlendMode = SKBlendMode.alpha
  public var particleSize = CGSize.zero
  public weak var targetNode: SKNode?
  public func resetSimulation() {}
  public func advanceSimulationTime(_ seconds: TimeInterval) {}
}
open class SKCameraNode: SKNode {}
open class SKCropNode: SKNode { public var maskNode: SKNode? }
open class SKLightNode: SKNode {}
open class SKAudioNode: SKNode {
  public convenience init(fileNamed name: String) { self.init() }
  public var autoplayLooped = true
}
