internal import Platen

/// A list of a scene's data: where it comes from, and what of it is shown.
struct DataList {
  /// The source of the records.
  enum Source {
    case items(SourceNode)
    case range(SourceNode)
    case file(SourceNode)
    case words(SourceNode)
  }

  var source: Source
  /// The mapping that describes the list; nil for one of its items alone.
  var description: SourceNode?
  /// How a file is read; its name tells the format unless this does.
  var format: DataFormat?
  /// How the reader of a file is set.
  var reader: (inout DataReader) -> Void = { _ in }
  var words = WordCounter()
  /// The columns that were asked for.
  var choice = ColumnRoles.Choice()
  /// Whether records of the same name are one.
  var sumsDuplicates = false
  var query = DataQuery()
  /// What is true of the records that stay, beside the query's filters.
  var condition: SourceNode?
  /// An order by what is computed of each record, instead of the query's.
  var order: ItemOrder?
  /// The colours of the weights, instead of the theme's.
  var colors: [Color]?
}

extension DataList {
  /// The list's items; nil after an error was reported.
  func items(_ node: SourceNode, _ decoder: SceneDecoder) -> [DataItem]? {
    guard let given = table(decoder) else { return nil }
    do {
      guard let table = try taken(from: given, at: description ?? node, decoder) else { return nil }
      var summed = sumsDuplicates ? try table.summed(by: query.weights?.field) : table
      if let condition {
        let kept = (try? DataQuery().items(of: summed)).flatMap {
          decoder.items(
            $0, passing: .condition(condition), called: "item", at: description ?? node)
        }
        guard let kept else { return nil }
        if kept.isEmpty, !summed.records.isEmpty {
          let count = summed.records.count
          decoder.noteEmptyList(
            at: condition, "none of \(count) records passes the test: the list is empty")
          return []
        }
        summed.records = kept.map(\.record)
      }
      if let order {
        // What the query leaves out it leaves out of any order.
        let sorted = decoder.at("sort") {
          (try? DataQuery().items(of: summed)).flatMap {
            decoder.sorted($0, by: order, called: "item")
          }
        }
        guard let sorted else { return nil }
        summed.records = sorted.map(\.record)
      }
      var items = try query.items(of: summed, locale: decoder.sceneEnvironment.formatter.locale)
      for i in items.indices where !decoder.isCancelled {
        items[i].color = color(at: items[i].weight, decoder)
      }
      note(items, of: table, at: description ?? node, decoder)
      return items
    } catch {
      return report(error, at: node, decoder)
    }
  }

