/// A user's Swift file as it is built: without what does not compile.
///
/// What is left out leaves its lines empty, so that the places of all else stay.
struct EditedSource {
  /// What the user wrote, with the conditions answered.
  let text: String
  /// The file's name, for what is drawn in the place of a view.
  private let name: String
  private let outline: SourceOutline
  /// Its imports, whose lines stay where they are.
  let imports: [PreviewSources.Import]
  /// What stands in the place of which bytes.
  private var edits: [(range: Range<Int>, text: String)] = []
  /// What the errors of this round have left out: others in the same place come from the same mistake.
  private var fresh: [Range<Int>] = []
  private var isLeftOut = false
  /// In how many rounds a body has lost statements, by its start; the last of them is of this round if it is fresh.
  private var rounds: [Int: (count: Int, last: Int)] = [:]
  private var round = 0
  /// A body whose statements still err after so many rounds is left out as a whole.
  private static let mostRounds = 3
  /// The types that have other names in this file, by the names that the user wrote.
  private var renamed: [String: String] = [:]

  /// The names that the file declares, but for those of types that are left out.
  var declared: [String] {
    let left = outline.declarations.filter { $0.isType && isEdited($0.range) }
    if isLeftOut { return [] }
    return outline.names.filter { name in !left.contains { $0.name == name } }
      .map { renamed[$0] ?? $0 }
  }

  /// The name of the app that the file declares, if code of its own runs when it is made.
  var app: String? {
    outline.declarations.first { type in
      type.keyword == "struct" && !type.isPrivate && type.conforms(to: "App")
        && type.members.contains { $0.keyword == "init" && $0.signature.hasPrefix("( )") }
        && !isLeftOut && renamed[type.name] == nil && !isEdited(type.range)
    }?.name
  }

  /// Where the file declares a type for all of its module, in lines and columns from 1; nil where it does not, or not
  /// any more.
  func place(ofType name: String) -> (line: Int, column: Int)? {
    guard !isLeftOut, renamed[name] == nil,
      let type = outline.declarations.first(where: {
        $0.isType && $0.keyword != "extension" && $0.name == name && !$0.isPrivate
      }), !isEdited(type.range)
    else { return nil }
    let before = text.utf8.prefix(type.nameStart)
    let line = before.count { $0 == 0x0A } + 1
    return (
      line,
      before.count
        - (before.lastIndex(of: 0x0A).map { before.distance(from: before.startIndex, to: $0) + 1 }
          ?? 0) + 1
    )
  }

  init(_ text: String, name: String) {
    (self.text, self.name) = (text, name)
    outline = SourceOutline(text)
    var sources = PreviewSources()
    sources.read(text)
    imports = sources.importLines
  }

