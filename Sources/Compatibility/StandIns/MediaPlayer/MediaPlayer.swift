// MediaPlayer's names: the library is empty, nothing is played, and no key of a headset is pressed.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public typealias MPMediaEntityPersistentID = UInt64
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200 }
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = Self(rawValue: 1), podcast = Self(rawValue: 2), audioBook = Self(rawValue: 4), anyAudio = Self(rawValue: 0xFF)
}
public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist", MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork", MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID", MPMediaItemPropertyGenre = "genre", MPMediaItemPropertyArtistPersistentID = "artistPersistentID", MPMediaItemPropertyAlbumPersistentID = "albumPersistentID", MPMediaPlaylistPropertyName = "name", MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime", MPNowPlayingInfoPropertyPlaybackRate = "playbackRate", MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream", MPNowPlayingInfoPropertyMediaType = "mediaType"

open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItem: MPMediaEntity {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var playbackStoreID: String { "" }
  open var assetURL: URL? { nil }
  open var playCount: Int { 0 }
  open var dateAdded: Date { .distantPast }
  open var isExplicitItem: Bool { false }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
  open var genrePersistentID: MPMediaEntityPersistentID { 0 }
  open var composerPersistentID: MPMediaEntityPersistentID { 0 }
  open var composer: String? { nil }
  open var lyrics: String? { nil }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var discCount: Int { 0 }
  open var rating: Int { 0 }
  open var skipCount: Int { 0 }
  open var beatsPerMinute: Int { 0 }
  open var releaseDate: Date? { nil }
  open var lastPlayedDate: Date? { nil }
  open var isCloudItem: Bool { false }
  open var isCompilation: Bool { false }
}
open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}
open class MPMediaPlaylist: MPMediaItemCollection { public var name: String? { nil } }
open class MPMediaItemArtwork: NSObject {
  private let handler: (CGSize) -> UIImage
  public let bounds: CGRect
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler) }
  public func image(at size: CGSize) -> UIImage? { handler(size) }
}
open class MPMediaPropertyPredicate: NSObject { public convenience init(value: Any?, forProperty property: String) { self.init() } }
open class MPMediaQuerySection: NSObject {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
open class MPMediaQuery: NSObject {
  public static func songs() -> MPMediaQuery { MPMediaQuery() }
  public static func albums() -> MPMediaQuery { MPMediaQuery() }
  public static func artists() -> MPMediaQuery { MPMediaQuery() }
  public static func playlists() -> MPMediaQuery { MPMediaQuery() }
  public var items: [MPMediaItem]? { nil }
  public var collections: [MPMediaItemCollection]? { nil }
  public var itemSections: [MPMediaQuerySection]? { nil }
  public var collectionSections: [MPMediaQuerySection]? { nil }
  public func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {}
}
open class MPMediaLibrary: NSObject {
  public static func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {}
  public static func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .notDetermined }
}

public protocol MPMediaPlayback: AnyObject {
  var isPreparedToPlay: Bool { get }
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func prepareToPlay()
  func play()
  func pause()
  func stop()
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}
open class MPMusicPlayerApplicationController: MPMusicPlayerController {}
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  public static var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  public static var applicationQueuePlayer: MPMusicPlayerApplicationController { MPMusicPlayerApplicationController() }
  public static var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  public var nowPlayingItem: MPMediaItem?
  public var playbackState: MPMusicPlaybackState { .stopped }
  public var repeatMode = MPMusicRepeatMode.default
  public var shuffleMode = MPMusicShuffleMode.default
  public var currentPlaybackTime: TimeInterval = 0
  public var indexOfNowPlayingItem: Int { 0 }
  public func setQueue(with query: MPMediaQuery) {}
  public func setQueue(with collection: MPMediaItemCollection) {}
  public func setQueue(with storeIDs: [String]) {}
  public func play() {}
  public func pause() {}
  public func stop() {}
  public var isPreparedToPlay: Bool { false }
  public var currentPlaybackRate: Float = 0
  public func beginSeekingForward() {}
  public func beginSeekingBackward() {}
  public func endSeeking() {}
  public func prepareToPlay() {}
  public func skipToNextItem() {}
  public func skipToPreviousItem() {}
  public func skipToBeginning() {}
  public func beginGeneratingPlaybackNotifications() {}
  public func endGeneratingPlaybackNotifications() {}
}
extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChange"), MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChange")
}

open class MPNowPlayingInfoCenter: NSObject {
  public static func `default`() -> MPNowPlayingInfoCenter { MPNowPlayingInfoCenter() }
  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown
}
open class MPRemoteCommandEvent: NSObject { public var timestamp: TimeInterval { 0 } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { public var positionTime: TimeInterval { 0 } }
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { public var interval: TimeInterval { 0 } }
open class MPRemoteCommand: NSObject {
  public var isEnabled = true
  @discardableResult public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { 0 }
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand { public var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPRemoteCommandCenter: NSObject {
  public static func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }
  public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand(), seekForwardCommand = MPRemoteCommand(), seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand(), skipBackwardCommand = MPSkipIntervalCommand(), changePlaybackPositionCommand = MPChangePlaybackPositionCommand(), likeCommand = MPRemoteCommand()
}
open class MPVolumeView: UIView {
  public var showsRouteButton = true
  public var showsVolumeSlider = true
}
