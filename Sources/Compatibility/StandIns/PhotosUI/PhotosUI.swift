// PhotosUI's names: the picker is drawn as its label, and nothing is picked.

@_exported public import Photos
public import SwiftUI
public import UIKit
public import UniformTypeIdentifiers

public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = Self(name: "images"), videos = Self(name: "videos"), livePhotos = Self(name: "livePhotos"), screenshots = Self(name: "screenshots")
  public static let panoramas = Self(name: "panoramas"), bursts = Self(name: "bursts"), slomoVideos = Self(name: "slomoVideos"), depthEffectPhotos = Self(name: "depthEffectPhotos")
  public static func any(of filters: [PHPickerFilter]) -> Self { Self(name: "any") }
  public static func all(of filters: [PHPickerFilter]) -> Self { Self(name: "all") }
  public static func not(_ filter: PHPickerFilter) -> Self { Self(name: "not") }
}

public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let number: Int
    public static let automatic = Self(number: 0), current = Self(number: 1), compatible = Self(number: 2)
  }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult public func loadTransferable<T>(type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void) -> Progress { Progress(totalUnitCount: 0) }
}
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let number: Int
  public static let `default` = Self(number: 0), ordered = Self(number: 1), continuous = Self(number: 2), continuousAndOrdered = Self(number: 3)
}
public struct PhotosPickerStyle: Hashable, Sendable {
  private let number: Int
  public static let presentation = Self(number: 0), inline = Self(number: 1), compact = Self(number: 2)
}

public struct PhotosPicker<Label: View>: View {
  public typealias Encoding = PhotosPickerItem.EncodingDisambiguationPolicy
  private let label: Label
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
extension PhotosPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic, photoLibrary: PHPhotoLibrary) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic) {
    self.init(selection: selection, matching: filter) { Text(String(title)) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: Encoding = .automatic) {
    self.init(selection: selection, matching: filter) { Text(String(title)) }
  }
}
extension View {
  public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { self }
  public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { self }
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

// MARK: - UIKit's

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {}
open class PHPickerViewController: UIViewController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) { self.init() }
}
