// AVFoundation's names: nothing is played or recorded.

@_exported public import Foundation

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public convenience init(url: URL) { self.init() }
  public convenience init(asset: AVAsset) { self.init() }
  public var status: Status { .unknown }
  public var duration: CMTime { .zero }
  public var asset: AVAsset { AVAsset() }
  public func currentTime() -> CMTime { .zero }
}
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
public struct AVLayerVideoGravity: Hashable, Sendable {
  public static let resizeAspect = Self(), resizeAspectFill = Self(), resize = Self()
}

open class AVAsset: NSObject {
  public convenience init(url: URL) { self.init() }
  public var duration: CMTime { .zero }
}
public final class AVURLAsset: AVAsset {}
public final class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
  public var appliesPreferredTrackTransform = false
  public var maximumSize = CGSize.zero
}

/// A time as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init() { (value, timescale) = (0, 0) }
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    let whole = seconds * Double(preferredTimescale)
    self.init(value: whole.isFinite ? Int64(max(-9e18, min(9e18, whole))) : 0, timescale: preferredTimescale)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime { CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale)) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale)) }
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

open class AVPlayer: NSObject {
  public convenience init(url: URL) { self.init() }
  public convenience init(playerItem: AVPlayerItem?) { self.init() }
  public var volume: Float = 1
  public var isMuted = false
  public var rate: Float = 0
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public var timeControlStatus: TimeControlStatus { .paused }
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public private(set) var currentItem: AVPlayerItem?
  public func currentTime() -> CMTime { .zero }
  public func seek(to time: CMTime) {}
  public func seek(to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero, completionHandler: ((Bool) -> Void)? = nil) {}
  public func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { 0 }
  public func removeTimeObserver(_ observer: Any) {}
  public func play() {}
  public func pause() {}
  public func replaceCurrentItem(with item: AVPlayerItem?) {}
}
public final class AVQueuePlayer: AVPlayer {}
public final class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
public final class AVAudioApplication: NSObject {
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
  public static var shared: AVAudioApplication { AVAudioApplication() }
  public var recordPermission: RecordPermission { .undetermined }
  public static func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) {}
  public static func requestRecordPermission() async -> Bool { false }
}

public protocol AVAudioPlayerDelegate: AnyObject {}
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }
  @discardableResult public func prepareToPlay() -> Bool { false }
  @discardableResult public func play() -> Bool { false }
  public func pause() {}
  public func stop() {}
}

public final class AVAudioSession: NSObject, Sendable {
  public struct Category: Hashable, Sendable {
    public static let ambient = Self()
    public static let playback = Self()
    public static let record = Self()
    public static let playAndRecord = Self()
    public static let soloAmbient = Self()
  }
  public struct Mode: Hashable, Sendable { public static let `default` = Self(), measurement = Self(), moviePlayback = Self(), spokenAudio = Self(), voiceChat = Self() }
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, mode: Mode) throws {}
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions) throws {}
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
  public var recordPermission: RecordPermission { .undetermined }
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

public final class AVSpeechUtterance: NSObject {
  public init(string: String) {}
  public var rate: Float = 0.5
  public var voice: AVSpeechSynthesisVoice?
}
public final class AVSpeechSynthesisVoice: NSObject {
  public init?(language: String?) {}
}
public final class AVSpeechSynthesizer: NSObject {
  public func speak(_ utterance: AVSpeechUtterance) {}
}
