internal import PlatenBase
internal import PlatenLayout
public import PlatenViews

/// A long text that can be edited, drawn as it stands from its start; it takes all of the space.
public struct TextEditor: View {
  private let text: String

  /// A text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text, 5 points from the sides and 8 from the top as iOS's.
  public var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}
