public import Foundation
public import PlatenViews
public import UniformTypeIdentifiers

// Documents, which nobody opens or saves: the types compile, and a preview makes them by their own initializers.

/// A document that is a value, as it is read from a file and written to one.
public protocol FileDocument {
  /// The source of a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document replaces.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Makes the document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as it is read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  /// The document as it is at one moment.
  associatedtype Snapshot
  /// The source of a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document replaces.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Makes the document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns a document of a moment as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source of a document.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document replaces.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The URL of its file; nil for a new one.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  /// The binding of the document.
  public var projectedDocument: Binding<Document> { $document }
}

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The URL of its file; nil for a new one.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
