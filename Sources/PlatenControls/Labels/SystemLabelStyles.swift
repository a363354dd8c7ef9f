internal import PlatenLayout
public import PlatenViews

/// The style of labels where none is set: title and picture.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels with title and picture.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The picture and the title on one baseline, 8 points apart: a stack's usual distance.
  ///
  /// SwiftUI's own is not published.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      LabelIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

/// A label's picture: in a list's rows it has the tint, as on iOS, unless another colour is set.
private struct LabelIcon<Icon: View>: View {
  let icon: Icon

  @Environment(\.self) private var environment

  var body: some View {
    if environment.isInList, environment.foreground == nil, environment.isEnabled {
      icon.foregroundColor(environment.tint)
    } else {
      icon
    }
  }
}

/// Labels with their title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels with their picture alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
