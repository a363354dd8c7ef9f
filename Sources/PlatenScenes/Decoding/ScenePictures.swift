internal import Platen
internal import PlatenDrawing

/// The pictures of a scene, each read once.
final class ScenePictures {
  /// Why a picture's bytes cannot be had.
  struct Failure: Error {
    /// What is wrong, such as `no file "a.png"`.
    var found: String
    /// What is expected, such as `a file in the scene's folder`.
    var expected: String
    /// Whether the picture is larger than one may be.
    var exceedsLimit = false
  }

  private struct Key: Hashable {
    var source: String
    var scale: CGFloat
  }

  /// Reads the bytes of a file by its path, relative to the scene's file.
  private let readFile: (String) throws(Failure) -> Data
  private var known: [Key: Result<UIImage, Failure>] = [:]
  private let limits: SceneLimits
  /// The pixels of all pictures so far.
  private(set) var pixels = 0

  init(limits: SceneLimits, readFile: @escaping (String) throws(Failure) -> Data) {
    self.limits = limits
    self.readFile = readFile
  }

  /// Pictures of a scene that has no folder: those of `data:` alone.
  convenience init() {
    self.init(limits: SceneLimits()) { (path) throws(Failure) in
      throw Failure(
        found: "\"\(path)\" in a scene without a folder", expected: "data:image/png;base64,…")
    }
  }

  /// The picture of a path or a `data:` address.
  ///
  /// - Parameter scale: The pixels a point; nil for those that the file's name states.
  func picture(_ source: String, scale: CGFloat?) throws(Failure) -> UIImage {
    let key = Key(source: source, scale: scale ?? Self.scale(of: source))
    if let known = known[key] { return try known.get() }
    let result = Result { () throws(Failure) in try read(key) }
    known[key] = result
    return try result.get()
  }

  private func read(_ key: Key) throws(Failure) -> UIImage {
    let data =
      key.source.hasPrefix("data:") ? try Self.data(of: key.source) : try readFile(key.source)
    do throws(PictureError) {
      let most = min(limits.imagePixels, limits.allImagePixels - pixels)
      let picture = try UIImage(data: data, scale: key.scale, maximumPixels: most)
      pixels += picture.pixelCount
      return picture
    } catch {
      guard error.code == .tooManyPixels else {
        throw Failure(
          found: "\(data.count) bytes that are no picture", expected: "a PNG or JPEG picture")
      }
      let others = pixels == 0 ? "" : " beside others of \(pixels) pixels"
      throw Failure(found: error.found + others, expected: error.expected, exceedsLimit: true)
    }
  }

  /// The bytes of `data:image/png;base64,…`.
  private static func data(of address: String) throws(Failure) -> Data {
    let parts = address.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
    else {
      throw Failure(found: "\"\(address.prefix(24))…\"", expected: "data:image/png;base64,…")
    }
    return data
  }

  /// The pixels a point that a file's name states with `@2x` or `@3x`.
  private static func scale(of path: String) -> CGFloat {
    guard !path.hasPrefix("data:"), let dot = path.lastIndex(of: ".") else { return 1 }
    return path[..<dot].hasSuffix("@2x") ? 2 : path[..<dot].hasSuffix("@3x") ? 3 : 1
  }
}
