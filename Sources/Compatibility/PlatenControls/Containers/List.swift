internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
public import PlatenViews

/// Rows one under the other, drawn from the first on.
public struct List<SelectionValue: Hashable, Content: View>: _NonisolatedView {
  private let content: Content

  init(rows content: Content) { self.content = content }

  /// Makes a list of rows, several of which can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// Makes a list of rows, one of which can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  /// The rows on their background.
  public var body: some View { ListRows(content: content) }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows without selection.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Makes a row for each element, known by its own id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Controls in rows, on a separate background.
public struct Form<Content: View>: _NonisolatedView {
  private let content: Content

  /// Makes rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, grouped.
  public var body: some View { ListRows(content: content).listStyle(.insetGrouped) }
}

// MARK: - Rows

/// The rows of a list on its ground, in the style around.
///
/// Lengths are those of iOS 18: rows of 44 points at least, 20 points from the sides, corners of 10. On macOS
/// rows have 24 points at least, as AppKit's tables; what else there is of it is estimated.
private struct ListRows<Content: View>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context.outsideOfStacks()
    inner.environment.isInList = true
    // A list among the rows of another one adds its own to them.
    if list.areRows {
      let rows = NodesView(nodes: inner.nodes(of: content, areRows: true))
      return rows._appendNodes(to: &list, in: context)
    }
    let environment = context.environment
    let margins = ListMargin.besideCards(
      environment.listKind, environment.scrollSettings, isMac: environment.imitatesMac)
    inner.narrowContainer(
      by: margins.horizontal + environment.scrollSettings.margins.horizontal)
    let rows = inner.nodes(of: content, areRows: true).map(ListRow.init)
    ListBackground(groups: ListGroup.groups(of: rows), style: environment.listKind)
      ._appendNodes(to: &list, in: context)
  }
}

/// A row of a list, and what was said of it.
struct ListRow {
  let node: Node
  let traits: ListRowTraits

  init(_ node: Node) {
    self.node = node
    traits = node.layoutValue(for: ListRowKey.self)
  }
}

/// The groups of rows one under the other, on the list's ground.
private struct ListBackground: _NonisolatedView {
  let groups: [ListGroup]
  let style: ListKind

  @Environment(\.hidesListGround) private var hidesGround
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight
  @Environment(\.sectionSpacing) private var sectionSpacing
  @Environment(\.rowSpacing) private var rowSpacing
  @Environment(\.scrollSettings) private var scroll
  @Environment(\.imitatesMac) private var imitatesMac

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(groups.indices, id: \.self) { i in
          let gaps = SectionGaps(
            of: groups[i], at: i, style, spacing: sectionSpacing, scroll, isMac: imitatesMac)
          titles(groups[i].headers, minimumHeight: headerHeight, gaps.header)
            .padding(.top, gaps.top)
          rows(groups[i].rows)
          titles(groups[i].footers, gaps.footer).padding(.bottom, gaps.bottom)
        }
      }
      // A list without rows is as wide as one with them.
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(ListMargin.besideCards(style, scroll, isMac: imitatesMac))
      .padding(.bottom, imitatesMac && style != .plain ? 16 : 0)
    }
    .background { if !hidesGround { ground.ignoresSafeArea() } }
  }

  /// Rows on one ground, or each on its own where they are apart.
  @ViewBuilder private func rows(_ rows: [ListRow]) -> some View {
    if let rowSpacing {
      VStack(alignment: .leading, spacing: rowSpacing) {
        ForEach(rows.indices, id: \.self) { i in
          grounded(ListRowView(row: rows[i], hasLine: style == .plain), [rows[i]])
        }
      }
    } else {
      grounded(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows.indices, id: \.self) { i in
            ListRowView(
              row: rows[i], ground: hasOwnGrounds(rows) ? rowGround : nil,
              hasLine: i + 1 < rows.count || style == .plain)
          }
        }, rows)
    }
  }

  /// Rows on one ground, which has no seams, or each on its own if one of them says which.
  private func grounded(_ view: some View, _ rows: [ListRow]) -> some View {
    view
      .background { if !hasOwnGrounds(rows) { rowGround } }
      .clipShape(RoundedRectangle(cornerRadius: style == .insetGrouped ? 10 : 0))
  }

  private func hasOwnGrounds(_ rows: [ListRow]) -> Bool {
    rows.contains { $0.traits.background != nil }
  }

  private var rowGround: Color? {
    style == .plain ? nil : Color(.secondarySystemGroupedBackground)
  }

  private func titles(
    _ titles: [ListRow], minimumHeight: CGFloat? = nil, _ insets: EdgeInsets
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(titles.indices, id: \.self) { i in
        NodesView(nodes: [titles[i].node])
          .padding(insets)
          .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
      }
    }
  }

  private var ground: Color {
    Color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }
}

