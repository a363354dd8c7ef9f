internal import PlatenBase

/// The message about an option that does not exist.
///
/// The argument parser names whatever option has the fewest other letters, however many these are.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let question = "'. Did you mean '"

  /// Words that other programs have for what options say; of several meanings the first counts that is an
  /// option of the command.
  private static let otherWords: [String: [String]] = [
    "dark": ["--color-scheme dark"], "dark-mode": ["--color-scheme dark"],
    "light": ["--color-scheme light"], "light-mode": ["--color-scheme light"],
    "bg": ["--background"], "background-color": ["--background"],
    "transparent": ["--background none"], "lang": ["--language", "--locale"],
    "language": ["--locale"], "margin": ["--padding"], "inset": ["--padding"],
    "dpi": ["--scale"], "resolution": ["--scale"], "font-family": ["--font"],
    "font-path": ["--fonts"], "out": ["--output"], "file": ["--output"],
    "width": ["--set canvas.width=POINTS"], "height": ["--set canvas.height=POINTS"],
    "color": ["--foreground", "--colors"], "text-color": ["--foreground", "--colors"],
    "colormap": ["--colors", "--theme"], "palette": ["--colors", "--theme"],
    "mask": ["--shape"], "contour": ["--outline"], "repeat": ["--repeats"],
    "max-words": ["--top"], "limit": ["--top"], "max-font-size": ["--largest-size"],
    "min-font-size": ["--least-size"], "random-state": ["--seed"], "rotate": ["--angles"],
    "prefer-horizontal": ["--vertical-share"], "relative-scaling": ["--weights"],
    "stopwords": ["--stop-words"], "exclude": ["--stop-words"],
    "collocations": ["--keeps-phrases"], "include-numbers": ["--keeps-numbers"],
    "min-word-length": ["--minimum-length"], "shuffle": ["--sort shuffled"],
  ]

  /// What is said of an option of a picture's line.
  ///
  /// - Parameter names: The options that there are, with their hyphens.
  static func message(_ option: String, among names: [String]) -> String {
    let head = "\(start)\(option)'"
    if let meant = meant(by: option, options: names.contains) { return "\(head); write \(meant)" }
    // A letter alone is like many names.
    guard option.hasPrefix("--") else { return head }
    let words = names.map { String($0.dropFirst(2)) }
    let near = NearestSpelling.of(String(option.dropFirst(2)), among: words, limit: 1).first
    return head + (near.map { ". Did you mean '--\($0)'?" } ?? "")
  }

  /// What stands here for another program's option; nil where it is not known.
  private static func meant(by option: String, options: (String) -> Bool) -> String? {
    otherWords[String(option.drop { $0 == "-" })]?.first { meant in
      meant.split(separator: " ").first.map { options(String($0)) } ?? false
    }
  }

  /// A message of the argument parser with the option that was meant, if that can be told.
  ///
  /// - Parameter options: The names of the options that there are where the option was given.
  static func mended(_ message: String, options: (String) -> Bool) -> String {
    guard let begin = message.firstRange(of: start) else { return message }
    let rest = message[begin.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return message }
    let head = String(message[..<rest.index(after: end)])
    let name = String(rest[..<end].drop { $0 == "-" })
    if let meant = meant(by: name, options: options) { return "\(head); write \(meant)" }
    guard let mark = rest.firstRange(of: question) else { return message }
    let offered = rest[mark.upperBound...].prefix { $0 != "'" }.drop { $0 == "-" }
    let isNear = !NearestSpelling.of(name, among: [String(offered)], limit: 1).isEmpty
    return isNear ? message : head
  }
}
