// Photos' names: the library has no pictures, and no block is called.

@_exported public import Foundation
public import SwiftUI

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1), photoHDR = Self(rawValue: 2), photoScreenshot = Self(rawValue: 4), photoLive = Self(rawValue: 8)
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable { case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumVideos = 202, smartAlbumFavorites, smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, any = -1 }
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = Self.aspectFit
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey", PHImageErrorKey = "PHImageErrorKey"

open class PHObject: NSObject { public var localIdentifier: String { "" } }
open class PHAsset: PHObject {
  public var mediaType: PHAssetMediaType { .unknown }
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public var duration: TimeInterval { 0 }
  public var isFavorite: Bool { false }
  public var isHidden: Bool { false }
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
open class PHCollection: PHObject { public var localizedTitle: String? { nil } }
open class PHAssetCollection: PHCollection {
  public var estimatedAssetCount: Int { 0 }
  public static func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public static func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
open class PHFetchOptions: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var includeHiddenAssets = false
}
/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public func object(at index: Int) -> ObjectType { fatalError("a PHFetchResult has no objects in previews") }
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  public func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

open class PHImageRequestOptions: NSObject {
  public var isSynchronous = false
  public var isNetworkAccessAllowed = false
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
}
open class PHVideoRequestOptions: NSObject { public var isNetworkAccessAllowed = false }
open class PHImageManager: NSObject {
  public static func `default`() -> PHImageManager { PHImageManager() }
  @discardableResult
  public func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
  @discardableResult
  public func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
  public func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager {
  public var allowsCachingHighQualityImages = true
  public func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
  public func stopCachingImagesForAllAssets() {}
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {}
open class PHChange: NSObject {}
open class PHPhotoLibrary: NSObject {
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  public static func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {}
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .notDetermined }
  public func performChanges(_ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {}
  public func performChanges(_ changes: @escaping () -> Void) async throws {}
  public func performChangesAndWait(_ changes: @escaping () -> Void) throws {}
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, pairedVideo = 9 }
open class PHAssetResourceCreationOptions: NSObject {}
open class PHAssetChangeRequest: NSObject {
  public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  public static func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
  public static func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
  public static func deleteAssets(_ assets: [PHAsset]) {}
  public var creationDate: Date?
  public var isFavorite = false
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  public static func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
