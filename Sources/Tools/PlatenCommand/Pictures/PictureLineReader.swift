internal import Platen
internal import PlatenScenes

/// Reads a line that asks for a picture, such as `tags words.txt --style pill -o tags.svg`.
///
/// All options are those of the picture's table and of ``PictureArguments/options(of:)``. Words behind `--`
/// are operands, and of an option that is no list the last one counts.
struct PictureLineReader {
  private var rest: ArraySlice<String>
  private var line: PictureArguments

  /// - Parameters:
  ///   - operand: What stands in the line by itself.
  ///   - words: What stands behind the command's name.
  /// - Throws: ``CommandError`` for the first word that cannot be there, or for one that is missing.
  static func read(
    _ kind: PictureKind, _ operand: PictureOperand?, _ words: ArraySlice<String>
  ) throws -> PictureArguments {
    var reader = PictureLineReader(rest: words, line: PictureArguments(kind))
    while let word = reader.rest.popFirst() { try reader.read(word) }
    try reader.line.checkOperands(operand)
    return reader.line
  }

  private init(rest: ArraySlice<String>, line: PictureArguments) {
    (self.rest, self.line) = (rest, line)
  }

  private mutating func read(_ word: String) throws {
    guard word.mayBeOption else { return line.operands.append(word) }
    if word == "--" {
      line.operands += rest
      return rest = []
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    guard let option = line.kind.lineOption(name) else {
      let names = PictureArguments.options(of: line.kind).flatMap(\.allNames)
      throw CommandError(.usage, UnknownOption.message(name, among: names))
    }
    try read(option, name, value)
  }

  /// - Parameters:
  ///   - name: The name as it was typed.
  ///   - value: What stands behind an equals sign; nil if there is none.
  private mutating func read(
    _ option: LineOption<PictureArguments>, _ name: String, _ value: String?
  ) throws {
    if option.isFlag {
      if let value {
        throw CommandError(
          .usage, "The option '\(name)' does not take any value, but '\(value)' was specified.")
      }
      return try option.set(&line, name == option.negativeName ? "false" : "true")
    }
    let label = "\(name) <\(option.unit)>"
    guard let text = value ?? nextValue(of: option), !(option.isPath && text.isEmpty) else {
      throw CommandError(.usage, "Missing value for '\(label)'")
    }
    do {
      try option.set(&line, text)
    } catch {
      throw CommandError(.usage, "The value '\(text)' is invalid for '\(label)': \(error)")
    }
  }

  /// The next word, if it can be the value of an option.
  private mutating func nextValue(of option: LineOption<PictureArguments>) -> String? {
    guard let word = rest.first, option.form == .number || !word.mayBeOption else { return nil }
    return rest.popFirst()
  }
}

extension String {
  /// Whether a word of a line may be an option: a hyphen alone is standard input or output.
  fileprivate var mayBeOption: Bool { utf8.first == UInt8(ascii: "-") && utf8.count > 1 }
}

extension PictureArguments {
  /// - Throws: ``CommandError`` for operands that are missing, or too many.
  fileprivate func checkOperands(_ operand: PictureOperand?) throws {
    if let operand, !operand.isFile { return }
    if let operand, operands.isEmpty {
      throw CommandError(.usage, "Missing expected argument '<\(operand.name)>'")
    }
    let others = operands.dropFirst(operand == nil ? 0 : 1)
    guard let first = others.first else { return }
    let found =
      others.count == 1
      ? "Unexpected argument '\(first)'"
      : "\(others.count) unexpected arguments: '\(others.joined(separator: "', '"))'"
    let expected =
      operand == nil
      ? "expected only options, such as --time 10:08"
      : "expected one file, or - for standard input"
    throw CommandError(.usage, "\(found): \(expected)")
  }
}

// MARK: - Options by their names

extension PictureArguments {
  /// All options of a picture's line, in the order of its help.
  static func options(of kind: PictureKind) -> [LineOption<PictureArguments>] {
    firstOptions(of: kind) + kind.options.filter { !$0.isContent }.map(option)
      + lastOptions(of: kind)
  }

  fileprivate static func option(_ option: PictureParameter) -> LineOption<PictureArguments> {
    // An address is asked for its own scale, as its pictures are for any page; most screens have 2.
    let said = option.name == "scale" ? option.leftOut(as: "2") : option
    return LineOption(said) { $0.given.set(option, $1) }
  }
}

extension PictureKind {
  /// The option that is called so, with its hyphens; nil for one that only addresses have, and for none.
  fileprivate func lineOption(_ name: String) -> LineOption<PictureArguments>? {
    if let option = options.first(where: { $0.words.typedName == name && !$0.isContent }) {
      return PictureArguments.option(option)
    }
    // A switch is turned off by its name with `no`.
    if name.utf8.starts(with: "--no-".utf8) {
      let positive = "--" + name.dropFirst(5)
      return options.first { $0.words.typedName == positive && $0.isSwitch }
        .map(PictureArguments.option)
    }
    let others = [PictureArguments.firstOptions(of: self), PictureArguments.lastOptions(of: self)]
    for options in others {
      if let option = options.first(where: { $0.isNamed(name) }) { return option }
    }
    return nil
  }
}

extension PictureParameter {
  /// Whether the option is what an address draws, which the command has from a file or from words of
  /// the line.
  fileprivate var isContent: Bool {
    ["tags", "text", "words", "table", "items", "stopWords", "to"].contains(name)
  }
}
