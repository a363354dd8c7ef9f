public import Foundation
public import PlatenViews
public import UniformTypeIdentifiers

// The dialogs for files, which no picture shows: each leaves a view as it is.

nonisolated extension View {
  /// Presents a dialog for a file; ignored in a picture.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog for files; ignored in a picture.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog for files; ignored in a picture.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Presents a dialog for moving a file; ignored in a picture.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog for moving a file; ignored in a picture.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Presents a dialog for moving files; ignored in a picture.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Presents a dialog for moving files; ignored in a picture.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { self }
}

// MARK: - Saving

nonisolated extension View {
  /// Presents a dialog for saving a document; ignored in a picture.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog for saving a document; ignored in a picture.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Presents a dialog for saving documents; ignored in a picture.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Presents a dialog for saving documents; ignored in a picture.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Presents a dialog for saving a document; ignored in a picture.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a dialog for saving a document; ignored in a picture.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Presents a dialog for saving documents; ignored in a picture.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument { self }

  /// Presents a dialog for saving documents; ignored in a picture.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument { self }

  /// Presents a dialog for saving a value; ignored in a picture.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Presents a dialog for saving values; ignored in a picture.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { self }
}

// MARK: - The dialogs' words and folders

/// The options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Takes options as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Extensions are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Folders with a document in them can be opened as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

nonisolated extension View {
  /// Sets the title of the button that confirms a dialog for files; ignored in a picture.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the title of the button that confirms a dialog for files; ignored in a picture.
  public func fileDialogConfirmationLabel(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the button that confirms a dialog for files; ignored in a picture.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the words of a dialog for files; ignored in a picture.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the words of a dialog for files; ignored in a picture.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the words of a dialog for files; ignored in a picture.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the title of the field for a file's name; ignored in a picture.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the title of the field for a file's name; ignored in a picture.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the field for a file's name; ignored in a picture.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the options of file dialogs; ignored in a picture.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Names a file dialog that remembers its settings; ignored in a picture.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets the folder that a dialog for files begins in; ignored in a picture.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets whether a dialog for files leaves links as they are; ignored in a picture.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets which files a dialog lets be chosen; ignored in a picture.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
