internal import CCairo
internal import Foundation
internal import PlatenBase

/// A part of a picture that leads to an address.
struct DisplayLink: Hashable {
  /// An address of a kind that documents may lead to.
  var address: String
  /// What is seen of the part, in points from the picture's top left.
  var frame: CGRect
}

extension DisplayList {
  /// What leads to addresses, in the order in which it is drawn.
  var links: [DisplayLink] {
    var links: [DisplayLink] = []
    items.addLinks(
      to: &links, from: .identity, within: CGRect(origin: .zero, size: size))
    return links
  }
}

extension [DisplayItem] {
  /// Adds the links of items.
  ///
  /// - Parameters:
  ///   - transform: From the items' coordinates to the picture's.
  ///   - visible: What can be seen of the picture.
  fileprivate func addLinks(
    to links: inout [DisplayLink], from transform: CGAffineTransform, within visible: CGRect
  ) {
    for case .group(let group) in self where group.isVisible {
      let inner = group.transform.concatenating(transform)
      let seen =
        group.clip.map { $0.boundingRect.applying(inner).overlap(with: visible) } ?? visible
      if let meaning = group.meaning, let address = meaning.link {
        let box = meaning.linkFrame ?? group.innerBounds
        let frame = box.applying(inner).overlap(with: seen)
        if !frame.isNull, frame.width > 0, frame.height > 0, frame.minX.isFinite,
          frame.minY.isFinite
        {
          links.append(DisplayLink(address: address, frame: frame))
        }
      }
      group.items.addLinks(to: &links, from: inner, within: seen)
    }
  }
}

extension CairoContext {
  /// Has a part of a document's page lead to an address.
  func add(_ link: DisplayLink) {
    let frame = link.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map(LayoutNumber.text)
    let attributes =
      "rect=[\(sides.joined(separator: " "))] uri='\(link.address.percentEncodedInPDF)'"
    // Cairo writes a link annotation with a URI action (ISO 32000-1, 12.5.6.5 and 12.6.4.7):
    // https://www.cairographics.org/manual/cairo-Tags-and-Links.html
    cairo_tag_begin(raw, CAIRO_TAG_LINK, attributes)
    cairo_tag_end(raw, CAIRO_TAG_LINK)
  }
}

extension String {
  /// An address with all that is no letter, digit or sign of addresses as `%28`: Cairo takes
  /// brackets, quotes and backslashes into the document as they are, where they would end the
  /// address.
  fileprivate var percentEncodedInPDF: String {
    // RFC 3986's unreserved and reserved characters but for brackets and the apostrophe, and `%`.
    let signs = Set("-._~:/?#[]@!$&*+,;=%".utf8)
    return utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || signs.contains(byte) {
        text.append(character)
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
