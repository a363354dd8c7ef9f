public import PlatenDrawing

nonisolated extension View {
  /// The colour of the texts and shapes in this view; nil for the label colours.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentValues(.foregroundColor(color))
  }

  /// The style of the texts and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([style])
  }

  /// The first two levels of the foreground of this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([primary, secondary])
  }

  /// The first three levels of the foreground of this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([primary, secondary, tertiary])
  }

  /// The label colours of a picture: unlike a foreground, controls keep their tint in it.
  package func pictureForegroundStyle(_ primary: Color, _ secondary: Color) -> some View {
    environmentValues {
      $0.foreground = ForegroundLevels([primary, secondary], outer: nil, isOfPicture: true)
    }
  }

  private func foregroundStyles(_ styles: [any ShapeStyle]) -> some View {
    environmentValues { $0.foreground = ForegroundLevels(styles, outer: $0.foreground) }
  }

  /// The style that `.background` stands for in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValues { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  /// This view with the colour of what can be acted on.
  public func tint(_ tint: Color?) -> some View {
    environmentValues {
      $0.tint = tint ?? .accentColor
      $0.tintStyle = nil
    }
  }

  /// This view with the style of what can be acted on.
  ///
  /// Controls that know colours alone are in the style if it is a colour, and else keep the colour around.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let style = tint.map(AnyShapeStyle.init)
    return environmentValues {
      if let color = style?.style as? Color { $0.tint = color }
      $0.tintStyle = style
    }
  }

  /// This view with the colour of what can be acted on.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
