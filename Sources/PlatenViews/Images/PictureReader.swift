internal import Foundation
internal import PlatenDrawing

/// Finds and reads pictures.
struct PictureReader {
  private static let endings = ["png", "jpg", "jpeg"]

  /// The pixels a point that files of several scales are chosen for.
  let displayScale: CGFloat

  func read(_ source: PictureSource) throws(PictureError) -> PictureCache.Loaded {
    switch source {
    case .picture(let picture): return PictureCache.Loaded(picture: picture, scale: 1)
    case .data(let data):
      do {
        return PictureCache.Loaded(picture: try Picture(file: [UInt8](data)), scale: 1)
      } catch {
        throw error.naming("the picture of \(data.count) bytes")
      }
    case .file(let url): return try read(url, named: url.path)
    case .named(let name, let folder): return try read(named: name, in: folder)
    }
  }

  private func read(_ url: URL, named name: String) throws(PictureError) -> PictureCache.Loaded {
    guard let data = try? Data(contentsOf: url) else {
      throw PictureError(code: .missing, description: "\(name): no file that can be read")
    }
    do {
      let picture = try Picture(file: [UInt8](data))
      return PictureCache.Loaded(picture: picture, scale: Self.scale(of: url))
    } catch {
      throw error.naming(name)
    }
  }

  /// The pixels a point that a file's name states.
  static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  private func read(
    named name: String, in folder: URL?
  ) throws(PictureError) -> PictureCache.Loaded {
    for file in files(of: name) {
      guard let url = folder?.appendingPathComponent(file) else { continue }
      if FileManager.default.fileExists(atPath: url.path) { return try read(url, named: url.path) }
    }
    throw PictureError(
      code: .missing,
      description: "no picture \"\(name)\" in \(folder?.path ?? "the bundle"), expected one of"
        + " \(files(of: name).joined(separator: ", "))")
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
