internal import Platen
internal import PlatenBase
internal import PlatenReports

/// A finding of reading a scene: what is not as it was meant, and is drawn all the same.
struct SceneFinding: Hashable {
  var kind: FitFinding.Kind
  /// Where it is written.
  var position: SourcePosition
  /// The data file in which that is; nil for the scene's own text.
  var file: String?
  /// The names and indices that lead there in the scene.
  var path: String
  /// What is the matter, as a sentence.
  var detail: String
}

extension SceneFinding {
  /// The finding with its place in the scene's text, or in the value that was set in place of one.
  func finding(in text: SceneText?, _ overrides: [SceneOverride]) -> FitFinding {
    var (name, position) = (file ?? text?.name, position)
    if file == nil, position.line < 0, overrides.indices.contains(-1 - position.line) {
      let text = overrides[-1 - position.line].text
      (name, position.line) = (text.name, text.firstLine)
    } else if file == nil, let text {
      position.line += text.firstLine - 1
    }
    let place = name.map { "\($0):\(position.line):\(position.column)" } ?? ""
    return FitFinding(kind: kind, id: path, place: place, detail: detail)
  }
}

extension SceneDecoder {
  /// Returns what was found so far, with its places in a text.
  func findings(in text: SceneText?) -> [FitFinding] {
    findings.map { $0.finding(in: text, options.overrides) }
  }

  /// Returns what was found so far in options and the data of a text: what is the matter with the file of
  /// an option has no place in that text.
  func findings(ofOptionsAnd text: SceneText?) -> [FitFinding] {
    findings.map { finding in
      let isOfOption = [.unknownColors, .undrawn].contains(finding.kind)
      return finding.finding(in: isOfOption ? nil : text, options.overrides)
    }
  }

  /// Notes that a list has no items, and why, where it is written.
  func noteEmptyList(at node: SourceNode, _ detail: String) {
    note(
      SceneFinding(
        kind: .emptyList, position: node.position, path: currentPath, detail: detail))
  }

  /// Notes that options change nothing of a picture, as a sentence.
  func noteNoEffect(_ detail: String) {
    note(
      SceneFinding(
        kind: .noEffect, position: SourcePosition(line: 1, column: 1), path: currentPath,
        detail: detail))
  }

  /// So many cells without a weight are noted one by one.
  private static let mostCells = 200

  /// Notes what was taken from a table, and the cells from which no weight can be read.
  ///
  /// - Parameter position: Where the table is named; nil for what has its own places.
  func note(_ taken: TakenColumns, at position: SourcePosition? = nil) {
    let start = SourcePosition(line: 1, column: 1)
    func note(_ kind: FitFinding.Kind, _ position: SourcePosition, _ detail: String) {
      self.note(
        SceneFinding(
          kind: kind, position: position, file: taken.file, path: currentPath, detail: detail))
    }
    if let sentence = taken.sentence { note(.taken, position ?? start, sentence) }
    for cell in taken.unread.prefix(Self.mostCells) {
      note(.unreadCell, cell.position, cell.detail)
    }
    let rest = taken.unread.dropFirst(Self.mostCells)
    if let first = rest.first {
      note(
        .unreadCell, first.position,
        "the weights of \(rest.count) cells from here on cannot be read")
    }
  }

  /// Notes that not all records of a table are drawn.
  ///
  /// - Parameter kind: What the records are called.
  func noteSurplus(_ items: [DataItem], of table: DataTable, _ kind: String) {
    let count = items.count
    guard 0 < count, count < table.records.count else { return }
    note(
      SceneFinding(
        kind: .taken, position: SourcePosition(line: 1, column: 1), path: currentPath,
        detail: "the heaviest \(count) of \(table.records.count) \(kind) are drawn"
          + equals(of: items, in: table)))
  }

  /// How many records were left out that weigh as much as the lightest item, as a part of a sentence.
  private func equals(of items: [DataItem], in table: DataTable) -> String {
    guard let field = DataWeights().field(in: table), let least = items.compactMap(\.amount).min()
    else { return "" }
    let left =
      table.records.count { $0[field]?.number == least } - items.count { $0.amount == least }
    guard left > 0 else { return "" }
    return "; \(left) more with the weight \(LayoutNumber.text(least))"
      + " \(left == 1 ? "is" : "are") left out"
  }

  /// Notes what of a picture is drawn otherwise than its file means.
  func noteLoss(of picture: UIImage, _ file: Located<String>) {
    guard let loss = picture.loss else { return }
    let name = file.value.hasPrefix("data:") ? "the picture" : file.value
    note(
      SceneFinding(
        kind: .unknownColors, position: file.position, path: file.path,
        detail: "\(name): \(loss)"))
  }

  /// Notes what of an SVG is not drawn.
  func noteLosses(of drawing: VectorImage, _ file: Located<String>) {
    let name = file.value.hasPrefix("data:") ? "the picture" : file.value
    for loss in drawing.losses {
      note(
        SceneFinding(
          kind: .undrawn, position: file.position, path: file.path, detail: "\(name): \(loss)"))
    }
  }

