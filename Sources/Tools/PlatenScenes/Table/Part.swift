internal import Platen

/// A part of a scene that has a name and fields: a kind of view, a modifier, a shape.
///
/// What is declared here is what the decoder reads and what the schema says.
package struct Part<Result>: Sendable {
  /// Makes the part's result of its fields' values; nil after an error was reported.
  package typealias Make = (FieldValues, SceneDecoder) -> Result?

  /// The name in scenes.
  let name: String
  /// What it is, in a sentence.
  let summary: String
  /// Declares the fields, and returns what makes the result of their values.
  let declare: @Sendable (inout FieldList) -> Make
  /// What a decoder knows the part and its copies by.
  let identity = PartIdentity<Result>()

  package init(
    _ name: String, _ summary: String, declare: @escaping @Sendable (inout FieldList) -> Make
  ) {
    self.name = name
    self.summary = summary
    self.declare = declare
  }

  /// A part without fields.
  init(_ name: String, _ summary: String, always result: @escaping @Sendable () -> Result) {
    self.init(name, summary) { _ in { _, _ in result() } }
  }

  /// A part with the same fields and another result.
  func map<Other>(_ transform: @escaping @Sendable (Result) -> Other) -> Part<Other> {
    let declare = declare
    return Part<Other>(name, summary) { fields in
      let make = declare(&fields)
      return { values, decoder in make(values, decoder).map(transform) }
    }
  }

  /// The declared fields and what they make.
  package func declared() -> DeclaredPart<Result> {
    var fields = FieldList()
    let make = declare(&fields)
    return DeclaredPart(fields: fields, make: make)
  }
}

/// The identity of a part, by which a decoder keeps it.
///
/// Its type says what the part makes, so that what is kept for an identity is of a known type.
final class PartIdentity<Result>: Sendable {}

/// A part whose fields are declared.
package struct DeclaredPart<Result> {
  let fields: FieldList
  let make: Part<Result>.Make
}

extension DeclaredPart {
  /// Reads the part's fields and makes its result.
  package func read(_ node: SourceNode, _ decoder: SceneDecoder) -> Result? {
    guard let boxes = boxes(node, decoder) else { return nil }
    return make(FieldValues(boxes: boxes, node: node), decoder)
  }

  private func boxes(_ node: SourceNode, _ decoder: SceneDecoder) -> [AnyObject]? {
    if let primary = primary(for: node) {
      let count = decoder.errors.count
      if let boxes = boxes(primary: primary, node, decoder) { return boxes }
      let unknown = unknownFields(of: node, primary: primary)
      // What is wrong further in is not the names of these fields.
      let areOwn = decoder.errors[count...].allSatisfy { error in
        error.position == node.position || unknown.contains { $0.position == error.position }
      }
      if decoder.errors.count > count, areOwn, !unknown.isEmpty {
        decoder.removeErrors(after: count)
        unknown.forEach { reportUnknown($0, decoder) }
      }
      return nil
    }
    guard case .mapping(let entries) = node.content else {
      if node.isNull {
        return boxes(Array(repeating: nil, count: fields.count), decoder, of: node)
      }
      return decoder.report(node, expected: expectedFields)
    }
    var values = [SourceNode?](repeating: nil, count: fields.count)
    var isWhole = true
    for entry in entries {
      if let i = fields.position(of: entry.key) {
        values[i] = entry.value
      } else {
        reportUnknown(entry, decoder)
        isWhole = false
      }
    }
    guard let boxes = boxes(values, decoder, of: node, isWhole: isWhole) else { return nil }
    return isWhole ? boxes : nil
  }

  private func reportUnknown(_ entry: SourceNode.Entry, _ decoder: SceneDecoder) {
    let modifiers = Result.self == AnyView.self ? ModifierTable.modifiers.names : []
    decoder.reportUnknown(
      entry, among: fields.declarations.map(\.name), kind: "field", modifiers: modifiers)
  }

