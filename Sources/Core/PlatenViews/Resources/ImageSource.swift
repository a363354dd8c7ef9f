internal import Foundation
internal import PlatenDrawing
internal import PlatenReports

/// The source of an image.
enum ImageSource: Hashable, Sendable {
  /// One of a name in a folder; nil for the program's own folders.
  case named(String, folder: URL?)
  case file(URL)
  case data(Data)
  case picture(RasterImage)
  case drawing(VectorImage)

  static func == (left: ImageSource, right: ImageSource) -> Bool {
    switch (left, right) {
    case (.named(let a, let x), .named(let b, let y)): a == b && x == y
    case (.file(let a), .file(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.picture(let a), .picture(let b)): a === b
    case (.drawing(let a), .drawing(let b)): a === b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .named(let name, let folder):
      hasher.combine(name)
      hasher.combine(folder)
    case .file(let url): hasher.combine(url)
    case .data(let data): hasher.combine(data.count)
    case .picture(let picture): hasher.combine(ObjectIdentifier(picture))
    case .drawing(let drawing): hasher.combine(ObjectIdentifier(drawing))
    }
  }
}

extension ImageSource {
  /// What the source is called in a finding; nil for a picture that was read before.
  fileprivate var name: String? {
    switch self {
    case .named(let name, _): name
    case .file(let url): url.path
    case .data(let data): "the picture of \(data.count) bytes"
    case .picture, .drawing: nil
    }
  }
}

// MARK: - Reading once

/// The pictures of a render: each source is read once, and each change made once.
final class ImageCache {
  /// A picture and its pixels per point.
  struct Loaded {
    /// What a file has.
    enum Content {
      case pixels(RasterImage)
      case drawing(VectorImage)
    }

    var content: Content
    var scale: CGFloat
    /// Whether it is drawn in the foreground's colour, if the view does not say more.
    var isTemplate = false
    /// The file that was found for a name; nil for other sources.
    var file: String?

    /// What bytes are: pixels, an SVG or a PDF.
    init(_ data: Data, scale: CGFloat) throws(PictureError) {
      let bytes = [UInt8](data)
      if VectorImage.isSVG(bytes) {
        content = .drawing(try VectorImage(svg: bytes))
      } else if VectorImage.isPDF(bytes) {
        content = .drawing(try VectorImage(pdf: bytes))
      } else {
        content = .pixels(try RasterImage(file: bytes))
      }
      self.scale = scale
    }

    init(_ content: Content) { (self.content, scale) = (content, 1) }

    /// The pixels; nil for a drawing.
    var picture: RasterImage? {
      if case .pixels(let picture) = content { picture } else { nil }
    }
  }

  private struct Request: Hashable {
    var source: ImageSource
    var displayScale: CGFloat
    var colorScheme: ColorScheme
  }

  private struct Tint: Hashable {
    var picture: ImageSource
    var color: Color.Resolved
  }

  private struct Part: Hashable {
    var picture: ImageSource
    var x: Range<Int>
    var y: Range<Int>
  }

  private var loaded: [Request: Result<Loaded, PictureError>] = [:]
  private var tinted: [Tint: RasterImage] = [:]
  private var parts: [Part: RasterImage] = [:]
  /// What was lost of the pictures that were read here.
  private(set) var problems: [FitFinding] = []

  /// The picture of a source.
  func picture(
    from source: ImageSource, in environment: EnvironmentValues
  ) throws(PictureError) -> Loaded {
    let (scale, scheme) = (environment.displayScale, environment.colorScheme)
    let request = Request(source: source, displayScale: scale, colorScheme: scheme)
    if let known = loaded[request] { return try known.get() }
    let result = Result { () throws(PictureError) in
      try ImageFileReader(displayScale: scale, colorScheme: scheme).read(source)
    }
    loaded[request] = result
    let picture = try result.get()
    if let name = picture.file ?? source.name { noteLosses(of: picture.content, named: name) }
    return picture
  }

  private func noteLosses(of content: Loaded.Content, named name: String) {
    switch content {
    case .pixels(let picture):
      guard let loss = picture.loss else { return }
      problems.append(FitFinding(kind: .unknownColors, detail: "\(name): \(loss)"))
    case .drawing(let drawing):
      problems += drawing.losses.map { FitFinding(kind: .undrawn, detail: "\(name): \($0)") }
    }
  }

  /// A colour wherever a picture has pixels.
  func tinted(_ picture: RasterImage, with color: Color.Resolved) -> RasterImage {
    let key = Tint(picture: .picture(picture), color: color)
    if let known = tinted[key] { return known }
    let made = RasterImage(picture.bitmap.tinted(color))
    tinted[key] = made
    return made
  }

  /// A part of a picture.
  func part(of picture: RasterImage, x: Range<Int>, y: Range<Int>) -> RasterImage {
    if x == 0..<picture.bitmap.width, y == 0..<picture.bitmap.height { return picture }
    let key = Part(picture: .picture(picture), x: x, y: y)
    if let known = parts[key] { return known }
    let made = RasterImage(
      picture.bitmap.cropped(x: x, y: y), isPhotograph: picture.isPhotograph)
    parts[key] = made
    return made
  }
}

// MARK: - Finding and reading

/// Finds pictures in folders, and decodes them.
struct ImageFileReader {
  static let endings = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  /// The pixels per point that files of several scales are chosen for.
  let displayScale: CGFloat
  /// The scheme that those of catalogues are chosen for.
  var colorScheme = ColorScheme.light

