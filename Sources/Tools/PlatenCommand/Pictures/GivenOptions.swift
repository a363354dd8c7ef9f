internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Options of a picture's table, with their values as they were typed.
struct GivenOptions {
  private(set) var entries: [SourceNode.Entry] = []

  /// Takes a value; of an option that is no list, the last one counts.
  mutating func set(_ option: PictureParameter, _ text: String) {
    let value = SourceNode.typed(text)
    guard let i = entries.firstIndex(where: { $0.key == option.name }) else {
      let first = option.isList ? SourceNode(.sequence([value]), at: value.position) : value
      return entries.append(.init(key: option.name, position: value.position, value: first))
    }
    if case .sequence(let others) = entries[i].value.content {
      entries[i].value.content = .sequence(others + [value])
    } else {
      entries[i].value = value
    }
  }

  /// The value of an option as it was typed; nil if it was not given, or is a list.
  func text(of option: String) -> String? {
    guard let entry = entries.first(where: { $0.key == option }),
      case .scalar(let scalar) = entry.value.content
    else { return nil }
    return scalar.text
  }
}

extension SourceNode {
  /// A value as it was typed.
  static func typed(_ text: String) -> SourceNode {
    SourceNode(.scalar(Scalar(text: text, isPlain: true)), at: .start)
  }

  /// A list of texts, in which commas are none between elements.
  fileprivate static func elements(_ texts: [String]) -> SourceNode {
    SourceNode(
      .sequence(texts.map { .typed($0.replacing(",", with: "\\,")) }), at: .start)
  }
}

extension SourcePosition {
  /// What is typed has no place that anybody would look at.
  fileprivate static var start: SourcePosition { SourcePosition(line: 1, column: 1) }
}

// MARK: - Asking for the picture

extension PictureSpecification {
  /// The picture that some options ask for.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that the options may name; nil where none of them does.
  ///   - text: A text whose words are to be drawn.
  ///   - stopWords: Words of files that are left out of a text's.
  ///   - others: Options that the line has in another way.
  /// - Throws: ``CommandError`` for a value that is wrong or has no effect.
  init(
    _ kind: PictureKind, _ given: GivenOptions, fonts: FontLibrary? = nil,
    text: String? = nil, stopWords: [String] = [], beside others: [String] = []
  ) throws {
    let content = text.map { SourceNode.Entry(key: "text", position: .start, value: .typed($0)) }
    let omitted =
      stopWords.isEmpty
      ? nil : SourceNode.Entry(key: "stopWords", position: .start, value: .elements(stopWords))
    let values = SourceNode(
      .mapping(
        try given.entries.map { kind == .cloud ? try $0.readingPicture() : $0 }
          + [content, omitted].compactMap(\.self)), at: .start)
    var options = SceneOptions()
    // A file of the user's own may be of any length.
    options.limits.views = .max
    options.fonts = fonts
    do throws(PictureOptionError) {
      try self.init(kind, values, SceneDecoder(options: options), beside: others)
    } catch {
      throw CommandError(error)
    }
  }

  /// The picture's scene.
  ///
  /// - Parameter text: Where the data comes from that the content has.
  /// - Throws: ``CommandError`` for a value that is wrong, `SceneFileError` for data that is.
  func scene(of content: PictureContent, from text: SceneText? = nil) throws -> PictureScene {
    do throws(PictureOptionError) {
      return try scene(of: content, in: text)
    } catch {
      if case .data(let problem) = error, let text {
        throw SceneFileError(of: text, [problem])
      }
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// The first thing that is wrong with a picture's options.
  fileprivate init(_ error: PictureOptionError) {
    switch error {
    case .noEffect(let error): self.init(error)
    case .data(let problem): self.init(.badInput, problem.unexpected.description)
    case .values(let problems):
      guard let problem = problems.first else {
        self.init(.ownFault, "the options did not produce a picture")
        return
      }
      let option = String(problem.path.prefix { $0 != "[" && $0 != "." })
      self.init(
        .usage,
        OptionSpelling.command.name(option) + ": " + problem.unexpected.description
          + (option == "font" ? Self.fontNote : ""))
    }
  }

  private static let fontNote =
    " (platen fonts lists them; --system-fonts adds those of this machine)"

  /// An option that would change nothing.
  init(_ error: NoEffectError) { self.init(.usage, error.message(.command)) }
}
