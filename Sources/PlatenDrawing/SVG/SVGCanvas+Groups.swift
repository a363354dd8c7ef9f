internal import Foundation
internal import PlatenLayout

extension SVGCanvas {
  mutating func draw(_ group: DisplayGroup) throws {
    guard group.isVisible else { return }
    let isPlain = group.transform.isIdentity && group.clip == nil && group.opacity >= 1
    if !isPlain { open(group) }
    for item in group.items { try draw(item) }
    if !isPlain { body.append("</g>") }
  }

  private mutating func open(_ group: DisplayGroup) {
    body.append("<g")
    if !group.transform.isIdentity { append(group.transform) }
    if let clip = group.clip {
      let id = definitions.clip(clip, group.clipStyle)
      body.append(" clip-path=\"")
      body.append(reference: id)
      body.append("\"")
    }
    if group.opacity < 1 { body.append(attribute: " opacity", group.opacity, decimals: 4) }
    body.append(">")
  }

  private mutating func append(_ transform: CGAffineTransform) {
    body.append(" transform=\"matrix(")
    for number in [transform.a, transform.b, transform.c, transform.d] {
      body.append(number, decimals: 6)
      body.append(" ")
    }
    body.append(transform.tx, decimals: 4)
    body.append(" ")
    body.append(transform.ty, decimals: 4)
    body.append(")\"")
  }
}
