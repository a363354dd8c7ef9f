internal import PlatenBase

// MARK: - Amounts that cannot be read

extension DataTable {
  /// What is said of a column that seems to have amounts where no weights were found: most of its cells
  /// are short and begin with a digit, and are no dates, codes or numbers of telephones.
  func unreadAmounts(beside roles: ColumnRoles) -> UnreadCell? {
    guard form == nil else { return nil }
    for name in fields.names
    where name != roles.word.text && name != roles.group?.text {
      let (isIndex, isOfTimes) = (ColumnNames.isIndex(name), ColumnNames.isTimeOfDay(name))
      if isIndex, !isOfTimes { continue }
      let cells = records.prefix(1000).compactMap {
        record -> (text: String, place: SourcePosition)? in
        guard case .text(let text)? = record[FieldPath(name)], !text.isEmpty else { return nil }
        return (text, record.position)
      }
      let amounts = cells.filter { cell in
        !isIndex && cell.text.seemsToBeAmount
          || DurationText.isOne(cell.text) && !(isOfTimes && cell.text.contains(":"))
      }
      guard let first = amounts.first, amounts.count > 1, amounts.count * 4 >= cells.count * 3
      else { continue }
      return UnreadCell(
        position: cellPlaces?([first.place], name).first ?? first.place, record: first.place,
        countsOnce: true,
        detail:
          "\(Quotation(first.text)) in \(Quotation(name)) cannot be read as a number: the words"
          + " have no weights")
    }
    return nil
  }
}

extension String {
  /// Whether it is a digit, or a fraction, with few signs and letters behind it: `3 1/2`, `12 mld`.
  fileprivate var seemsToBeAmount: Bool {
    guard let first = unicodeScalars.first, first.properties.numericType != nil,
      !first.properties.isIdeographic, utf8.count <= 24
    else { return false }
    let rest = drop { $0.isASCII && $0.isNumber || ".,'".contains($0) }
    // Behind a letter it is a code: `101a`, `2nd floor`.
    guard !rest.isEmpty || !first.isASCII, rest.first.map({ $0.isASCII && $0.isLetter }) != true,
      split(separator: " ").count <= 2
    else { return false }
    // Dates, versions and numbers of telephones have more signs of one kind, times have colons.
    return !contains(":") && !["-", ".", "/"].contains { sign in count { $0 == sign } > 1 }
      && !(contains("-") && count(where: \.isNumber) > 6)
  }
}
