internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

/// Where a picture comes from.
enum PictureSource: Hashable, Sendable {
  case named(String, folder: URL?)
  case file(URL)
  case data(Data)
  case picture(Picture)

  static func == (left: PictureSource, right: PictureSource) -> Bool {
    switch (left, right) {
    case (.named(let a, let x), .named(let b, let y)): a == b && x == y
    case (.file(let a), .file(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.picture(let a), .picture(let b)): a === b
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
    }
  }
}

/// The pictures of a render: each source is read once, and each change made once.
final class PictureCache {
  /// A picture and its pixels a point.
  struct Loaded {
    var picture: Picture
    var scale: CGFloat
  }

  private struct Request: Hashable {
    var source: PictureSource
    var displayScale: CGFloat
  }

  private struct Tint: Hashable {
    var picture: PictureSource
    var color: Color.Resolved
  }

  private struct Part: Hashable {
    var picture: PictureSource
    var x: Range<Int>
    var y: Range<Int>
  }

  private var loaded: [Request: Result<Loaded, PictureError>] = [:]
  private var tinted: [Tint: Picture] = [:]
  private var parts: [Part: Picture] = [:]

  /// The picture of a source.
  func picture(
    from source: PictureSource, displayScale: CGFloat
  ) throws(PictureError) -> Loaded {
    let request = Request(source: source, displayScale: displayScale)
    if let known = loaded[request] { return try known.get() }
    let result = Result { () throws(PictureError) in
      try PictureReader(displayScale: displayScale).read(source)
    }
    loaded[request] = result
    return try result.get()
  }

  /// A colour wherever a picture has pixels.
  func tinted(_ picture: Picture, with color: Color.Resolved) -> Picture {
    let key = Tint(picture: .picture(picture), color: color)
    if let known = tinted[key] { return known }
    let made = Picture(picture.bitmap.tinted(color))
    tinted[key] = made
    return made
  }

  /// A part of a picture.
  func part(of picture: Picture, x: Range<Int>, y: Range<Int>) -> Picture {
    if x == 0..<picture.bitmap.width, y == 0..<picture.bitmap.height { return picture }
    let key = Part(picture: .picture(picture), x: x, y: y)
    if let known = parts[key] { return known }
    let made = Picture(picture.bitmap.cropped(x: x, y: y))
    parts[key] = made
    return made
  }
}
