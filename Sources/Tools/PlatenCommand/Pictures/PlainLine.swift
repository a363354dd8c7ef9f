internal import Platen
internal import PlatenScenes

/// Reads a plain line that asks for a picture, such as `tags words.txt --style pill -o tags.svg`.
///
/// The argument parser looks at the types of all options before it reads one, which takes longer than
/// a small picture. This reads what most lines are made of, by the tables of the pictures, and gives up
/// at everything else: at an option that it does not know, one that is there twice, a value that is
/// missing, wrong or could be an option, and at help. The parser then reads the line anew, and says
/// what is wrong. What it reads is what the parser reads.
struct PlainLine {
  private var rest: ArraySlice<String>
  private var line: PictureLine
  private var entries: [SourceNode.Entry] = []
  /// The options that were read and may not come again.
  private var read: Set<String> = []

  /// The line; nil if the argument parser has to read it.
  ///
  /// - Parameter arguments: The words behind the command's name.
  static func read(_ arguments: [String]) -> PictureLine? {
    guard let word = arguments.first, let kind = PictureKind(rawValue: word) else { return nil }
    var reader = PlainLine(rest: arguments.dropFirst(), line: PictureLine(kind))
    while !reader.rest.isEmpty {
      guard reader.readNext() else { return nil }
    }
    return reader.finished
  }

  private init(rest: ArraySlice<String>, line: PictureLine) {
    (self.rest, self.line) = (rest, line)
  }

  private var finished: PictureLine? {
    // Items may be as many as there are; of files there is one.
    guard line.kind.hasItems || line.operands.count == (line.kind.hasFile ? 1 : 0) else {
      return nil
    }
    var line = line
    line.take(entries)
    return line
  }

  /// Reads an option with its value, or what stands by itself; false if that is not plain.
  private mutating func readNext() -> Bool {
    guard let word = rest.popFirst() else { return false }
    if !word.utf8.starts(with: "-".utf8) || word == "-" {
      line.operands.append(word)
      // The parser takes this word for a question.
      return !word.isEmpty && word != "help"
    }
    if word == "-o" { return readOption("--output", nil) }
    guard word.utf8.starts(with: "--".utf8), word.utf8.count > 2 else { return false }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return readOption(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// - Parameters:
  ///   - name: With its hyphens.
  ///   - value: What stands behind an equals sign; nil if there is none.
  private mutating func readOption(_ name: String, _ value: String?) -> Bool {
    if let option = tableOption(name) { return readTableOption(option, value) }
    if value == nil, readSwitch(name) { return read.insert(name).inserted }
    guard isOneOfOthers(name), let text = value ?? nextValue(), !text.isEmpty else { return false }
    // Only these may be repeated.
    return setOther(name, text) && (name == "--stop-words" || read.insert(name).inserted)
  }

  /// The next word, if it can be nothing but a value.
  private mutating func nextValue() -> String? {
    guard let word = rest.first, word == "-" || !word.utf8.starts(with: "-".utf8) else {
      return nil
    }
    return rest.popFirst()
  }
}

// MARK: - Options of the table

extension PlainLine {
  /// An option of the table, with what is said of a switch.
  private struct TableOption {
    var parameter: PictureParameter
    /// What a switch is set to.
    var isOn = true
  }

  /// The option that is called so; nil for one that only addresses have, and for none.
  private func tableOption(_ name: String) -> TableOption? {
    guard let word = Self.camelCase(name.dropFirst(2)) else { return nil }
    let options = line.kind.options
    if let option = options.first(where: { $0.name == word && !$0.isContent }) {
      return TableOption(parameter: option)
    }
    guard name.hasPrefix("--no-"), let word = Self.camelCase(name.dropFirst(5)),
      let option = options.first(where: { $0.name == word && $0.isSwitch })
    else { return nil }
    return TableOption(parameter: option, isOn: false)
  }

  /// `cornerRadius` for `corner-radius`; nil for what is no name in lower case.
  private static func camelCase(_ name: Substring) -> String? {
    var bytes: [UInt8] = []
    var isBegun = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        bytes.append(isBegun ? byte - 0x20 : byte)
        isBegun = false
      case UInt8(ascii: "-") where !isBegun && !bytes.isEmpty: isBegun = true
      default: return nil
      }
    }
    return isBegun || bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readTableOption(_ option: TableOption, _ value: String?) -> Bool {
    let name = option.parameter.name
    if option.parameter.isSwitch {
      return value == nil && read.insert(name).inserted
        && add(name, .typed(option.isOn ? "true" : "false"))
    }
    guard option.isOn, let text = value ?? nextValue(), !text.isEmpty else { return false }
    if option.parameter.isList { return addElement(text, to: name) }
    return read.insert(name).inserted && add(name, .typed(text))
  }

  private mutating func add(_ name: String, _ value: SourceNode) -> Bool {
    entries.append(SourceNode.Entry(key: name, position: value.position, value: value))
    return true
  }

  private mutating func addElement(_ text: String, to name: String) -> Bool {
    let element = SourceNode.typed(text)
    guard let i = entries.firstIndex(where: { $0.key == name }),
      case .sequence(let others) = entries[i].value.content
    else { return add(name, SourceNode(.sequence([element]), at: element.position)) }
    entries[i].value.content = .sequence(others + [element])
    return true
  }
}

extension PictureParameter {
  /// Whether the option is what an address draws, which the command has from a file or from words of
  /// the line.
  fileprivate var isContent: Bool {
    ["tags", "text", "words", "items", "stopWords"].contains(name)
  }
}

extension PictureKind {
  /// Whether the line names a file.
  fileprivate var hasFile: Bool { self == .tags || self == .cloud }
  /// Whether words of the line are what is drawn.
  fileprivate var hasItems: Bool { self == .grid }
}

// MARK: - Other options

extension PlainLine {
  /// Sets a switch that no address has; false if it is none.
  private mutating func readSwitch(_ name: String) -> Bool {
    switch (name, line.kind) {
    case ("--strict", _): line.isStrict = true
    case ("--system-fonts", _): line.usesSystemFonts = true
    case ("--words", .tags): line.isText = true
    case ("--images", .grid): line.showsImages = true
    default: return false
    }
    return true
  }

  private func isOneOfOthers(_ name: String) -> Bool {
    switch name {
    case "--output", "--format", "--fonts", "--compression", "--svg", "--svg-fonts": true
    case "--stop-words", "--encoding": line.kind.hasFile
    case "--layout", "--previous": line.kind == .cloud
    default: false
    }
  }

  /// Sets an option that no address has; false for a value that it has not.
  private mutating func setOther(_ name: String, _ text: String) -> Bool {
    switch name {
    case "--output": line.output = text
    case "--fonts": line.fontFolder = text
    case "--stop-words": line.stopWordFiles.append(StopWordFile(argument: text))
    case "--layout": line.layout = text
    case "--previous": line.previous = text
    case "--format": return Self.set(&line.format, text)
    case "--encoding": return Self.set(&line.textEncoding, text)
    case "--compression": return Self.set(&line.encoding.compression, text)
    case "--svg": return Self.set(&line.encoding.svg, text)
    case "--svg-fonts": return Self.set(&line.encoding.svgFonts, text)
    default: return false
    }
    return true
  }

  private static func set<Value: RawRepresentable<String>>(
    _ value: inout Value?, _ text: String
  ) -> Bool {
    value = Value(rawValue: text)
    return value != nil
  }
}
