public import Foundation

/// An item for dragging between views; a picture has no dragging.
public final class NSItemProvider: NSObject {
  /// Makes an empty provider.
  public override init() {}

  /// Makes a provider for an object.
  public convenience init(object: NSObject) { self.init() }

  /// Makes a provider for a file; nil if there is no file.
  public convenience init?(contentsOf fileURL: URL?) {
    if fileURL == nil { return nil }
    self.init()
  }
}