/// A row with the space around it, its ground and the line under it.
private struct ListRowView: _NonisolatedView {
  let row: ListRow
  /// The ground of a row that says nothing of it; nil for that of all rows.
  var ground: Color?
  let hasLine: Bool

  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.imitatesMac) private var imitatesMac
  @Environment(\.pixelLength) private var pixelLength

  /// A line of body text has four points above and below in a row of macOS's least height.
  private var usualInsets: EdgeInsets {
    let margin = ListMargin.of(isMac: imitatesMac)
    return imitatesMac
      ? EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin)
      : EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
  }

  var body: some View {
    let insets = row.traits.insets ?? usualInsets
    RowLayout(leading: insets.leading, thickness: pixelLength) {
      RowInsets(
        insets: insets, isUsual: row.traits.insets == nil && !imitatesMac,
        minimumHeight: minimumHeight
      ) {
        NodesView(nodes: [row.node])
      }
      if hasLine, row.traits.hasSeparator ?? true {
        Divider(color: row.traits.separatorColor ?? Color(.separator))
      }
    }
    .background {
      if let background = row.traits.background {
        background
      } else {
        ground
      }
    }
  }
}

/// A row over the line under it, which begins at the row's first text, as on iOS.
private struct RowLayout: Layout {
  /// Where the line begins under a row without a text.
  let leading: CGFloat
  /// The height of the line: one pixel, in points.
  let thickness: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    let row = subviews[0].dimensions(in: proposal)
    let start = row[explicit: .listRowSeparatorLeading] ?? leading
    for line in subviews.dropFirst() {
      let size = CGSize(width: max(row[.listRowSeparatorTrailing] - start, 0), height: thickness)
      line.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.maxY - size.height),
        proposal: ProposedViewSize(size))
    }
  }
}

// MARK: - Groups

/// Rows of a list that stand together, under a header and over a footer.
struct ListGroup {
  var headers: [ListRow] = []
  var rows: [ListRow] = []
  var footers: [ListRow] = []
  private var isSection = false

  /// The groups that some rows make: each section is one, and what stands between two of them.
  static func groups(of rows: [ListRow]) -> [ListGroup] {
    var groups: [ListGroup] = []
    func begin(isSection: Bool) {
      groups.append(ListGroup())
      groups[groups.count - 1].isSection = isSection
    }
    for row in rows {
      let part = row.node.layoutValue(for: SectionPart.self)
      let last = groups.last
      switch part?.kind {
      case nil:
        if last?.isSection != false { begin(isSection: false) }
        groups[groups.count - 1].rows.append(row)
      case .header:
        if part?.isFirst == true || last?.isSection != true { begin(isSection: true) }
        groups[groups.count - 1].headers.append(row)
      case .content:
        let hasBegun = last?.isSection == true && last?.rows.isEmpty == true
        if last?.isSection != true || part?.isFirst == true && !hasBegun {
          begin(isSection: true)
        }
        groups[groups.count - 1].rows.append(row)
      case .footer:
        if last?.isSection != true { begin(isSection: true) }
        groups[groups.count - 1].footers.append(row)
      }
    }
    return groups
  }
}
