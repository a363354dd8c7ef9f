internal import Foundation
internal import PlatenDrawing

/// The colours that a symbol brings itself, as far as Apple's app SF Symbols shows them for the most common ones.
///
/// A drawing of the icon font is one glyph: its parts are told apart by where they lie in it.
struct SymbolColors {
  /// A part of a symbol in a colour.
  struct Part {
    var color: Color
    /// The corners of the area that the part lies in, of a symbol of a side of 1; empty for all that no other part has.
    var corners: [CGPoint] = []
  }

  let parts: [Part]

  private init(_ rest: Color, _ others: Part...) {
    parts = [Part(color: rest)] + others
  }

  /// The colours of a symbol's name; nil if it has none of its own, or if they are not known.
  init?(of name: String) {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    let plain = (isFilled ? Array(words.dropLast()) : words).joined(separator: ".")
    if let weather = Self.weather(plain) {
      self = weather
    } else if isFilled, let color = Self.filled[plain] ?? Self.both[plain] {
      self.init(color)
    } else if let color = Self.both[plain] {
      self.init(color)
    } else {
      return nil
    }
  }

  private static func weather(_ name: String) -> SymbolColors? {
    func low(_ color: Color) -> Part {
      Part(color: color, corners: Self.box(0, 0.66, 1, 1.2))
    }
    switch name {
    case "cloud", "smoke", "cloud.snow", "cloud.moon": return SymbolColors(.white)
    case "cloud.rain", "cloud.drizzle", "cloud.heavyrain", "cloud.sleet", "cloud.hail":
      return SymbolColors(.white, low(.cyan))
    case "cloud.bolt", "cloud.bolt.rain": return SymbolColors(.white, low(.yellow))
    case "cloud.fog": return SymbolColors(.white, low(.gray))
    case "cloud.sun": return SymbolColors(.white, Part(color: .yellow, corners: sun))
    case "cloud.sun.rain":
      return SymbolColors(
        .white, low(.cyan), Part(color: .yellow, corners: box(0, -0.2, 0.55, 0.3)))
    case "cloud.moon.rain": return SymbolColors(.white, low(.cyan))
    default: return nil
    }
  }

  /// The sun that a cloud covers from below.
  private static let sun = [
    (0, -0.2), (0.52, -0.2), (0.52, 0.18), (0.42, 0.3), (0.3, 0.5), (0.12, 0.58), (-0.2, 0.58),
    (-0.2, -0.2),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  private static func box(
    _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat
  ) -> [CGPoint] {
    // What of the ink lies beside the symbol's box belongs to its nearest part.
    let (left, right) = (left == 0 ? -0.2 : left, right == 1 ? 1.2 : right)
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { CGPoint(x: $0.0, y: $0.1) }
  }

  private static let both: [String: Color] = [
    "sun.max": .yellow, "sun.min": .yellow, "sunrise": .yellow, "sunset": .yellow,
    "sun.haze": .yellow, "sun.dust": .yellow, "sun.horizon": .yellow, "moon": .white,
    "moon.stars": .white, "trash": .red, "folder": .blue, "battery.100": .green,
    "battery.100percent": .green, "battery.100.bolt": .green, "battery.100percent.bolt": .green,
    "battery.25": .red, "battery.25percent": .red, "battery.0": .red, "battery.0percent": .red,
  ]

  private static let filled: [String: Color] = [
    "heart": .red, "star": .yellow, "bolt": .yellow, "flame": .orange, "leaf": .green,
    "drop": .cyan, "exclamationmark.triangle": .yellow, "exclamationmark.octagon": .red,
    "checkmark.circle": .green, "xmark.circle": .red, "plus.circle": .green, "minus.circle": .red,
    "checkmark.seal": .blue, "phone.down": .red, "thermometer.sun": .yellow,
  ]
}

extension SymbolColors.Part {
  /// The area of the part in a symbol's box; nil for all that no other part has.
  func area(in box: CGRect) -> Path? {
    guard let first = corners.first else { return nil }
    func point(_ corner: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + corner.x * box.width, y: box.minY + corner.y * box.height)
    }
    var path = Path()
    path.move(to: point(first))
    for corner in corners.dropFirst() { path.addLine(to: point(corner)) }
    path.closeSubpath()
    return path
  }
}
