public import Foundation
public import PlatenViews

/// A program with windows.
///
/// Files that hold one compile, but there is no screen to run it on: its `main()` says so and ends.
@MainActor @preconcurrency
public protocol App {
  /// The type of its windows.
  associatedtype Body: Scene

  /// Its windows.
  @SceneBuilder var body: Body { get }

  /// Makes the program.
  init()
}

nonisolated extension App {
  /// Says that there is no screen, and how a picture is made instead, and ends with a failure.
  public static func main() {
    let message =
      "error: there is no screen to run \(Self.self) on;"
      + " render one of its views with ImageRenderer(content:)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(EXIT_FAILURE)
  }
}

/// Windows of a program; they are never opened.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what they are made of.
  associatedtype Body: Scene

  /// What they are made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes one scene of those written in a closure.
@resultBuilder
public enum SceneBuilder {
  /// One scene, as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Some scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _Scenes { _Scenes() }

  /// A scene as it is written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Some scenes.
public nonisolated struct _Scenes: Scene {
  /// Never asked for: windows are not opened.
  public var body: Never { fatalError("_Scenes has no body") }
}

/// Windows that all show the same view.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Windows of an id with a view.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Windows of a title with a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Windows of a title with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Never asked for: windows are not opened.
  public var body: Never { fatalError("WindowGroup has no body") }
}

/// A window that there is once.
public nonisolated struct Window<Content: View>: Scene {
  /// A window of a title and an id with a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// A window of a title and an id with a view.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// A window of a title and an id with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// Never asked for: windows are not opened.
  public var body: Never { fatalError("Window has no body") }
}

nonisolated extension View {
  /// This view, which would do something with an address that is opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
