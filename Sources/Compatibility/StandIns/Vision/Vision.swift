// Vision's names: nothing is found in a picture. Classes are unchecked as Apple's are: those here never change.

@_exported public import CoreML
public import CoreVideo
@_exported public import Foundation
public import UIKit

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (any VNRequest, (any Error)?) -> Void
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
public struct VNImageOption: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public struct VNBarcodeSymbology: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = VNBarcodeSymbology(rawValue: "qr")
  public static let ean13 = VNBarcodeSymbology(rawValue: "ean13")
  public static let ean8 = VNBarcodeSymbology(rawValue: "ean8")
  public static let code128 = VNBarcodeSymbology(rawValue: "code128")
  public static let code39 = VNBarcodeSymbology(rawValue: "code39")
  public static let upce = VNBarcodeSymbology(rawValue: "upce")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "pdf417")
  public static let aztec = VNBarcodeSymbology(rawValue: "aztec")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "dataMatrix")
  public static let codabar = Self(rawValue: "codabar"), code39Checksum = Self(rawValue: "code39Checksum")
  public static let code39FullASCII = Self(rawValue: "code39FullASCII"), code39FullASCIIChecksum = Self(rawValue: "code39FullASCIIChecksum")
  public static let code93 = Self(rawValue: "code93"), code93i = Self(rawValue: "code93i")
  public static let gs1DataBar = Self(rawValue: "gs1DataBar"), gs1DataBarExpanded = Self(rawValue: "gs1DataBarExpanded")
  public static let gs1DataBarLimited = Self(rawValue: "gs1DataBarLimited"), i2of5 = Self(rawValue: "i2of5")
  public static let i2of5Checksum = Self(rawValue: "i2of5Checksum"), itf14 = Self(rawValue: "itf14")
  public static let microPDF417 = Self(rawValue: "microPDF417"), microQR = Self(rawValue: "microQR"), msiPlessey = Self(rawValue: "msiPlessey")
}

// MARK: - Observations

// Unchecked, as the types below: nothing in them changes, but the compiler cannot see that of classes that others may extend.
open class VNObservation: NSObject, Identifiable, @unchecked Sendable {
  public let uuid = UUID()
  public let confidence: VNConfidence = 0
  public var id: UUID { uuid }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { public let boundingBox = CGRect.zero }
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public let topLeft = CGPoint.zero
  public let topRight = CGPoint.zero
  public let bottomLeft = CGPoint.zero
  public let bottomRight = CGPoint.zero
}
public final class VNRecognizedText: NSObject, Sendable {
  public let string = ""
  public let confidence: VNConfidence = 0
  public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
public final class VNClassificationObservation: VNObservation, @unchecked Sendable { public let identifier = "" }
public final class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { public let labels: [VNClassificationObservation] = [] }
public final class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable { public let featureValue = MLFeatureValue(int64: 0) }
public final class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  public let pixelBuffer: CVPixelBuffer
  init(_ pixelBuffer: CVPixelBuffer) {
    self.pixelBuffer = pixelBuffer
    super.init()
  }
}
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  public let symbology = VNBarcodeSymbology.qr
  public let payloadStringValue: String? = nil
}
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public let landmarks: VNFaceLandmarks2D? = nil
  public let roll: NSNumber? = nil
  public let yaw: NSNumber? = nil
  public let pitch: NSNumber? = nil
  public let faceCaptureQuality: Float? = nil
}
public final class VNFaceLandmarks2D: NSObject {}
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
public final class VNRecognizedPoint: NSObject {
  public let location = CGPoint.zero
  public let confidence: VNConfidence = 0
}
public final class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nose = JointName(rawValue: "nose")
    public static let neck = JointName(rawValue: "neck")
    public static let root = JointName(rawValue: "root")
    public static let leftShoulder = JointName(rawValue: "leftShoulder"), rightShoulder = JointName(rawValue: "rightShoulder")
    public static let leftElbow = JointName(rawValue: "leftElbow"), rightElbow = JointName(rawValue: "rightElbow")
    public static let leftWrist = JointName(rawValue: "leftWrist"), rightWrist = JointName(rawValue: "rightWrist")
    public static let leftHip = JointName(rawValue: "leftHip"), rightHip = JointName(rawValue: "rightHip")
    public static let leftKnee = JointName(rawValue: "leftKnee"), rightKnee = JointName(rawValue: "rightKnee")
    public static let leftAnkle = JointName(rawValue: "leftAnkle"), rightAnkle = JointName(rawValue: "rightAnkle")
  }
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
}
public final class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wrist = JointName(rawValue: "wrist")
    public static let thumbTip = JointName(rawValue: "thumbTip"), indexTip = JointName(rawValue: "indexTip")
    public static let middleTip = JointName(rawValue: "middleTip"), ringTip = JointName(rawValue: "ringTip"), littleTip = JointName(rawValue: "littleTip")
  }
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
}

// MARK: - Requests

/// A protocol here, so that each request has results of its own type, as Objective-C's overrides have.
public protocol VNRequest: AnyObject {
  var completionHandler: VNRequestCompletionHandler? { get }
}
extension VNRequest {
  public var results: [VNObservation]? { [] }
}
open class VNImageBasedRequest: NSObject, VNRequest {
  public let completionHandler: VNRequestCompletionHandler?
  public var preferBackgroundProcessing = false
  public var usesCPUOnly = false
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  public func cancel() {}
}
public final class VNRecognizeTextRequest: VNImageBasedRequest {
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  public var recognitionLanguages = ["en-US"]
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var customWords: [String] = []
  public var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { [] }
  public func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}
public final class VNDetectBarcodesRequest: VNImageBasedRequest {
  public var symbologies: [VNBarcodeSymbology] = []
  public var results: [VNBarcodeObservation]? { [] }
}
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest { public var results: [VNFaceObservation]? { [] } }
public final class VNDetectFaceLandmarksRequest: VNImageBasedRequest { public var results: [VNFaceObservation]? { [] } }
public final class VNDetectRectanglesRequest: VNImageBasedRequest {
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var minimumConfidence: VNConfidence = 0
  public var maximumObservations = 1
  public var results: [VNRectangleObservation]? { [] }
}
public final class VNClassifyImageRequest: VNImageBasedRequest { public var results: [VNClassificationObservation]? { [] } }
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest { public var results: [VNHumanBodyPoseObservation]? { [] } }
public final class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  public var maximumHandCount = 2
  public var results: [VNHumanHandPoseObservation]? { [] }
}
public final class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  public var qualityLevel = QualityLevel.accurate
  public var outputPixelFormat: OSType = 0
  public var results: [VNPixelBufferObservation]? { [] }
}
public final class VNCoreMLModel: NSObject {
  public init(for model: MLModel) throws {}
}
public final class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  public var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public var results: [VNObservation]? { [] }
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(data: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url: URL, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public func perform(_ requests: [any VNRequest]) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
}
open class VNSequenceRequestHandler: NSObject {
  public func perform(_ requests: [any VNRequest], on cgImage: CGImage) throws {}
  public func perform(_ requests: [any VNRequest], on pixelBuffer: CVPixelBuffer) throws {}
}
