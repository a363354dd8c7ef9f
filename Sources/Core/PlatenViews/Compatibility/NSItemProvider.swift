public import Foundation

/// An item that a user drags between views or picks; in a picture, nothing is dragged or picked.
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

  // MARK: - Loading

  /// The name of a file that keeps the item; nil in a picture.
  public var suggestedName: String? {
    get { nil }
    set {}
  }

  /// The kinds of the item's data: none.
  public var registeredTypeIdentifiers: [String] { [] }

  /// Returns whether the item has data of a kind: it never has.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns whether the item can be an object of a class: it never can.
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { false }

  /// Loads the item as an object of a class.
  ///
  /// The handler is never called, as for an item that still loads.
  @discardableResult
  public func loadObject<Object>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads the item's data of a kind.
  ///
  /// The handler is never called, as for an item that still loads.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads a copy of the item's file.
  ///
  /// The handler is never called, as for an item that still loads.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads the item.
  ///
  /// The handler is never called, as for an item that still loads.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
}
