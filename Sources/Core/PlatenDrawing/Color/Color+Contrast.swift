// WCAG 2's contrast: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio

extension Color.Resolved {
  /// The relative luminance by WCAG 2, from 0 to 1.
  package var luminance: Double {
    0.2126 * TransferFunction.linear(red) + 0.7152 * TransferFunction.linear(green) + 0.0722
      * TransferFunction.linear(blue)
  }

  /// Returns the contrast with an opaque colour by WCAG 2: from 1, none, to 21.
  package func contrast(with ground: Color.Resolved) -> Double {
    let (one, other) = (over(ground).luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns this colour as it is seen over an opaque one.
  package func over(_ ground: Color.Resolved) -> Color.Resolved {
    var color = ground.mixed(with: self, by: opacity)
    color.opacity = 1
    return color
  }

  /// Returns this colour, or a lighter or darker one of its hue that has a contrast with an opaque
  /// colour: the nearest.
  ///
  /// - Parameter least: The contrast, no more than 4.5: black or white has that with every colour.
  package func readable(on ground: Color.Resolved, contrast least: Double) -> Color.Resolved {
    if contrast(with: ground) >= least { return self }
    let ends = [1.0, 0].map { Color.Resolved(red: $0, green: $0, blue: $0, opacity: opacity) }
    for step in 1...Self.steps {
      for end in ends {
        let color = mixed(with: end, by: Double(step) / Double(Self.steps)).inBytes
        if color.contrast(with: ground) >= least { return color }
      }
    }
    // Only a colour that lets the ground through comes here.
    return self
  }

  /// How many colours are tried on the way to white and to black.
  private static let steps = 100

  /// This colour as pictures have it, in 255ths.
  private var inBytes: Color.Resolved {
    func byte(_ component: Double) -> Double { (255 * component).rounded() / 255 }
    return Color.Resolved(
      red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity)
  }
}
