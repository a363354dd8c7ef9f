public import Foundation
public import PlatenViews

/// A program with windows.
///
/// Code with an app compiles, but there is no screen to run it on: its `main()` says so and ends.
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
  /// Prints that there is no screen and how to draw a picture instead, and ends with a failure.
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
  /// The type of the content.
  associatedtype Body: Scene

  /// The content.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Combines the scenes of a closure into one.
@resultBuilder
public enum SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _Scenes { _Scenes() }

  /// Builds a scene from an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Builds several scenes.
public nonisolated struct _Scenes: Scene {
  /// Never called: no windows open.
  public var body: Never { fatalError("_Scenes has no body") }
}

/// Windows that all show the same view.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Windows of an id with a view.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Makes windows with a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes windows with a title and a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Never called: no windows open.
  public var body: Never { fatalError("WindowGroup has no body") }
}

/// A window with a single instance.
public nonisolated struct Window<Content: View>: Scene {
  /// Makes a window with a title, an id and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Makes a window with a title, an id and a view.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Makes a window with a title, an id and a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// Never called: no windows open.
  public var body: Never { fatalError("Window has no body") }
}

nonisolated extension View {
  /// Runs an action for an opened URL; ignored in a picture.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
