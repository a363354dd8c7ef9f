// MusicKit's names: no music is found or played, and no request returns anything.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public struct MusicItemID: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public protocol MusicItem: Sendable { var id: MusicItemID { get } }
public protocol MusicCatalogChartRequestable: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {}
public protocol PlayableMusicItem: MusicItem {}

/// A collection of what was found: it is empty where nobody makes one of items.
public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
  private var items: [Element]
  public init() { items = [] }
  public init(_ items: some Sequence<Element>) { self.items = Array(items) }
  public init(arrayLiteral elements: Element...) { items = elements }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Element { items[position] }
  public var title: String? { nil }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
  public static func += (left: inout Self, right: Self) { left.items += right.items }
}

public struct Artwork: Hashable, Codable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public func url(width: Int, height: Int) -> URL? { nil }
}
public struct ArtworkImage: View {
  private let size: CGSize?
  public init(_ artwork: Artwork, width: CGFloat) { size = CGSize(width: width, height: width) }
  public init(_ artwork: Artwork, height: CGFloat) { size = CGSize(width: height, height: height) }
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }
  public var body: some View { _LeftOutView("Apple Music artwork is not drawn", fills: true, isFlexible: true).frame(width: size?.width, height: size?.height) }
}
public enum ContentRating: Hashable, Codable, Sendable { case clean, explicit }
public struct EditorialNotes: Hashable, Codable, Sendable {
  public let short: String?
  public let standard: String?
}
public struct PlayParameters: Hashable, Codable, Sendable {}
public struct PreviewAsset: Hashable, Codable, Sendable { public let url: URL? }

public struct Song: Identifiable, Hashable, Codable, PlayableMusicItem, MusicCatalogChartRequestable, MusicCatalogSearchable, MusicLibraryRequestable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let trackNumber: Int?
  public let discNumber: Int?
  public let genreNames: [String]
  public let releaseDate: Date?
  public let libraryAddedDate: Date?
  public let contentRating: ContentRating?
  public let url: URL?
  public let isrc: String?
  public let previewAssets: [PreviewAsset]?
  public let playParameters: PlayParameters?
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
}
public struct Album: Identifiable, Hashable, Codable, PlayableMusicItem, MusicCatalogChartRequestable, MusicCatalogSearchable, MusicLibraryRequestable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let trackCount: Int
  public let genreNames: [String]
  public let releaseDate: Date?
  public let contentRating: ContentRating?
  public let copyright: String?
  public let editorialNotes: EditorialNotes?
  public let url: URL?
  public let playParameters: PlayParameters?
  public var tracks: MusicItemCollection<Track>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public func with(_ properties: [PartialMusicAsyncProperty<Album>]) async throws -> Album { self }
}
public struct Artist: Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let genreNames: [String]?
  public let url: URL?
  public var albums: MusicItemCollection<Album>? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
}
public struct Playlist: Identifiable, Hashable, Codable, PlayableMusicItem, MusicCatalogChartRequestable, MusicCatalogSearchable, MusicLibraryRequestable {
  public typealias Entry = Track
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let lastModifiedDate: Date?
  public let shortDescription: String?
  public let standardDescription: String?
  public let url: URL?
  public let playParameters: PlayParameters?
  public var tracks: MusicItemCollection<Track>? { nil }
  public func with(_ properties: [PartialMusicAsyncProperty<Playlist>]) async throws -> Playlist { self }
}
public struct MusicVideo: Identifiable, Hashable, Codable, PlayableMusicItem, MusicCatalogChartRequestable, MusicCatalogSearchable, MusicLibraryRequestable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let url: URL?
}
public struct Station: Identifiable, Hashable, Codable, PlayableMusicItem, MusicCatalogSearchable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
}
public struct RadioShow: Identifiable, Hashable, Codable, MusicCatalogSearchable {
  public let id: MusicItemID
  public let name: String
}
public struct Genre: Identifiable, Hashable, Codable, MusicItem {
  public let id: MusicItemID
  public let name: String
}
public enum Track: Identifiable, Hashable, Codable, PlayableMusicItem {
  case song(Song)
  case musicVideo(MusicVideo)
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }
  public var title: String {
    switch self {
    case .song(let song): song.title
    case .musicVideo(let video): video.title
    }
  }
  public var artistName: String {
    switch self {
    case .song(let song): song.artistName
    case .musicVideo(let video): video.artistName
    }
  }
  public var artwork: Artwork? {
    switch self {
    case .song(let song): song.artwork
    case .musicVideo(let video): video.artwork
    }
  }
  public var duration: TimeInterval? {
    switch self {
    case .song(let song): song.duration
    case .musicVideo(let video): video.duration
    }
  }
}

public struct PartialMusicAsyncProperty<Root>: Sendable {
  public static var tracks: Self { Self() }
  public static var artists: Self { Self() }
  public static var albums: Self { Self() }
}

// MARK: - Rights

public enum MusicAuthorization {
  public enum Status: String, Codable, Hashable, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status { .notDetermined }
  public static func request() async -> Status { .notDetermined }
}
public struct MusicSubscription: Hashable, Sendable {
  public struct Updates: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public var hasCloudLibraryEnabled: Bool { false }
  public static var current: MusicSubscription { get async throws { MusicSubscription() } }
  public static var subscriptionUpdates: Updates { Updates() }
}
public struct MusicSubscriptionOffer {
  public struct Options: Sendable { public static let `default` = Self() }
}
extension View {
  public func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default, onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }) -> some View { self }
}
