internal import Foundation
internal import PlatenText

/// The content of a text.
indirect enum TextContent: Equatable, Sendable {
  case plain(String)
  case image(Image)
  case date(Date, Text.DateStyle)
  case formatted(FormattedValue)
  case localized(LocalizedText)
  case joined([Text])
}

/// A part of a text with a look of its own.
struct TextPart {
  /// The characters, or a symbol.
  enum Content {
    case characters(String)
    case image(Image)
  }

  var content: Content
  var attributes: TextAttributes

  /// Adds characters to the part's own, without a copy of these; false if it is a symbol.
  mutating func append(_ characters: String) -> Bool {
    guard case .characters(var text) = content else { return false }
    content = .characters("")
    text += characters
    content = .characters(text)
    return true
  }
}

extension Text {
  /// The parts in order, in the locale and the time of an environment.
  ///
  /// Neighbours that look the same are one part, so that letters join over their border.
  ///
  /// - Parameter report: Is told of a table of translations that cannot be read; the keys stand for
  ///   the texts then.
  func parts(
    in environment: EnvironmentValues, report: (any Error) -> Void = { _ in }
  ) -> [TextPart] {
    var parts: [TextPart] = []
    append(to: &parts, inside: environment.textAttributes, environment, report)
    return parts
  }

  /// The characters of a text that is no symbol, is not made of others, and has no translation.
  func soleCharacters(in environment: EnvironmentValues) -> String? {
    switch content {
    case .plain, .date, .formatted: characters(in: environment)
    case .image, .localized, .joined: nil
    }
  }

  private func append(
    to parts: inout [TextPart], inside outer: TextAttributes, _ environment: EnvironmentValues,
    _ report: (any Error) -> Void
  ) {
    let attributes = attributes(inside: outer)
    if case .joined(let texts) = content {
      for text in texts { text.append(to: &parts, inside: attributes, environment, report) }
      return
    }
    if case .localized(let text) = content {
      let text = Text(text.content(in: environment.locale, report: report))
      text.append(to: &parts, inside: attributes, environment, report)
      return
    }
    if case .image(let image) = content {
      parts.append(TextPart(content: .image(image), attributes: attributes))
      return
    }
    let characters = characters(in: environment)
    guard let last = parts.indices.last, parts[last].attributes == attributes,
      parts[last].append(characters)
    else {
      parts.append(TextPart(content: .characters(characters), attributes: attributes))
      return
    }
  }

  private func characters(in environment: EnvironmentValues) -> String {
    let characters =
      switch content {
      case .plain(let text): text
      case .date(let date, let style): style.text(of: date, in: environment)
      case .formatted(let value): value.text(in: environment.locale)
      case .image, .localized, .joined: ""
      }
    switch environment.textCase {
    case .uppercase: return characters.uppercased(with: environment.locale)
    case .lowercase: return characters.lowercased(with: environment.locale)
    case nil: return characters
    }
  }
}

extension TextPart {
  /// The part as the typesetter takes it; a symbol that does not exist fails the render.
  func run(in context: _ViewContext) -> StyledText.Run {
    var run = attributes.run(in: context.environment)
    switch content {
    case .characters(let characters): run.text = characters
    case .image(let image):
      let font = attributes.letters.font(context.environment.font ?? .body)
        .resolved(for: context.environment.dynamicTypeSize, on: context.environment.platform)
      run.symbol = image.symbol(font: font, in: context)
      run.text = run.symbol == nil ? "" : StyledText.symbolCharacter
    }
    return run
  }
}
