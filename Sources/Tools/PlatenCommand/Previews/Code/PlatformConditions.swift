/// The conditions of compilation that ask for a system, answered as on the one that is imitated.
///
/// The compiler of Linux takes `#if os(iOS)` for false, so that previews would show what is written for
/// nobody. A line keeps its length: what the compiler says has the places of the user's file.
struct PlatformConditions {
  /// What `os` is asked for where it is true.
  var system = "iOS"
  /// Whether the code is a package's, as all is for the compiler that builds previews.
  var isPackage = true

  /// Returns the text with the answers in the place of the questions.
  func answered(_ text: String) -> String {
    let text = NewerSystems.answered(in: text, for: system)
    guard hasConditions(text) || !isPackage && text.contains("SWIFT_PACKAGE") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return start.hasPrefix("#if") || start.hasPrefix("#elseif") ? answered(line: line) : line
    }.joined(separator: "\n")
  }

  /// Whether a text has such conditions, or asks for a newer system.
  func asks(_ text: String) -> Bool {
    hasConditions(text) || NewerSystems.answered(in: text, for: system) != text
  }

  private func hasConditions(_ text: String) -> Bool {
    text.contains(/(?m)^\s*#(?:else)?if\b[^\n]*\b(?:os|targetEnvironment)\(/)
  }

  private func answered(line: Substring) -> Substring {
    let line =
      isPackage ? line : Substring(line.replacing(/\bSWIFT_PACKAGE\b/, with: "false        "))
    return Substring(
      line.replacing(/\b(os|targetEnvironment)\(\s*(\w+)\s*\)/) { match in
        let isTrue =
          match.output.1 == "os"
          ? String(match.output.2) == system
          : match.output.2 == "simulator" && system == "iOS"
        let word = isTrue ? "true" : "false"
        return word + String(repeating: " ", count: match.output.0.count - word.count)
      })
  }
}

/// The words by which code asks for Objective-C's runtime, which Linux has not.
///
/// Attributes such as `@objc` and `@IBOutlet` tell that runtime of a declaration and change nothing else, and
/// no selector is ever sent in a preview. A line keeps its length, as with ``PlatformConditions``.
enum ObjectiveCWords {
  /// Returns the text without the attributes, and with an empty `Selector` in the place of each `#selector`.
  static func removed(from text: String) -> String {
    let words = [
      "@objc", "#selector", "@IB", "observeValue(", "import UIKit.", "import CoreImage.",
      "import os.", " SwiftUI.",
    ]
    guard words.contains(where: text.contains) else { return text }
    let attribute = /@(?:objcMembers|objc(?:\([^)\n]*\))?|IB[A-Z]\w+)(?!\w)/
    let selector = /#selector\((?:[^()\n]|\([^()\n]*\))*\)/
    let subclass = /(?m)^(\s*import (?:CoreImage|UIKit|os))(\.\w+)/
    // What the module exports of others it does not declare itself.
    let single =
      /(?m)^([^"\/\n]*\bimport )(?:struct|class|enum|protocol|typealias|func|let|var) (SwiftUI)\.\w+/
    let whole = text.replacing(subclass) { $0.output.1 + padded("", to: $0.output.2) }
      .replacing(single) { padded("\($0.output.1)\($0.output.2)", to: $0.output.0) }
    let plain = whole.replacing(attribute) { match in
      isInText(match.range.lowerBound, of: whole)
        ? String(match.output) : padded("", to: match.output)
    }
    // Linux's NSObject has no such method.
    let observer = /override(?=\s+(?:(?:public|open)\s+)?func\s+observeValue\()/
    return plain.replacing(observer) { padded("", to: $0.output) }.replacing(selector) { match in
      isInText(match.range.lowerBound, of: plain)
        ? String(match.output) : padded("Selector()", to: match.output)
    }
  }

  /// Whether a place is in a text between quotation marks, as far as its line tells.
  static func isInText(_ place: String.Index, of code: String) -> Bool {
    let line = code[..<place].reversed().prefix { $0 != "\n" }.reversed()
    var (isInText, isEscaped) = (false, false)
    for character in line {
      if character == "\"", !isEscaped { isInText.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return isInText
  }

  private static func padded(_ text: String, to old: Substring) -> String {
    text + String(repeating: " ", count: max(0, old.count - text.count))
  }
}

/// The models and queries of SwiftData, whose macros do more than the stand-in's can.
///
/// A model's macro also makes its class observable. Here it can only add a conformance, so that the toolchain's is
/// written before it: what it makes of a class changes with the toolchain. A query without arguments is a macro, too, and
/// no parameter of the view's initializer; here it is a property wrapper, which is one unless it has its own arguments.
enum ObservableModels {
  /// Returns the text with `@Observable` before each `@Model`, and `@Query()` for `@Query`, in its line.
  static func marked(in text: String) -> String {
    let imported =
      /(?m)^\s*(?:(?:@\w+|public|package|internal|fileprivate|private)\s+)*import SwiftData\b/
    guard text.contains("@Model") || text.contains("@Query"), text.contains(imported) else {
      return text
    }
    let observed = text.replacing(/(?m)^([ \t]*(?:@\w+[ \t]+)*)@Model\b(?![ \t]*\()/) {
      "\($0.output.1)@Observable @Model"
    }
    return observed.replacing(/@Query\b(?![ \t]*\()/) { match in
      ObjectiveCWords.isInText(match.range.lowerBound, of: observed) ? "@Query" : "@Query()"
    }
  }
}
