// SceneKit's names: a scene is a dashed area with a finding, and nothing of it is drawn.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public struct SCNVector3: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct SCNVector4: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public let SCNVector3Zero = SCNVector3()

/// A scene is not drawn.
public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Self(rawValue: 1), rendersContinuously = Self(rawValue: 2), autoenablesDefaultLighting = Self(rawValue: 4), jitteringEnabled = Self(rawValue: 8), temporalAntialiasingEnabled = Self(rawValue: 16)
  }
  public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil) {}
  public var body: some View { _LeftOutView("a scene of SceneKit is not drawn", fills: true) }
}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public protocol SCNSceneRendererDelegate: AnyObject {}
public protocol SCNSceneRenderer: AnyObject {}
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
  public var scene: SCNScene?
  public var pointOfView: SCNNode?
  public var allowsCameraControl = false
  public var autoenablesDefaultLighting = false
  public var showsStatistics = false
  public var antialiasingMode = SCNAntialiasingMode.none
  public var isPlaying = false
  public var rendersContinuously = false
  public var preferredFramesPerSecond = 60
  public weak var delegate: (any SCNSceneRendererDelegate)?
  public let defaultCameraController = SCNCameraController()
  public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  public func play(_ sender: Any?) {}
  public func pause(_ sender: Any?) {}
  public func snapshot() -> UIImage { UIImage() }
}
open class SCNCameraController: NSObject {
  public var interactionMode = SCNInteractionMode.fly
  public var inertiaEnabled = false
  public var maximumVerticalAngle: Float = 0
  public var minimumVerticalAngle: Float = 0
}
public enum SCNInteractionMode: Int, Sendable { case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck }
public struct SCNHitTestOption: Hashable, Sendable { public static let searchMode = Self() }
open class SCNHitTestResult: NSObject {
  public var node: SCNNode { SCNNode() }
  public var worldCoordinates: SCNVector3 { SCNVector3() }
}

open class SCNScene: NSObject {
  public convenience init?(named name: String) { self.init() }
  public convenience init?(named name: String, inDirectory directory: String?, options: [String: Any]? = nil) { self.init() }
  public convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public var isPaused = false
  public var fogColor: Any = 0
}
open class SCNNode: NSObject {
  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  public var name: String?
  public var geometry: SCNGeometry?
  public var light: SCNLight?
  public var camera: SCNCamera?
  public var physicsBody: SCNPhysicsBody?
  public var position = SCNVector3()
  public var rotation = SCNVector4()
  public var eulerAngles = SCNVector3()
  public var orientation = SCNVector4()
  public var scale = SCNVector3(1, 1, 1)
  public var pivot = 0
  public var opacity: CGFloat = 1
  public var isHidden = false
  public var castsShadow = true
  public var categoryBitMask = 1
  public private(set) var childNodes: [SCNNode] = []
  public private(set) weak var parent: SCNNode?
  public var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
  open func addChildNode(_ child: SCNNode) {
    child.parent = self
    childNodes.append(child)
  }
  open func removeFromParentNode() { parent?.childNodes.removeAll { $0 === self } }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name } ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<Bool>) -> Void) {}
  open func clone() -> SCNNode { SCNNode(geometry: geometry) }
  open func look(at worldTarget: SCNVector3) {}
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
}
open class SCNAction: NSObject {
  private static var none: SCNAction { SCNAction() }
  public var duration: TimeInterval = 0
  public static func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { none }
  public static func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { none }
  public static func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { none }
  public static func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { none }
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { none }
  public static func fadeIn(duration: TimeInterval) -> SCNAction { none }
  public static func fadeOut(duration: TimeInterval) -> SCNAction { none }
  public static func wait(duration: TimeInterval) -> SCNAction { none }
  public static func sequence(_ actions: [SCNAction]) -> SCNAction { none }
  public static func group(_ actions: [SCNAction]) -> SCNAction { none }
  public static func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { none }
  public static func repeatForever(_ action: SCNAction) -> SCNAction { none }
  public static func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { none }
}

// MARK: - Forms, lights and cameras

open class SCNMaterialProperty: NSObject {
  public var contents: Any?
  public var intensity: CGFloat = 1
}
open class SCNMaterial: NSObject {
  public struct LightingModel: Hashable, Sendable {
    public static let phong = Self(), blinn = Self(), lambert = Self(), constant = Self(), physicallyBased = Self()
  }
  public let diffuse = SCNMaterialProperty(), ambient = SCNMaterialProperty(), specular = SCNMaterialProperty(), emission = SCNMaterialProperty(), normal = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty(), metalness = SCNMaterialProperty(), roughness = SCNMaterialProperty(), transparent = SCNMaterialProperty()
  public var lightingModel = LightingModel.blinn
  public var isDoubleSided = false
  public var shininess: CGFloat = 1
  public var transparency: CGFloat = 1
}
open class SCNGeometry: NSObject {
  public var name: String?
  public var materials: [SCNMaterial] = [SCNMaterial()]
  public var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] } ?? [] }
  }
}
public final class SCNBox: SCNGeometry { public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { self.init() } }
public final class SCNSphere: SCNGeometry {
  public convenience init(radius: CGFloat) { self.init() }
  public var isGeodesic = false
  public var segmentCount = 48
}
public final class SCNPlane: SCNGeometry { public convenience init(width: CGFloat, height: CGFloat) { self.init() } }
public final class SCNCylinder: SCNGeometry { public convenience init(radius: CGFloat, height: CGFloat) { self.init() } }
public final class SCNCone: SCNGeometry { public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { self.init() } }
public final class SCNTorus: SCNGeometry { public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() } }
public final class SCNTube: SCNGeometry { public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { self.init() } }
public final class SCNCapsule: SCNGeometry { public convenience init(capRadius: CGFloat, height: CGFloat) { self.init() } }
public final class SCNPyramid: SCNGeometry { public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { self.init() } }
public final class SCNFloor: SCNGeometry { public var reflectivity: CGFloat = 0.25 }
public final class SCNText: SCNGeometry {
  public convenience init(string: Any?, extrusionDepth: CGFloat) { self.init() }
  public var font: UIFont?
  public var flatness: CGFloat = 0.6
}
open class SCNLight: NSObject {
  public struct LightType: Hashable, Sendable {
    private let number: Int
    public static let ambient = Self(number: 0), omni = Self(number: 1), directional = Self(number: 2), spot = Self(number: 3), area = Self(number: 4), IES = Self(number: 5), probe = Self(number: 6)
  }
  public var type = LightType.omni
  public var color: Any = 0
  public var intensity: CGFloat = 1000
  public var temperature: CGFloat = 6500
  public var castsShadow = false
}
open class SCNCamera: NSObject {
  public var fieldOfView: CGFloat = 60
  public var zNear: Double = 1
  public var zFar: Double = 100
  public var usesOrthographicProjection = false
  public var orthographicScale: Double = 1
  public var wantsHDR = false
}
open class SCNPhysicsBody: NSObject {
  public enum BodyType: Int, Sendable { case `static`, dynamic, kinematic }
  public convenience init(type: BodyType, shape: Any?) { self.init() }
  public var isAffectedByGravity = true
  public var mass: CGFloat = 1
}
