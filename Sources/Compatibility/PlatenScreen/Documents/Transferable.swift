public import Foundation
public import PlatenDrawing
public import PlatenViews
public import UniformTypeIdentifiers

// The names of Core Transferable, which SwiftUI brings: nothing leaves a picture, and nothing comes into one.

/// A value that can be dragged, pasted or shared.
public protocol Transferable {
  /// The type of its forms.
  associatedtype Representation: TransferRepresentation

  /// Its forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value that can be dragged, pasted or shared.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item
}

/// Several forms of a value.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

/// Combines the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Builds one form.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Builds one form.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Builds several forms.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// The form of a value that is encoded, as JSON by default.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Makes the form of a kind of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// The form of a value that has bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Makes a form that is sent and received.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Makes a form that is sent.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Makes a form that is received.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// The form of a value that is a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Makes a form that is sent and received.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Makes a form that is sent.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Makes a form that is received.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// The form of a value that another value has.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Makes a form that is sent and received.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}

  /// Makes a form that is sent.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}

  /// Makes a form that is received.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may read the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// Makes a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether it is the sender's file itself instead of a copy.
  public let isOriginalFile: Bool
}

/// Who can receive a form of a value.
public enum TransferRepresentationVisibility: Sendable {
  /// Every program.
  case all
  /// The programs of one team.
  case team
  /// The programs of one group.
  case group
  /// The program itself.
  case ownProcess
}

extension TransferRepresentation {
  /// Names the file that is sent; ignored in a picture.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// Names the file that is sent; ignored in a picture.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// Sends this form on a condition; ignored in a picture.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }

  /// Sets who can receive this form; ignored in a picture.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

// MARK: - What can be sent

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: some TransferRepresentation<String> {
    CodableRepresentation(contentType: .utf8PlainText)
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    CodableRepresentation(contentType: .url)
  }
}

extension AttributedString: Transferable {
  /// The text.
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data(String($0.characters).utf8) }
  }
}

extension Image: Transferable {
  /// The picture, which is not sent.
  public static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(exportedContentType: .png) { _ in Data() }
  }
}

extension Color: Transferable {
  /// The colour, which is not sent.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    DataRepresentation(exportedContentType: .data) { _ in Data() }
  }
}
