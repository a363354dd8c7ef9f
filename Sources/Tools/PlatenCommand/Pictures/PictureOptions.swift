internal import ArgumentParser
internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Options whose names, words and values are those of a picture's table.
///
/// Each is a property that is called as the option, for the argument parser declares nothing else; all
/// other things about it stand in the table.
protocol PictureOptions: ParsableArguments {}

extension PictureOptions {
  /// The options that were given, with their values as they were typed.
  var given: [SourceNode.Entry] {
    Mirror(reflecting: self).children.compactMap { child in
      // The storage of a wrapped property begins with an underscore.
      guard let name = child.label?.drop(while: { $0 == "_" }) else { return nil }
      let value: SourceNode
      switch child.value {
      case let option as Option<String?>:
        guard let text = option.wrappedValue else { return nil }
        value = .typed(text)
      case let list as Option<[String]>:
        guard !list.wrappedValue.isEmpty else { return nil }
        value = SourceNode(.sequence(list.wrappedValue.map { .typed($0) }), at: .start)
      case let flag as Flag<Bool?>:
        guard let isSet = flag.wrappedValue else { return nil }
        value = .typed(isSet ? "true" : "false")
      default: return nil
      }
      return SourceNode.Entry(key: String(name), position: .start, value: value)
    }
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

// MARK: - Declaring them

/// Whose options a group of them has.
protocol DrawnPicture {
  static var kind: PictureKind { get }
}

extension DrawnPicture {
  /// An option of the picture's table.
  static func option(_ name: String) -> PictureParameter { kind.option(name) }
}

extension Option where Value == String? {
  /// An option of a picture.
  init(_ option: PictureParameter) {
    self.init(
      parsing: option.isNumber ? .unconditional : .next, help: option.argumentHelp,
      completion: option.completion)
  }
}

extension Option where Value == [String] {
  /// An option of a picture that is a list.
  init(_ option: PictureParameter) {
    self.init(wrappedValue: [], help: option.argumentHelp, completion: option.completion)
  }
}

extension Flag where Value == Bool? {
  /// An option of a picture that is true or false.
  init(_ option: PictureParameter) {
    self.init(inversion: .prefixedNo, help: option.argumentHelp)
  }
}

extension PictureParameter {
  fileprivate var argumentHelp: ArgumentHelp { ArgumentHelp(help, valueName: words.unit) }

  fileprivate var completion: CompletionKind? { choices.isEmpty ? nil : .list(choices) }
}

/// The options of the ground that every picture has.
struct CanvasOptions<Picture: DrawnPicture>: PictureOptions {
  @Option(Picture.option("width")) var width: String?
  @Option(Picture.option("height")) var height: String?
  @Option(Picture.option("padding")) var padding: String?
  @Option(Picture.option("theme")) var theme: String?
  @Option(Picture.option("background")) var background: String?
  @Option(Picture.option("colorScheme")) var colorScheme: String?
  @Option(Picture.option("font")) var font: String?
  @Option(Picture.option("fontWeight")) var fontWeight: String?
  @Option(Picture.option("fontDesign")) var fontDesign: String?
  @Option(Picture.option("locale")) var locale: String?
  @Option(Picture.option("layoutDirection")) var layoutDirection: String?
}

// MARK: - Asking for the picture

extension PictureRequest {
  /// The picture that some options ask for.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that the options may name; nil where none of them does.
  ///   - text: A text whose words are to be drawn.
  ///   - stopWords: Words of files that are left out of a text's.
  /// - Throws: ``CommandError`` for a value that is wrong or has no effect.
  init(
    _ kind: PictureKind, _ given: [SourceNode.Entry], fonts: FontLibrary? = nil,
    text: String? = nil, stopWords: [String] = []
  ) throws {
    let content = text.map { SourceNode.Entry(key: "text", position: .start, value: .typed($0)) }
    let omitted =
      stopWords.isEmpty
      ? nil : SourceNode.Entry(key: "stopWords", position: .start, value: .elements(stopWords))
    let values = SourceNode(
      .mapping(
        try given.map { kind == .cloud ? try $0.readingPicture() : $0 }
          + [content, omitted].compactMap(\.self)), at: .start)
    var options = SceneOptions()
    // A file of the user's own may be of any length.
    options.limits.views = .max
    options.fonts = fonts
    do throws(PictureOptionError) {
      try self.init(kind, values, SceneDecoder(options: options))
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
        self.init(.ownFault, "no picture came of the options")
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
