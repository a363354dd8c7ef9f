internal import Foundation
internal import Platen

/// Where the items of a chart stand from left to right, by what they are called: numbers and dates on a
/// scale of their own, texts in equal distances.
struct HorizontalScale {
  /// The place of each item, from 0 to 1.
  var places: [Double]
  var axis: ChartAxis
  /// Whether items stand in equal distances, so that one that is missing leaves a gap.
  var isOfTexts = false

  /// The most labels of texts.
  private static let mostTexts = 60

  /// - Parameter labels: What the items are called.
  /// - Parameter sharesLabels: Whether items of the same text stand at the same place.
  /// - Returns: nil after an error was reported.
  init?(
    of labels: [String], sharesLabels: Bool, as format: ValueFormat?, _ node: SourceNode,
    _ decoder: SceneDecoder
  ) {
    let formatter = decoder.sceneEnvironment.formatter
    let labels = format?.isOfDates == true ? labels.map { Self.moment($0) ?? $0 } : labels
    let line = decoder.sceneEnvironment.theme.secondary.opacity(0.14)
    var rows: [[(place: Double, value: DataValue, format: ValueFormat?)]]
    let numbers = labels.compactMap { DataNumber(spelling: $0)?.value }
    let dates = labels.compactMap { DateText($0)?.date(in: formatter.calendar) }
      .map(\.timeIntervalSince1970)
    if numbers.count == labels.count, Set(numbers).count > 1 {
      let scale = NumberScale(of: numbers, hasZero: false, steps: nil)
      places = numbers.map(scale.place)
      // Between whole numbers, as years are, there is nothing to label.
      let areWhole = numbers.allSatisfy { $0 == $0.rounded() }
      rows = [NumberScale.mostSteps, 6, 4, 2, 1].map { steps in
        scale.ticks(atMost: steps).filter { !areWhole || $0 == $0.rounded() }.map {
          (scale.place(of: $0), .number(DataNumber(computed: $0)), nil)
        }
      }
    } else if dates.count == labels.count, let scale = DateScale(of: dates) {
      places = dates.map(scale.place)
      rows = scale.rows(in: formatter.calendar).map { row in
        row.moments.map { moment in
          let date = Date(timeIntervalSince1970: moment).ISO8601Format()
          return (scale.place(of: moment), .text(date), row.format)
        }
      }
    } else {
      isOfTexts = true
      let bands = Bands(labels, sharesLabels: sharesLabels)
      places = bands.indices.map(bands.place)
      rows = Self.strides(of: bands.texts.count).map { stride in
        Swift.stride(from: 0, to: bands.texts.count, by: stride).map {
          (bands.place(of: $0), DataValue(cell: bands.texts[$0]), nil)
        }
      }
    }
    if let last = rows.last(where: { !$0.isEmpty })?.first { rows.append([last]) }
    axis = ChartAxis(axis: .horizontal, rows: [])
    for row in rows where !row.isEmpty {
      var ticks: [ChartAxis.Tick] = []
      for tick in row {
        guard
          let label = decoder.written(tick.value, as: format ?? tick.format, at: node)
        else { return nil }
        ticks.append(.init(place: tick.place, label: label, color: isOfTexts ? .clear : line))
      }
      // A format may not tell two ticks apart, as that of days does not tell hours.
      let isTold = zip(ticks, ticks.dropFirst()).allSatisfy { $0.label != $1.label }
      if isTold || isOfTexts { axis.rows.append(ticks) }
    }
    if axis.rows.isEmpty { axis.rows = [[]] }
  }

  /// The date of a number from 1973 on, which is seconds since 1970 or milliseconds; nil for other texts.
  private static func moment(_ text: String) -> String? {
    guard let number = DataNumber(spelling: text)?.value, (1e8..<1e14).contains(number) else {
      return nil
    }
    // As seconds, so many would be the year 5138.
    return Date(timeIntervalSince1970: number < 1e11 ? number : number / 1_000).ISO8601Format()
  }

  /// Texts in equal parts of the width.
  private struct Bands {
    var texts: [String] = []
    /// The part in which each of the items stands.
    var indices: [Int] = []

    init(_ labels: [String], sharesLabels: Bool) {
      var known: [String: Int] = [:]
      for label in labels {
        let index = sharesLabels ? known[label] ?? texts.count : texts.count
        if index == texts.count { texts.append(label) }
        known[label] = index
        indices.append(index)
      }
    }

    func place(of index: Int) -> Double { (Double(index) + 0.5) / Double(texts.count) }
  }

  /// Which labels of so many are shown: all, every second, third and so on.
  private static func strides(of count: Int) -> [Int] {
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100, 200, 500, 1_000, 5_000, 20_000]
      .filter { $0 < count && count <= $0 * mostTexts } + [max(count, 1)]
  }
}
