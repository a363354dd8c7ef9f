internal import Platen
internal import PlatenBase
internal import Synchronization

/// The fonts for pictures: one library at a time, opened anew when too many of its faces are open.
///
/// A library keeps every face that it opened, one for each weight and variation that anybody asked
/// for. A picture is made with one library from its beginning to its end; an old one goes when the
/// last picture does that is made with it.
final class FontLibraryPool: Sendable {
  private let mostFaces: Int
  private let includesSystemFonts: Bool
  private let current: Lock<FontLibrary>

  /// - Parameters:
  ///   - library: The fonts to begin with.
  ///   - includesSystemFonts: Whether that library has this machine's fonts, too.
  ///   - mostFaces: How many faces may be open, some 80 KB each; people's own pictures never need
  ///     so many.
  init(_ library: FontLibrary, includesSystemFonts: Bool, mostFaces: Int = 256) {
    self.mostFaces = mostFaces
    self.includesSystemFonts = includesSystemFonts
    current = Lock(library)
  }

  /// The fonts for the next picture.
  var library: FontLibrary {
    current.withLock { library in
      guard library.openFaceCount > mostFaces else { return library }
      // Where the folder cannot be read any more, the old ones still serve.
      let fresh = try? FontLibrary(
        folder: library.folder, includesSystemFonts: includesSystemFonts)
      library = fresh ?? library
      return library
    }
  }
}
