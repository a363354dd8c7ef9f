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

public final class AVPlayerItem: NSObject {
  public init(url: URL) {}
}

open class AVPlayer: NSObject {
  public convenience init(url: URL) { self.init() }
  public convenience init(playerItem: AVPlayerItem?) { self.init() }
  public var volume: Float = 1
  public var isMuted = false
  public var rate: Float = 0
  public func play() {}
  public func pause() {}
  public func replaceCurrentItem(with item: AVPlayerItem?) {}
}
public final class AVQueuePlayer: AVPlayer {}

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
  }
  public struct Mode: Hashable, Sendable { public static let `default` = Self() }
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, mode: Mode) throws {}
  public func setActive(_ active: Bool) throws {}
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
