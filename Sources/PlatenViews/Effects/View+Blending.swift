public import PlatenDrawing

extension View {
  /// This view, mixed in a mode with what is drawn before it.
  ///
  /// That is what the innermost group around has drawn: one made by ``compositingGroup()``, opacity, a
  /// mask, a clip or an effect, else the whole picture.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _, group in group.blendMode = blendMode }
  }

  /// This view as a group: blend modes in it see nothing that lies outside of it.
  public func compositingGroup() -> some View { effect { _, group in group.isIsolated = true } }

  /// This view as a group, as ``compositingGroup()`` does it; pictures are drawn at once anyway.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

/// In which space a group's colours are mixed; pictures have sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
