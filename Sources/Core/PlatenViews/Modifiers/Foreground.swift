public import PlatenDrawing

nonisolated extension View {
  /// Sets the colour of the texts and shapes in this view; nil for the label colours.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentValues(.foregroundColor(color))
  }

  /// Sets the style of the texts and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([style])
  }

  /// Sets the first two levels of the foreground of this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([primary, secondary])
  }

  /// Sets the first three levels of the foreground of this view.
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
    environmentValues {
      if $0.foreground?.isFixed == true { return }
      $0.foreground = ForegroundLevels(styles, outer: $0.foreground)
    }
  }

  /// Sets the colour of the texts and symbols in this view, whatever the view itself says.
  package func fixedForegroundColor(_ color: Color) -> some View {
    environmentValues { $0.foreground = ForegroundLevels([color], outer: nil, isFixed: true) }
  }

  /// Sets the style of `.background` in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValues { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  /// Sets the colour of controls in this view.
  public func tint(_ tint: Color?) -> some View {
    environmentValues {
      $0.tint = tint ?? $0.accent
      $0.isTinted = tint != nil
      $0.tintStyle = nil
    }
  }

  /// Sets the style of controls in this view.
  ///
  /// Controls that take only colours use the style if it is a colour, and otherwise keep the colour around them.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let style = tint.map(AnyShapeStyle.init)
    return environmentValues {
      if let color = style?.style as? Color { $0.tint = color }
      $0.tintStyle = style
    }
  }

  /// Sets the colour of controls in this view.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
