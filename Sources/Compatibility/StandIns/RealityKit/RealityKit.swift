// RealityKit's names: a scene is a dashed area with a finding, and nothing of it is made.

@_exported public import ARKit
@_exported public import Foundation
public import UIKit

public struct Transform: Hashable, Sendable {
  public var scale = SIMD3<Float>(1, 1, 1)
  public var translation = SIMD3<Float>(0, 0, 0)
  public init() {}
  public init(scale: SIMD3<Float> = SIMD3(1, 1, 1), translation: SIMD3<Float> = SIMD3(0, 0, 0)) { (self.scale, self.translation) = (scale, translation) }
}
@preconcurrency @MainActor open class Entity {
  public init() {}
  public init(named name: String, in bundle: Bundle? = nil) async throws {}
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { Entity() }
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { ModelEntity() }
  public var name = ""
  public var isEnabled = true
  public var position = SIMD3<Float>(0, 0, 0)
  public var scale = SIMD3<Float>(1, 1, 1)
  public var transform = Transform()
  public var children: [Entity] = []
  public func move(to transform: Transform, relativeTo entity: Entity?, duration: TimeInterval = 0) {}
  public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) { children.append(entity) }
  public func removeFromParent(preservingWorldTransform: Bool = false) {}
  public func findEntity(named name: String) -> Entity? { nil }
  public func setPosition(_ position: SIMD3<Float>, relativeTo entity: Entity?) { self.position = position }
  public func generateCollisionShapes(recursive: Bool) {}
}
public final class ModelEntity: Entity {
  public init(mesh: MeshResource, materials: [any Material] = []) { super.init() }
  public override init() { super.init() }
}
public final class AnchorEntity: Entity {
  public init(world position: SIMD3<Float>) { super.init() }
  public override init() { super.init() }
}
public protocol Material {}
public struct SimpleMaterial: Material {
  public init() {}
  public init(color: UIColor, isMetallic: Bool) {}
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
}
@preconcurrency @MainActor public final class MeshResource {
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateText(_ string: String) -> MeshResource { MeshResource() }
}
public struct RealityViewContent {
  public func add(_ entity: Entity) {}
  public func remove(_ entity: Entity) {}
}
/// A scene is not drawn, and its closures are not called.
public struct RealityView: View {
  public init(make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil) {}
  public var body: some View { _LeftOutView("a scene of RealityKit is not drawn", fills: true) }
}
public struct Model3D: View {
  public init(named name: String, bundle: Bundle? = nil) {}
  public init(url: URL) {}
  public var body: some View { _LeftOutView("a model of RealityKit is not drawn", fills: true) }
}
@preconcurrency @MainActor open class ARView: UIView {
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showStatistics = Self(rawValue: 1), showFeaturePoints = Self(rawValue: 2), showWorldOrigin = Self(rawValue: 4), showPhysics = Self(rawValue: 8)
  }
  @MainActor public final class Scene {
    public private(set) var anchors: [Entity] = []
    public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
    public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
  }
  public let scene = Scene()
  public let session = ARSession()
  public var debugOptions: DebugOptions = []
}
