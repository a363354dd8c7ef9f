internal import PlatenText
public import PlatenViews

/// The label of a search without results.
public struct SearchUnavailableContent: Sendable {
  /// A magnifying glass over what was looked for.
  public struct Label: _NonisolatedView {
    let text: String?

    /// The label itself.
    public var body: some View {
      PlatenControls._Label(
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

  /// What can be done, which is nothing.
  public struct Actions: _NonisolatedView {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search has no results.
  public static var search: Self { make(nil) }

  /// What is shown where a search for a text has no results.
  public static func search(text: String) -> Self { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(isKnown: text != nil) },
      actions: { SearchUnavailableContent.Actions() })
  }
}