  /// The table with its weights as numbers, without those that cannot be read where they are of
  /// account; nil after an error was reported.
  private func taken(
    from table: DataTable, at node: SourceNode, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> DataTable? {
    var choice = choice
    // One that there is not is reported where it is written.
    if let field = query.weights?.field, table.fields.contains(field) { choice.weight = field.text }
    let needsWeights = query.needsWeights || sumsDuplicates || choice.weight != nil
    let roles: ColumnRoles
    do throws(ColumnChoiceError) {
      roles = try ColumnRoles(of: table, choice)
    } catch {
      return decoder.report(node.value(at: error.option, nil) ?? node, error.unexpected)
    }
    do throws(SceneError) {
      let file = fileName(decoder)
      let weighed = try table.weighed(by: roles, keepsUnread: !needsWeights, inFile: file)
      let said = TakenColumns(roles, unread: table.lost, file: file)
      decoder.note(needsWeights ? weighed.decided.cells : said)
      return weighed
    } catch {
      throw .data(error)
    }
  }

  /// Notes that there are no items, or that one has a weight of which no size can be made.
  private func note(
    _ items: [DataItem], of table: DataTable, at node: SourceNode, _ decoder: SceneDecoder
  ) {
    if items.isEmpty {
      let (detail, isByFilters) = query.reasonForNothing(of: table)
      decoder.noteEmptyList(at: isByFilters ? node.value(at: "where", nil) ?? node : node, detail)
    }
    // On a linear scale, as of temperatures, any number has its place.
    if let weights = query.weights, weights.scale != .linear {
      let file = fileName(decoder)
      decoder.noteNegativeWeight(of: items, inFile: file, at: file == nil ? node.position : nil)
    }
  }

  /// The name of the file with the records; nil if they are in the scene.
  private func fileName(_ decoder: SceneDecoder) -> String? {
    guard case .file(let node) = source else { return nil }
    return decoder.scalar(node)?.text
  }

  private func table(_ decoder: SceneDecoder) -> DataTable? {
    switch source {
    case .items(let node): return Self.table(of: node, decoder)
    case .range(let node): return decoder.at("range") { Self.table(ofNumbers: node, decoder) }
    case .file(let node):
      return decoder.at("file") { decoder.table(inFile: node, with: reader(of:)) }
    case .words(let node): return decoder.at("words") { decoder.table(ofWords: node, words) }
    }
  }

  private func reader(of path: String) -> DataReader {
    var reader = DataReader(format ?? DataFormat(fileName: path) ?? .text)
    reader.words = words
    self.reader(&reader)
    return reader
  }

  private static func table(ofNumbers node: SourceNode, _ decoder: SceneDecoder) -> DataTable? {
    guard let text = decoder.scalar(node, expected: LoopRange.expected)?.text else { return nil }
    guard let values = LoopRange(text)?.values else {
      return decoder.report(node, expected: LoopRange.expected)
    }
    return try? DataTable(
      items: values, at: Array(repeating: node.position, count: values.count))
  }

  private static func table(of node: SourceNode, _ decoder: SceneDecoder) -> DataTable? {
    guard case .sequence(let nodes) = node.content else {
      return decoder.report(node, expected: "a list")
    }
    do throws(SceneError) {
      let values = nodes.map { decoder.isCancelled ? .null : DataValue($0) }
      return try DataTable(items: values, at: nodes.map(\.position))
    } catch {
      decoder.add(
        SceneError(at: error.position, path: decoder.currentPath, error.unexpected))
      return nil
    }
  }

  /// The colour for a weight, as a scene spells it.
  private func color(at weight: Double, _ decoder: SceneDecoder) -> DataValue {
    guard let colors else { return .text("theme.scale(\(weight))") }
    let scheme = decoder.sceneEnvironment.canvas?.colorScheme ?? .light
    return .text(ColorScale(colors).color(at: weight).resolved(in: scheme).hex)
  }

  private func report<Value>(
    _ error: DataQueryError, at node: SourceNode, _ decoder: SceneDecoder
  ) -> Value? {
    switch error {
    case .data(let error):
      if case .items = source {
        decoder.add(
          SceneError(at: error.position, path: decoder.currentPath, error.unexpected))
        return nil
      }
      var unexpected = error.unexpected
      let place = fileName(decoder).map { "in \($0):" } ?? "at "
      unexpected.found += " \(place)\(error.position.line):\(error.position.column)"
      return decoder.report(node, unexpected)
    case .query(let part, let unexpected):
      let (name, index) = part.place
      return decoder.report(node.value(at: name, index) ?? node, unexpected)
    }
  }
}

extension DataQueryError.Part {
  /// The field of a list that asks for it.
  fileprivate var place: (field: String, index: Int?) {
    switch self {
    case .filter(let index): ("where", index)
    case .order: ("sort", nil)
    case .weights: ("weights", nil)
    case .selected(let index): ("select", index)
    }
  }
}

extension SourceNode {
  fileprivate func value(at name: String, _ index: Int?) -> SourceNode? {
    guard case .mapping(let entries) = content,
      let value = entries.first(where: { $0.key == name })?.value
    else { return nil }
    if let index, case .sequence(let nodes) = value.content, nodes.indices.contains(index) {
      return nodes[index]
    }
    return value
  }
}
