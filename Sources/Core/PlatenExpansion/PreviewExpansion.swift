/// A use of `#Preview`, and what it leaves in a program that is built for previews.
struct PreviewExpansion {
  /// The name as it is written; nil for none.
  private var name: String?
  /// The traits as they are written, with commas between them.
  private var traits = ""
  /// The closure that makes the view, with its braces.
  private var body: String?
  /// The family of a widget, or the kind of an activity's view, as it is written.
  private var family: String?
  /// The intent of a widget, or the attributes of an activity, as they are written.
  private var subject: String?
  /// The closures behind the first, by their labels: of a widget, its `timeline`.
  private var closures: [String: String] = [:]
  private let bytes: [UInt8]

  /// Finds the parts of a use of the macro.
  init(_ source: String) {
    bytes = Array(source.utf8)
    let tokens = SourceToken.all(in: source)
    var rest = tokens[...]
    // The number sign and the macro's name.
    rest = rest.drop { $0.text != "Preview" }.dropFirst()
    if rest.first?.text == "(" {
      let end = Self.end(of: rest)
      read(arguments: rest[..<end].dropFirst().dropLast())
      rest = rest[end...]
    }
    guard rest.first?.text == "{" else { return }
    body = code(rest[..<Self.end(of: rest)])
    rest = rest[Self.end(of: rest)...]
    while rest.count > 2, rest[rest.startIndex + 1].text == ":" {
      let closure = rest.dropFirst(2)
      closures[rest[rest.startIndex].text] = code(closure[..<Self.end(of: closure)])
      rest = rest[Self.end(of: closure)...]
    }
  }

  /// The position behind the bracket that closes the one in front.
  private static func end(of tokens: ArraySlice<SourceToken>) -> Int {
    var depth = 0
    for (i, token) in zip(tokens.indices, tokens) {
      depth += token.depthChange
      if depth == 0 { return i + 1 }
    }
    return tokens.endIndex
  }

  private func code(_ tokens: ArraySlice<SourceToken>) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func read(arguments: ArraySlice<SourceToken>) {
    var label = ""
    for var argument in arguments.splitAtCommas() {
      if argument.count > 1, argument[argument.startIndex + 1].text == ":" {
        label = argument[argument.startIndex].text
        argument = argument.dropFirst(2)
      }
      guard let code = code(argument) else { continue }
      switch label {
      case "": name = code
      case "traits": traits += (traits.isEmpty ? "" : ", ") + code
      case "as": family = code
      case "using": subject = code
      case "body", "widget": body = code
      case "timeline", "timelineProvider", "contentStates": closures[label] = code
      default: break
      }
    }
  }
}

// MARK: - The code

extension PreviewExpansion {
  /// The declaration that the use stands for.
  ///
  /// It is compiled in debug builds, and where `PLATEN_PREVIEWS` is defined; releases have none of it.
  ///
  /// - Parameters:
  ///   - type: A name that nothing else has.
  ///   - fileID: The file as `#fileID` has it.
  func code(type: String, fileID: String, line: Int) -> String {
    guard let body = widget ?? body else { return "" }
    let state = PreviewableState(body)
    return """
      #if DEBUG || PLATEN_PREVIEWS
      enum \(type) {\(state.map { "\n\($0.view)" } ?? "")
        @section("platen_previews") @used
        nonisolated static let record: @convention(c) (UnsafeMutableRawPointer) -> Void = { collector in
          _PreviewCollector.add(
            to: collector, fileID: \(Self.literal(fileID)), line: \(line), name: { \(name ?? "nil") },
            traits: { [\(family == nil ? traits : ".sizeThatFitsLayout")] }, body: \(state == nil ? body : "{ \(PreviewableState.typeName)() }"))
        }
      }
      #endif
      """
  }

