import Foundation
import Platen
import PlatenScenes
import Testing

/// Whether the colours of the built-in themes can be read, by the contrast of WCAG 2.
@Suite struct `A built-in theme` {
  private static let schemes: [ColorScheme] = [.light, .dark]

  /// The relative luminance that WCAG 2 defines.
  private static func luminance(_ color: Color.Resolved) -> Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(Double(color.red)) + 0.7152 * linear(Double(color.green))
      + 0.0722 * linear(Double(color.blue))
  }

  /// A colour as it looks on a ground.
  private static func seen(_ color: Color.Resolved, on ground: Color.Resolved) -> Color.Resolved {
    let opacity = color.opacity
    return Color.Resolved(
      red: color.red * opacity + ground.red * (1 - opacity),
      green: color.green * opacity + ground.green * (1 - opacity),
      blue: color.blue * opacity + ground.blue * (1 - opacity))
  }

  private static func contrast(_ color: Color, on ground: Color, in scheme: ColorScheme) -> Double {
    let ground = ground.resolved(in: scheme)
    let one = luminance(seen(color.resolved(in: scheme), on: ground))
    let other = luminance(ground)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test func `is measured by the contrast that the standard defines`() {
    #expect(abs(Self.contrast(.black, on: .white, in: .light) - 21) < 1e-9)
    // The grey that WCAG's explanations name as the lightest one that passes on white.
    let gray = Color(Color.Resolved(hex: "#767676") ?? .init(red: 0, green: 0, blue: 0))
    #expect(abs(Self.contrast(gray, on: .white, in: .light) - 4.54) < 0.005)
  }

  @Test(arguments: SceneTheme.builtIn.map(\.name))
  func `has texts that can be read on its background and on its surface`(name: String) throws {
    let theme = try #require(SceneTheme.builtIn.first { $0.name == name })
    for scheme in Self.schemes {
      for ground in [theme.background, theme.surface] {
        #expect(Self.contrast(theme.foreground, on: ground, in: scheme) >= 4.5, "\(scheme)")
      }
      // The system's own secondary label is what it is: 3.4 to 1 on white.
      if name != "system" {
        for ground in [theme.background, theme.surface] {
          #expect(Self.contrast(theme.secondary, on: ground, in: scheme) >= 4.5, "\(scheme)")
        }
      }
    }
  }

  @Test(arguments: SceneTheme.builtIn.map(\.name))
  func `has a palette and a scale that can be read on both`(name: String) throws {
    let theme = try #require(SceneTheme.builtIn.first { $0.name == name })
    let scale = (0...20).map { theme.scale.color(at: Double($0) / 20) }
    for scheme in Self.schemes {
      for (i, color) in (theme.palette + scale).enumerated() {
        #expect(Self.contrast(color, on: theme.background, in: scheme) >= 4.5, "\(scheme) \(i)")
      }
      for (i, color) in theme.palette.enumerated() {
        #expect(Self.contrast(color, on: theme.surface, in: scheme) >= 4.5, "\(scheme) \(i)")
      }
    }
  }

  @Test(arguments: SceneTheme.builtIn.map(\.name))
  func `has an accent that can be read, and on which something can be`(name: String) throws {
    let theme = try #require(SceneTheme.builtIn.first { $0.name == name })
    for scheme in Self.schemes {
      // The system's blue is 4.0 to 1 on white.
      if name != "system" {
        #expect(Self.contrast(theme.accent, on: theme.background, in: scheme) >= 4.5)
      }
      #expect(Self.contrast(theme.accent.contrastingText, on: theme.accent, in: scheme) >= 4.5)
    }
  }

  @Test func `has as many colours in its palette as scenes have names for`() {
    for theme in SceneTheme.builtIn { #expect(theme.palette.count == 6, "\(theme.name)") }
    #expect(SceneTheme.builtIn.count >= 4)
  }

  /// Light on light is what the dark scheme of a theme would be on a light background.
  @Test(arguments: SceneTheme.builtIn.map(\.name), ["#FFF8F0", "#10141A"])
  func `can be read on the background of a scene in both schemes`(
    name: String, background: String
  ) throws {
    let text = "platen: 1\ntheme: {base: \(name), background: \"\(background)\"}\nview: {text: Hi}"
    let theme = try PictureScene(
      SceneText(name: "scene.yaml", text: text), options: SceneOptions()
    ).theme
    for scheme in Self.schemes {
      #expect(theme.background.resolved(in: scheme) == Color.Resolved(hex: background))
      for color in [theme.foreground] + theme.palette + [theme.scale.color(at: 1)] {
        #expect(Self.contrast(color, on: theme.background, in: scheme) >= 4, "\(scheme)")
      }
    }
  }
}
