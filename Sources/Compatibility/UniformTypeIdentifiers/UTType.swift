/// A kind of file or data.
///
/// It has the common kinds that views name, with their identifiers, extensions and MIME types.
/// There is no system to ask for others.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the kind, as `public.png`.
  public let identifier: String

  private init(_ name: Substring) { identifier = String(name) }

  /// Makes the kind of a name; nil for one without a dot.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// Makes a kind that the program brings.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes a kind that another program brings.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes the kind of files with an extension; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.extensions.contains(name) }) else { return nil }
    self = known.type
  }

  /// Makes the kind of data of a MIME type; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.mimeType == mimeType.lowercased() }) else {
      return nil
    }
    self = known.type
  }

  /// The extension of files of the kind, if it is known.
  public var preferredFilenameExtension: String? {
    Self.known.first { $0.type == self }?.extensions.first
  }

  /// The MIME type of the kind, if it is known.
  public var preferredMIMEType: String? { Self.known.first { $0.type == self }?.mimeType }

  /// The name of the kind.
  public var description: String { identifier }
}

// MARK: - Kinds

extension UTType {
  /// Any item with bytes or files.
  public static let item = UTType("public.item"[...])
  /// Content to read, see or hear.
  public static let content = UTType("public.content"[...])
  /// Bytes.
  public static let data = UTType("public.data"[...])
  /// A folder.
  public static let folder = UTType("public.folder"[...])
  /// A folder, or a package that looks like a file.
  public static let directory = UTType("public.directory"[...])
  /// Text of any kind.
  public static let text = UTType("public.text"[...])
  /// Text without more.
  public static let plainText = UTType("public.plain-text"[...])
  /// Text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text"[...])
  /// Rich text.
  public static let rtf = UTType("public.rtf"[...])
  /// A page of the web.
  public static let html = UTType("public.html"[...])
  /// XML.
  public static let xml = UTType("public.xml"[...])
  /// JSON.
  public static let json = UTType("public.json"[...])
  /// YAML.
  public static let yaml = UTType("public.yaml"[...])
  /// Values with commas between them.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text"[...])
  /// A program's source.
  public static let sourceCode = UTType("public.source-code"[...])
  /// Source in Swift.
  public static let swiftSource = UTType("public.swift-source"[...])
  /// A picture.
  public static let image = UTType("public.image"[...])
  /// A PNG picture.
  public static let png = UTType("public.png"[...])
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg"[...])
  /// A GIF picture.
  public static let gif = UTType("com.compuserve.gif"[...])
  /// An HEIC picture.
  public static let heic = UTType("public.heic"[...])
  /// A TIFF picture.
  public static let tiff = UTType("public.tiff"[...])
  /// An SVG drawing.
  public static let svg = UTType("public.svg-image"[...])
  /// A PDF document.
  public static let pdf = UTType("com.adobe.pdf"[...])
  /// Video and sound.
  public static let audiovisualContent = UTType("public.audiovisual-content"[...])
  /// Video, with sound or without.
  public static let movie = UTType("public.movie"[...])
  /// Video.
  public static let video = UTType("public.video"[...])
  /// Sound.
  public static let audio = UTType("public.audio"[...])
  /// An MP3 file.
  public static let mp3 = UTType("public.mp3"[...])
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType("public.mpeg-4"[...])
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie"[...])
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive"[...])
  /// An archive of files.
  public static let archive = UTType("public.archive"[...])
  /// A URL.
  public static let url = UTType("public.url"[...])
  /// A file's URL.
  public static let fileURL = UTType("public.file-url"[...])
}

extension UTType {
  /// What is known of kinds that files have.
  private static let known: [(type: UTType, extensions: [String], mimeType: String)] = [
    (.plainText, ["txt", "text"], "text/plain"), (.rtf, ["rtf"], "text/rtf"),
    (.html, ["html", "htm"], "text/html"), (.xml, ["xml"], "application/xml"),
    (.json, ["json"], "application/json"), (.yaml, ["yml", "yaml"], "application/x-yaml"),
    (.commaSeparatedText, ["csv"], "text/csv"), (.png, ["png"], "image/png"),
    (.jpeg, ["jpeg", "jpg"], "image/jpeg"), (.gif, ["gif"], "image/gif"),
    (.heic, ["heic"], "image/heic"), (.tiff, ["tiff", "tif"], "image/tiff"),
    (.svg, ["svg"], "image/svg+xml"), (.pdf, ["pdf"], "application/pdf"),
    (.mp3, ["mp3"], "audio/mpeg"), (.mpeg4Movie, ["mp4"], "video/mp4"),
    (.quickTimeMovie, ["mov"], "video/quicktime"), (.zip, ["zip"], "application/zip"),
  ]
}
