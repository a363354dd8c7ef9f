package import Platen

/// The rule by which the weights of records become sizes.
package struct DataWeights: Hashable, Sendable {
  /// The field of the weights; `nil` for the one that ``ColumnRoles`` finds.
  package var field: FieldPath?
  /// The rule from weights to places between the least and the greatest one.
  package var scale: WeightScale
  /// The sizes of the least and the greatest weight, in points.
  package var sizes: ClosedRange<Double>

  /// Whether places are counted from zero, as for bars, and not from the least weight.
  package var isFromZero: Bool

  package init(
    field: FieldPath? = nil, scale: WeightScale = .linear, sizes: ClosedRange<Double> = 14...48,
    isFromZero: Bool = false
  ) {
    self.isFromZero = isFromZero
    self.field = field
    self.scale = scale
    self.sizes = sizes
  }

  /// The field that holds the weights of a table, if there is one.
  package func field(in table: DataTable) -> FieldPath? {
    field ?? table.decided.roles.weight
  }

  /// The weight of a record; one that is empty counts once.
  ///
  /// - Throws: An error at the record, if the weight is no number.
  func weight(of record: DataRecord, in field: FieldPath) throws(SceneError) -> Double {
    let value = record[field] ?? .null
    if value.isEmpty { return 1 }
    if let number = value.number { return number }
    throw SceneError(
      at: record.position, path: field.text, found: value.phrase,
      expected: "a finite number as the weight")
  }

  /// Sets where the weights lie among each other, and the sizes for them.
  func apply(_ weights: [Double], to items: inout [DataItem]) {
    // Places that are counted from zero have it among the weights; without any other, all are there.
    let positions = scale.positions(of: isFromZero ? weights + [0] : weights)
    let isNothing = isFromZero && weights.allSatisfy { $0 == 0 }
    for i in weights.indices {
      let position = isNothing ? 0 : positions[i]
      items[i].weight = position
      items[i].size = sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * position
    }
  }
}
