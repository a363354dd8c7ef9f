internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText
public import PlatenViews

/// A picker among values, drawn with the selected one.
///
/// Each choice is a view with a ``View/tag(_:)``.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _NonisolatedView {
  private let label: Label
  private let selection: SelectionValue
  private let content: Content

  @Environment(\.controlStyles.picker) private var kind
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.imitatesMac) private var imitatesMac

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection.wrappedValue
    self.content = content()
  }

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.selection = selection.wrappedValue
    self.content = content()
  }

  /// The choices, in the style around the picker.
  ///
  /// As on iOS, the label is drawn only in rows of forms and lists, where it is a row of its own above choices
  /// in a column; on macOS, everywhere except over these.
  public var body: some View {
    let choices = PickerChoices(
      label: labelIsHidden ? nil : label, content: content, selection: selection, kind: kind)
    if kind == .menu || imitatesMac && kind == .segmented {
      LabeledRow(isLabelHidden: labelIsHidden || !isInList && !imitatesMac) {
        label
      } content: {
        choices
      }
    } else {
      choices
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker {
  /// Makes a picker for several values, which is drawn as of the first one.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    guard let first = sources.first else { preconditionFailure("a picker for no values") }
    self.init(selection: first[keyPath: selection], content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title for several values, which is drawn as of the first one.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

/// The form in which a picker's choices are drawn.
enum PickerKind {
  /// The chosen value, next to two arrows.
  case menu
  /// All of them side by side.
  case segmented
  /// All of them one under the other.
  case inline
  /// The values near the chosen one, on a wheel.
  case wheel

  /// The kind of a style's number; a menu for one that is not known.
  init(number: Int) {
    switch number {
    case 1: self = .segmented
    case 2: self = .inline
    case 3: self = .wheel
    default: self = .menu
    }
  }
}

/// A picker's choices, each in the look that its being chosen gives it.
private struct PickerChoices<Label: View, Content: View, Selection: Hashable>: _PrimitiveView {
  /// What stands above the rows of an inline picker; nil for nothing.
  let label: Label?
  let content: Content
  let selection: Selection
  let kind: PickerKind

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    switch kind {
    case .segmented:
      let label = ActionLabel(content: content, color: .primary)
      let size = context.environment.macControls?.fontSize ?? 13
      let plain = choices(in: context, label.font(.system(size: size, weight: .medium)))
      let chosen = choices(in: context, label.font(.system(size: size, weight: .semibold)))
      let place = place(among: plain)
      let segments = plain.indices.map { NodesView(nodes: [($0 == place ? chosen : plain)[$0]]) }
      SegmentedControl(segments: segments, selection: place)
        ._appendNodes(to: &list, in: context)
    case .menu:
      var inner = context
      if let controls = context.environment.macControls {
        inner.environment.font = context.environment.macFont(controls)
      }
      // macOS's pop-up buttons have black titles, and rows of iOS's lists grey ones.
      let color: Color? =
        context.environment.imitatesMac
        ? .primary : context.environment.isInList ? .secondary : nil
      let nodes = choices(in: inner, ActionLabel(content: content, color: color))
      MenuButton(choice: place(among: nodes).map { NodesView(nodes: [nodes[$0]]) })
        ._appendNodes(to: &list, in: context)
    case .inline:
      let nodes = choices(in: context, content)
      let place = place(among: nodes)
      if list.areRows, !context.environment.imitatesMac {
        label._appendNodes(to: &list, in: context.child(nodes.count))
        for (i, node) in nodes.enumerated() {
          InlineChoice(choice: NodesView(nodes: [node]), isChosen: i == place)
            ._appendNodes(to: &list, in: context.child(i))
        }
        return
      }
      InlineChoices(choices: nodes.map { NodesView(nodes: [$0]) }, selection: place)
        ._appendNodes(to: &list, in: context)
    case .wheel:
      let nodes = choices(in: context, content.font(WheelMetrics.font))
      WheelChoices(choices: nodes.map { NodesView(nodes: [$0]) }, selection: place(among: nodes))
        ._appendNodes(to: &list, in: context)
    }
  }

  private func choices(in context: _ViewContext, _ view: some View) -> [Node] {
    var inner = context.outsideOfStacks()
    inner.environment.isCollectingTags = true
    return inner.nodes(of: view.lineLimit(1))
  }

  private func place(among nodes: [Node]) -> Int? {
    nodes.firstIndex { node in
      guard let tag = node.layoutValue(for: TagKey.self) else { return false }
      // A choice may be tagged with the value itself where the selection is an optional one.
      return tag.base as? Selection == selection
    }
  }
}

// MARK: - Styles

/// The look of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The number of Platen's way of drawing the style.
  nonisolated static var _kind: Int { get }
}

/// The default style of pickers: ``MenuPickerStyle``.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as a menu.
  public static var _kind: Int { 0 }
}

/// The selected value beside two arrows.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as a menu.
  public static var _kind: Int { 0 }
}

/// All values side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as segments.
  public static var _kind: Int { 1 }
}

/// Values side by side, as in a menu's row of them; drawn as ``SegmentedPickerStyle`` is.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as segments.
  public static var _kind: Int { 1 }
}

/// All values in a column, with a check mark at the selected one.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as rows.
  public static var _kind: Int { 2 }
}

/// The values near the selected one on a wheel, 216 points high.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as a wheel.
  public static var _kind: Int { 3 }
}

/// Buttons one under the other, drawn as ``InlinePickerStyle`` is.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as rows.
  public static var _kind: Int { 2 }
}

/// A value that leads to a list of the others, drawn as ``MenuPickerStyle`` is.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// Drawn as a menu.
  public static var _kind: Int { 0 }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The selected value beside two arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// Values side by side, as in a menu's row of them.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// All values in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons in a column.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A value that leads to a list of the others.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension View {
  /// Sets the style of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentValues {
      $0.controlStyles.picker = PickerKind(number: S._kind)
    }
  }
}
