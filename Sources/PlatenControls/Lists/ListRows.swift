internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenViews

/// The rows of a list on its ground, in the style around.
///
/// Lengths are iOS's: rows of 44 points at least, 16 points from the sides, corners of 10.
struct ListRows<Content: View>: _PrimitiveView {
  let content: Content

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    var inner = context.outsideOfStacks()
    inner.environment.isInList = true
    let rows = inner.nodes(of: content).map(ListRow.init)
    ListGround(groups: ListGroup.groups(of: rows), style: context.environment.listKind)
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

private struct ListGround: View {
  let groups: [ListGroup]
  let style: ListKind

  @Environment(\.hidesListGround) private var hidesGround

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: style == .plain ? 0 : 20) {
        ForEach(groups.indices, id: \.self) { i in
          VStack(alignment: .leading, spacing: style == .plain ? 0 : 7) {
            titles(groups[i].headers)
            rows(groups[i].rows)
            titles(groups[i].footers)
          }
        }
      }
      .padding(.horizontal, style == .insetGrouped ? 16 : 0)
      .padding(.vertical, style == .plain ? 0 : 16)
    }
    .background { if !hidesGround { ground.ignoresSafeArea() } }
  }

  private func rows(_ rows: [ListRow]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { i in
        ListRowView(row: rows[i], hasLine: i + 1 < rows.count || style == .plain)
      }
    }
    .background { if style != .plain { Color(.secondarySystemGroupedBackground) } }
    .clipShape(RoundedRectangle(cornerRadius: style == .insetGrouped ? 10 : 0))
  }

  private func titles(_ titles: [ListRow]) -> some View {
    ForEach(titles.indices, id: \.self) { i in
      NodesView(nodes: [titles[i].node])
        .padding(.horizontal, 16)
        .padding(.vertical, style == .plain ? 6 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var ground: Color {
    Color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }
}

private struct ListRowView: View {
  let row: ListRow
  let hasLine: Bool

  var body: some View {
    NodesView(nodes: [row.node])
      .padding(row.traits.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background { row.traits.background }
      .overlay(alignment: .bottom) {
        if hasLine, row.traits.hasSeparator ?? true {
          Rectangle().fill(row.traits.separatorColor ?? Color(.separator))
            .frame(height: 0.5).padding(.leading, 16)
        }
      }
  }
}
