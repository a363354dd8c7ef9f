internal import Foundation

extension SVGCanvas {
  /// The attributes that say what a group is; other groups with a name are pictures.
  ///
  /// - Parameter isLink: Whether the group is an element that is a link without saying so.
  mutating func appendRole(of meaning: DisplayMeaning, isLink: Bool) {
    if meaning.isHidden {
      body.append(" aria-hidden=\"true\"")
    } else if isLink {
      return
    } else if let level = meaning.headingLevel {
      body.append(" role=\"heading\"")
      if level > 0 { body.append(attribute: " aria-level", CGFloat(level)) }
    } else if meaning.traits.contains("isHeader") {
      body.append(" role=\"heading\"")
    } else if meaning.traits.contains("isButton") {
      body.append(" role=\"button\"")
    } else if meaning.traits.contains("isLink") {
      body.append(" role=\"link\"")
    } else if !meaning.label.isEmpty {
      body.append(" role=\"img\"")
    }
  }

  /// A group's name, and its value and hint as its description.
  mutating func append(_ meaning: DisplayMeaning) {
    if meaning.isHidden { return }
    if !meaning.label.isEmpty {
      body.append("<title>")
      body.append(escaped: meaning.label)
      body.append("</title>")
    }
    if !meaning.value.isEmpty || !meaning.hint.isEmpty {
      let hasBoth = !meaning.value.isEmpty && !meaning.hint.isEmpty
      body.append("<desc>")
      body.append(escaped: meaning.value + (hasBoth ? ", " : "") + meaning.hint)
      body.append("</desc>")
    }
  }
}
