public import Foundation
public import PlatenReports
public import PlatenText
public import PlatenViews

extension WordCloud {
  /// Returns where each word lies in a space, as in a picture of it, without a picture.
  ///
  /// ```swift
  /// let places = try WordCloud(words).arrangement(in: CGSize(width: 800, height: 500))
  /// for word in places.words { print(word.text, word.center, word.fontSize) }
  /// ```
  ///
  /// The places are those of every format and scale, and ``previous`` can be an arrangement that is
  /// made so. Words that ``fit`` leaves out are in ``CloudArrangement/leftOut``.
  ///
  /// - Parameters:
  ///   - size: The space in points, from whose top left places are measured.
  ///   - environment: What is around the cloud, such as the colour scheme that colours are for.
  ///   - library: The fonts.
  /// - Throws: As ``ImageRenderer/fitReport()``: ``RenderError`` if not a single word has room,
  ///   ``FontError`` for missing fonts.
  public func arrangement(
    in size: CGSize = CGSize(width: 640, height: 400),
    environment: EnvironmentValues = EnvironmentValues(), library: FontLibrary = .shared
  ) throws -> CloudArrangement {
    let renderer = ImageRenderer(
      content: frame(width: size.width, height: size.height), library: library)
    renderer.environment = environment
    return try renderer.pictureWithKnownFindings().report.clouds.first
      ?? CloudArrangement(size: size, words: [])
  }
}