  /// The names of a mapping without fields, if one of them was meant as a field; else none.
  private func unknownFields(of node: SourceNode, primary: Int) -> [SourceNode.Entry] {
    guard case .mapping(let entries) = node.content else { return [] }
    let names = fields.declarations.map(\.name)
    let keys = fields.declarations[primary].mappingKeys
    let unknown = entries.filter { !keys.contains($0.key) }
    let isMeant = unknown.contains { entry in
      OtherNames.meant(by: entry.key, among: names) != nil
        || !NearestSpelling.of(entry.key, among: names, limit: 1).isEmpty
    }
    return isMeant ? unknown : []
  }

  /// The values of all fields, if the primary one is all that is written.
  private func boxes(
    primary: Int, _ value: SourceNode, _ decoder: SceneDecoder
  ) -> [AnyObject]? {
    var boxes: [AnyObject] = []
    boxes.reserveCapacity(fields.count)
    for i in 0..<fields.count {
      let field = fields.declarations[i]
      guard let box = i == primary ? field.read(value, decoder) : field.missing(decoder) else {
        if i != primary { decoder.reportMissing(field.name, field.expected, in: value) }
        return nil
      }
      boxes.append(box)
    }
    return boxes
  }

  private func boxes(
    _ values: [SourceNode?], _ decoder: SceneDecoder, of node: SourceNode, isWhole: Bool = true
  ) -> [AnyObject]? {
    var boxes: [AnyObject] = []
    boxes.reserveCapacity(values.count)
    for i in values.indices {
      let field = fields.declarations[i]
      let box: AnyObject?
      if let value = values[i] {
        box = decoder.at(field.name) { field.read(value, decoder) }
      } else {
        box = field.missing(decoder)
        // A name that is misspelled may be that of the field.
        if box == nil, isWhole { decoder.reportMissing(field.name, field.expected, in: node) }
      }
      if let box { boxes.append(box) }
    }
    return boxes.count == values.count ? boxes : nil
  }

  /// The field that the whole value stands for, if it is no mapping of fields.
  private func primary(for node: SourceNode) -> Int? {
    guard let primary = fields.primary, !node.isNull else { return nil }
    guard case .mapping(let entries) = node.content else { return primary }
    // No fields at all are those of a part that needs none.
    if entries.isEmpty, !fields.declarations.contains(where: \.isRequired) { return nil }
    func isField(_ entry: SourceNode.Entry) -> Bool {
      fields.position(of: entry.key) != nil
    }
    guard entries.contains(where: isField) else { return primary }
    // A value's own names may be those of fields: {style: blue, opacity: 0.5} is one style.
    let keys = fields.declarations[primary].mappingKeys
    let isValue = !entries.allSatisfy(isField) && entries.allSatisfy { keys.contains($0.key) }
    return isValue ? primary : nil
  }

  private var expectedFields: String {
    let names = fields.declarations.map(\.name)
    return names.isEmpty ? "nothing" : "a mapping of " + names.joined(separator: ", ")
  }
}

// MARK: - As values

/// A kind of value that is a mapping of fields, or what its primary field may be.
package struct RecordType<Value> {
  private let part: Part<Value>

  /// - Parameter expected: What the value is, for messages: `a mapping of x and y`.
  package init(
    _ expected: String, declare: @escaping @Sendable (inout FieldList) -> Part<Value>.Make
  ) {
    part = Part("", expected, declare: declare)
  }

  package var type: ValueType<Value> {
    let part = part
    return ValueType(expected: part.summary) {
      part.schema(&$0)
    } read: { node, decoder in
      let declared = decoder.memory.declared(part)
      if case .mapping = node.content { return declared.read(node, decoder) }
      guard let primary = declared.fields.primary else {
        return decoder.report(node, expected: part.summary)
      }
      if !node.isNull { return declared.read(node, decoder) }
      // Only the field's own type knows why nothing may stand there: a colour that became a comment.
      let field = declared.fields.declarations[primary]
      if field.read(node, decoder) == nil { return nil }
      return decoder.report(node, expected: part.summary)
    }
  }
}

extension ValueType {
  /// A mapping of a part's fields.
  package static func part(_ part: Part<Value>) -> ValueType {
    ValueType(expected: "a mapping of \(part.name)'s fields") { definitions in
      definitions.reference(part.name) { part.schema(&$0) }
    } read: { node, decoder in
      part.declared().read(node, decoder)
    }
  }
}
