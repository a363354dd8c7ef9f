internal import Platen

/// A table of a list's items, as a scene describes it.
struct SceneTable {
  var items: [DataItem]
  var columns: [TableColumn]
  var isStriped: Bool
  var spacing: CGFloat
  var padding: CGFloat

  /// The most fields that are columns where none are said.
  private static let mostFields = 100

  static let part = Part<AnyView>(
    "table",
    "A table with a row for each item of a list."
  ) { fields in
    let items = fields.required(
      "data", .items, "The name of a list in the scene's data, or the list itself.")
    let columns = fields.optional(
      "columns", TableColumn.type.list("a list of columns", count: 1...100),
      "The columns: names of fields, or mappings; default: all fields.")
    let stripes = fields.optional(
      "stripes", .boolean, default: false,
      "Whether to shade every other row instead of drawing lines between the rows.")
    let spacing = fields.optional(
      "spacing", .length, default: 24,
      "The space between columns in points.")
    let padding = fields.optional(
      "padding", .length, default: 7, "The space in points above and below the contents of a row.")
    fields.setPrimary(items)
    return { values, decoder in
      let items = values[items]
      let names = values[columns] == nil ? items.fieldNames : []
      guard names.count <= Self.mostFields else {
        return decoder.report(
          values, found: "items with \(names.count) fields",
          expected: "columns, because there are more than \(Self.mostFields) fields")
      }
      let columns =
        values[columns]
        ?? names.map { TableColumn(ItemKey(field: $0, at: values.node.position)) }
      let table = SceneTable(
        items: items, columns: columns, isStriped: values[stripes], spacing: values[spacing],
        padding: values[padding])
      return table.view(values.node, decoder)
    }
  }
}

/// A column of a table.
struct TableColumn {
  /// What the cells show, if they are texts.
  var value: ItemKey?
  /// What the cells show, if they are views.
  var view: SourceNode?
  var format: ValueFormat?
  var header: AnyView?
  var footer: AnyView?
  var layout = TableLayout.Column()
  /// Where the cells stand; nil for what suits their texts.
  var alignment: HorizontalAlignment?

  fileprivate init(_ value: ItemKey) {
    self.value = value
    header = value.field.map { AnyView(Text(verbatim: $0)) }
  }

  fileprivate static let type: ValueType<TableColumn> = {
    let expected = "a field, an expression in braces, or a mapping of a column's fields"
    let described = RecordType<TableColumn>(expected) { fields in
      let value = fields.optional(
        "value", .itemKey, "What the cells show: a field, or a text with expressions in braces.")
      let format = fields.optional("format", .valueFormat, "The format of the values.")
      let view = fields.optional("view", .template, "The view of a cell, instead of a value.")
      let header = fields.optional(
        "header", .label,
        "The header of the column, a text or a view; default: the name of the field.")
      let footer = fields.optional(
        "footer", .label, "The footer of the column, such as \"{sum(lines.price)}\".")
      let alignment = fields.optional(
        "alignment", .horizontalAlignment,
        "The alignment of the cells; default: numbers trailing with their decimal points in line,"
          + " others leading."
      )
      let width = fields.optional(
        "width", .length, "The width in points; default: the width of the contents.")
      let share = fields.optional(
        "share", .share, "The column's share of the width that the other columns leave."
      )
      return { values, decoder in
        guard (values[value] == nil) != (values[view] == nil) else {
          return decoder.report(
            values, found: values[view] == nil ? "neither" : "both", expected: "value or view")
        }
        guard values[width] == nil || values[share] == nil else {
          return decoder.report(values, found: "both", expected: "width or share")
        }
        var column = TableColumn(values[value], values[view])
        column.format = values[format]
        column.header = values[header] ?? column.header
        (column.footer, column.alignment) = (values[footer], values[alignment])
        (column.layout.width, column.layout.share) = (values[width], values[share])
        return column
      }
    }.type
    return .scalar(
      ValueType<ItemKey>.itemKey.map { TableColumn($0) }, or: described, expected: expected)
  }()

  private init(_ value: ItemKey?, _ view: SourceNode?) {
    (self.value, self.view) = (value, view)
    header = value?.field.map { AnyView(Text(verbatim: $0)) }
  }
}

extension ValueType where Value == CGFloat {
  /// A share of a length beside others.
  fileprivate static var share: ValueType {
    ValueType<Double>.number("a number from 0.01 to 1000", in: 0.01...1_000).map { CGFloat($0) }
  }
}

