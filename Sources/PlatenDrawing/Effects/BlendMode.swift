/// How something is laid over what is already there.
///
/// It is mixed with what the innermost group around it has drawn so far, where a group is one by
/// `compositingGroup()`, opacity, a mask or an effect, else the picture.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
