public import PlatenViews

/// The content of a program's menu bar; it is not drawn.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what these are made of.
  associatedtype Body: Commands

  /// What these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that are not made of others.
public nonisolated protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// Never asked for: menus are not drawn.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes commands of those written in a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Commands as they are written.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Some commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Commands that may be missing.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// The first of two branches.
  public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The second of two branches.
  public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Commands behind an availability check.
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
  /// A menu of a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// A menu of a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// A menu of a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside those of the system, or in their place.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Commands before some of the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands after some of the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands in place of some of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// What the program is.
  public static let appInfo = CommandGroupPlacement()
  /// How the program is set up.
  public static let appSettings = CommandGroupPlacement()
  /// What other programs can do.
  public static let systemServices = CommandGroupPlacement()
  /// Which programs are seen.
  public static let appVisibility = CommandGroupPlacement()
  /// How the program ends.
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
  /// The column beside a window's content.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// One window alone.
  public static let singleWindowList = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The commands for the column beside a window's content.
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

/// The commands for the column that tells of what is chosen.
public struct InspectorCommands: _PrimitiveCommands, Sendable {
  /// Makes them.
  public init() {}
}
