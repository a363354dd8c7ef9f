internal import Platen

extension SceneDecoder {
  /// The names that a view may have beside its kind.
  static let viewKeys = ["id", "let", "if", "else", "modifiers"]

  /// Whether a view may stand for itself where it is read once more: it has its own place neither in a
  /// tree of marked views nor among values from outside of the file.
  private var keepsViews: Bool {
    (memory.isShared || !sceneEnvironment.scope.levels.isEmpty) && !options.marksViews
      && !options.overrides.contains { $0.path.first == "view" }
  }

  /// A view with its modifiers.
  func view(_ node: SourceNode) -> AnyView? {
    let place = SceneCache.ViewPlace(file: otherFile?.name, position: node.position)
    if options.keepsValues { viewPlaces.insert(place) }
    if let (known, size) = memory.constants.views[place] {
      return count(size, at: node) ? known : nil
    }
    let (filled, before) = (filledCount, size)
    guard countViews(1, at: node) else { return nil }
    let view = deeper(by: 1, at: node) { newView(node) }
    if let view, filledCount == filled, keepsViews {
      memory.constants.views[place] = (view, size - before)
    }
    return view
  }

  private func newView(_ node: SourceNode) -> AnyView? {
    let table = ViewTable.views
    if case .scalar(let scalar) = node.content, !node.isNull {
      guard let position = table.position(of: scalar.text) else {
        return reportUnknown(node, scalar.text, among: table.names, expected: "a view")
      }
      return at(scalar.text) {
        memory.declared(table, at: position).read(.nothing(at: node.position), self)
      }
    }
    guard case .mapping(let entries) = node.content else {
      return report(node, expected: "a view: a mapping of its name to its fields")
    }
    return view(entries, in: node)
  }

  private func view(_ entries: [SourceNode.Entry], in node: SourceNode) -> AnyView? {
    let table = ViewTable.views
    var kind: (entry: SourceNode.Entry, position: Int)?
    var isWhole = true
    for entry in entries where !Self.viewKeys.contains(entry.key) {
      guard let position = table.position(of: entry.key) else {
        isWhole = false
        if ModifierTable.modifiers.position(of: entry.key) != nil {
          reportModifier(entry)
          continue
        }
        if let kind = entries.first(where: { table.position(of: $0.key) != nil }) {
          reportUnknown(entry, beside: kind, table)
          continue
        }
        reportUnknown(entry, among: table.names + Self.viewKeys, kind: "view")
        // What is wrong inside is told as well, if it is clear what was meant.
        let nearest =
          OtherNames.meant(by: entry.key, among: table.names)
          ?? NearestSpelling.of(entry.key, among: table.names, limit: 1).first
        if kind == nil, let position = nearest.flatMap(table.position) { kind = (entry, position) }
        continue
      }
      if let first = kind {
        add(
          SceneError(
            at: entry.position, path: currentPath,
            found: "\"\(entry.key)\" beside \"\(first.entry.key)\"", expected: "one view"))
        isWhole = false
      } else {
        kind = (entry, position)
      }
    }
    guard let kind else {
      guard isWhole else { return nil }
      add(
        SceneError(
          at: node.position, path: currentPath,
          found: entries.isEmpty ? "an empty mapping" : "a mapping without a view",
          expected: "a view, such as {text: Hello}"))
      return nil
    }
    return naming(entries.first { $0.key == "let" }) {
      self.view(entries, as: kind, isWhole: isWhole, in: node)
    }
  }

  private func view(
    _ entries: [SourceNode.Entry], as kind: (entry: SourceNode.Entry, position: Int),
    isWhole: Bool, in node: SourceNode
  ) -> AnyView? {
    let table = ViewTable.views
    guard let isShown = condition(in: entries) else { return nil }
    let otherwise = entries.first { $0.key == "else" }
    if let otherwise, !entries.contains(where: { $0.key == "if" }) {
      return at("else") {
        report(
          otherwise.value, found: "\"else\"",
          expected:
            "else together with if")
      }
    }
    if !isShown {
      return otherwise.map { entry in at("else") { self.view(entry.value) } }
        ?? AnyView(EmptyView())
    }
    let list = entries.first { $0.key == "modifiers" }?.value
    let count = list.map(modifierCount) ?? 0
    let (view, modifiers) = inType(of: list) {
      let view = deeper(by: count, at: list ?? node) {
        at(kind.entry.key) {
          memory.declared(table, at: kind.position).read(kind.entry.value, self)
        }
      }
      return (view, count <= options.limits.levels ? self.modifiers(in: entries) : nil)
    }
    guard count <= options.limits.levels else { return nil }
    guard let view, let modifiers, isWhole, let name = name(in: entries) else { return nil }
    let changed = modifiers.reduce(view) { $1($0) }
    guard options.marksViews else { return changed }
    let mark = LayoutMark(kind: kind.entry.key, id: name.isEmpty ? currentPath : name)
    if options.keepsValues { keepValues(of: kind.entry, modifiers: list, as: mark.id) }
    return AnyView(changed.layoutMark(mark))
  }

