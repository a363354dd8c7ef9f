import PlatenLayout

extension StubElement {
  /// Changes what the element says to the grid around it.
  func cell(_ change: (inout GridCellTraits) -> Void) -> StubElement {
    let key = ObjectIdentifier(GridCellTraits.self)
    var traits = values[key] as? GridCellTraits ?? .defaultValue
    change(&traits)
    values[key] = traits
    return self
  }

  /// Makes the element a part of a section.
  func part(_ kind: SectionPart.Kind, isFirst: Bool = false) -> StubElement {
    values[ObjectIdentifier(SectionPart.self)] = SectionPart(kind: kind, isFirst: isFirst)
    return self
  }
}

/// The elements of some rows, which know their places in them.
func rows(_ rows: [StubElement]..., alignment: VerticalAlignment? = nil) -> [StubElement] {
  rows.flatMap { row in
    row.enumerated().map { index, element in
      element.cell { $0.row = .init(index: index, alignment: alignment) }
    }
  }
}
