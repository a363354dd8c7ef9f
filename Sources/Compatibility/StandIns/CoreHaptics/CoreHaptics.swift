// CoreHaptics' names: nothing is felt or heard.

@_exported public import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
open class CHHapticEngine: NSObject {
  public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1 }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public override init() {}
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public func start() throws {}
  public func start() async throws {}
  public func start(completionHandler: (((any Error)?) -> Void)?) {}
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { CHHapticAdvancedPatternPlayer() }
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticAdvancedPatternPlayer { CHHapticAdvancedPatternPlayer() }
  public func playPattern(from url: URL) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public final class CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  public var loopEnabled = false
  public var loopEnd: TimeInterval = 0
  public var playbackRate: Float = 1
  public func start(atTime time: TimeInterval) throws {}
  public func stop(atTime time: TimeInterval) throws {}
  public func pause(atTime time: TimeInterval) throws {}
  public func resume(atTime time: TimeInterval) throws {}
  public func cancel() throws {}
  public func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
}
public let CHHapticTimeImmediate: TimeInterval = 0
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  public init(contentsOf url: URL) throws {}
  public var duration: TimeInterval { 0 }
}
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = Self(rawValue: "HapticTransient"), hapticContinuous = Self(rawValue: "HapticContinuous")
    public static let audioContinuous = Self(rawValue: "AudioContinuous"), audioCustom = Self(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = Self(rawValue: "HapticIntensity"), hapticSharpness = Self(rawValue: "HapticSharpness"), attackTime = Self(rawValue: "AttackTime")
    public static let decayTime = Self(rawValue: "DecayTime"), releaseTime = Self(rawValue: "ReleaseTime"), sustained = Self(rawValue: "Sustained"), audioVolume = Self(rawValue: "AudioVolume")
    public static let audioPitch = Self(rawValue: "AudioPitch")
  }
  public let type: EventType
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0) {
    (self.type, relativeTime, self.duration) = (type, time, duration)
  }
}
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"), hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"), audioVolumeControl = Self(rawValue: "AudioVolumeControl")
  }
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}
open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject { public init(relativeTime time: TimeInterval, value: Float) {} }
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime time: TimeInterval) {}
}
