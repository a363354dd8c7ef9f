internal import Foundation

/// How the groups of a document move: what each has for it, and the rules that they need.
///
/// Ids and names of classes have room for the document's prefix, as of several in one page none may
/// move another.
struct SVGMotion {
  /// What a group that moves has.
  struct Group {
    var attributes = SVGText()
    /// Elements that are first in it.
    var elements = SVGText()
    /// Elements that are in its one item.
    var itemElements = SVGText()
  }

  /// The groups by their layers.
  var groups: [Group]
  /// The rules, within those for readers who like motion.
  let rules: SVGText
  /// The ids of groups that are shown again, by their numbers.
  private var originals: [Int: Int] = [:]

  init(groups: [Group] = [], rules: SVGText = SVGText()) {
    (self.groups, self.rules) = (groups, rules)
  }

  /// The id of a group that is shown again.
  mutating func id(ofOriginal number: Int, _ definitions: inout SVGDefinitions) -> Int {
    if let known = originals[number] { return known }
    let id = definitions.nextID()
    originals[number] = id
    return id
  }
}

extension SVGCanvas {
  /// Draws a group that moves, or is shown again; false for another one, or where nothing moves.
  mutating func drawMoving(_ group: DisplayGroup) throws -> Bool {
    guard var motion else { return false }
    switch group.motion {
    case .layer(let layer):
      let moving = motion.groups[layer]
      body.append("<g")
      body.append(moving.attributes)
      body.append(">")
      body.append(moving.elements)
      let start = body.count
      try draw(group.items)
      body.append(moving.itemElements, inElementAt: start)
      body.append("</g>")
    case .copy(let layer, let original):
      body.append("<use xlink:href=\"#")
      body.append(id: motion.id(ofOriginal: original, &definitions))
      body.append("\"")
      let elements = motion.groups[layer].elements
      body.append(motion.groups[layer].attributes)
      body.append(elements.isEmpty ? "/>" : ">")
      body.append(elements)
      if !elements.isEmpty { body.append("</use>") }
      self.motion = motion
    case .original(let number):
      body.append("<g id=\"")
      body.append(id: motion.id(ofOriginal: number, &definitions))
      body.append("\">")
      self.motion = motion
      try draw(group.items)
      body.append("</g>")
    case .part, nil: return false
    }
    return true
  }
}

extension SVGText {
  /// Writes elements into the last one, which begins at a place, behind all that is in it.
  fileprivate mutating func append(_ elements: SVGText, inElementAt start: Int) {
    guard !elements.isEmpty, start < count else { return }
    let name = Array(bytes[(start + 1)...].prefix { $0 > UInt8(ascii: "@") })
    let isEmptyElement = bytes.suffix(2).elementsEqual("/>".utf8)
    _ = cut(at: count - (isEmptyElement ? 2 : name.count + 3))
    if isEmptyElement { append(">") }
    append(elements)
    append("</")
    for byte in name { append(byte: byte) }
    append(">")
  }
}
