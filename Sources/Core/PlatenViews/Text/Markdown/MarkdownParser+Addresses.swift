internal import Foundation

extension MarkdownParser {
  /// An address in angle brackets: what is shown, where it leads, and the place after it.
  func addressInBrackets(at start: Int) -> (text: String, destination: String, end: Int)? {
    let end = end(from: start + 1) { $0.value > 0x20 && $0 != "<" && $0 != ">" && $0.value != 0x7F }
    guard scalar(end) == ">" else { return nil }
    let text = text(start + 1..<end)
    let scheme = text.unicodeScalars.prefix { $0 != ":" }
    if scheme.count < text.unicodeScalars.count, 2...32 ~= scheme.count,
      scheme.first?.isASCIILetter ?? false,
      scheme.allSatisfy({ $0.isASCIILetterOrDigit || "+.-".unicodeScalars.contains($0) })
    {
      return (text, text, end + 1)
    }
    let mail = Markdown.mailAddresses(in: text, style: Markdown.Style())
    guard mail.count == 1, let destination = mail[0].style.link else { return nil }
    return (text, destination, end + 1)
  }

  /// GitHub's addresses without brackets: where the one at a place leads, and the place after it.
  func bareAddress(at start: Int) -> (destination: String, end: Int)? {
    let before = start > 0 ? tokens[start - 1] : .character(" ")
    guard let before = before.scalar else { return nil }
    if matches("www.", at: start) {
      guard before.isMarkdownSpace || "*_~(".unicodeScalars.contains(before),
        let domain = domainEnd(start, periods: 1)
      else { return nil }
      let end = addressEnd(from: domain, start: start)
      return ("http://" + text(start..<end), end)
    }
    guard !before.isASCIILetterOrDigit,
      let scheme = ["https://", "http://", "ftp://"].first(where: { matches($0, at: start) }),
      let domain = domainEnd(start + scheme.utf8.count, periods: 0)
    else { return nil }
    let end = addressEnd(from: domain, start: start)
    return (text(start..<end), end)
  }

  private func matches(_ text: String, at start: Int) -> Bool {
    var position = start
    for expected in text.unicodeScalars {
      guard let found = scalar(position),
        found == expected || expected.isASCIILetter && found.value | 0x20 == expected.value
      else { return false }
      position += 1
    }
    return true
  }

  /// The place after a domain, which has no underscore in its last two parts and is not longer than
  /// names of the Internet can be.
  private func domainEnd(_ start: Int, periods least: Int) -> Int? {
    guard let first = scalar(start), first.isASCIILetterOrDigit || first.value >= 0x80 else {
      return nil
    }
    var end = start
    while let scalar = scalar(end), scalar.isOfDomain {
      end += 1
      if end - start > 253 { return nil }
    }
    let parts = text(start..<end).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > least, !parts.suffix(2).contains(where: { $0.contains("_") }) else {
      return nil
    }
    return end
  }

  /// The place after an address, without the punctuation of the sentence around it.
  private func addressEnd(from domain: Int, start: Int) -> Int {
    var end = end(from: domain) { !$0.isMarkdownSpace && $0 != "<" }
    var unpaired = 0
    for position in start..<end {
      if scalar(position) == "(" { unpaired -= 1 }
      if scalar(position) == ")" { unpaired += 1 }
    }
    while end > start, let last = scalar(end - 1) {
      if last == ")", unpaired > 0 {
        unpaired -= 1
      } else if last == ";" {
        end = entityStart(before: end - 1)
      } else if !"?!.,:*_~'\"".unicodeScalars.contains(last) {
        break
      }
      if last != ";" { end -= 1 }
    }
    return end
  }

  /// Returns where what looks like a character's name begins that ends before a semicolon; the
  /// semicolon's own place if none does.
  private func entityStart(before semicolon: Int) -> Int {
    var start = semicolon
    while start > 0, scalar(start - 1)?.isASCIILetter ?? false { start -= 1 }
    return start < semicolon && start > 0 && scalar(start - 1) == "&" ? start - 1 : semicolon
  }
}

extension Markdown {
  /// A text in spans, of which those that are mail addresses are links.
  static func mailAddresses(in text: String, style: Style) -> [Span] {
    guard text.utf8.contains(UInt8(ascii: "@")) else {
      return [Span(content: .characters(text), style: style)]
    }
    let scalars = Array(text.unicodeScalars)
    var spans: [Span] = []
    var done = 0
    func add(_ range: Range<Int>, link: Bool) {
      if range.isEmpty { return }
      var characters = String.UnicodeScalarView()
      characters.append(contentsOf: scalars[range])
      var style = style
      if link { style.link = "mailto:" + String(characters) }
      spans.append(Span(content: .characters(String(characters)), style: style))
    }
    for at in scalars.indices where scalars[at] == "@" && at >= done {
      var start = at
      while start > done, scalars[start - 1].isMailName { start -= 1 }
      guard start < at, let end = mailDomainEnd(scalars, from: at + 1) else { continue }
      add(done..<start, link: false)
      add(start..<end, link: true)
      done = end
    }
    add(done..<scalars.count, link: false)
    return spans
  }

  /// The place after a domain of two parts or more that ends in a letter or digit.
  private static func mailDomainEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var end = start
    var periods = 0
    while end < scalars.count {
      let scalar = scalars[end]
      if scalar == "." {
        // The last one may be the sentence's.
        guard end + 1 < scalars.count, scalars[end + 1].isASCIILetterOrDigit, end > start else {
          break
        }
        periods += 1
      } else if !scalar.isASCIILetterOrDigit, scalar != "-", scalar != "_" {
        break
      }
      end += 1
    }
    guard periods > 0, scalars[end - 1].isASCIILetterOrDigit else { return nil }
    return end
  }
}

extension Unicode.Scalar {
  fileprivate var isOfDomain: Bool {
    isASCIILetterOrDigit || self == "-" || self == "_" || self == "."
      || value >= 0x80 && !isMarkdownSpace && !isMarkdownPunctuation
  }

  /// Whether the character can be in a mail address before its @.
  fileprivate var isMailName: Bool {
    isASCIILetterOrDigit || self == "." || self == "-" || self == "_" || self == "+"
  }
}
