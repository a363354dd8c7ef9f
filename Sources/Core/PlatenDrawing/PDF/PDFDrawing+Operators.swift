internal import Foundation

extension PDFDrawing {
  /// Does what an operator says; those that are not known say nothing that is seen.
  mutating func apply(_ name: String, _ operands: [PDFObject]) throws(PictureError) {
    let numbers = operands.compactMap(\.number)
    if construct(name, numbers) || setLine(name, operands, numbers) { return }
    if setColor(name, operands, numbers) {
      let space = name == name.lowercased() ? state.fillSpace : state.strokeSpace
      return try spend(space.cost / 8)
    }
    switch name {
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": try paint(name)
    case "W": clip = FillStyle()
    case "W*": clip = FillStyle(eoFill: true)
    case "cm":
      if let transform = numbers.transform { state.transform(by: transform) }
    case "gs": try setParameters(resource("ExtGState", operands.first))
    case "sh": try shade(resource("Shading", operands.first))
    case "Do": try drawObject(resource("XObject", operands.first))
    case "Tr": state.hidesText = numbers.first == 3
    case "Tj", "TJ", "'", "\"":
      if !state.hidesText, !marks.isHidden, Self.hasLetters(operands.last) {
        losses.note("text is not drawn: convert it to outlines")
      }
    case "BMC": marks.open(isSeen: true)
    case "BDC":
      let isOptional = operands.first?.name == "OC"
      marks.open(isSeen: !isOptional || isSeen(resource("Properties", operands.last)))
    case "EMC": marks.close()
    default: break
    }
  }

  /// What the resources have under a name; nil for nothing.
  private func resource(_ kind: String, _ name: PDFObject?) -> PDFObject? {
    name?.name.flatMap { file.resolved(resources[kind]).dictionary?[$0] }
  }

  private static func hasLetters(_ text: PDFObject?) -> Bool {
    let parts = text?.array ?? [text ?? .null]
    return parts.compactMap(\.string).joined().contains { !PDFScanner.isSpace($0) }
  }

  // MARK: - Paths

  /// Adds to the path, and returns whether the operator does so.
  private mutating func construct(_ name: String, _ n: [Double]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (name, n.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
    case ("l", 2): path.move(to: point(0))
    case ("c", 6) where !path.isEmpty:
      path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4) where !path.isEmpty:
      path.addCurve(to: point(2), control1: path.currentPoint ?? point(0), control2: point(0))
    case ("y", 4) where !path.isEmpty:
      path.addCurve(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): if !path.isEmpty { path.closeSubpath() }
    case ("re", 4):
      if n[2] > 0, n[3] > 0 {
        path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      } else {
        path.addLines([
          point(0), CGPoint(x: n[0] + n[2], y: n[1]), CGPoint(x: n[0] + n[2], y: n[1] + n[3]),
          CGPoint(x: n[0], y: n[1] + n[3]),
        ])
        path.closeSubpath()
      }
    default: return ["m", "l", "c", "v", "y", "re"].contains(name)
    }
    return true
  }

  private mutating func paint(_ name: String) throws(PictureError) {
    if ["s", "b", "b*"].contains(name), !path.isEmpty { path.closeSubpath() }
    if !path.isEmpty {
      if "fFBb".contains(name.prefix(1)) {
        try fill(path, FillStyle(eoFill: name.hasSuffix("*")))
      }
      if "SsBb".contains(name.prefix(1)) { try stroke(path) }
    }
    if let clip { try self.clip(to: path, clip) }
    (path, clip) = (Path(), nil)
  }

  // MARK: - Lines

  /// Changes how lines are drawn, and returns whether the operator does so.
  private mutating func setLine(
    _ name: String, _ operands: [PDFObject], _ numbers: [Double]
  ) -> Bool {
    switch name {
    case "w": state.style.lineWidth = CGFloat(min(abs(numbers.first ?? 1), 1e6))
    case "J": state.setCap(numbers.first ?? 0)
    case "j": state.setJoin(numbers.first ?? 0)
    case "M": state.style.miterLimit = CGFloat(max(numbers.first ?? 10, 1))
    case "d":
      state.setDash(operands.first?.array?.compactMap(\.number) ?? [], numbers.last ?? 0)
    default: return false
    }
    return true
  }

  // MARK: - Colours

  /// Changes a colour, and returns whether the operator does so.
  private mutating func setColor(
    _ name: String, _ operands: [PDFObject], _ numbers: [Double]
  ) -> Bool {
    let isFill = name == name.lowercased()
    switch name {
    case "g", "G": setColor(.gray, numbers, isFill)
    case "rg", "RG": setColor(.rgb, numbers, isFill)
    case "k", "K": setColor(.cmyk, numbers, isFill)
    case "cs", "CS":
      let space = colors.space(operands.first, resources)
      if space == nil { losses.note("a colour space that cannot be read is drawn as black") }
      setColor(space ?? .gray, (space ?? .gray).initial, isFill)
    case "sc", "SC", "scn", "SCN":
      let space = isFill ? state.fillSpace : state.strokeSpace
      if case .pattern(let inner) = space {
        let pattern = resource("Pattern", operands.last) ?? .null
        let color = (inner ?? .gray).color(numbers)
        set(.pattern(pattern, color), isFill)
      } else {
        setColor(space, numbers, isFill)
      }
    default: return false
    }
    return true
  }

  private mutating func setColor(_ space: PDFColorSpace, _ numbers: [Double], _ isFill: Bool) {
    if isFill { state.fillSpace = space } else { state.strokeSpace = space }
    set(.color(space.color(numbers)), isFill)
  }

  private mutating func set(_ ink: PDFState.Ink, _ isFill: Bool) {
    if isFill { state.fill = ink } else { state.stroke = ink }
  }
}
