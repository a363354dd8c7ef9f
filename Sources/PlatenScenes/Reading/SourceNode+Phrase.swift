extension SourceNode {
  /// How messages name the value: `"wide"`, `the number 12`, `a list`, `nothing`.
  package var phrase: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): scalar.phrase
    }
  }
}

extension SourceNode.Scalar {
  /// How messages name the value.
  package var phrase: String {
    switch value {
    case .null: "nothing"
    case .bool(let bool): "\(bool)"
    case .int, .double: "the number \(Quotation.cut(text))"
    case .notFinite: "\(Quotation.cut(text)), not a finite number"
    case .text: "\(Quotation(text))"
    }
  }
}
