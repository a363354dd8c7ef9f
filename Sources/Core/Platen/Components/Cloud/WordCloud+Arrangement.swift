public import Foundation
internal import PlatenBase
internal import PlatenDrawing
public import PlatenReports
public import PlatenText
public import PlatenViews

extension WordCloud {
  /// Returns the place of each word in a space, as in a picture of it, without drawing one.
  ///
  /// ```swift
  /// let places = try WordCloud(words).arrangement(in: CGSize(width: 800, height: 500))
  /// for word in places.words { print(word.text, word.center, word.fontSize) }
  /// ```
  ///
  /// The places are the same in every format and scale, and ``previous`` can be the result. Words
  /// that ``fit`` leaves out are in ``CloudArrangement/leftOut``.
  ///
  /// - Parameters:
  ///   - size: The space in points, from whose top left places are measured.
  ///   - environment: The environment of the cloud, such as the colour scheme for its colours.
  ///   - library: The fonts.
  /// - Throws: Errors of ``ImageRenderer/fitReport()``: ``RenderError`` if not a single word
  ///   fits, ``FontError`` for missing fonts.
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

// MARK: - What is kept

extension WordCloud {
  func arrangement(
    of result: PlacedWords, _ paragraphs: [Paragraph], _ colors: [Color], in size: CGSize
  ) -> CloudArrangement {
    var arrangement = CloudArrangement(
      size: size,
      words: zip(result.words, colors).map { word($0, paragraphs[$0.word], $1) },
      leftOut: result.leftOut.map { .init(words[$0].text, weight: words[$0].weight) })
    arrangement.remarks = [
      contrastRemark(result, colors), sizeRemark(result), repeatsRemark(result),
    ].compactMap(\.self)
    return arrangement
  }

  private func word(
    _ placed: PlacedWord, _ paragraph: Paragraph, _ color: Color
  ) -> CloudArrangement.Word {
    let word = words[placed.word]
    let scale = placed.fontSize / paragraph.fontSize
    let (cosine, sine) = (
      abs(CGFloat(placed.angle.cosine)) * scale, abs(CGFloat(placed.angle.sine)) * scale
    )
    let ink = paragraph.inkBounds
    let width = ink.width * cosine + ink.height * sine
    let height = ink.width * sine + ink.height * cosine
    return CloudArrangement.Word(
      word.text, weight: word.weight, group: word.group, center: placed.center,
      fontSize: placed.fontSize, angle: placed.angle.degrees,
      ink: CGRect(
        x: placed.center.x - width / 2, y: placed.center.y - height / 2, width: width,
        height: height),
      color: color.resolved(in: colorScheme).hex)
  }
}

// MARK: - What is told

extension WordCloud {
  /// That words of colours that were said can hardly be read.
  private func contrastRemark(_ result: PlacedWords, _ colors: [Color]) -> FitFinding? {
    // In a scene, the colour behind the words may be unknown.
    guard ground != nil || shapeFill != nil, let ground = resolvedGround else { return nil }
    let faint = zip(result.words, colors).filter { placed, color in
      !placed.isRepeat
        && color.resolved(in: colorScheme).contrast(with: ground) < Self.leastContrast
    }
    guard let (first, color) = faint.first else { return nil }
    let text = words[first.word].text
    let contrast = color.resolved(in: colorScheme).contrast(with: ground)
    return FitFinding(
      kind: .faint, text: text,
      detail:
        "\(faint.count) of \(result.words.count { !$0.isRepeat }) words are hard to read on"
        + " \(ground.hex): the contrast of \(text.quoted(upTo: 24)) in"
        + " \(color.resolved(in: colorScheme).hex) is"
        + " \(LayoutNumber.text(CGFloat((10 * contrast).rounded() / 10))) to 1")
  }

  /// That a size that was said has no room.
  private func sizeRemark(_ result: PlacedWords) -> FitFinding? {
    let placed = result.words.filter { !$0.isRepeat }
    guard fit == .scale, measure == .fontSize, let heaviest = placed.first,
      let lightest = placed.min(by: { $0.fontSize < $1.fontSize })
    else { return nil }
    for case (let word, let said?) in [(lightest, leastSizeSaid), (heaviest, largestSizeSaid)]
    where word.fontSize < said - 0.05 {
      return FitFinding(
        kind: .shrunk, text: words[word.word].text,
        detail:
          "is set in \(LayoutNumber.text(word.fontSize)) points instead of"
          + " \(LayoutNumber.text(said)): the words do not fit at the requested size")
    }
    return nil
  }

  /// That words come again where that was not asked for.
  private func repeatsRemark(_ result: PlacedWords) -> FitFinding? {
    let count = result.words.count(where: \.isRepeat)
    guard tellsRepeats, count > 0 else { return nil }
    return FitFinding(
      kind: .taken,
      detail:
        "the words do not fill the letters, so they are repeated \(count) times, smaller;"
        + " --no-repeats or repeats: false prevents this")
  }
}

extension CloudArrangement {
  /// The colours of words by their texts and groups.
  var colors: [[String?]: Color] {
    let colors = words.compactMap { word in
      word.color.flatMap { Color.Resolved(hex: $0) }.map { ([word.text, word.group], Color($0)) }
    }
    return Dictionary(colors, uniquingKeysWith: { first, _ in first })
  }
}
