internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// The settings that all texts of one environment share.
final class TextEnvironment {
  let typesetter: Typesetter
  /// Whether bars stand in place of texts.
  let isRedacted: Bool
  let colorScheme: ColorScheme
  /// A run without characters, with the attributes of its letters: at first only the surrounding
  /// ones, and then the attributes of the last text.
  private var run: StyledText.Run
  private var attributes: TextAttributes
  /// What texts look like that say nothing of their look; nil before the first.
  private var plainLooks: [TextLook]?
  /// What the last text of one look looks like.
  private var lastLooks: [TextLook] = []
  /// The last text that was set as the run is.
  private var lastLabel: TextLabel?

  init(_ environment: EnvironmentValues, library: FontLibrary) {
    var style = environment.paragraph
    if let language = environment.typesettingLanguage { style.language = language }
    style.isRightToLeft = environment.isRightToLeft
    if style.isRightToLeft { style.alignment = style.alignment.mirrored }
    typesetter = Typesetter(
      library: library, grid: PixelGrid(scale: environment.displayScale), style: style)
    isRedacted = environment.isRedacted
    colorScheme = environment.colorScheme
    attributes = environment.textAttributes
    run = attributes.run(in: environment)
  }

  /// A text of one part.
  func label(
    _ characters: String, _ attributes: TextAttributes, in environment: EnvironmentValues
  ) -> TextLabel {
    if !attributes.hasSameLetters(as: self.attributes) {
      run = attributes.run(in: environment)
      lastLabel = nil
    }
    // If the next text has the same object, comparing them takes no time.
    self.attributes = attributes
    // Byte for byte: to Swift é and e with an accent are one, but their glyphs lie elsewhere.
    if let lastLabel, lastLabel.text.runs[0].text.utf8.elementsEqual(characters.utf8) {
      return lastLabel
    }
    var run = run
    run.text = characters
    let label = TextLabel(StyledText(runs: [run]))
    lastLabel = label
    return label
  }

  /// The look of a text of one part, the same array for texts that follow each other and look alike.
  func looks(_ attributes: TextAttributes, in environment: EnvironmentValues) -> [TextLook] {
    guard attributes.foreground == nil, attributes.isColorAlone else {
      return looks(TextLook(attributes, in: environment))
    }
    if let plainLooks { return plainLooks }
    let made = [TextLook(attributes, in: environment)]
    plainLooks = made
    return made
  }

  private func looks(_ look: TextLook) -> [TextLook] {
    if let last = lastLooks.first, last.isSame(as: look) { return lastLooks }
    lastLooks = [look]
    return lastLooks
  }
}

extension ParagraphStyle.Alignment {
  /// The other end, for reading from right to left.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

// MARK: - Labels

/// A text and its lines at its ideal size, the same for all nodes that show it in one setting.
final class TextLabel {
  let text: StyledText
  /// The text's glyphs; nil before they are first needed.
  private(set) var prepared: PreparedText?
  /// The text's lines at its ideal size; nil before they are known.
  private(set) var ideal: Paragraph?

  init(_ text: StyledText) { self.text = text }

  /// The lines that fit a proposal, if they are those of the ideal size.
  func known(for proposal: ProposedViewSize, _ setting: TextEnvironment) -> Paragraph? {
    guard let ideal, holds(ideal, for: proposal, setting) else { return nil }
    return ideal
  }

  private func holds(
    _ ideal: Paragraph, for proposal: ProposedViewSize, _ setting: TextEnvironment
  ) -> Bool {
    setting.typesetter.keeps(ideal, inWidth: proposal.width) || proposal == .unspecified
  }

  /// The lines that fit a proposal.
  ///
  /// - Parameter canContinue: Whether what was set is whole, and can be kept.
  func set(
    for proposal: ProposedViewSize, _ setting: TextEnvironment, canContinue: () -> Bool
  ) throws(FontError) -> Paragraph {
    let prepared = try prepare(setting)
    if prepared.isOneParagraph || proposal == .unspecified {
      let made = try setting.typesetter.set(prepared, width: nil, height: nil)
      if canContinue() { ideal = made }
      if holds(made, for: proposal, setting) { return made }
    }
    return try setting.typesetter.set(prepared, width: proposal.width, height: proposal.height)
  }

  private func prepare(_ setting: TextEnvironment) throws(FontError) -> PreparedText {
    if let prepared { return prepared }
    let made = try setting.typesetter.prepare(text)
    prepared = made
    return made
  }
}

// MARK: - Looks

/// The paint of a run's glyphs, and the lines under and through it.
struct TextLook {
  /// The lines, background and link of a run, on the heap, as hardly any text has them.
  final class Lines: Sendable {
    let underline: TextLine?
    let strikethrough: TextLine?
    let background: Color?
    let link: URL?

    init?(_ attributes: TextAttributes, in environment: EnvironmentValues) {
      let letters = attributes.letters
      underline = letters.underline ?? nil
      strikethrough = letters.strikethrough ?? nil
      background = letters.background
      link = letters.link.flatMap { environment.followsLinksOfTexts ? $0 : nil }
      if underline == nil, strikethrough == nil, background == nil, link == nil { return nil }
    }
  }

  let paint: _StylePaint
  let lines: Lines?

  init(_ attributes: TextAttributes, in environment: EnvironmentValues) {
    let own = environment.foreground?.isFixed == true ? nil : attributes.foreground
    paint = own?.style._paint(in: _StyleContext(environment)) ?? environment.foregroundPaint
    lines = attributes.isColorAlone ? nil : Lines(attributes, in: environment)
  }

  /// Whether there are lines under or through the text.
  var hasLines: Bool { lines.map { $0.underline != nil || $0.strikethrough != nil } ?? false }

  /// Returns whether both are one colour alone.
  fileprivate func isSame(as other: TextLook) -> Bool {
    guard let color = paint.plainColor, lines == nil, other.lines == nil else { return false }
    return other.paint.plainColor == color
  }
}

private struct FollowsLinksKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether documents lead where the words of texts do.
  package var followsLinksOfTexts: Bool {
    get { self[FollowsLinksKey.self] }
    set { self[FollowsLinksKey.self] = newValue }
  }
}

private struct ImitatesSystemFontKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether texts in the default font are as wide as in Apple's system font, as in previews.
  package var imitatesSystemFont: Bool {
    get { self[ImitatesSystemFontKey.self] }
    set { self[ImitatesSystemFontKey.self] = newValue }
  }
}

// MARK: - Runs

extension TextAttributes {
  /// A run without characters as the typesetter takes it.
  func run(in environment: EnvironmentValues) -> StyledText.Run {
    let letters = letters
    let font = letters.font(environment.font ?? .body)
    var run = StyledText.Run(
      text: "", font: font.resolved(for: environment.dynamicTypeSize, on: environment.platform))
    run.tracking = letters.letterSpacing
    run.imitatesSystemFont = environment.imitatesSystemFont
    if run.hasSystemLines {
      run.systemLeading =
        font.textStyle?.leading(for: environment.dynamicTypeSize, on: environment.platform) ?? 0
    }
    if letters.breaksLigatures {
      run.font.features = FontFeature.noLigatures + run.font.features
    }
    run.rise = letters.rise
    run.language = letters.language?.tag
    return run
  }
}
