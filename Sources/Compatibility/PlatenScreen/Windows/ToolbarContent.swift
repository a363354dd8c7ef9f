public import PlatenViews

/// The content of a toolbar.
///
/// An app's own type declares its content in ``body``, which runs on the main actor.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The content.
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

/// Content of a toolbar without a body.
public nonisolated protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

nonisolated extension _PrimitiveToolbarContent {
  /// Never called: Platen draws it itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The items of a toolbar as a view.
struct _ToolbarContentView<Content: ToolbarContent>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    content._appendItems(to: &list, in: context)
  }
}

/// Several contents of a bar.
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

/// Combines the contents of a closure into one.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds one content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds several contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return _ToolbarContents(contents)
  }

  /// Builds contents that may be missing.
  ///
  /// The block's type is not a type parameter: if the contents are missing, nothing sets it.
  public static func buildIf(_ content: _ToolbarContents?) -> _ToolbarContents {
    content ?? _ToolbarContents([])
  }

  /// Builds one of two contents.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> _ToolbarContents { _ToolbarContents([content]) }

  /// Builds one of two contents.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> _ToolbarContents { _ToolbarContents([content], branch: 1) }

  /// Builds contents inside an availability check.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> _ToolbarContents { _ToolbarContents([content]) }
}
