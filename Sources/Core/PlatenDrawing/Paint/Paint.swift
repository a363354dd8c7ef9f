internal import Foundation

/// The paint of a shape, an outline or glyphs.
package enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  case gradient(GradientPaint)
}

extension Paint {
  /// Fully transparent.
  package static let clear = Paint.color(.clear)

  /// Whether anything can be seen of it.
  package var isVisible: Bool {
    switch self {
    case .color(let color): color.opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
    }
  }

  /// The opacity of pictures painted with it: a gradient has no say in their colours.
  var opacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient: 1
    }
  }

  /// Whether red, green and blue are equal everywhere.
  var isGray: Bool {
    switch self {
    case .color(let color): color.isGray
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isGray)
    }
  }

  var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  /// White, as opaque as this paint is.
  var inWhite: Paint {
    switch self {
    case .color(let color): .color(color.inWhite)
    case .gradient(let gradient): .gradient(gradient.inWhite)
    }
  }

  /// This paint with its opacity multiplied by `opacity`, 0 to 1.
  package func multiplied(by opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.multiplied(by: opacity))
    case .gradient(let gradient): .gradient(gradient.multiplied(by: opacity))
    }
  }
}
