import Foundation
import Testing

@testable import PlatenScenes

@Suite struct `The table of views` {
  /// What scenes have no word for, and why.
  private static let exceptions: [String: String] = [
    "AnyView": "Scenes have views of any type.",
    "AnyShape": "Scenes have shapes of any type.",
    "TupleView": "Lists of views are lists.",
    "Subview": "Code makes something of it.",
    "SubviewsCollection": "Code makes something of it.",
    "SubviewsCollectionSlice": "Code makes something of it.",
    "GroupElementsOfContent": "Code makes something of it.",
    "GroupSectionsOfContent": "Code makes something of it.",
    "EquatableView": "Nothing is drawn twice in a picture.",
    "PreviewModifierContent": "Previews are of code.",
    "PlaceholderContentView": "A modifier of code is drawn in its place.",
    "Canvas": "Code draws it.",
    "Tab": "It belongs to a tab view.", "TabSection": "It belongs to a tab view.",
    "GeometryReader": "Code makes its views.",
    "ScrollViewReader": "Code makes its views.",
    "TimelineView": "Code makes its views.",
    "DefaultDateProgressLabel": "It is the label of a ProgressView over dates.",
    "PhaseAnimator": "Code makes its views.",
    "OutlineGroup": "Code makes its views.",
    "ControlGroup": "hStack shows buttons side by side.",
    "LabeledControlGroupContent": "hStack shows buttons side by side.",
    "DatePicker": "Scenes have no dates; labeledContent shows one.",
    "MultiDatePicker": "Scenes have no dates; labeledContent shows one.",
    "RenameButton": "It is a button with a title and a symbol.",
    "PasteButton": "It is a button with a title and a symbol.",
    "DefaultButtonLabel": "It is a label with a symbol.",
    "LabeledToolbarItemGroupContent": "It belongs to a bar.",
    "ColorPicker": "labeledContent shows a colour.",
    "ShareLink": "It is a button with a symbol.",
    "DefaultShareLinkLabel": "It is a label with a symbol.",
    "GlassEffectContainer": "Each pane is drawn by itself.",
    "DefaultGlassEffectShape": "It is a capsule.",
    "MeshGradient": "Scenes have gradients along lines and around points.",
    "ModifiedContent": "Scenes have views with modifiers.",
    "Optional": "Scenes have if.",
    "Never": "There is no such view.",
    "AsyncImage": "A picture waits for nothing; image shows files.",
    "NavigationView": "It is the older name of navigationStack.",
    "FillShapeView": "Shapes have the field fill.",
    "StrokeShapeView": "Shapes have the field stroke.",
    "StrokeBorderShapeView": "Shapes have the field strokeBorder.",
    "OffsetShape": "Shapes have the modifier offset.",
    "ScaledShape": "Shapes have the modifier scale.",
    "RotatedShape": "Shapes have the modifier rotation.",
    "TransformedShape": "Shapes have the modifier transform.",
    "ImageOutline": "The shape of a cloud may be an image; others have clipShape and mask.",
    "AnyLayout": "Scenes have layouts of any type.",
    "VStackLayout": "vStack has it.",
    "HStackLayout": "hStack has it.",
    "ZStackLayout": "zStack has it.",
    "GridLayout": "grid has it.",
  ]

  /// What has another name in scenes.
  private static let names = [
    "FlowLayout": "flow", "RadialLayout": "radial", "AdaptiveGridLayout": "adaptiveGrid",
    "WordCloud": "cloud",
  ]

  /// The public types of the library that are views, shapes or layouts.
  private static func types() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources").standardizedFileURL
    var types: Set<String> = []
    for folder in [
      "Core/Platen", "Compatibility/PlatenControls", "Compatibility/PlatenScreen",
      "Core/PlatenDrawing", "Core/PlatenLayout", "Core/PlatenViews",
    ] {
      let url = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        types.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return types
  }

  /// The views, shapes and layouts that a source declares outside of other types.
  private static func declared(in source: String) -> [String] {
    let protocols = [
      "View", "NonisolatedView", "_NonisolatedView", "_PrimitiveView", "ShapeView", "Shape",
      "InsettableShape", "Layout", "_StackLayout",
    ]
    return ["\npublic struct ", "\nextension ", "\nnonisolated extension "].flatMap { keyword in
      source.components(separatedBy: keyword).dropFirst().compactMap { rest in
        let declaration = rest.prefix { $0 != "{" }
        let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let conformances = conformances(of: declaration.dropFirst(name.count))
        let isOwn = !name.hasPrefix("_") && !conformances.isDisjoint(with: protocols)
        return isOwn ? String(name) : nil
      }
    }
  }

  /// The protocols after a name and the parameters of its type.
  private static func conformances(of declaration: Substring) -> Set<String> {
    var depth = 0
    var outside = ""
    for character in declaration {
      if character == "<" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == ">" { depth -= 1 }
    }
    let list = outside.components(separatedBy: " where ")[0]
    guard list.hasPrefix(":") else { return [] }
    return Set(
      list.dropFirst().split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      })
  }

  /// `VStack` as `vStack`.
  private static func name(of type: String) -> String {
    names[type] ?? type.prefix(1).lowercased() + type.dropFirst()
  }

  @Test func `has every view, shape and layout of the library, or a reason why not`() throws {
    let known = Set(ViewTable.views.names)
    let missing = try Self.types().filter {
      Self.exceptions[$0] == nil && !known.contains(Self.name(of: $0))
    }
    #expect(missing.sorted() == [])
  }

  @Test func `gives no reason for what it has or the library has not`() throws {
    let types = try Self.types()
    let known = Set(ViewTable.views.names)
    for type in Self.exceptions.keys.sorted() {
      #expect(types.contains(type), "\(type)")
      #expect(!known.contains(Self.name(of: type)), "\(type)")
    }
    // Those that the scan must find, so that it does not pass for finding nothing.
    #expect(types.isSuperset(of: ["VStack", "Gauge", "Section", "Color", "Path", "FlowLayout"]))
  }
}
