internal import Platen

// What charts show of a list's items.

extension SceneDecoder {
  /// The numbers of a key, or the weights without one, nil for what is empty; nil after an error was
  /// reported.
  ///
  /// - Parameters:
  ///   - labels: What the items are called, for messages.
  ///   - scale: A logarithmic one takes numbers above zero alone.
  func numbers(
    _ key: ItemKey?, of items: [DataItem], called labels: [String], on scale: NumberScale.Kind,
    at node: SourceNode
  ) -> [Double?]? {
    let weights = items.map { $0.amount.map { DataValue.number(DataNumber($0)) } ?? .null }
    guard let values = key == nil ? weights : key.flatMap({ keys($0, of: items, called: "item") })
    else { return nil }
    var numbers: [Double?] = []
    for (label, value) in zip(labels, values) {
      guard !value.isEmpty else {
        numbers.append(nil)
        continue
      }
      guard let number = value.number, scale == .linear || number > 0 else {
        return report(
          node, found: "\(value.phrase) for \(Quotation(label))",
          expected: scale == .linear ? "a number" : "a number above 0, for scale: log")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The texts of a key, or the words without one; nil after an error was reported.
  func labels(_ key: ItemKey?, of items: [DataItem], at node: SourceNode) -> [String]? {
    guard let key else { return countTexts(of: items, at: node) ? items.map(\.name) : nil }
    guard let values = at("label", { keys(key, of: items, called: "item") }) else { return nil }
    let texts = values.map(\.text)
    return texts.allSatisfy { countText($0, at: node) } ? texts : nil
  }

  /// The colours that a text in braces says, or others in turn without one; nil after an error was
  /// reported.
  func colors(
    _ node: SourceNode?, of items: [DataItem], otherwise colors: [Color]
  ) -> [Color]? {
    guard let node else { return items.indices.map { colors[$0 % colors.count] } }
    return at("color") {
      each(items, called: "item") { _ in ValueType<Color>.color.read(node, self) }
    }
  }
}

// MARK: - Fields

extension ValueType where Value == NumberScale.Kind {
  /// How numbers lie along a scale.
  static var numberScale: ValueType {
    .name("linear or log", [("linear", .linear), ("log", .log)]) {
      $0.hasPrefix("log") ? "log" : nil
    }
  }
}

extension FieldList {
  /// The field that says how a chart's numbers lie along its scale.
  mutating func numberScale() -> Field<NumberScale.Kind> {
    optional(
      "scale", .numberScale, default: "linear",
      "The scale of the numbers: linear, or log, where equal ratios have equal lengths.")
  }
}
