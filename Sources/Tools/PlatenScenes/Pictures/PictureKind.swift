package import Platen

/// The pictures that the command and addresses draw of names and values alone.
package enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// Tags that flow.
  case tags
  /// Words that are packed into each other.
  case cloud
  /// A clock's face, or the clocks of some places.
  case clock
  /// Texts or pictures in a grid.
  case grid
}

/// What a picture shows, where its options do not say all of it.
package enum PictureContent {
  /// What the options say.
  case options
  /// Tags as they are in a file.
  case table(DataTable)
  /// Texts that stand in the cells of a grid.
  case texts([String])
  /// Pictures that stand in the cells of a grid, with what they are called.
  case images([(name: String, image: UIImage)])
}

/// A picture whose options are read.
protocol PictureDeclaration {
  /// The options as a decoder reads them, and keeps what it has learnt of them.
  static var part: Part<Self> { get }

  /// Declares the options, and returns what reads their values; nil after an error was reported.
  static func declare(_ options: inout OptionList) -> (FieldValues, SceneDecoder) -> Self?

  /// The options with what stands for some of them if they are left out beside others.
  static func completed(_ values: SourceNode) -> SourceNode

  /// The value that an option has, given or not, and what is drawn by it, as `on cells`.
  func state(of option: String) -> (value: String, phrase: String)?

  /// How the picture becomes another one, if it does.
  var motion: PictureMotion { get }

  /// The picture that this one becomes by its options; nil where they do not say any.
  var end: Self? { get }

  /// The picture; nil after an error was reported.
  ///
  /// - Throws: ``DataQueryError/data(_:)`` for what is wrong in data that no option says.
  func scene(
    of content: PictureContent, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> PictureScene?
}

extension PictureDeclaration {
  /// Declares the options as the fields of a part.
  static func declare(in fields: inout FieldList) -> Part<Self>.Make {
    var options = OptionList()
    let make = declare(&options)
    fields = options.fields
    return make
  }

  static func completed(_ values: SourceNode) -> SourceNode { values }

  func state(of option: String) -> (value: String, phrase: String)? { nil }
}

extension PictureKind {
  /// The table of the picture: its options in the order of their declarations.
  package var options: [PictureParameter] {
    switch self {
    case .tags: Self.tagsOptions
    case .cloud: Self.cloudOptions
    case .clock: Self.clockOptions
    case .grid: Self.gridOptions
    }
  }

  private static let tagsOptions = parameters(of: TagsPicture.self)
  private static let cloudOptions = parameters(of: CloudPicture.self)
  private static let clockOptions = parameters(of: ClockPicture.self)
  private static let gridOptions = parameters(of: GridPicture.self)

  private static func parameters(of picture: any PictureDeclaration.Type) -> [PictureParameter] {
    var options = OptionList()
    _ = picture.declare(&options)
    return zip(options.words, options.fields.declarations).map { PictureParameter($0, $1) }
  }

  /// An option by its name, which the picture has.
  package func option(_ name: String) -> PictureParameter {
    guard let option = options.first(where: { $0.name == name }) else {
      preconditionFailure("\(self) has no option \(name)")
    }
    return option
  }

