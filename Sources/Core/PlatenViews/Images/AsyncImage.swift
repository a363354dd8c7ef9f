public import Foundation
public import PlatenDrawing

/// A picture that is loaded later: Platen draws that of a file, and the placeholder of any other.
public struct AsyncImage<Content: View>: _NonisolatedView {
  private let content: Content

  /// Makes the default placeholder of a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.gray.opacity(0.3)
  }

  /// Makes the default placeholder of a picture.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content =
      if let image = Self.image(at: url, scale) {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
  }

  /// Makes a view from a closure for its phases; the phase is empty but for a file's picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.image(at: url, scale).map(AsyncImagePhase.success) ?? .empty)
  }

  /// The picture, or the placeholder.
  public var body: some View { content }

  /// Returns the picture in a file; nil for another URL, and for a file that has none.
  private static func image(at url: URL?, _ scale: CGFloat) -> Image? {
    guard let url, url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return UIImage(data: data, scale: scale).map(Image.init(uiImage:))
  }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  /// The picture has been loaded.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why the picture cannot be loaded, if it cannot.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
