internal import Foundation

/// The previews that stand in Swift files, as far as their text tells.
struct PreviewSources {
  /// A type of previews of the older kind.
  struct Provider: Hashable {
    /// Its name, after those of the types that it stands in: `Card.Card_Previews`.
    var name: String
    /// The conditions of compilation that it stands in, the outermost first.
    var conditions: [String]
  }

  /// How often `#Preview` is used.
  private(set) var macroUses = 0
  private(set) var providers: [Provider] = []
  /// The types of previews that nothing outside of their file can reach.
  private(set) var privateProviders: [String] = []
  /// An import of a module.
  struct Import {
    var module: String
    /// The line, from 1.
    var line: Int
    /// Whether it stands under a condition of compilation.
    var isConditional: Bool
  }

  /// The imports of the last file, in their order.
  private(set) var importLines: [Import] = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []

  /// Whether there is anything to show.
  var isEmpty: Bool { macroUses == 0 && providers.isEmpty && privateProviders.isEmpty }

  init() {}

  /// Adds the previews and imports of other files.
  mutating func formUnion(_ others: PreviewSources) {
    macroUses += others.macroUses
    providers += others.providers
    privateProviders += others.privateProviders
    imports.formUnion(others.imports)
  }

  /// Reads the text of a file.
  ///
  /// Only the lines that may tell something are looked at as texts: an app has megabytes of others.
  mutating func read(_ text: String) {
    var conditions: [String] = []
    let code = Self.withoutComments(Array(text.utf8))
    importLines = []
    let found = Self.providers(in: text)
    var number = 0
    for line in code.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if line.last == 0x0D { line.removeLast() }
      if line.first == UInt8(ascii: "#") || Self.mayTell(line) {
        read(line: Substring(decoding: line, as: UTF8.self), number, &conditions)
      }
      for (name, isPrivate) in found[number] ?? [] {
        if isPrivate {
          privateProviders.append(name)
        } else {
          providers.append(Provider(name: name, conditions: conditions))
        }
      }
    }
  }

  private mutating func read(line: Substring, _ number: Int, _ conditions: inout [String]) {
    if line.hasPrefix("#") { Self.follow(line, &conditions) }
    if line.hasPrefix("#Preview"), line.dropFirst(8).first.map(Self.isPartOfWord) != true {
      macroUses += 1
    }
    if let match = line.firstMatch(of: Self.module) {
      let module = String(match.output.1)
      imports.insert(module)
      importLines.append(
        Import(module: module, line: number, isConditional: !conditions.isEmpty))
    }
  }

  /// Returns the types of previews of a file, by the lines that their names stand in: the name after those of the types
  /// around it, and whether only the file sees it.
  private static func providers(in text: String) -> [Int: [(name: String, isPrivate: Bool)]] {
    // Most files have none.
    guard text.contains("PreviewProvider") else { return [:] }
    let lineEnds = text.utf8.enumerated().compactMap { $1 == 0x0A ? $0 : nil }
    var found: [Int: [(name: String, isPrivate: Bool)]] = [:]
    func look(in types: [SourceOutline.Declaration], _ outer: [SourceOutline.Declaration]) {
      for type in types where type.isType {
        let path = outer + [type]
        if type.conforms(to: "PreviewProvider") {
          let line = (lineEnds.firstIndex { $0 > type.nameStart } ?? lineEnds.count) + 1
          found[line, default: []].append(
            (path.map(\.typeName).joined(separator: "."), path.contains(where: \.isPrivate)))
        }
        look(in: type.members, path)
      }
    }
    look(in: SourceOutline(text).declarations, [])
    return found
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Enters, changes or leaves a condition of compilation.
  private static func follow(_ line: Substring, _ conditions: inout [String]) {
    let text = line.dropFirst().drop { $0 == " " }
    func rest(_ word: String) -> String { String(text.dropFirst(word.count)) }
    if text.hasPrefix("if"), let next = text.dropFirst(2).first, " (!".contains(next) {
      conditions.append("(\(rest("if").trimmingCharacters(in: .whitespaces)))")
    } else if text.hasPrefix("elseif "), let last = conditions.popLast() {
      conditions.append("!\(last) && (\(rest("elseif ").trimmingCharacters(in: .whitespaces)))")
    } else if text.hasPrefix("else"), let last = conditions.popLast() {
      conditions.append("!(\(last))")
    } else if text.hasPrefix("endif") {
      _ = conditions.popLast()
    }
  }

  private static var module: Regex<(Substring, Substring)> {
    /^(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
  }

  /// Returns whether a line has the word with which modules are imported.
  private static func mayTell(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { start in
      line[start] == UInt8(ascii: "i") && line[start...].starts(with: "import".utf8)
    }
  }

  /// Returns code without what stands in comments and in texts of several lines; lines stay lines.
  private static func withoutComments(_ code: [UInt8]) -> [UInt8] {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var result: [UInt8] = []
    var next = 0
    func begins(_ first: UInt8, _ second: UInt8) -> Bool {
      next + 1 < code.count && code[next] == first && code[next + 1] == second
    }
    while next < code.count {
      if begins(slash, slash) {
        while next < code.count, code[next] != 0x0A, code[next] != 0x0D { next += 1 }
      } else if begins(slash, star) {
        next += 2
        while next < code.count, !begins(star, slash) {
          if code[next] == 0x0A { result.append(0x0A) }
          next += 1
        }
        next = min(next + 2, code.count)
      } else if code[next] == UInt8(ascii: "\"") {
        // What is between quotation marks is no comment; those of several lines have three.
        let isLong = code[next...].starts(with: "\"\"\"".utf8)
        let start = next
        next += isLong ? 3 : 1
        while next < code.count, isLong || code[next] != 0x0A {
          if code[next] == UInt8(ascii: "\\") {
            next += 2
          } else if isLong
            ? code[next...].starts(with: "\"\"\"".utf8) : code[next] == UInt8(ascii: "\"")
          {
            next += isLong ? 3 : 1
            break
          } else {
            next += 1
          }
        }
        next = min(next, code.count)
        result += isLong ? code[start..<next].filter { $0 == 0x0A } : Array(code[start..<next])
      } else {
        result.append(code[next])
        next += 1
      }
    }
    return result
  }
}

extension PreviewSources {
  /// Counts the previews in a package's folders but some, by the folders at its top; packages in it are left out.
  ///
  /// - Parameter targets: The folders that are not looked at.
  static func counts(in root: String, but targets: [String]) -> [(folder: String, count: Int)] {
    let paths = SwiftFiles.all(in: root).map { String($0.dropFirst(root.count + 1)) }
    let inner = paths.filter { $0.hasSuffix("/Package.swift") }.map { $0.dropLast(13) }
    var counts: [String: Int] = [:]
    for path in paths {
      guard let end = path.firstIndex(of: "/"),
        !targets.contains(where: { ["", "."].contains($0) || path.hasPrefix($0 + "/") }),
        !inner.contains(where: { path.hasPrefix($0) }),
        let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      else { continue }
      var found = PreviewSources()
      found.read(text)
      counts[String(path[..<end]), default: 0] += found.macroUses + found.providers.count
    }
    return counts.filter { $0.value > 0 }.map { (folder: $0.key, count: $0.value) }
      .sorted { $0.folder < $1.folder }
  }
}
