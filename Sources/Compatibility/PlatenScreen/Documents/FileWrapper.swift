public import Foundation

/// A file or a folder of a document, which is in memory until it is written.
///
/// Foundation has it on Apple's systems, and not on Linux. There are no links.
open class FileWrapper: NSObject {
  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Takes options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything is read at once, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are not mapped into memory, as they never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Takes options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A file replaces the former one when it is whole.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The files in a folder get the names that they are written with.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The contents of a folder, by their names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it had when it was read.
  open var filename: String?
  /// The name that it is to have in a folder.
  open var preferredFilename: String?
  /// The file's attributes: none.
  open var fileAttributes: [String: Any] = [:]

  private init(contents: Data?, wrappers: [String: FileWrapper]?) {
    (regularFileContents, fileWrappers) = (contents, wrappers)
  }

  /// Makes a file with some bytes.
  public convenience init(regularFileWithContents contents: Data) {
    self.init(contents: contents, wrappers: nil)
  }

  /// Makes a folder with some files, by their names.
  public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper])
  {
    self.init(contents: nil, wrappers: childrenByPreferredName)
  }

  /// Reads a file, or a folder with all that is in it.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    if (try? manager.contentsOfDirectory(atPath: url.path)) != nil {
      var wrappers: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        wrappers[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      self.init(contents: nil, wrappers: wrappers)
    } else {
      self.init(contents: try Data(contentsOf: url), wrappers: nil)
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link: it never is.
  open var isSymbolicLink: Bool { false }

  /// Adds a file to a folder under its preferred name, or under another that is free.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var (name, count) = (wanted, 1)
    while fileWrappers?[name] != nil {
      count += 1
      name = "\(count)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file with some bytes to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Returns the name of a file in a folder; nil if it is not in it.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }
}
