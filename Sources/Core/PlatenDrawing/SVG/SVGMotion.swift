internal import Foundation
internal import PlatenBase

/// How the groups of a document move: the attributes of each, and the rules that they need.
///
/// Ids and names of classes have room for the document's prefix, as of several in one page none may
/// move another.
struct SVGMotion {
  /// The attributes of a group by its layer.
  let attributes: [SVGText]
  /// The rules, within those for readers who like motion.
  let rules: SVGText
  /// The ids of groups that are shown again, by their numbers.
  private var originals: [Int: Int] = [:]

  init(attributes: [SVGText], rules: SVGText) {
    (self.attributes, self.rules) = (attributes, rules)
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
      body.append("<g")
      body.append(motion.attributes[layer])
      body.append(">")
      try draw(group.items)
      body.append("</g>")
    case .copy(let layer, let original):
      body.append("<use xlink:href=\"#")
      body.append(id: motion.id(ofOriginal: original, &definitions))
      body.append("\"")
      body.append(motion.attributes[layer])
      body.append("/>")
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
