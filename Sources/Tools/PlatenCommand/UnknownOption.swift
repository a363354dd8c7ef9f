internal import PlatenBase

/// The message about an option that does not exist.
///
/// The argument parser names whatever option has the fewest other letters, however many these are.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let question = "'. Did you mean '"

  /// Words that other programs have for what a picture's options say.
  private static let otherWords = [
    "dark": "--color-scheme dark", "dark-mode": "--color-scheme dark",
    "light": "--color-scheme light", "light-mode": "--color-scheme light",
    "bg": "--background", "background-color": "--background", "lang": "--locale",
    "language": "--locale", "margin": "--padding", "inset": "--padding", "dpi": "--scale",
    "font-family": "--font", "out": "--output", "file": "--output",
  ]

  /// A message of the argument parser with the option that was meant, if that can be told.
  ///
  /// - Parameter options: The names of the options that there are where the option was given.
  static func mended(_ message: String, options: (String) -> Bool) -> String {
    guard let begin = message.firstRange(of: start) else { return message }
    let rest = message[begin.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return message }
    let head = String(message[..<rest.index(after: end)])
    let name = String(rest[..<end].drop { $0 == "-" })
    if let meant = otherWords[name], let option = meant.split(separator: " ").first,
      options(String(option))
    {
      return "\(head); write \(meant)"
    }
    guard let mark = rest.firstRange(of: question) else { return message }
    let offered = rest[mark.upperBound...].prefix { $0 != "'" }.drop { $0 == "-" }
    let isNear = !NearestSpelling.of(name, among: [String(offered)], limit: 1).isEmpty
    return isNear ? message : head
  }
}
