internal import ArgumentParser
internal import Platen
internal import PlatenScenes

/// A command that draws a picture.
///
/// The argument parser knows its options for the help, the man page and completions alone. It would look
/// at the types of all of them before it reads a line, which takes longer than a small picture: lines are
/// read by ``PictureLineReader``.
protocol PictureCommand: ParsableCommand, CustomReflectable {
  static var kind: PictureKind { get }
  /// What stands in a line by itself; nil for nothing.
  static var operand: PictureOperand? { get }

  /// Draws the picture and writes it.
  ///
  /// - Throws: What reading, rendering and writing throw.
  static func draw(_ line: PictureArguments) throws
}

/// What stands in the line of a picture without a name.
struct PictureOperand {
  /// What the help calls it.
  var name: String
  var summary: String
  /// Whether it is the one file of the line, and not any number of texts.
  var isFile: Bool
}

extension PictureKind {
  /// The command that draws such pictures.
  var command: any PictureCommand.Type {
    switch self {
    case .tags: TagsCommand.self
    case .cloud: CloudCommand.self
    case .clock: ClockCommand.self
    case .grid: GridCommand.self
    }
  }
}

extension PictureCommand {
  /// Reads a line and draws what it asks for.
  ///
  /// - Parameter words: What stands behind the command's name.
  /// - Throws: What is wrong with the line, or what ``draw(_:)`` throws; help and version as the
  ///   argument parser's clean exit.
  static func run(_ words: ArraySlice<String>) throws {
    let asked = words.prefix { $0 != "--" }
    if asked.contains(where: ["--help", "-h", "--help-hidden"].contains) {
      throw CleanExit.helpRequest(Self.self)
    }
    if asked.contains("--version") { throw CleanExit.message("platen " + VersionReport.number) }
    do {
      try draw(PictureLineReader.read(kind, operand, words))
    } catch let error as RenderError where error.code == .format {
      // Nothing but the line's options can disagree with a format.
      throw CommandError(.usage, error.description)
    }
  }
}

// MARK: - For the argument parser

extension PictureCommand {
  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: OptionKey.self)
    self.init()
  }

  var customMirror: Mirror {
    var children: [Mirror.Child] = []
    if let operand = Self.operand { children.append(("_" + operand.name, operand.definition)) }
    children += [
      ("_what", OptionGroup<PictureSection<Self, 0>>(title: "What")),
      ("_look", OptionGroup<PictureSection<Self, 1>>(title: "Look")),
      ("_output", OptionGroup<PictureSection<Self, 2>>(title: "Output")),
      ("_others", OptionGroup<PictureSection<Self, 3>>()),
    ]
    return Mirror(self, children: children)
  }
}

extension PictureOperand {
  fileprivate var definition: Any {
    if isFile {
      return Argument<String>(
        help: ArgumentHelp(summary, valueName: name), completion: .file())
    }
    return Argument<[String]>(wrappedValue: [], help: ArgumentHelp(summary))
  }
}

/// The options of a picture that stand under one heading of its help.
private struct PictureSection<Picture: PictureCommand, let heading: Int>: ParsableArguments,
  CustomReflectable
{
  init() {}

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: OptionKey.self)
  }

  var customMirror: Mirror {
    let options = PictureArguments.options(of: Picture.kind)
    return Mirror(
      self,
      children: sectionGroups[heading].flatMap { group in
        options.filter { $0.group == group }.map { $0.child() }
      })
  }
}

/// The groups of options in each section of a help.
private let sectionGroups: [[OptionWords.Group?]] = [[.what], [.look, .canvas], [.output], [nil]]
