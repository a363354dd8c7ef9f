internal import Foundation

extension ExpressionEvaluator {
  /// Returns what a function makes of its values.
  ///
  /// - Throws: An error at the function, if it does not take a value.
  func call(
    _ function: ExpressionFunction, _ values: [DataValue], at offset: Int
  ) throws(TemplateError) -> DataValue {
    switch function {
    case .min, .max, .sum, .mean: return try combined(function, values, at: offset)
    case .count, .first, .last: return try listed(function, values[0], at: offset)
    case .round, .floor, .ceil, .abs: return try rounded(function, values, at: offset)
    case .length, .upper, .lower, .trim: return try changed(function, values[0], at: offset)
    case .join, .split, .contains: return try parted(function, values[0], values[1], at: offset)
    default: return try dated(function, values, at: offset)
    }
  }

  private func combined(
    _ function: ExpressionFunction, _ values: [DataValue], at offset: Int
  ) throws(TemplateError) -> DataValue {
    var values = values
    let isOfList = values.count == 1 || function == .sum || function == .mean
    if isOfList {
      values = try list(values[0], function, at: offset)
    }
    // A cell that is empty is no number; alone among the arguments it is a mistake.
    let given = values.count
    if isOfList { values.removeAll(where: \.isEmpty) }
    if values.count < given {
      note(
        "\(function.rawValue) leaves out \(given - values.count) of \(given) values, which"
          + " \(given - values.count == 1 ? "is" : "are") empty")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, function.rawValue, at: offset)) }
    let sum = numbers.reduce(0, +)
    guard sum.isFinite else {
      throw TemplateError(
        at: offset, found: "\(function.rawValue) of such numbers",
        expected: "a sum of at most 1.8e308")
    }
    if function == .sum { return .number(DataNumber(computed: sum)) }
    guard let least = numbers.min(), let most = numbers.max() else {
      throw TemplateError(
        at: offset, found: "an empty list for \(function.rawValue)", expected: "a number in it",
        isMissing: true)
    }
    switch function {
    case .min: return .number(DataNumber(computed: least))
    case .max: return .number(DataNumber(computed: most))
    default: return .number(DataNumber(computed: sum / Double(numbers.count)))
    }
  }

  private func listed(
    _ function: ExpressionFunction, _ value: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    let values = try list(value, function, at: offset)
    switch function {
    case .count: return .number(DataNumber(Double(values.count)))
    case .first: return values.first ?? .null
    default: return values.last ?? .null
    }
  }

  private func list(
    _ value: DataValue, _ function: ExpressionFunction, at offset: Int
  ) throws(TemplateError) -> [DataValue] {
    switch value {
    case .list(let values): return values
    case .null: return []
    default: throw wrong(value, function, at: offset)
    }
  }

  private func rounded(
    _ function: ExpressionFunction, _ values: [DataValue], at offset: Int
  ) throws(TemplateError) -> DataValue {
    let number = try number(values[0], function.rawValue, at: offset)
    switch function {
    case .floor: return .number(DataNumber(computed: number.rounded(.down)))
    case .ceil: return .number(DataNumber(computed: number.rounded(.up)))
    case .abs: return .number(DataNumber(computed: Swift.abs(number)))
    default:
      let digits = values.count > 1 ? try self.number(values[1], function.rawValue, at: offset) : 0
      guard let digits = Int(exactly: digits), ValueFormat.fractionDigits.contains(digits) else {
        throw TemplateError(
          at: offset, found: "round to \(values[1].text) digits",
          expected: "\(ValueFormat.fractionDigits) digits")
      }
      let scale = pow(10, Double(digits))
      // 1.005 is 100.49999999999999 hundredths in binary, one step below what is written.
      let scaled = number * scale
      let nearest = scaled + (scaled < 0 ? -scaled.ulp : scaled.ulp)
      return .number(
        DataNumber(computed: nearest.isFinite ? nearest.rounded() / scale : number))
    }
  }

  private func changed(
    _ function: ExpressionFunction, _ value: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    if function == .length, case .list(let values) = value {
      return .number(DataNumber(Double(values.count)))
    }
    if case .record = value { throw wrong(value, function, at: offset) }
    if case .list = value { throw wrong(value, function, at: offset) }
    switch function {
    case .length: return .number(DataNumber(Double(value.text.count)))
    case .upper: return try text(value.text.uppercased(with: formatter.locale), at: offset)
    case .lower: return try text(value.text.lowercased(with: formatter.locale), at: offset)
    default: return .text(value.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private func parted(
    _ function: ExpressionFunction, _ value: DataValue, _ other: DataValue, at offset: Int
  ) throws(TemplateError) -> DataValue {
    switch (function, value) {
    case (.contains, .list(let values)): return .bool(values.contains { other.matches($0) })
    case (.contains, .null): return .bool(false)
    case (.contains, .text), (.contains, .number): return .bool(value.text.contains(other.text))
    case (.join, .list(let values)):
      var joined = ""
      for (index, value) in values.enumerated() where joined.utf8.count <= mostBytes {
        joined += (index > 0 ? other.text : "") + value.text
      }
      return try text(joined, at: offset)
    case (.join, .null): return .text("")
    case (.split, .text), (.split, .number):
      guard !other.text.isEmpty else {
        throw TemplateError(
          at: offset, found: "split at an empty text", expected: "the separator of the text")
      }
      return .list(value.text.components(separatedBy: other.text).map { DataValue(cell: $0) })
    case (.split, .null): return .list([])
    default: throw wrong(value, function, at: offset)
    }
  }

  private func wrong(
    _ value: DataValue, _ function: ExpressionFunction, at offset: Int
  ) -> TemplateError {
    TemplateError(
      at: offset, found: "\(function.rawValue) of \(value.phrase)", expected: function.usage)
  }
}

// MARK: - Dates

extension ExpressionEvaluator {
  private func dated(
    _ function: ExpressionFunction, _ values: [DataValue], at offset: Int
  ) throws(TemplateError) -> DataValue {
    let known = values.compactMap { DateText($0.text)?.hasDate }
    guard function != .minutes || Set(known).count < 2 else {
      throw TemplateError(
        at: offset, found: "minutes of \(values[0].phrase) and \(values[1].phrase)",
        expected: "two times, or two dates with times")
    }
    let dates = try values.map { (value) throws(TemplateError) in
      try date(value, function, at: offset)
    }
    let calendar = formatter.calendar
    let number: Double =
      switch function {
      case .year: Double(calendar.component(.year, from: dates[0]))
      case .month: Double(calendar.component(.month, from: dates[0]))
      case .day: Double(calendar.component(.day, from: dates[0]))
      // ISO 8601: 1 is Monday, 7 is Sunday.
      case .weekday: Double((calendar.component(.weekday, from: dates[0]) + 5) % 7 + 1)
      case .hour: Double(calendar.component(.hour, from: dates[0]))
      case .minute: Double(calendar.component(.minute, from: dates[0]))
      case .days:
        Double(
          calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: dates[0]), to: calendar.startOfDay(for: dates[1])
          ).day ?? 0)
      default: (dates[1].timeIntervalSince(dates[0]) / 60).rounded(.down)
      }
    return .number(DataNumber(number))
  }

  private func date(
    _ value: DataValue, _ function: ExpressionFunction, at offset: Int
  ) throws(TemplateError) -> Date {
    let isTime = [.hour, .minute, .minutes].contains(function)
    if let moment = DateText(value.text), isTime ? moment.hasTime : moment.hasDate,
      let date = moment.date(in: formatter.calendar)
    {
      return date
    }
    throw TemplateError(
      at: offset, found: "\(function.rawValue) of \(value.phrase)",
      expected: isTime
        ? "a time such as 10:08 or 2024-05-01T10:08"
        : "a date such as 2024-05-01 or 2024-05-01T10:08",
      isMissing: value.isEmpty)
  }
}
