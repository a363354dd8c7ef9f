internal import Foundation

extension DataTable {
  /// The table with one record for each name, at the place of the first, whose weight is the sum of
  /// the weights of all; a record without a weight counts once.
  ///
  /// Other fields are those of the first record. A table without weights has them in a new field
  /// `weight` then. Names are the same if all of their
  /// characters are, but for blanks around them.
  ///
  /// - Parameter field: The field of the weights; nil for the one that ``DataWeights`` finds.
  /// - Throws: ``DataQueryError/data(_:)`` at a weight that is no number.
  package func summed(by field: FieldPath? = nil) throws(DataQueryError) -> DataTable {
    let taken = decided
    let roles = taken.roles
    let repeated = repeatedNames(roles)
    guard repeated > 0 else { return self }
    let rule = DataWeights(field: field)
    let weights = field ?? roles.weight
    let sums: [Sum]
    do throws(SceneError) {
      sums = try self.sums(roles) { record throws(SceneError) in
        guard let weights else { return 1 }
        return try rule.weight(of: record, in: weights)
      }
    } catch {
      throw .data(error)
    }
    var table = DataTable(records: sums.map { $0.record(with: weights ?? "weight") })
    table.taken = TakenColumns(
      ColumnRoles(roles, weight: weights ?? "weight"),
      sentence: [taken.sentence, Self.phrase(ofRepeated: repeated, weights != nil)]
        .compactMap(\.self).joined(separator: ", "),
      unread: taken.unread, file: taken.file)
    return table
  }

  private struct Sum {
    var first: DataRecord
    var weight: Double
    var isOne = true

    /// The first record with the sum in place of its weight.
    func record(with field: FieldPath) -> DataRecord {
      let sum = DataValue.number(DataNumber(Self.decimal(weight)))
      guard let index = first.fields.index(of: field.text) else {
        return DataRecord(
          fields: FieldNames(first.fields.names + [field.text]), values: first.values + [sum],
          at: first.position)
      }
      var record = first
      // What stands alone keeps its spelling.
      if !isOne { record.values[index] = sum }
      return record
    }

    /// A sum of decimal fractions without what binary ones add to it: 0.1 and 0.2 are 0.3.
    private static func decimal(_ sum: Double) -> Double {
      sum.rounded() == sum ? sum : Double(String(format: "%.15g", sum)) ?? sum
    }
  }

  /// How many names stand more than once.
  private func repeatedNames(_ roles: ColumnRoles) -> Int {
    var known: Set<String> = []
    var repeated: Set<String> = []
    for record in records {
      let name = roles.name(of: record)
      if !known.insert(name).inserted { repeated.insert(name) }
    }
    return repeated.count
  }

  private static func phrase(ofRepeated count: Int, _ hasWeights: Bool) -> String {
    if count == 1 {
      return "1 word occurs more than once: its "
        + (hasWeights ? "weights are added" : "count is its weight")
    }
    return "\(count) words occur more than once: their "
      + (hasWeights ? "weights are added" : "counts are their weights")
  }

  private func sums(
    _ roles: ColumnRoles, _ weight: (DataRecord) throws(SceneError) -> Double
  ) throws(SceneError) -> [Sum] {
    var sums: [Sum] = []
    var places: [String: Int] = [:]
    for record in records {
      let weight = try weight(record)
      let name = roles.name(of: record)
      if let place = places[name] {
        sums[place].weight += weight
        sums[place].isOne = false
      } else {
        places[name] = sums.count
        sums.append(Sum(first: record, weight: weight))
      }
    }
    return sums
  }
}
