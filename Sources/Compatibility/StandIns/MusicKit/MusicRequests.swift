public import Combine
public import Foundation

// Requests, which find nothing, and players, which play nothing.

public enum MusicCatalogChartKind: Hashable, Sendable { case mostPlayed, cityTop, dailyGlobalTop }
public struct MusicCatalogChart<Item: MusicCatalogChartRequestable>: Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public var kind: MusicCatalogChartKind { .mostPlayed }
  public var items: MusicItemCollection<Item> { [] }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
}
public struct MusicCatalogChartsRequest: Sendable {
  public var limit: Int?
  public var genre: Genre?
  public init(genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicCatalogChartRequestable.Type]) { self.genre = genre }
  public func response() async throws -> MusicCatalogChartsResponse { MusicCatalogChartsResponse() }
}
public struct MusicCatalogChartsResponse: Sendable {
  public var albumCharts: [MusicCatalogChart<Album>] { [] }
  public var songCharts: [MusicCatalogChart<Song>] { [] }
  public var playlistCharts: [MusicCatalogChart<Playlist>] { [] }
  public var musicVideoCharts: [MusicCatalogChart<MusicVideo>] { [] }
}
public struct MusicCatalogSearchRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {}
  public func response() async throws -> MusicCatalogSearchResponse { MusicCatalogSearchResponse() }
}
public struct MusicCatalogSearchResponse: Sendable {
  public var songs: MusicItemCollection<Song> { [] }
  public var albums: MusicItemCollection<Album> { [] }
  public var artists: MusicItemCollection<Artist> { [] }
  public var playlists: MusicItemCollection<Playlist> { [] }
  public var stations: MusicItemCollection<Station> { [] }
  public var musicVideos: MusicItemCollection<MusicVideo> { [] }
}
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  public var limit: Int?
  public init() {}
  public init<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
  public init<Value>(matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]) {}
  public func response() async throws -> MusicItemsResponse<Item> { MusicItemsResponse() }
}
public struct MusicItemsResponse<Item: MusicItem>: Sendable { public var items: MusicItemCollection<Item> { [] } }
public struct MusicLibraryRequest<Item: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public mutating func sort<Value>(by keyPath: KeyPath<Item, Value>, ascending: Bool) {}
  public mutating func filter<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
  public mutating func filter(text: String) {}
  public func response() async throws -> MusicItemsResponse<Item> { MusicItemsResponse() }
}
public struct MusicPersonalRecommendation: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String?
  public var albums: MusicItemCollection<Album> { [] }
  public var playlists: MusicItemCollection<Playlist> { [] }
  public var stations: MusicItemCollection<Station> { [] }
}
public struct MusicPersonalRecommendationsRequest: Sendable {
  public struct Response: Sendable { public var recommendations: [MusicPersonalRecommendation] { [] } }
  public var limit: Int?
  public init() {}
  public func response() async throws -> Response { Response() }
}
public struct MusicDataRequest: Sendable {
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public func response() async throws -> (data: Data, urlResponse: URLResponse) { throw URLError(.notConnectedToInternet) }
}

// MARK: - Players

open class MusicPlayer {
  public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  public enum ShuffleMode: Hashable, Sendable { case off, songs }
  public final class State: ObservableObject {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float = 0
    public var repeatMode: RepeatMode?
    public var shuffleMode: ShuffleMode?
  }
  open class Queue: ObservableObject, ExpressibleByArrayLiteral {
    public struct Entry: Identifiable, Hashable, Sendable {
      public enum Item: Hashable, Sendable {
        case song(Song)
        case musicVideo(MusicVideo)
      }
      public let id: String
      public let item: Item?
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      public init(_ item: some PlayableMusicItem) { (id, self.item, title, subtitle, artwork) = (item.id.rawValue, nil, "", nil, nil) }
    }
    public struct Entries: RandomAccessCollection, ExpressibleByArrayLiteral {
      private var entries: [Entry] = []
      public init() {}
      public init(arrayLiteral elements: Entry...) { entries = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { entries.count }
      public subscript(position: Int) -> Entry { entries[position] }
    }
    public enum EntryInsertionPosition: Sendable { case afterCurrentEntry, tail }
    public init() {}
    public init(for items: some Sequence<any PlayableMusicItem>) {}
    public init<Item: PlayableMusicItem>(for items: some Sequence<Item>, startingAt start: Item? = nil) {}
    public init(album: Album, startingAt track: Track) {}
    public required init(arrayLiteral elements: any PlayableMusicItem...) {}
    public var entries = Entries()
    public var currentEntry: Entry?
    public func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws {}
    public func insert<Item: PlayableMusicItem>(_ items: some Sequence<Item>, position: EntryInsertionPosition) async throws {}
  }
  public let state = State()
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }
  public func prepareToPlay() async throws {}
  public func play() async throws {}
  public func pause() {}
  public func stop() {}
  public func restartCurrentEntry() {}
  public func skipToNextEntry() async throws {}
  public func skipToPreviousEntry() async throws {}
}
public final class ApplicationMusicPlayer: MusicPlayer {
  public typealias Queue = MusicPlayer.Queue
  public static var shared: ApplicationMusicPlayer { ApplicationMusicPlayer() }
  public var queue = MusicPlayer.Queue()
}
public final class SystemMusicPlayer: MusicPlayer {
  public static var shared: SystemMusicPlayer { SystemMusicPlayer() }
  public var queue = MusicPlayer.Queue()
}
