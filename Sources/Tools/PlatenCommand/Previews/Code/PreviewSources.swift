internal import Foundation

/// The previews that stand in Swift files, as far as their text tells.
struct PreviewSources {
  /// A type of previews of the older kind.
  struct Provider: Hashable {
    var name: String
    /// The conditions of compilation that it stands in, the outermost first.
    var conditions: [String]
  }

  /// How often `#Preview` is used.
  private(set) var macroUses = 0
  private(set) var providers: [Provider] = []
  /// The types of previews that nothing outside of their file can reach.
  private(set) var privateProviders: [String] = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []

  /// Whether there is anything to show.
  var isEmpty: Bool { macroUses == 0 && providers.isEmpty && privateProviders.isEmpty }

  init() {}

  /// Reads the text of a file.
  mutating func read(_ text: String) {
    var conditions: [String] = []
    for line in Self.withoutComments(text).split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") { Self.follow(line, &conditions) }
      if line.hasPrefix("#Preview"), line.dropFirst(8).first.map(Self.isPartOfWord) != true {
        macroUses += 1
      }
      if let match = line.firstMatch(of: Self.module) { imports.insert(String(match.output.1)) }
      guard let match = line.firstMatch(of: Self.provider) else { continue }
      if match.output.1 != nil {
        privateProviders.append(String(match.output.2))
      } else {
        providers.append(Provider(name: String(match.output.2), conditions: conditions))
      }
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Enters, changes or leaves a condition of compilation.
  private static func follow(_ line: Substring, _ conditions: inout [String]) {
    let text = line.dropFirst().drop { $0 == " " }
    func rest(_ word: String) -> String { String(text.dropFirst(word.count)) }
    if text.hasPrefix("if ") {
      conditions.append("(\(rest("if ").trimmingCharacters(in: .whitespaces)))")
    } else if text.hasPrefix("elseif "), let last = conditions.popLast() {
      conditions.append("!\(last) && (\(rest("elseif ").trimmingCharacters(in: .whitespaces)))")
    } else if text.hasPrefix("else"), let last = conditions.popLast() {
      conditions.append("!(\(last))")
    } else if text.hasPrefix("endif") {
      _ = conditions.popLast()
    }
  }

  static var module: Regex<(Substring, Substring)> {
    /^(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
  }

  private static var provider: Regex<(Substring, Substring?, Substring)> {
    /^(?:@\S+\s+)*(?:public |internal |package |open )?(private |fileprivate )?(?:final )?(?:struct|class|enum|extension)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/
  }

  /// The text without what stands in comments; lines stay lines.
  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") || text.contains("//") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "/") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        let end = rest.firstRange(of: "*/")
        let comment = rest[..<(end?.upperBound ?? rest.endIndex)]
        result += comment.filter(\.isNewline)
        rest = rest[comment.endIndex...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
