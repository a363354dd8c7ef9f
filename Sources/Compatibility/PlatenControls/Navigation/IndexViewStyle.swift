public import PlatenViews

/// The look of the dots that count pages; a picture has none.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The display of a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// If the system puts one there.
    public static let automatic = Self()
    /// Always.
    public static let always = Self()
    /// While the dots are touched.
    public static let interactive = Self()
    /// Never.
    public static let never = Self()
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page, with a ground or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// This view with the dots of its pages in a style.
  ///
  /// There are none in a picture, which looks the same.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