extension [DataItem] {
  /// The fields of all records in the order in which they come, or the one that stands for a plain value.
  fileprivate var fieldNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for item in self {
      guard case .record = item.value else { return ["name"] }
      for name in item.fields.names where known.insert(name).inserted { names.append(name) }
    }
    return names
  }
}

// MARK: - Cells

extension SceneTable {
  /// Returns the table's view; nil after an error was reported.
  fileprivate func view(_ node: SourceNode, _ decoder: SceneDecoder) -> AnyView? {
    var layout = TableLayout(
      columns: [], spacing: spacing, inset: isStriped ? 12 : 0, padding: padding)
    var cells: [[AnyView]] = []
    for (i, column) in columns.enumerated() {
      let read = decoder.at("columns") { decoder.at(i) { column.cells(of: items, node, decoder) } }
      guard let read else { return nil }
      var place = column.layout
      place.alignment = column.alignment ?? (read.areNumbers ? .trailing : .leading)
      layout.columns.append(place)
      cells.append(read.views)
    }
    return AnyView(layout { ViewList(views: rows(cells, decoder.sceneEnvironment.theme)) })
  }

  /// The grounds and the cells of all rows, one after the other.
  private func rows(_ cells: [[AnyView]], _ theme: SceneTheme) -> [AnyView] {
    let (strong, faint) = (theme.secondary.opacity(0.7), theme.secondary.opacity(0.22))
    var views: [AnyView] = []
    if columns.contains(where: { $0.header != nil }) {
      views.append(Self.rule(strong, .bottom))
      views += columns.map { column in
        let header = column.header ?? AnyView(EmptyView())
        return Self.cell(header.fontWeight(.semibold).foregroundStyle(theme.secondary))
      }
    }
    for row in items.indices {
      let isLast = row == items.count - 1
      if isStriped {
        let ground = row % 2 == 0 ? theme.surface.opacity(0.6) : .clear
        views.append(AnyView(RoundedRectangle(cornerRadius: 6).fill(ground)))
      } else {
        views.append(isLast ? AnyView(Color.clear) : Self.rule(faint, .bottom))
      }
      views += cells.map { Self.cell($0[row].part(named: items[row].name)) }
    }
    if columns.contains(where: { $0.footer != nil }) {
      views.append(Self.rule(strong, .top))
      views += columns.map { Self.cell(($0.footer ?? AnyView(EmptyView())).fontWeight(.semibold)) }
    }
    return views
  }

  /// One subview of the layout, also where there is nothing.
  private static func cell(_ content: some View) -> AnyView { AnyView(ZStack { content }) }

  private static func rule(_ color: Color, _ edge: Alignment) -> AnyView {
    AnyView(
      Rectangle().fill(color).frame(height: 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge))
  }
}

extension TableColumn {
  /// Returns the cells of a column, and whether all of them are numbers; nil after an error was
  /// reported.
  fileprivate func cells(
    of items: [DataItem], _ node: SourceNode, _ decoder: SceneDecoder
  ) -> (views: [AnyView], areNumbers: Bool)? {
    if let view {
      return decoder.at("view") { decoder.each(items, called: "item") { _ in decoder.view(view) } }
        .map { ($0, false) }
    }
    guard let value, decoder.countViews(items.count, at: node),
      let values = decoder.keys(value, of: items, called: "item")
    else { return nil }
    var texts: [String] = []
    for value in values {
      guard let text = decoder.written(value, as: format, at: node),
        decoder.countText(text, at: node)
      else {
        return nil
      }
      texts.append(text)
    }
    let arePlain = format == nil && values.allSatisfy { $0.number != nil || $0.isEmpty }
    let locale = decoder.sceneEnvironment.formatter.locale
    let numbers = NumberColumn(
      texts, separator: arePlain ? "." : locale.decimalSeparator.flatMap(\.first) ?? ".")
    guard let numbers else { return (texts.map { AnyView(Text(verbatim: $0)) }, false) }
    let views = zip(texts, numbers.missing).map { text, missing in
      AnyView(
        HStack(spacing: 0) {
          Text(verbatim: text)
          if !missing.isEmpty { Text(verbatim: missing).hidden() }
        }
        // A number that wraps is two.
        .fixedSize().monospacedDigit())
    }
    return (views, true)
  }
}