  /// Notes that a name beside a view is none of those that may stand there.
  private func reportUnknown(
    _ entry: SourceNode.Entry, beside kind: SourceNode.Entry, _ table: PartTable<AnyView>
  ) {
    let names = table.position(of: kind.key).map {
      memory.declared(table, at: $0).fields.declarations.map(\.name)
    }
    let isField = names?.contains(entry.key) ?? false
    let modifiers = ModifierTable.modifiers.names
    let modifier = OtherNames.meant(by: entry.key, among: modifiers)
    let nearest = NearestSpelling.of(entry.key, among: Self.viewKeys, limit: 1).first
    let meant =
      nearest == nil
      ? modifier ?? NearestSpelling.of(entry.key, among: modifiers, limit: 1).first : modifier
    at(entry.key) {
      add(
        SceneError(
          at: entry.position, path: currentPath,
          found: "\(Quotation(entry.key)) beside \(Quotation(kind.key))",
          expected: isField
            ? "it among the fields of \(kind.key): {\(entry.key): …}"
            : "one of the fields \(Self.viewKeys.joined(separator: ", "))",
          suggestion: isField
            ? nil
            : meant.map { "modifiers: [{\($0): …}]" } ?? nearest))
    }
  }

  /// Notes that a modifier stands where views do.
  private func reportModifier(_ entry: SourceNode.Entry) {
    var written = entry.key
    if case .scalar(let scalar) = entry.value.content, !entry.value.isNull {
      written = "{\(entry.key): \(scalar.text.prefix(40))}"
    } else if !entry.value.isNull {
      written = "{\(entry.key): …}"
    }
    at(entry.key) {
      add(
        SceneError(
          at: entry.position, path: currentPath,
          found: "the modifier \(Quotation(entry.key)) beside a view",
          expected: "modifiers: [\(written)]"))
    }
  }

  /// Returns what the view is called; empty if it has no name.
  private func name(in entries: [SourceNode.Entry]) -> String? {
    guard let entry = entries.first(where: { $0.key == "id" }) else { return "" }
    return at("id") { ValueType.text.read(entry.value, self) }
  }

  /// Returns whether the view is shown at all.
  private func condition(in entries: [SourceNode.Entry]) -> Bool? {
    guard let entry = entries.first(where: { $0.key == "if" }) else { return true }
    return at("if") {
      if case .scalar = entry.value.content { return ValueType.boolean.read(entry.value, self) }
      guard let filters = DataFilter.type.read(entry.value, self) else { return nil }
      return passes(
        filters, at: entry.value, value: dataValue, names: sceneEnvironment.scope.names)
    }
  }

  /// The views of a list.
  func views(_ node: SourceNode) -> [AnyView]? {
    guard case .sequence(let nodes) = node.content else {
      return report(node, expected: "a list of views")
    }
    let views = nodes.enumerated().compactMap { i, node in at(i) { view(node) } }
    return views.count == nodes.count ? views : nil
  }
}

// MARK: - Modifiers

extension SceneDecoder {
  private func modifiers(in entries: [SourceNode.Entry]) -> [Modifier]? {
    guard let entry = entries.first(where: { $0.key == "modifiers" }) else { return [] }
    return at("modifiers") { modifiers(entry.value) }
  }

  /// The modifiers of a list, the innermost first.
  func modifiers(_ node: SourceNode) -> [Modifier]? {
    guard case .sequence(let nodes) = node.content else {
      return report(node, expected: "a list of modifiers")
    }
    let modifiers = nodes.enumerated().compactMap { i, node in at(i) { modifier(node) } }
    return modifiers.count == nodes.count ? modifiers : nil
  }

  /// A modifier, which is read once however often it is written.
  private func modifier(_ node: SourceNode) -> Modifier? {
    // Views in modifiers are marked with their own places.
    if options.marksViews { return countedModifier(node) }
    let content = SourceContent(node)
    if let (known, size) = memory.constants.modifiers[content] {
      return count(size, at: node) ? known : nil
    }
    let (filled, before) = (filledCount, size)
    let modifier = countedModifier(node)
    if let modifier, filledCount == filled {
      memory.constants.modifiers[content] = (modifier, size - before)
    }
    return modifier
  }

  private func countedModifier(_ node: SourceNode) -> Modifier? {
    guard count(SceneSize(modifiers: 1), at: node) else { return nil }
    return newModifier(node)
  }

  private func newModifier(_ node: SourceNode) -> Modifier? {
    let table = ModifierTable.modifiers
    switch node.content {
    case .scalar(let scalar):
      guard let position = table.position(of: scalar.text) else {
        return reportUnknown(node, scalar.text, among: table.names, expected: "a modifier")
      }
      return at(scalar.text) {
        memory.declared(table, at: position).read(.nothing(at: node.position), self)
      }
    case .mapping(let entries) where entries.count == 1:
      let entry = entries[0]
      guard let position = table.position(of: entry.key) else {
        reportUnknown(entry, among: table.names, kind: "modifier")
        return nil
      }
      return at(entry.key) { value(of: memory.declared(table, at: position), entry.value) }
    default:
      return report(node, expected: "one modifier: its name, or a mapping of its name to its value")
    }
  }

  /// A modifier of a value, which has to be there: `#FF0000` without quotation marks is a comment.
  private func value(of part: DeclaredPart<Modifier>, _ node: SourceNode) -> Modifier? {
    guard node.isEmpty, let primary = part.fields.primary else { return part.read(node, self) }
    return report(
      node,
      expected: part.fields.declarations[primary].expected
        + " (a value that begins with # needs quotation marks), or the modifier's name alone")
  }
}