  /// A widget's view for the first entry of its timeline, or an activity's for its first state, which WidgetKit's
  /// stand-in makes.
  private var widget: String? {
    guard let family, let body else { return nil }
    let using = subject.map { ", using: \($0)" } ?? ""
    for label in ["timeline", "timelineProvider", "contentStates"] {
      guard let closure = closures[label] else { continue }
      return "{ _WidgetPreview(\(family)\(using), widget: \(body), \(label): \(closure)) }"
    }
    return nil
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The declarations in a preview's closure that are marked `@Previewable`: they belong into a view
/// around the preview's.
struct PreviewableState {
  static let typeName = "PreviewableView"

  private var declarations: [String] = []
  private var rest = ""

  /// Finds the declarations; nil if there are none.
  init?(_ closure: String) {
    let bytes = Array(closure.utf8)
    let tokens = SourceToken.all(in: closure).dropFirst().dropLast()
    // Behind the opening brace.
    var position = 1
    var next = tokens.startIndex
    while next < tokens.endIndex {
      let (mark, after) = Self.attributes(at: next, tokens)
      guard let mark else {
        next = max(after, next + 1)
        continue
      }
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      let start = tokens[next].range.lowerBound
      rest += text(position..<start)
      let end = Self.end(ofDeclarationAt: after, tokens, bytes)
      position = tokens[end - 1].range.upperBound
      declarations.append(
        text(start..<tokens[mark].range.lowerBound)
          + text(tokens[mark + 1].range.upperBound..<position))
      next = end
    }
    if declarations.isEmpty { return nil }
    rest += String(decoding: bytes[position..<(bytes.count - 1)], as: UTF8.self)
  }

  /// Where `@Previewable` is among attributes that begin at a position, nil for nowhere, and what follows them.
  private static func attributes(
    at start: Int, _ tokens: ArraySlice<SourceToken>
  ) -> (mark: Int?, after: Int) {
    var mark: Int?
    var next = start
    while next + 1 < tokens.endIndex, tokens[next].text == "@" {
      if tokens[next + 1].text == "Previewable" { mark = next }
      next += 2
      if next < tokens.endIndex, tokens[next].text == "(" {
        var depth = 0
        repeat {
          depth += tokens[next].depthChange
          next += 1
        } while depth > 0 && next < tokens.endIndex
      }
    }
    return (mark, next)
  }

  /// The position behind a declaration: it goes on over a line's end in brackets, and before and
  /// behind what joins two lines.
  private static func end(
    ofDeclarationAt start: Int, _ tokens: ArraySlice<SourceToken>, _ bytes: [UInt8]
  ) -> Int {
    var depth = 0
    var isNamed = false
    for i in start..<tokens.endIndex {
      let token = tokens[i]
      if i > start, depth == 0, isNamed {
        let gap = bytes[tokens[i - 1].range.upperBound..<token.range.lowerBound]
        let isNewLine = gap.contains(0x0A) || token.text == ";"
        if isNewLine, !token.joinsLineBefore, !tokens[i - 1].joinsLineBehind { return i }
      }
      depth += token.depthChange
      // Attributes may stand on lines of their own.
      if token.text == "var" || token.text == "let" { isNamed = true }
    }
    return tokens.endIndex
  }

  /// The view that has the declarations.
  var view: String {
    """
      fileprivate struct \(Self.typeName): View {
        \(declarations.joined(separator: "\n"))
        var body: some View {\(rest)}
      }
    """
  }
}

// MARK: - Tokens

extension SourceToken {
  /// What the token adds to the depth of brackets.
  fileprivate var depthChange: Int {
    switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  private static let operators = Set("=-+*/%<>&|^?!.:,")

  /// Whether the line before goes on with this.
  fileprivate var joinsLineBefore: Bool {
    text == "{" || (text.first.map(Self.operators.contains) ?? false)
  }

  /// Whether a statement that has this at the end of a line goes on in the next one.
  fileprivate var joinsLineBehind: Bool {
    let isClosed = text == "?" || text == "!" || text == ">"
    return !isClosed && (text.first.map(Self.operators.contains) ?? false)
  }
}

extension ArraySlice<SourceToken> {
  /// The parts between the commas that are in no bracket.
  fileprivate func splitAtCommas() -> [ArraySlice<SourceToken>] {
    var parts: [ArraySlice<SourceToken>] = []
    var start = startIndex
    var depth = 0
    for i in indices {
      if self[i].text == ",", depth == 0 {
        parts.append(self[start..<i])
        start = i + 1
      }
      depth += self[i].depthChange
    }
    return parts + (start < endIndex ? [self[start...]] : [])
  }
}
