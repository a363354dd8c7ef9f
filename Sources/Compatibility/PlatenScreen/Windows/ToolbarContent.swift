internal import PlatenControls
public import PlatenViews

/// The content of a toolbar.
///
/// A type of an app's own says in ``body`` what it is made of, which is asked for on the main actor.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what this is made of.
  associatedtype Body: ToolbarContent

  /// What this is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the nodes of the items to a list. Platen's own contents implement this instead of ``body``.
  nonisolated func _appendItems(to list: inout _NodeList, in context: _ViewContext)
}

nonisolated extension ToolbarContent {
  /// Adds the nodes of the items of the body.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {
    context.mainActorBody(of: self) { $0.body }?
      ._appendItems(to: &list, in: context.descending(into: Self.self))
  }
}

extension Never: ToolbarContent {}

/// What is not made of anything else.
public nonisolated protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

nonisolated extension _PrimitiveToolbarContent {
  /// Never asked for: it is drawn as it is.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The items of a toolbar as a view.
struct _ToolbarContentView<Content: ToolbarContent>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    content._appendItems(to: &list, in: context)
  }
}

/// Some contents of a bar.
public struct _ToolbarContents: _PrimitiveToolbarContent {
  private let contents: [any ToolbarContent]
  /// Which of two contents they are, if they are one of two.
  private let branch: Int

  fileprivate init(_ contents: [any ToolbarContent], branch: Int = 0) {
    (self.contents, self.branch) = (contents, branch)
  }

  /// Adds the nodes of all of them.
  public func _appendItems(to list: inout _NodeList, in context: _ViewContext) {
    let context = context.child(branch)
    for (i, content) in contents.enumerated() {
      content._appendItems(to: &list, in: context.child(i))
    }
  }
}

/// Makes one content of those written in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One content, as it is written.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Some contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return _ToolbarContents(contents)
  }

  /// A content that may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
    _ToolbarContents(content.map { [$0] } ?? [])
  }

  /// One of two contents.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> _ToolbarContents { _ToolbarContents([content]) }

  /// One of two contents.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> _ToolbarContents { _ToolbarContents([content], branch: 1) }

  /// Contents that there are where the system is new enough.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> _ToolbarContents { _ToolbarContents([content]) }
}