  fileprivate func read(_ values: SourceNode, _ decoder: SceneDecoder) -> (any PictureDeclaration)?
  {
    switch self {
    case .tags: TagsPicture.read(values, decoder)
    case .cloud: CloudPicture.read(values, decoder)
    case .clock: ClockPicture.read(values, decoder)
    case .grid: GridPicture.read(values, decoder)
    }
  }
}

extension PictureDeclaration {
  fileprivate static func read(_ values: SourceNode, _ decoder: SceneDecoder) -> Self? {
    decoder.memory.declared(part).read(completed(values), decoder)
  }
}

// MARK: - Asking for a picture

/// A picture that is asked for by names and values.
package struct PictureSpecification {
  private var picture: any PictureDeclaration
  private let decoder: SceneDecoder

  /// How the picture becomes another one, if it does.
  package var motion: PictureMotion { picture.motion }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - values: A mapping of the options' names to texts, and to lists of texts where an option is
  ///     a list.
  ///   - decoder: What collects the errors, and may have some already.
  ///   - others: Options that are given elsewhere.
  /// - Throws: All that is wrong with the values, or else the first of the table that has no effect.
  package init(
    _ kind: PictureKind, _ values: SourceNode, _ decoder: SceneDecoder, beside others: [String] = []
  ) throws(PictureOptionError) {
    let picture = kind.read(values, decoder)
    guard let picture, decoder.errors.isEmpty else { throw .values(decoder.errors) }
    (self.picture, self.decoder) = (picture, decoder)
    guard case .mapping(let entries) = values.content else { return }
    // A list without an element is as if it were left out.
    let given =
      entries.filter { !($0.value.isEmptyList && kind.option($0.key).isList) }
      .map(\.key)
    for option in kind.options where given.contains(option.name) {
      for need in option.words.needs {
        if let error = error(option.name, need, given: given + others) { throw .noEffect(error) }
      }
    }
  }

  /// Lets names of `select` be missing, as another picture has them that this one becomes or was; other kinds
  /// of pictures stay as they are.
  ///
  /// - Parameter names: Nil for all names.
  package mutating func leaveOptional(_ names: Set<String>?) {
    guard var tags = picture as? TagsPicture else { return }
    tags.leaveOptional(names)
    picture = tags
  }

  /// Has a cloud follow an earlier one of nearly the same words; other pictures stay as they are.
  package mutating func follow(_ previous: CloudArrangement) {
    guard var cloud = picture as? CloudPicture else { return }
    cloud.previous = previous
    picture = cloud
  }

  /// Why an option has no effect; nil if it may have one.
  private func error(_ name: String, _ need: OptionNeed, given: [String]) -> NoEffectError? {
    switch need {
    case .value(let option, let values):
      guard let (value, phrase) = picture.state(of: option), !values.contains(value) else {
        return nil
      }
      return NoEffectError(option: name, phrase: phrase, need: need)
    case .given(let names):
      return given.contains(where: names.contains)
        ? nil : NoEffectError(option: name, phrase: nil, need: need)
    case .leftOut(let other):
      return given.contains(other)
        ? NoEffectError(option: name, phrase: nil, need: need) : nil
    }
  }

  /// The picture.
  ///
  /// - Throws: What is wrong when all options are known, or in data that they do not say.
  package func scene(
    of content: PictureContent = .options
  ) throws(PictureOptionError) -> PictureScene {
    try scene(of: content, in: nil)
  }

  /// The picture, with the places in a text of what is found in its data.
  ///
  /// - Parameter text: The text of the data that the content has; nil where no file has it.
  /// - Throws: What is wrong when all options are known, or in data that they do not say.
  package func scene(
    of content: PictureContent = .options, in text: SceneText?
  ) throws(PictureOptionError) -> PictureScene {
    decoder.textName = text?.name
    do throws(DataQueryError) {
      if var scene = try picture.scene(of: content, decoder), decoder.errors.isEmpty {
        scene.findings = decoder.findings(ofOptionsAnd: text)
        if let end = picture.end {
          scene.end = PictureScene.End(motion) { [self, selected = scene.selected] cloud in
            var request = self
            request.picture = end
            request.leaveOptional(selected)
            if let cloud { request.follow(cloud) }
            return try request.scene(in: text)
          }
        }
        return scene
      }
    } catch {
      if case .data(let problem) = error { throw .data(problem) }
    }
    throw .values(decoder.errors)
  }
}

/// Why there is no picture of some names and values.
package enum PictureOptionError: Error, Hashable, Sendable {
  /// All that is wrong with the values; an error's path begins with the option's name.
  case values([SceneError])
  /// An option changes nothing of what is drawn.
  case noEffect(NoEffectError)
  /// What is wrong in data that no option says.
  case data(SceneError)
}

/// An option that would change nothing of what is drawn.
package struct NoEffectError: Error, Hashable, Sendable {
  /// The option's name.
  package let option: String
  /// On what it has no effect, as `on cells`; nil where that is said by what it needs.
  let phrase: String?
  let need: OptionNeed

  package init(option: String, phrase: String? = nil, need: OptionNeed) {
    (self.option, self.phrase, self.need) = (option, phrase, need)
  }

  /// What is wrong, and which option is needed.
  package func message(_ spelling: OptionSpelling) -> String {
    let head = "\(spelling.name(option)) has no effect"
    switch need {
    case .value(let name, let values):
      let settings = values.map { spelling.setting(name, $0) }.joined(separator: " or ")
      return "\(head)\(phrase.map { " " + $0 } ?? ""): it needs \(settings)"
    case .given(let names):
      return "\(head): it needs \(names.map(spelling.name).joined(separator: " or "))"
    case .leftOut(let name):
      return "\(head) with \(spelling.name(name)): leave one of them out"
    }
  }
}

// MARK: - Titles

/// What pictures are called that no one gave a title, for those who cannot see them.
enum PictureTitle {
  /// The names of the first tags.
  static func tags(_ tags: [DataItem]) -> String {
    // Characters are counted only where they may be too many.
    let names = list(
      tags.prefix(12).map { $0.name.utf8.count > 64 ? String($0.name.prefix(64)) : $0.name })
    if tags.isEmpty { return "No tags" }
    return tags.count > 12 ? names + " and \(tags.count - 12) more" : names
  }

  /// The time that a clock's face shows.
  static func clock(at time: ClockFace.Time?) -> String {
    guard let time else { return "A clock face" }
    return "A clock at \(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The places whose clocks are shown.
  static func clocks(of zones: [WorldClock.Zone]) -> String {
    "Clocks of " + list(zones.map(\.name))
  }

  /// Names with commas between them; `joined` takes a search for the types of its collection.
  private static func list(_ names: [String]) -> String {
    var list = names.first ?? ""
    for name in names.dropFirst() { list += ", " + name }
    return list
  }

  /// The first items of a grid.
  static func grid(_ items: [String]) -> String {
    let title = list(Array(items.prefix(24)))
    return title.isEmpty ? "An empty grid" : title
  }
}