  func read(_ source: ImageSource) throws(PictureError) -> ImageCache.Loaded {
    switch source {
    case .picture(let picture): return ImageCache.Loaded(.pixels(picture))
    case .drawing(let drawing): return ImageCache.Loaded(.drawing(drawing))
    case .data(let data):
      do {
        return try ImageCache.Loaded(data, scale: 1)
      } catch {
        throw error.naming("the picture of \(data.count) bytes")
      }
    case .file(let url): return try read(url, named: url.path)
    case .named(let name, let folder):
      return try read(named: name, in: folder.map { [$0] } ?? ProgramResources.folders)
    }
  }

  private func read(_ url: URL, named name: String) throws(PictureError) -> ImageCache.Loaded {
    guard let data = try? Data(contentsOf: url) else {
      throw PictureError(code: .missing, description: "\(name): not a readable file")
    }
    do {
      return try ImageCache.Loaded(data, scale: Self.scale(of: url))
    } catch {
      throw error.naming(name)
    }
  }

  /// The pixels per point that a file's name states.
  static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  /// The picture of a name in the first folder that has one that can be read.
  func read(named name: String, in folders: [URL]) throws(PictureError) -> ImageCache.Loaded {
    var fault: PictureError?
    for folder in folders {
      do throws(PictureError) {
        if let found = try read(named: name, in: folder) { return found }
      } catch {
        fault = fault ?? error
      }
    }
    throw fault
      ?? PictureError(
        code: .missing,
        description:
          "no picture \"\(name)\": expected an asset of that name in a catalogue, or \(name).png, .jpg,"
          + " .webp, .svg or .pdf among the resources, with or without @2x")
  }

  /// The picture of a name in a folder or its catalogues, which count first, as UIKit's do; nil if there is none.
  private func read(
    named name: String, in folder: URL
  ) throws(PictureError) -> ImageCache.Loaded? {
    if let asset = try readAsset(named: name, in: folder) { return asset }
    for file in files(of: name) {
      let url = folder.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) {
        var loaded = try read(url, named: url.path)
        loaded.file = file
        return loaded
      }
    }
    try checkOtherFormats(of: name, in: folder)
    return nil
  }

  private func readAsset(
    named name: String, in folder: URL
  ) throws(PictureError) -> ImageCache.Loaded? {
    for catalog in AssetCatalog.all(in: folder) {
      let asset = catalog.picture(
        named: name, displayScale: displayScale, colorScheme: colorScheme)
      guard let asset else {
        let other = catalog.picture(
          named: name, displayScale: displayScale, colorScheme: colorScheme, isRead: false)
        guard let other else { continue }
        let file = other.file.lastPathComponent
        let words = "\(name): \"\(file)\" in the catalogue has a format that Platen does not read"
        throw PictureError(code: .format, description: words)
          .sized(by: try? Data(contentsOf: other.file), scale: other.scale)
      }
      var loaded: ImageCache.Loaded
      do throws(PictureError) {
        loaded = try read(asset.file, named: asset.file.path)
      } catch {
        throw error.sized(by: try? Data(contentsOf: asset.file), scale: asset.scale)
      }
      (loaded.scale, loaded.isTemplate) = (asset.scale, asset.isTemplate)
      loaded.file = asset.file.lastPathComponent
      return loaded
    }
    return nil
  }

  /// The endings of pictures that are not read.
  private static let otherEndings = ["heic", "heif", "avif", "tiff", "tif", "bmp", "eps"]

  /// Throws an error if a folder has the picture of a name in a format that is not read.
  private func checkOtherFormats(of name: String, in folder: URL) throws(PictureError) {
    for file in Self.otherEndings.map({ "\(name).\($0)" }) + [name] {
      let url = folder.appendingPathComponent(file)
      guard Self.otherEndings.contains(url.pathExtension.lowercased()),
        FileManager.default.fileExists(atPath: url.path)
      else { continue }
      throw PictureError(code: .format, description: "\(file): a format that Platen does not read")
        .sized(by: try? Data(contentsOf: url), scale: Self.scale(of: url))
    }
  }

  /// The names of files that may hold a picture, the best first.
  private func files(of name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts.last.map(String.init) : nil
    let isNamed = ending.map { Self.endings.contains($0.lowercased()) } ?? false
    let stem = isNamed ? String(name.dropLast((ending?.count ?? 0) + 1)) : name
    let endings = isNamed ? [ending ?? ""] : Self.endings
    let larger = [1, 2, 3].filter { CGFloat($0) >= displayScale }
    let smaller = [3, 2, 1].filter { CGFloat($0) < displayScale }
    return (larger + smaller).flatMap { scale in
      endings.map { "\(stem)\(scale == 1 ? "" : "@\(scale)x").\($0)" }
    }
  }
}
