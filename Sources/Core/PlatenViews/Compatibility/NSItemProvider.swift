public import Foundation

/// An item for dragging between views; a picture has no dragging.
public final class NSItemProvider: NSObject {
  /// Makes one that holds nothing.
  public override init() {}

  /// Makes one for an object.
  public convenience init(object: NSObject) { self.init() }

  /// Makes one for a file, or nil for none.
  public convenience init?(contentsOf fileURL: URL?) {
    if fileURL == nil { return nil }
    self.init()
  }
}
