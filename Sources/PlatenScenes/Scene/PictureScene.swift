package import Platen

/// A scene that was read: what it shows, and on what.
package struct PictureScene {
  /// What the picture is called, for those who cannot see it; empty for what the view says.
  package var title: String
  package var canvas: SceneCanvas
  package var theme: SceneTheme
  /// The scene's view, without what the canvas and the theme set around it.
  package var view: AnyView
  /// The files that were read for it, beside its own.
  package var files: [URL]
  /// How many views it has, those counted again that loops and styles repeat, and tags as views.
  package var viewCount = 0
  /// How many modifiers its views have, counted likewise.
  package var modifierCount = 0
  /// How many bytes of UTF-8 its texts are, those counted again that loops repeat.
  package var textBytes = 0
  /// How many pixels its pictures have, each counted once.
  package var imagePixels = 0
}

extension PictureScene {
  /// A renderer of the scene, with all that its canvas asks for.
  package func renderer(library: FontLibrary) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(framed), library: library)
    renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
    renderer.scale = canvas.scale
    renderer.background = canvas.background ?? theme.background
    renderer.title = title
    renderer.environment = environment
    return renderer
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = canvas.colorScheme
    environment.dynamicTypeSize = canvas.dynamicTypeSize
    environment.locale = canvas.locale
    environment.timeZone = canvas.timeZone
    environment.layoutDirection = canvas.layoutDirection
    return environment
  }

  /// A side that the canvas sets is exactly as long, whatever the view takes.
  private var framed: some View {
    view
      .fontDesign(theme.design)
      .foregroundStyle(theme.foreground, theme.secondary)
      .tint(theme.accent)
      .padding(canvas.padding)
      .frame(width: canvas.width, height: canvas.height, alignment: canvas.alignment)
  }
}
