// ARKit's names: there is no camera, and its views are dashed areas with a finding.

@_exported public import Foundation
@_exported public import SceneKit
@_exported public import UIKit

open class ARConfiguration: NSObject {
  public class var isSupported: Bool { false }
  public var isLightEstimationEnabled = true
}
open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
  }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  public var planeDetection: PlaneDetection = []
  public var environmentTexturing = EnvironmentTexturing.none
  public var detectionImages: Set<ARReferenceImage>! = []
}
open class ARImageTrackingConfiguration: ARConfiguration {
  public var trackingImages: Set<ARReferenceImage> = []
  public var maximumNumberOfTrackedImages = 1
}
open class ARFaceTrackingConfiguration: ARConfiguration {}
open class ARReferenceImage: NSObject {
  public var name: String?
  public var physicalSize: CGSize { .zero }
  public static func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
open class ARAnchor: NSObject {
  public let identifier = UUID()
  public var name: String? { nil }
}
open class ARPlaneAnchor: ARAnchor {}
open class ARImageAnchor: ARAnchor { public var referenceImage: ARReferenceImage { ARReferenceImage() } }
open class ARFaceAnchor: ARAnchor {}
open class ARFrame: NSObject {
  public var anchors: [ARAnchor] { [] }
  public var timestamp: TimeInterval { 0 }
}
@preconcurrency @MainActor public protocol ARSessionDelegate: AnyObject {}
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2)
  }
  public weak var delegate: (any ARSessionDelegate)?
  public var currentFrame: ARFrame? { nil }
  public func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  public func pause() {}
  public func add(anchor: ARAnchor) {}
  public func remove(anchor: ARAnchor) {}
}
@preconcurrency @MainActor open class ARSCNView: SCNView {
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showFeaturePoints = Self(rawValue: 1), showWorldOrigin = Self(rawValue: 2)
  }
  public let session = ARSession()
  public var debugOptions: DebugOptions = []
  public var automaticallyUpdatesLighting = true
}
