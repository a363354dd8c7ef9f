internal import Foundation
internal import PlatenBase

/// Writes the page of a report while its entries are made.
///
/// ``begin(title:)`` → ``append(_:)`` for each entry → ``end(groups:)``. Pictures go to the file as they
/// come; what stays in memory of a picture is a hash of 32 bytes, by which an equal one is found that
/// need not be written again. A file that ends too early says so when it is opened.
package struct ReviewPageWriter {
  private let sink: ([UInt8]) throws -> Void
  /// The numbers of the pictures that were written, by their SHA-256.
  private var pictures: [SHA256.Digest: Int] = [:]
  /// Of all that was written: under it browsers keep what was decided.
  private var digest = SHA256()

  /// How many bytes of a picture are encoded at a time: a multiple of three, for which base64 (RFC
  /// 4648) needs no padding.
  private static let step = 3 << 16

  /// Makes a writer.
  ///
  /// - Parameter sink: Takes the file's bytes, a part after the other.
  package init(sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Writes what stands before the entries.
  ///
  /// - Parameter title: What was compared, such as the folder's name.
  /// - Throws: What the sink throws.
  package func begin(title: String) throws {
    try write(ReviewPageTemplate.head(title: title))
  }

  /// Writes an entry and its pictures, which one that is the same does not need.
  ///
  /// - Throws: What the sink throws.
  package mutating func append(_ entry: ReviewEntry) throws {
    let isShown = entry.status != .same
    let record = ReviewPageRecord(
      entry,
      reference: isShown ? try add(entry.reference) : nil,
      actual: isShown ? try add(entry.actual) : nil,
      overlay: isShown ? try add(entry.overlay) : nil)
    let data = try Self.encoder.encode(record)
    digest.update(data)
    try writeBlock(#"type="application/json" class="entry""#, Self.inert(data))
  }

  /// Writes what stands after the entries; the page is whole then.
  ///
  /// - Parameter groups: What the groups of entries have in common, in a sentence each.
  /// - Throws: What the sink throws.
  package func end(groups: [String]) throws {
    try writeSummary(groups: groups)
    try write(ReviewPageTemplate.tail)
  }

  /// Writes what tells a page all but its entries.
  func writeSummary(groups: [String]) throws {
    let summary = ReviewPageSummary(
      digest: digest.digest.hexadecimal(ofFirst: 16), groups: groups)
    let data = try Self.encoder.encode(summary)
    try writeBlock(#"type="application/json" id="summary""#, Self.inert(data))
  }

  /// Writes what a page that carries decisions out has to know first.
  func writeSession(title: String, rejected: [String]) throws {
    let data = try Self.encoder.encode(ReviewPageSession(title: title, rejected: rejected))
    try writeBlock(#"type="application/json" id="session""#, Self.inert(data))
  }
}

// MARK: - Blocks

extension ReviewPageWriter {
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes a picture, unless an equal one is there, and returns the name of its block.
  private mutating func add(_ picture: [UInt8]?) throws -> String? {
    guard let picture, !picture.isEmpty else { return nil }
    let hash = SHA256.digest(of: picture)
    let number = pictures[hash] ?? pictures.count
    let name = "p\(number)"
    guard pictures.updateValue(number, forKey: hash) == nil else { return name }
    digest.update(hash.bytes)
    try write(#"<script type="text/plain" id="\#(name)">"#)
    for start in stride(from: 0, to: picture.count, by: Self.step) {
      let part = picture[start..<min(start + Self.step, picture.count)]
      try sink([UInt8](Data(part).base64EncodedData()))
    }
    try write("</script>\n")
    return name
  }

  private func writeBlock(_ attributes: String, _ content: [UInt8]) throws {
    try write("<script \(attributes)>")
    try sink(content)
    try write("</script>\n")
  }

  private func write(_ text: String) throws {
    try sink([UInt8](text.utf8))
  }

  /// JSON in which nothing can end the block around it, begin a comment or another block: in JSON,
  /// `<` stands in strings alone.
  private static func inert(_ json: Data) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        result.append(contentsOf: #"\u003c"#.utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

// MARK: - Served

/// The page that asks a server of this machine for what there is to decide, and tells it what is
/// decided; it has nothing of that itself.
package struct ServedReviewPage: Sendable {
  /// The page.
  package let html = ReviewPageTemplate.served
  /// What the page may load and do, as Content Security Policy (level 3) writes it.
  package let policy = ReviewPageTemplate.policy(isServed: true)

  package init() {}
}

// MARK: - Template

/// The page without entries: its markup, style and script, from the files in `Page`.
private enum ReviewPageTemplate {
  /// Returns what stands before the entries.
  static func head(title: String, isServed: Bool = false) -> String {
    filled(parts.head) { name in
      switch name {
      case "policy": policy(isServed: isServed)
      case "style": style
      case "title": title.markupEscaped
      default: ""
      }
    }
  }

  /// What stands after the entries.
  static var tail: String {
    filled(parts.tail) { $0 == "script" ? script(isServed: false) : "" }
  }

  /// The page without entries, which asks for them.
  static var served: String {
    head(title: "Review", isServed: true)
      + filled(parts.tail) { $0 == "script" ? script(isServed: true) : "" }
  }

  /// The script's files, in an order in which each finds what it needs.
  private static func script(isServed: Bool) -> String {
    let files = [
      isServed ? PackageResources.served_js : PackageResources.alone_js,
      PackageResources.data_js, PackageResources.decisions_js, PackageResources.list_js,
      PackageResources.drawing_js, PackageResources.thumbnails_js, PackageResources.camera_js,
      PackageResources.marks_js, PackageResources.controls_js, PackageResources.stage_js,
      PackageResources.findings_js, PackageResources.pointer_js, PackageResources.keys_js,
      PackageResources.app_js,
    ]
    return
      "(\(isServed ? "async " : "")() => {\n'use strict';\n\n\(files.map(text).joined(separator: "\n"))})();\n"
  }

  private static var style: String { text(PackageResources.review_css) }

  /// Nothing is loaded and nothing runs but the page's own script and style, which are known by their
  /// hashes; pictures are shown that the page itself holds.
  ///
  /// A page that is served asks its server.
  static func policy(isServed: Bool) -> String {
    "default-src 'none'; script-src \(source(script(isServed: isServed))); "
      + "style-src \(source(style)); img-src data:; " + (isServed ? "connect-src 'self'; " : "")
      + "base-uri 'none'; form-action 'none'"
  }

  /// A text's hash as a policy names it.
  private static func source(_ text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: text.utf8).bytes).base64EncodedString())'"
  }

  private static var parts: (head: String, tail: String) {
    let parts = text(PackageResources.page_html).components(separatedBy: "<!--entries-->")
    return (parts.first ?? "", parts.dropFirst().joined())
  }

  /// A template with `{{name}}` replaced; what is put in is not searched again.
  private static func filled(_ template: String, with part: (String) -> String) -> String {
    let pieces = template.components(separatedBy: "{{")
    return pieces.dropFirst().reduce(into: pieces.first ?? "") { result, piece in
      let halves = piece.components(separatedBy: "}}")
      result += part(halves[0]) + halves.dropFirst().joined(separator: "}}")
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
