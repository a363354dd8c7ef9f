public import PlatenViews

/// The label of a search without results.
public struct SearchUnavailableContent: Sendable {
  /// A magnifying glass over the search text.
  public struct Label: _NonisolatedView {
    let text: String?

    /// The label itself.
    public var body: some View {
      PlatenControls._TitledLabel(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// The advice under it.
  public struct Description: _NonisolatedView {
    let isKnown: Bool

    /// The advice itself.
    public var body: some View {
      Text(isKnown ? "Check the spelling or try a new search." : "Try a new search.")
    }
  }

  /// The actions of the view, which are empty.
  public struct Actions: _NonisolatedView {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  public static var search: Self { make(nil) }

  /// Returns the view for a search of a text without results.
  public static func search(text: String) -> Self { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(isKnown: text != nil) },
      actions: { SearchUnavailableContent.Actions() })
  }
}
