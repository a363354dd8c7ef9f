/// The properties and functions that Core Data makes at run time on Apple's systems, with bodies here.
///
/// A line stays one line, and what stands before a body keeps its place, as with ``PlatformConditions``.
enum ManagedObjects {
  private static let attribute = "@NSManaged"

  /// Returns the text with a body for each `@NSManaged`, and with an import where SwiftUI has brought Core Data's views.
  static func written(in text: String) -> String {
    guard text.contains(attribute) || text.contains("import CoreData") else {
      return imported(text)
    }
    // An attribute may stand in the line before.
    var isOpen = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var code = line
      if let place = line.firstRange(of: attribute), !line[..<place.lowerBound].contains("//") {
        code.replaceSubrange(place, with: String(repeating: " ", count: attribute.count))
        isOpen = true
      }
      guard isOpen, code.contains(/\b(?:var|func)\b/) else { return required(code) }
      isOpen = false
      return Substring(withBody(code))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the text with the module whose stand-in has what SwiftUI has of Core Data.
  private static func imported(_ text: String) -> String {
    let names = ["FetchRequest", "FetchedResults", "SectionedFetchRe", ".managedObjectContext"]
    guard names.contains(where: text.contains),
      let match = text.firstMatch(of: /(?m)^((?:\w+[ \t]+)?)import SwiftUI\b(?!\.)/)
    else { return text }
    let place = match.range.lowerBound
    return text[..<place] + "\(match.output.1)import CoreData; " + text[place...]
  }

  /// Returns a line in which the initializer that the stand-in requires of all classes is not a mere override.
  private static func required(_ line: Substring) -> Substring {
    guard line.contains("init(entity") else { return line }
    return Substring(line.replacing(/\boverride\b(?=[\w\s]*\binit\(entity)/) { _ in "required" })
  }

  private static func withBody(_ line: Substring) -> String {
    let comment = line.firstRange(of: "//").map { line[$0.lowerBound...] } ?? ""
    let code = line.dropLast(comment.count)
    let rest = code.reversed().prefix { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }.count
    let declaration = code.dropLast(rest)
    guard let body = body(of: declaration) else { return String(line) }
    return declaration + " { \(body) }" + code.suffix(rest).filter { $0 != ";" } + comment
  }

  private static func body(of declaration: Substring) -> String? {
    if let match = declaration.firstMatch(of: /\bvar\s+`?(\w+)`?\s*:/) {
      return accessors(of: String(match.output.1))
    }
    let pattern = /\bfunc\s+(addTo|removeFrom|insertInto|replace)(\w+)\s*\((.*)\)$/
    guard let match = declaration.firstMatch(of: pattern) else { return nil }
    let (_, kind, name, parameters) = match.output
    return call(String(kind), key: lowercasedFirst(name), parameters)
  }

  /// Returns the getter and the setter of a property.
  static func accessors(of name: String) -> String {
    let start = "primitive"
    if name.hasPrefix(start), let next = name.dropFirst(start.count).first, next.isUppercase {
      let key = lowercasedFirst(name.dropFirst(start.count)).swiftLiteral
      return "get { _value(\(key)) } set { setPrimitiveValue(newValue, forKey: \(key)) }"
    }
    let key = name.swiftLiteral
    return "get { _value(\(key)) } set { _setValue(\(key), newValue) }"
  }

  /// Returns what a function does that changes a relationship to many.
  ///
  /// - Parameters:
  ///   - kind: How the function's name begins.
  ///   - key: The relationship's name.
  ///   - parameters: As the function declares them.
  static func call(_ kind: String, key: String, _ parameters: Substring) -> String {
    let functions = ["addTo": "_add", "removeFrom": "_remove", "insertInto": "_insert"]
    let arguments = parameters.split(separator: ",").map { parameter in
      let names = parameter.prefix { $0 != ":" }.split { $0 == " " || $0 == "\t" }
      let (label, name) = (names.first ?? "_", names.last ?? "_")
      return label == "_" ? "\(name)" : "\(label): \(name)"
    }
    let all = [key.swiftLiteral] + arguments
    return "\(functions[kind] ?? "_replace")(\(all.joined(separator: ", ")))"
  }

  private static func lowercasedFirst(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
