internal import Platen
internal import PlatenBase

/// The pictures of a scene, each read once.
final class SceneImages {
  private struct Key: Hashable {
    var source: String
    var scale: CGFloat
  }

  /// Reads the bytes of a file by its path, relative to the scene's file.
  private let readFile: (String) throws(SceneImageError) -> Data
  private var known: [Key: Result<UIImage, SceneImageError>] = [:]
  private var drawings: [String: Result<VectorImage, SceneImageError>] = [:]
  private let limits: SceneLimits
  private let limiter: ImageLimiter?
  /// The pixels of all pictures so far.
  private(set) var pixels = 0

  init(
    limits: SceneLimits, limiter: ImageLimiter? = nil,
    readFile: @escaping (String) throws(SceneImageError) -> Data
  ) {
    self.limits = limits
    self.limiter = limiter
    self.readFile = readFile
  }

  /// The picture of a path or a `data:` address.
  ///
  /// - Parameter scale: The pixels per point; nil for those that the file's name states.
  func picture(_ source: String, scale: CGFloat?) throws(SceneImageError) -> UIImage {
    let key = Key(source: source, scale: scale ?? Self.scale(of: source))
    if let known = known[key] { return try known.get() }
    let result = Result { () throws(SceneImageError) in try read(key) }
    known[key] = result
    return try result.get()
  }

  /// Returns whether a path or a `data:` address is that of an SVG.
  static func isDrawing(_ source: String) -> Bool {
    source.hasPrefix("data:")
      ? source.hasPrefix("data:image/svg+xml") : source.lowercased().hasSuffix(".svg")
  }

  /// The drawing of an SVG's path or `data:` address.
  func drawing(_ source: String) throws(SceneImageError) -> VectorImage {
    if let known = drawings[source] { return try known.get() }
    let result = Result { () throws(SceneImageError) in
      try drawing(of: [UInt8](bytes(of: source)))
    }
    drawings[source] = result
    return try result.get()
  }

  /// The drawing of an SVG, whose pictures count as those of the scene do.
  private func drawing(of file: [UInt8]) throws(SceneImageError) -> VectorImage {
    let most = min(limits.imagePixels, limits.allImagePixels - pixels)
    var refused: Int?
    let drawing: VectorImage
    do throws(PictureError) {
      drawing = try VectorImage(svg: file, maximumPixels: most) { [limiter] count in
        if refused == nil, limiter?.admits(pixels: count) == false { refused = count }
        return refused == nil
      }
    } catch {
      throw SceneImageError(
        found: "an SVG that cannot be drawn: \(error.description)", expected: "a whole one",
        exceedsLimit: error.code == .tooManyPixels)
    }
    if let refused { throw Self.refusal(of: refused) }
    pixels += drawing.pixels
    return drawing
  }

  /// Why a picture of so many pixels is not read, for which there is no memory.
  private static func refusal(of count: Int) -> SceneImageError {
    SceneImageError(
      found: "a picture of \(count) pixels", expected: "a picture that fits in memory",
      exceedsLimit: true)
  }

  /// The bytes of a path or a `data:` address.
  func bytes(of source: String) throws(SceneImageError) -> Data {
    source.hasPrefix("data:") ? try Self.data(of: source) : try readFile(source)
  }

  private func read(_ key: Key) throws(SceneImageError) -> UIImage {
    let data = try bytes(of: key.source)
    let most = min(limits.imagePixels, limits.allImagePixels - pixels)
    if let count = try? UIImage.pixelCount(of: data, maximumPixels: most),
      limiter?.admits(pixels: count) == false
    {
      throw Self.refusal(of: count)
    }
    do throws(PictureError) {
      let picture = try UIImage(data: data, scale: key.scale, maximumPixels: most)
      pixels += picture.pixelCount
      return picture
    } catch {
      guard error.code == .tooManyPixels else {
        throw SceneImageError(
          found: error.found, expected: error.expected.isEmpty ? "a whole one" : error.expected)
      }
      let others = pixels == 0 ? "" : " beside others of \(pixels) pixels"
      throw SceneImageError(
        found: error.found + others, expected: error.expected, exceedsLimit: true)
    }
  }

  /// The bytes of `data:image/png;base64,…`.
  private static func data(of address: String) throws(SceneImageError) -> Data {
    let parts = address.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
    else {
      throw SceneImageError(
        found: "\"\(address.prefix(24))…\"", expected: "data:image/png;base64,…")
    }
    return data
  }

  /// The pixels per point that a file's name states with `@2x` or `@3x`.
  private static func scale(of path: String) -> CGFloat {
    guard !path.hasPrefix("data:"), let dot = path.lastIndex(of: ".") else { return 1 }
    return path[..<dot].hasSuffix("@2x") ? 2 : path[..<dot].hasSuffix("@3x") ? 3 : 1
  }
}

// MARK: - Errors

/// Why a picture of a scene cannot be had.
struct SceneImageError: UnexpectedValueError {
  /// What was found, such as `no file "a.png"`, and what was expected in its place.
  var unexpected: UnexpectedValue
  /// Whether the picture is larger than one may be.
  var exceedsLimit: Bool

  init(found: String, expected: String, exceedsLimit: Bool = false) {
    unexpected = UnexpectedValue(found: found, expected: expected)
    self.exceedsLimit = exceedsLimit
  }
}