  /// Notes that words have no groups, by which their colours or fonts were to be chosen, or that a
  /// legend does not tell the groups.
  func noteGroups(
    of items: [DataItem], _ look: CloudLook, in theme: SceneTheme, at node: SourceNode
  ) {
    guard !items.isEmpty else { return }
    func note(_ detail: String) {
      self.note(
        SceneFinding(
          kind: .missingGroup, position: node.position, path: currentPath, detail: detail))
    }
    let groups = Set(items.compactMap(\.group))
    for name in look.cloud.groupFonts.keys.sorted() where !groups.contains(name) {
      let nearest = NearestSpelling.of(name, among: groups.sorted(), limit: 1).first
      note(
        "no word has the group \(Quotation(name)), for which a font is set"
          + (nearest.map { ". Did you mean \(Quotation($0))?" } ?? ""))
    }
    let (count, colors) = (groups.count, look.colors(in: theme).count)
    if look.colors == .group, count == 0 {
      note(
        "colours depend on groups, but no word has one: no column is named group or chosen for"
          + " groups")
    } else if look.cloud.showsLegend, count == 0 || colors == 0 {
      note(
        "no legend is drawn: "
          + (colors == 0 ? "weights set the colours" : "no word has a group"))
    } else if look.cloud.showsLegend, count > colors {
      note("the legend has \(count) groups in \(colors == 1 ? "1 colour" : "\(colors) colours")")
    }
  }

  /// Notes the first of some items whose weight is below zero, where sizes are made of weights.
  ///
  /// - Parameters:
  ///   - file: The file of the data; nil for the text that is read.
  ///   - position: Where the list is written; nil where each item has its own place.
  func noteNegativeWeight(
    of items: [DataItem], inFile file: String? = nil, at position: SourcePosition? = nil
  ) {
    guard let item = items.first(where: { ($0.amount ?? 0) < 0 }), let amount = item.amount else {
      return
    }
    note(
      SceneFinding(
        kind: .negativeWeight, position: position ?? item.record.position, file: file,
        path: currentPath,
        detail:
          "the weight of \(item.name.quoted()) is \(LayoutNumber.text(amount)): a weight below"
          + " zero has no size"))
  }

  /// Notes those of a cloud's words that are too long for it, and are left out.
  ///
  /// - Parameter node: Where the list is written; nil where each item has its own place.
  func noteTooLongWords(_ items: [DataItem], at node: SourceNode? = nil) {
    for item in items.lazy.filter(\.isTooLong).prefix(Self.mostCells) {
      note(
        SceneFinding(
          kind: .unreadCell, position: node?.position ?? item.record.position, path: currentPath,
          detail:
            "found a word of \(item.name.count) letters, \(item.name.quoted(upTo: 24)), expected"
            + " a word of at most \(CountedWord.mostLetters) letters: it is left out"))
    }
  }

  /// Notes that a moment is read as one of UTC, for it does not say its zone.
  func noteAssumedZone(of text: String, at node: SourceNode) {
    note(
      SceneFinding(
        kind: .taken, position: node.position, path: currentPath,
        detail:
          "\(Quotation(text)) has no time zone: it is read as UTC; write Z or +01:00 after it"))
  }

  /// Notes what the patterns of dates are nearly always meant to say that they do not.
  func noteDoubts(_ doubts: [String], at node: SourceNode) {
    for doubt in doubts {
      note(
        SceneFinding(
          kind: .datePattern, position: node.position, path: currentPath, detail: doubt))
    }
  }

  /// Notes that values were left out of what is computed.
  func noteGaps(_ detail: String, at node: SourceNode) {
    note(
      SceneFinding(
        kind: .unreadCell, position: node.position, path: currentPath,
        detail: "\(detail): \(node.phrase)"))
  }

  /// Notes the first of some items whose link is of no use, where it is written.
  func noteUnusableLink(of items: [DataItem]) {
    let links = items.unusableLinks
    guard let (item, link) = links.first else { return }
    let others = links.count > 1 ? " (and \(links.count - 1) more)" : ""
    note(
      SceneFinding(
        kind: .unusableLink, position: item.record.position, path: currentPath,
        detail:
          "the link of \(item.name.quoted()) is \(link.quoted()), which is not an http or https"
          + " URL: the word gets no link\(others)"))
  }
}

// MARK: - Why a list is empty

extension DataQuery {
  /// Why nothing of a table is left, as a sentence.
  ///
  /// - Returns: The sentence, and whether it is the tests that let nothing through.
  func reasonForNothing(of table: DataTable) -> (detail: String, isByFilters: Bool) {
    let count = table.records.count
    if count == 0 { return ("the list is empty", false) }
    let records = count == 1 ? "the only record" : "none of \(count) records"
    if !filters.isEmpty, (try? unfiltered.items(of: table))?.isEmpty == false {
      let verb = count == 1 ? "does not pass" : "passes"
      return ("\(records) \(verb) the tests: the list is empty", true)
    }
    return (
      "offset, limit or top leaves \(count == 1 ? "no record" : records): the list is empty", false
    )
  }

  /// The query without its tests.
  private var unfiltered: DataQuery {
    var query = self
    query.filters = []
    return query
  }
}
