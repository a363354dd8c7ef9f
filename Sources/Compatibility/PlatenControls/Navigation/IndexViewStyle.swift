internal import PlatenBase
internal import PlatenDrawing
public import PlatenViews

/// The look of the dots that count pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The display of a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate var isAlways = false

    /// The system decides.
    public static let automatic = Self()
    /// The background is always shown.
    public static let always = Self(isAlways: true)
    /// While the dots are touched.
    public static let interactive = Self()
    /// The background is never shown.
    public static let never = Self()
  }

  fileprivate let background: BackgroundDisplayMode

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns a dot for each page, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Sets the style of the page dots in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environmentValues {
      $0.dotsHaveBackground = (style as? PageIndexViewStyle)?.background.isAlways ?? false
    }
  }
}

private struct DotsHaveBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether there is a capsule behind the dots that count pages.
  fileprivate var dotsHaveBackground: Bool {
    get { self[DotsHaveBackgroundKey.self] }
    set { self[DotsHaveBackgroundKey.self] = newValue }
  }
}

/// A white dot for each page, less opaque for those that are not shown.
///
/// The dots of iOS's page control are 7 points wide and 16 apart, white whatever is behind them.
struct PageDots: _NonisolatedView {
  let count: Int
  let selection: Int

  @Environment(\.dotsHaveBackground) private var hasBackground

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { page in
        Circle().fill(.white.opacity(page == selection ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background { if hasBackground { Capsule().fill(Color(.systemGray2)) } }
    .padding(.bottom, 7)
  }
}
