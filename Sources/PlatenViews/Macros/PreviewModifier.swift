/// A change to the views of previews, with data that they share.
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of what the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the data that previews share.
  static func makeSharedContext() async throws -> Context

  /// What the modifier makes of a view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier is given; there is none in a program.
public struct PreviewModifierContent: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}