  /// Leaves out the least that a mistake spoils: a statement, the body of a function, or else what is declared
  /// there, what that is declared in, or the whole file.
  ///
  /// - Returns: What is left out, as `body of card`; nil if it is already.
  mutating func leaveOut(line: Int, column: Int, message: String) -> String? {
    let place = offset(line, column)
    guard !isLeftOut, !fresh.contains(where: { $0.contains(place) }) else { return nil }
    let note = "\(name):\(line): \(message)"
    if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/),
      let attribute = outline.attribute(String(match.output.1), near: place), !isEdited(attribute)
    {
      edit(attribute, "")
      return "@\(match.output.1)"
    }
    if let match = message.firstMatch(of: /^cannot specialize non-generic type '(\w+)'/),
      let types = outline.genericArguments(of: String(match.output.1), at: place), !isEdited(types)
    {
      edit(types, "")
      return "the type arguments of \(match.output.1)"
    }
    if message.contains(" does not override "), let word = outline.modifier("override", at: place),
      !isEdited(word)
    {
      edit(word, "")
      return "override"
    }
    if let member = leaveOutMember(at: place, message, note) { return member }
    if let view = leaveOutView(at: place, message, note) { return view }
    for declaration in outline.around(place).reversed() {
      if let body = declaration.body, body.contains(place), !declaration.isType, !isEdited(body) {
        if let what = leaveOutStatement(at: place, of: declaration, body, note) { return what }
        if let stub = stub(of: declaration, note) {
          edit(body, stub)
          return "body of \(declaration.title)"
        }
      }
      if !isEdited(declaration.range), declaration.keyword != "" {
        edit(declaration.range, "")
        return "\(declaration.keyword) \(declaration.name)"
      }
    }
    isLeftOut = true
    return "the whole file"
  }

  /// Gives a type another name in this file, where another file of the module declares one of its name.
  mutating func rename(_ type: String, to name: String) {
    renamed[type] = name
    for range in outline.uses(of: type) where !isEdited(range) { edit(range, name) }
  }

  /// Leaves out the arguments of a call that makes a value of one of some types, or that initializes one as a superclass.
  ///
  /// - Returns: The type's name; nil if the place is in no such call, or there are none any more.
  mutating func leaveOutArguments(line: Int, column: Int, of types: Set<String>) -> String? {
    let place = offset(line, column)
    guard let call = outline.call(around: place), !call.arguments.isEmpty,
      !isEdited(call.arguments)
    else { return nil }
    let around = outline.around(place).last(where: \.isType)?.signature.split(separator: " ") ?? []
    let superclass =
      call.name == "init" ? around.lazy.map(String.init).first(where: types.contains) : nil
    guard let type = types.contains(call.name) ? call.name : superclass else { return nil }
    edit(call.arguments, "")
    return type
  }

  /// Returns whether a place is in the value of a property that is stored, not computed.
  func isStoredValue(line: Int, column: Int) -> Bool {
    let place = offset(line, column)
    guard let declaration = outline.around(place).last else { return false }
    return ["let", "var"].contains(declaration.keyword)
      && !(declaration.body?.contains(place) ?? false)
  }

  /// Lets the next errors leave out more.
  mutating func beginRound() {
    fresh = []
    round += 1
  }

  /// The text that is built.
  ///
  /// - Parameter missing: The modules that are not there, whose imports are left out.
  func built(without missing: Set<String>) -> String {
    if isLeftOut { return "" }
    var bytes = Array(text.utf8)
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[range].count { $0 == 0x0A }
      bytes.replaceSubrange(range, with: Array((text + String(repeating: "\n", count: lines)).utf8))
    }
    let left = Set(imports.filter { missing.contains($0.module) }.map(\.line))
    if left.isEmpty { return String(decoding: bytes, as: UTF8.self) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    return lines.map { left.contains($0 + 1) ? "" : String(decoding: $1, as: UTF8.self) }
      .joined(separator: "\n")
  }

  // MARK: - Editing

  /// Leaves out a member that a type lacks, as a colour that another file of the project adds.
  private mutating func leaveOutMember(
    at place: Int, _ message: String, _ note: String
  ) -> String? {
    guard let match = message.wholeMatch(of: /type '(\w+)(\?)?' has no member '(\w+)'/) else {
      return nil
    }
    let (type, name) = (String(match.output.1), String(match.output.3))
    let isStyle = type == "ShapeStyle"
    guard isStyle || match.output.2 != nil || Self.empty.contains(type),
      let member = outline.member(name, at: place), !isEdited(member.range)
    else { return nil }
    let made = isStyle || !member.isImplicit ? " as \(isStyle ? "Color" : type)" : ""
    edit(member.range, "(_leftOut(\(note.swiftLiteral))\(made))")
    return "\(type).\(name)"
  }

  /// Types of which there is a value for what is left out.
  private static let empty: Set = [
    "Color", "UIColor", "Font", "String", "Int", "Double", "CGFloat", "Float", "Bool", "Date",
  ]

  /// Leaves out a view that is missing, and lets its modifiers stay: it has its place and its size in the layout.
  private mutating func leaveOutView(at place: Int, _ message: String, _ note: String) -> String? {
    guard let match = message.wholeMatch(of: /cannot find '([A-Z]\w*)' in scope/),
      let declaration = outline.around(place).last(where: { $0.body?.contains(place) ?? false }),
      declaration.keyword == "#Preview" || declaration.signature.contains("some View"),
      let body = declaration.body,
      let call = outline.call(of: String(match.output.1), at: place), !isEdited(call),
      let statement = outline.statements(around: place, in: body, takesAll: true).first,
      [place, place - "return ".utf8.count].contains(statement.lowerBound)
    else { return nil }
    let name = String(match.output.1)
    edit(call, "_LeftOutView(\(note.swiftLiteral), title: \(name.swiftLiteral), isFlexible: true)")
    return "\(name) in \(declaration.title)"
  }

  /// Leaves out a statement of a body; of a view, something that says so stands in its place.
  private mutating func leaveOutStatement(
    at place: Int, of declaration: SourceOutline.Declaration, _ body: Range<Int>, _ note: String
  ) -> String? {
    let used = rounds[body.lowerBound] ?? (0, 0)
    guard !declaration.observes, used.last == round || used.count < Self.mostRounds,
      let range = outline.statements(
        around: place, in: body, takesAll: declaration.keyword == "init"
      ).prefix(3).first(where: { !isEdited($0) })
    else { return nil }
    rounds[body.lowerBound] = (used.last == round ? used.count : used.count + 1, round)
    let code = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let returnsView =
      declaration.keyword == "#Preview" || declaration.signature.contains("some View")
      || declaration.signature.contains("some Scene")
    let isView = returnsView && !outline.isInClosureWithResult(range)
    let start = code.hasPrefix("return ") ? "return " : ""
    let declares = ["let ", "var ", "guard "].contains { code.hasPrefix($0) }
    let word = code.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let value = "_leftOut(\(note.swiftLiteral))"
    if let target = target(of: code, before: place - range.lowerBound, in: declaration) {
      edit(range, target + value)
    } else if declares {
      edit(range, "let _: Void = ()")
    } else if isView {
      let title = word.isEmpty ? "nil" : String(word).swiftLiteral
      edit(range, "\(start)_LeftOutView(\(note.swiftLiteral), title: \(title))")
    } else {
      edit(range, start.isEmpty && !outline.isAlone(range) ? "_ = ()" : start + value)
    }
    return "\(word.isEmpty ? "a statement" : String(word)) in \(declaration.title)"
  }

  /// Returns what a statement sets, with the sign behind it, where a value can stand for what it is set to: a property
  /// that an initializer has to set, or `let name: String`.
  ///
  /// - Parameter place: Where the mistake is in the statement: nil is returned unless it is in the value.
  private func target(
    of code: String, before place: Int, in declaration: SourceOutline.Declaration
  ) -> String? {
    let constant =
      /^(?:let|var)\s+\w+\s*:\s*(?:String|Int|Double|CGFloat|Float|Bool|Color|Date|UUID|\[[^=\n]*\]|[\w.]+\?)\s*=/
    let property = /^(?:self\.)?(\w+)[ \t]*=(?!=)/
    var target = code.firstMatch(of: constant)?.output
    if target == nil, declaration.keyword == "init",
      let match = code.firstMatch(of: property),
      let type = outline.around(declaration.range.lowerBound).last(where: \.isType),
      type.members.contains(where: { $0.name == match.output.1 && $0.isUnset })
    {
      target = match.output.0
    }
    guard let target, target.utf8.count <= place else { return nil }
    return target + " "
  }

  /// What stands in the place of a body; nil if nothing can.
  private func stub(of declaration: SourceOutline.Declaration, _ note: String) -> String? {
    if declaration.observes { return "" }
    let (signature, literal) = (declaration.signature, note.swiftLiteral)
    if declaration.keyword == "#Preview" || signature.contains("some View") {
      return "{ _LeftOutView(\(literal)) }"
    }
    if signature.contains("some Scene") { return "{ WindowGroup { _LeftOutView(\(literal)) } }" }
    switch declaration.keyword {
    case _ where signature.contains("some "): return nil
    case "func" where !signature.contains("->"), "deinit": return "{ }"
    case "func" where signature.hasSuffix("-> Path"): return "{ Path() }"
    case "func", "var", "subscript": return "{ _leftOut(\(literal)) }"
    case "init": return "{ Swift.fatalError(\(literal)) }"
    default: return nil
    }
  }

  private func isEdited(_ range: Range<Int>) -> Bool {
    edits.contains {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
    }
  }

  private mutating func edit(_ range: Range<Int>, _ text: String) {
    edits.removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    edits.append((range, text))
    fresh.append(range)
  }

  /// The place of a line and a column, from 1, in the text's UTF-8.
  private func offset(_ line: Int, _ column: Int) -> Int {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return text.utf8.count }
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 }
    // What was left out in the line may have made it longer or shorter.
    let blanks = lines[line - 1].prefix { $0 <= 0x20 }.count
    return start
      + min(max(column - 1 - added(column, start), blanks), max(lines[line - 1].count - 1, 0))
  }

  /// Returns how much longer other names of types have made a line before a column.
  ///
  /// - Parameter start: Where the line begins.
  private func added(_ column: Int, _ start: Int) -> Int {
    if renamed.isEmpty { return 0 }
    let names = edits.filter { renamed.values.contains($0.text) && $0.range.lowerBound >= start }
    return names.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(0) { added, name in
      guard start + column - 1 - added > name.range.lowerBound else { return added }
      return added + name.text.utf8.count - name.range.count
    }
  }
}
