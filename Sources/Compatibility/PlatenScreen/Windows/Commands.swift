public import PlatenViews

/// The content of a program's menu bar; it is not drawn.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands

  /// The commands' content.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without content.
public nonisolated protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// Never called: menus are not drawn.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Combines the commands of a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Builds commands in the order of the code.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Builds commands that may be missing.
  public static func buildIf(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }

  /// Builds the first of two branches.
  public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds the second of two branches.
  public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Builds commands inside an availability check.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}

/// A menu over a program's windows.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  /// Makes a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands in addition to the system's commands, or instead of them.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Makes commands before some of the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes commands after some of the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes commands that replace some of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// The information about the program.
  public static let appInfo = CommandGroupPlacement()
  /// The settings of the program.
  public static let appSettings = CommandGroupPlacement()
  /// The services of other programs.
  public static let systemServices = CommandGroupPlacement()
  /// The visibility of programs.
  public static let appVisibility = CommandGroupPlacement()
  /// The end of the program.
  public static let appTermination = CommandGroupPlacement()
  /// New windows and documents.
  public static let newItem = CommandGroupPlacement()
  /// Keeping documents.
  public static let saveItem = CommandGroupPlacement()
  /// Documents of other programs.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Taking changes back.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The bar over a window.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// A single window.
  public static let singleWindowList = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The commands for the sidebar.
public struct SidebarCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}

/// The commands for the bar over a window.
public struct ToolbarCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}

/// The commands for the look of text.
public struct TextFormattingCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}

/// The commands for the inspector.
public struct InspectorCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}
