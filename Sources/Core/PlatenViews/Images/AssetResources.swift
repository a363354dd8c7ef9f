public import Foundation
public import PlatenDrawing

/// The name of a picture in an asset catalogue, like the ones that Xcode makes: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let folder: URL?

  /// Makes the picture of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, folder) = (name, ProgramResources.folder(of: bundle))
  }
}

/// The name of a colour in an asset catalogue, like the ones that Xcode makes: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let folder: URL?

  /// Makes the colour of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, folder) = (name, ProgramResources.folder(of: bundle))
  }
}

extension Image {
  /// Makes the picture of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(.picture(.named(resource.name, folder: resource.folder), scale: nil))
  }
}

extension Color {
  /// Makes the colour of an asset catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name, folders: resource.folder.map { [$0] } ?? ProgramResources.folders)
  }
}

extension UIImage {
  /// The picture of an asset catalogue, or one transparent pixel if it cannot be read.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(resource.name, folder: resource.folder) {
      self.init(image)
    } else {
      self.init()
    }
  }
}

extension UIColor {
  /// The colour of a catalogue of assets.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
