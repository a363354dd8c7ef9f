public import Foundation
public import PlatenDrawing

/// The name of a picture in a catalogue of assets, as Xcode makes one of each: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let folder: URL?

  /// The picture of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, folder) = (name, ProgramResources.folder(of: bundle))
  }
}

/// The name of a colour in a catalogue of assets, as Xcode makes one of each: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let folder: URL?

  /// The colour of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, folder) = (name, ProgramResources.folder(of: bundle))
  }
}

extension Image {
  /// The picture of a catalogue of assets.
  public init(_ resource: ImageResource) {
    self.init(.picture(.named(resource.name, folder: resource.folder), scale: nil))
  }
}

extension Color {
  /// The colour of a catalogue of assets.
  public init(_ resource: ColorResource) {
    self.init(resource.name, folders: resource.folder.map { [$0] } ?? ProgramResources.folders)
  }
}
