internal import Platen

/// Tags from a text: one a line, with a weight after a tab if there is one.
struct TagList {
  /// A tag and how often it occurs.
  struct Tag {
    var name: String
    var weight: Double?
  }

  var tags: [Tag] = []

  /// Reads the lines of a text.
  ///
  /// Blank lines and those that begin with `#` are passed over.
  ///
  /// - Throws: A failure that names the line of a weight that is no number of zero or more.
  init(_ text: String, source: String) throws {
    for (i, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      var name = Self.trimmed(fields[0])
      if name.isEmpty && fields.count == 1 || name.hasPrefix("#") { continue }
      // A tag that begins with a number sign is written with a backslash before it.
      if name.hasPrefix("\\#") { name.removeFirst() }
      guard !name.isEmpty else {
        throw CommandFailure(.badInput, "\(source):\(i + 1): a weight without a tag before it")
      }
      guard fields.count == 2 else {
        tags.append(Tag(name: name))
        continue
      }
      let weight = Self.trimmed(fields[1])
      guard let number = Double(weight), number.isFinite, number >= 0 else {
        throw CommandFailure(
          .badInput,
          "\(source):\(i + 1): the weight of \"\(name)\" is \"\(weight)\", expected a number of"
            + " zero or more")
      }
      tags.append(Tag(name: name, weight: number))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
