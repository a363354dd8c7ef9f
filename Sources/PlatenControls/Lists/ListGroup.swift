internal import Foundation
internal import PlatenLayout
internal import PlatenText

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
