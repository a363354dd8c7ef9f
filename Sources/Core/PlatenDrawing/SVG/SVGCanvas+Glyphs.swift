internal import Foundation
internal import PlatenText

extension SVGCanvas {
  mutating func draw(_ glyphs: DisplayGlyphs) throws {
    guard glyphs.size > 0 else { return }
    if let styles, !isShape {
      try write(glyphs, in: styles)
    } else {
      closeText()
      try drawShapes(glyphs)
    }
  }

  /// Draws glyphs by their outlines and pictures.
  mutating func drawShapes(_ glyphs: DisplayGlyphs) throws {
    if glyphs.run.face.hasColour {
      try drawPictures(glyphs)
    } else if glyphs.paint.isGradient {
      // Within the run's own coordinates a gradient would be another one for every glyph.
      try drawApart(.fill(definitions.outline(of: glyphs), glyphs.paint))
    } else {
      try drawOutlines(glyphs)
    }
  }

  /// The run's own coordinates are font units, so that every size has the same outlines.
  private mutating func drawOutlines(_ glyphs: DisplayGlyphs) throws {
    let unitsPerEm = glyphs.run.face.unitsPerEm
    body.append("<g")
    appendFill(glyphs.paint)
    appendPlace(
      glyphs.origin,
      scale: CGSize(
        width: glyphs.size / unitsPerEm, height: glyphs.size / unitsPerEm))
    body.append(">")
    for glyph in glyphs.run.glyphs {
      try budget.check()
      guard case .outline(let id) = definitions.glyph(glyph.id, face: glyphs.run.face) else {
        continue
      }
      appendUse(id)
      let x = glyph.position.x * unitsPerEm
      let y = glyph.position.y * unitsPerEm
      if x != 0 { body.append(attribute: " x", x, decimals: 1) }
      if y != 0 { body.append(attribute: " y", y, decimals: 1) }
      body.append("/>")
    }
    body.append("</g>")
  }

  private mutating func drawPictures(_ glyphs: DisplayGlyphs) throws {
    for glyph in glyphs.run.glyphs {
      try budget.check()
      guard let ink = glyphs.ink(of: glyph),
        case .picture(let id, let width, let height) = definitions.glyph(
          glyph.id, face: glyphs.run.face)
      else { continue }
      appendUse(id)
      appendPlace(
        ink.origin, scale: CGSize(width: ink.width / width, height: ink.height / height))
      if glyphs.paint.opacity < 1 {
        body.append(attribute: " opacity", glyphs.paint.opacity, decimals: 4)
      }
      body.append("/>")
    }
  }

  private mutating func appendUse(_ id: Int) {
    body.append("<use xlink:href=\"#")
    body.append(id: id)
    body.append("\"")
  }

  mutating func appendPlace(_ origin: CGPoint, scale: CGSize) {
    body.append(" transform=\"translate(")
    body.append(origin.x)
    body.append(" ")
    body.append(origin.y)
    body.append(")scale(")
    body.append(scale.width, decimals: 8)
    if scale.height != scale.width {
      body.append(" ")
      body.append(scale.height, decimals: 8)
    }
    body.append(")\"")
  }
}
