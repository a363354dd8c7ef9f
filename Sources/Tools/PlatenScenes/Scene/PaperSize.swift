internal import Platen

/// A size of paper by its name.
enum PaperSize: String, CaseIterable {
  case a3, a4, a5, a6, b4, b5, letter, legal, tabloid

  /// The width and the height as it stands, in millimetres: ISO 216's, or ANSI's sizes in inches.
  private var millimetres: (width: Double, height: Double) {
    switch self {
    case .a3: (297, 420)
    case .a4: (210, 297)
    case .a5: (148, 210)
    case .a6: (105, 148)
    case .b4: (250, 353)
    case .b5: (176, 250)
    case .letter: (8.5 * 25.4, 11 * 25.4)
    case .legal: (8.5 * 25.4, 14 * 25.4)
    case .tabloid: (11 * 25.4, 17 * 25.4)
    }
  }

  /// The size in points.
  func size(_ orientation: PaperOrientation) -> CGSize {
    let unit = LengthUnit.millimetres.points
    let (short, long) = (millimetres.width * unit, millimetres.height * unit)
    return orientation == .portrait
      ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
  }
}

/// How a sheet of paper lies.
enum PaperOrientation: String, CaseIterable {
  case portrait, landscape
}

extension ValueType where Value == PaperSize {
  static var paper: ValueType { name("a size of paper") }
}

extension ValueType where Value == PaperOrientation {
  static var paperOrientation: ValueType { name("an orientation") }
}

extension SceneDecoder {
  /// The sides of a canvas: those of its paper, or else its own; nil after the error was reported.
  func sides(
    of canvas: FieldValues, paper: PaperSize?, orientation: PaperOrientation?,
    else own: (width: CGFloat?, height: CGFloat?)
  ) -> (width: CGFloat?, height: CGFloat?)? {
    guard let paper else {
      if orientation == nil { return own }
      return report(
        canvas, found: "an orientation without paper", expected: "paper, such as a4, with it")
    }
    guard case .mapping(let entries) = canvas.node.content,
      let side = entries.first(where: { $0.key == "width" || $0.key == "height" })
    else {
      let size = paper.size(orientation ?? .portrait)
      return (size.width, size.height)
    }
    return report(
      canvas, found: "\(side.key) beside paper", expected: "paper, or width and height")
  }
}
