public import PlatenViews

/// Windows with a document each: none is opened.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {}

extension DocumentGroup where Document: FileDocument {
  /// Makes windows of documents that are values, to change them in.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Makes windows of documents that are values, to see them in.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes windows of documents that are objects, to change them in.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Makes windows of documents that are objects, to see them in.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// The window from which documents are opened: it is not.
public struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
  /// Makes a window with a title and buttons.
  public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}

  /// Makes a window with a title and buttons.
  public init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {}
}
