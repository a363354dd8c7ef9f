public import Foundation

// Sound and pictures of devices: nothing is recorded, and no camera is there.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AudioFormatID = UInt32
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320, kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D, kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey", AVNumberOfChannelsKey = "AVNumberOfChannelsKey", AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey", AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey", AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey", AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey", AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

open class AVAudioFormat: NSObject {
  override init() { (sampleRate, channelCount) = (44_100, 1) }
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { (self.sampleRate, channelCount) = (sampleRate, channels) }
  public init?(settings: [String: Any]) { (sampleRate, channelCount) = (44_100, 1) }
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public var settings: [String: Any] { [:] }
}
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}
open class AVAudioPCMBuffer: AVAudioBuffer {
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format)
  }
  public let frameCapacity: AVAudioFrameCount
  public var frameLength: AVAudioFrameCount = 0
  public var stride: Int { 1 }
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
open class AVAudioTime: NSObject {
  public var sampleTime: AVAudioFramePosition { 0 }
  public var sampleRate: Double { 0 }
}
open class AVAudioFile: NSObject {
  public init(forReading url: URL) throws { self.url = url }
  public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
  public let url: URL
  public var length: AVAudioFramePosition { 0 }
  public var processingFormat: AVAudioFormat { AVAudioFormat() }
  public func read(into buffer: AVAudioPCMBuffer) throws {}
  public func write(from buffer: AVAudioPCMBuffer) throws {}
}
open class AVAudioNode: NSObject {
  public func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
  public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  public func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void) {}
  public func removeTap(onBus bus: AVAudioNodeBus) {}
}
open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}
open class AVAudioMixerNode: AVAudioNode { public var outputVolume: Float = 1 }
open class AVAudioUnit: AVAudioNode {}
open class AVAudioUnitTimePitch: AVAudioUnit {
  public var pitch: Float = 0
  public var rate: Float = 1
}
open class AVAudioUnitReverb: AVAudioUnit { public var wetDryMix: Float = 0 }
open class AVAudioPlayerNode: AVAudioNode {
  public var isPlaying: Bool { false }
  public var volume: Float = 1
  public func play() {}
  public func pause() {}
  public func stop() {}
  public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
}
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public var isRunning: Bool { false }
  public func attach(_ node: AVAudioNode) {}
  public func detach(_ node: AVAudioNode) {}
  public func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
  public func prepare() {}
  public func start() throws {}
  public func pause() {}
  public func stop() {}
  public func reset() {}
}

public protocol AVAudioRecorderDelegate: AnyObject {}
open class AVAudioRecorder: NSObject {
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  public let url: URL
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public var isRecording: Bool { false }
  public var isMeteringEnabled = false
  public var currentTime: TimeInterval { 0 }
  @discardableResult public func prepareToRecord() -> Bool { false }
  @discardableResult public func record() -> Bool { false }
  @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { false }
  public func pause() {}
  public func stop() {}
  public func updateMeters() {}
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  @discardableResult public func deleteRecording() -> Bool { false }
}

// MARK: - Cameras

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public struct DeviceType: Hashable, Sendable {
    private let name: String
    public static let builtInWideAngleCamera = Self(name: "wide"), builtInUltraWideCamera = Self(name: "ultraWide"), builtInTelephotoCamera = Self(name: "telephoto")
    public static let builtInDualCamera = Self(name: "dual"), builtInDualWideCamera = Self(name: "dualWide"), builtInTripleCamera = Self(name: "triple"), builtInTrueDepthCamera = Self(name: "trueDepth"), builtInMicrophone = Self(name: "microphone")
  }
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  public static func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping (Bool) -> Void) {}
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public static func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  public var position: Position { .unspecified }
  public var localizedName: String { "" }
  public var uniqueID: String { "" }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var torchMode = TorchMode.off
  public var videoZoomFactor: CGFloat = 1
  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
  public func setTorchModeOn(level torchLevel: Float) throws {}
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureConnection: NSObject {
  public var isVideoMirrored = false
  public var isVideoOrientationSupported: Bool { false }
  public var videoRotationAngle: CGFloat = 0
}
open class AVCaptureOutput: NSObject { public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil } }
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public var alwaysDiscardsLateVideoFrames = true
  public func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}
open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    private let name: String
    public static let qr = Self(name: "qr"), ean13 = Self(name: "ean13"), ean8 = Self(name: "ean8"), code128 = Self(name: "code128"), pdf417 = Self(name: "pdf417"), code39 = Self(name: "code39"), aztec = Self(name: "aztec"), upce = Self(name: "upce"), face = Self(name: "face")
    public static let code39Mod43 = Self(name: "code39Mod43"), code93 = Self(name: "code93"), itf14 = Self(name: "itf14"), interleaved2of5 = Self(name: "interleaved2of5")
    public static let dataMatrix = Self(name: "dataMatrix"), codabar = Self(name: "codabar"), microPDF417 = Self(name: "microPDF417"), microQR = Self(name: "microQR")
    public static let gs1DataBar = Self(name: "gs1DataBar"), humanBody = Self(name: "humanBody"), catBody = Self(name: "catBody"), dogBody = Self(name: "dogBody")
  }
  public var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { public var stringValue: String? { nil } }
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]!
  public func setMetadataObjectsDelegate(_ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
open class AVCapturePhoto: NSObject { public func fileDataRepresentation() -> Data? { nil } }
open class AVCapturePhotoSettings: NSObject { public var flashMode = AVCaptureDevice.FlashMode.off }
open class AVCapturePhotoOutput: AVCaptureOutput {
  public var isHighResolutionCaptureEnabled = false
  public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
open class AVCaptureSession: NSObject {
  public struct Preset: Hashable, Sendable {
    private let name: String
    public static let photo = Self(name: "photo"), high = Self(name: "high"), medium = Self(name: "medium"), low = Self(name: "low"), hd1280x720 = Self(name: "hd1280x720"), hd1920x1080 = Self(name: "hd1920x1080"), hd4K3840x2160 = Self(name: "hd4K3840x2160")
  }
  public var sessionPreset = Preset.high
  public var inputs: [AVCaptureInput] { [] }
  public var outputs: [AVCaptureOutput] { [] }
  public var isRunning: Bool { false }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  public func addInput(_ input: AVCaptureInput) {}
  public func removeInput(_ input: AVCaptureInput) {}
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  public func addOutput(_ output: AVCaptureOutput) {}
  public func removeOutput(_ output: AVCaptureOutput) {}
  public func beginConfiguration() {}
  public func commitConfiguration() {}
  public func startRunning() {}
  public func stopRunning() {}
}
