/// What stands around a value in source code and says nothing of it: comments, and the signs and statements
/// of files.
enum ProgramComments {
  /// Returns the text without the comments before a value, the sign of PHP and declarations of strictness.
  static func prelude(of text: String) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while let first = rest.utf8.first, "</#\"'d".utf8.contains(first) {
      if let sign = ["<?php", "<?="].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(sign.count)
      } else if rest.hasPrefix("//") || rest.hasPrefix("#") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return rest }
        rest = rest[end.upperBound...]
      } else if let strict = strictness.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(strict.count).drop { $0 == ";" }
      } else {
        return rest
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }

  private static let strictness = ["'use strict'", "\"use strict\"", "declare(strict_types=1)"]

  /// Returns where a comment of JavaScript or PHP ends that begins at a place; nil where none begins.
  ///
  /// A space or a sign of a value is before it, as addresses have two strokes as well.
  static func end(ofCommentAt place: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[place] == UInt8(ascii: "/"), place > 0, place + 1 < bytes.count,
      bytes[place - 1] <= 0x20 || ",[{(;".utf8.contains(bytes[place - 1])
    else { return nil }
    if bytes[place + 1] == UInt8(ascii: "/") {
      return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard bytes[place + 1] == UInt8(ascii: "*") else { return nil }
    var end = place + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
  }

  /// Returns whether nothing but comments, the sign of PHP and statements of what a module exports stand
  /// behind a value.
  static func isEnding(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Such statements are short.
    guard bytes.count < 1000 else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(#/\/\*(?:.|\n)*?\*\/|(?:^|\s)\/\/[^\n]*/#, with: " ")
    return text.wholeMatch(
      of: #/[\s;)]*(?:(?:export\s+default|module\.exports\s*=)\s*\w+[\s;]*)?(?:\?>\s*)?/#) != nil
  }
}
