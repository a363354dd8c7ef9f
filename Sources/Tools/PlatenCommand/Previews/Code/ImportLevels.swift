/// The access levels of imports in code that is written beside the user's.
///
/// The compiler refuses a module that one file imports with an access level and another without.
enum ImportLevels {
  /// Returns the code with a level for each import that has one in other files.
  static func stated(in code: String, beside texts: [String]) -> String {
    code.replacing(/(?m)^import (\w+)$/) { match in
      let isStated = texts.contains { hasLevel(match.output.1, in: $0) }
      return isStated ? "public \(match.output.0)" : String(match.output.0)
    }
  }

  private static func hasLevel(_ module: Substring, in text: String) -> Bool {
    guard text.contains("import \(module)") else { return false }
    let imports =
      /(?m)^[ \t]*(?:@\w+[ \t]+)*(?:public|package|internal|fileprivate|private)[ \t]+import[ \t]+(\w+)/
    return text.matches(of: imports).contains { $0.output.1 == module }
  }
}
