internal import Foundation
internal import PlatenBase

/// Which columns of a table have the words of a picture, and the table itself where an address has it.
struct PictureColumns {
  fileprivate var table, word, weight, group: Located<String>?

  /// The options.
  ///
  /// - Parameters:
  ///   - words: The option of the words themselves, beside which there is no table.
  ///   - hasGroups: Whether the picture has groups of words.
  static func options(words: String, hasGroups: Bool) -> OptionSetters<PictureColumns> {
    OptionSetters { columns in
      let text = ValueType<String>.anyText.located
      columns.add(
        "table", text, unit: "text", in: .what, needs: [.leftOut(words), .leftOut("text")],
        """
        A table with the words: CSV with the names of the columns in the first line, or JSON with a \
        list of records or rows.
        """, leftOut: "none"
      ) { $0.table = $1 }
      columns.add(
        "word", text, unit: "column", in: .what,
        "The table's column of words: its name, or its number from 1.",
        leftOut: "a column named name, word or similar, or else the first with texts"
      ) { $0.word = $1 }
      columns.add(
        "weight", text, unit: "column", in: .what,
        "The table's column of weights: its name, or its number from 1.",
        leftOut: "a column named weight, count or similar, or else the first with numbers"
      ) { $0.weight = $1 }
      guard hasGroups else { return }
      columns.add(
        "group", text, unit: "column", in: .what,
        "The table's column of groups: its name, or its number from 1.",
        leftOut: "a column named group"
      ) { $0.group = $1 }
    }
  }

  /// The table of a picture's content, or of the options; nil if there is none.
  ///
  /// - Returns: Nil after an error was reported, and for no table.
  private func table(
    of content: PictureContent, in language: LanguageTag, _ decoder: SceneDecoder
  ) -> DataTable? {
    if case .table(let table) = content { return table }
    guard let table else {
      for option in [word, weight, group].compactMap(\.self) {
        decoder.add(
          option.error(
            found: Quotation(option.value).description,
            expected: "no column, because the words are not in a table with columns"))
      }
      return nil
    }
    let isJSON = table.value.first { !$0.isWhitespace }.map { "[{".contains($0) } ?? false
    do throws(SceneFileError) {
      var reader = DataReader(isJSON ? .json : .csv)
      reader.numbers = NumberNotation(of: language)
      return try reader.table(from: SceneText(name: "table", text: table.value))
    } catch {
      for problem in error.errors.prefix(1) {
        let place = " at \(problem.position.line):\(problem.position.column)"
        decoder.add(
          table.error(
            found: problem.unexpected.found + place, expected: problem.unexpected.expected))
      }
      return nil
    }
  }

  /// The words of a picture, each once where that is asked for: of its content, of a text, or else those
  /// that the options say.
  ///
  /// - Parameters:
  ///   - countsTexts: Whether the words of a table's texts are counted.
  ///   - said: The words that the options say.
  ///   - node: All options.
  ///   - summed: Puts equal words together.
  /// - Returns: Nil after an error was reported.
  func words(
    of content: PictureContent, _ text: String?, _ counter: WordCounter,
    countsTexts: Bool = false, or said: DataTable, at node: SourceNode,
    in language: LanguageTag, _ decoder: SceneDecoder,
    summed: (DataTable) throws(DataQueryError) -> DataTable
  ) throws(DataQueryError) -> DataTable? {
    var table = said
    var (isText, hasLines) = (false, false)
    if let given = self.table(of: content, in: language, decoder) {
      guard let taken = try taken(from: given, countsTexts ? counter : nil, decoder) else {
        return nil
      }
      table = taken
      isText = taken.isCounted
    } else if !decoder.errors.isEmpty {
      return nil
    } else if let text {
      isText = true
      do throws(SceneError) {
        table = try counter.table(of: text, named: decoder.textName)
        hasLines = table.hasLinesAsWords
      } catch {
        throw .data(error)
      }
      guard let taken = try taken(from: table, nil, decoder) else { return nil }
      table = taken
    }
    if let sentence = WordCounter.sentence(
      onIdle: node.givenOptions, isText: isText, hasLines: hasLines)
    {
      decoder.noteNoEffect(sentence)
    }
    let words = try summed(table)
    if let taken = words.taken { decoder.note(taken) }
    return words
  }

  /// The table with its words and weights as they are to be drawn; nil after an error was reported.
  ///
  /// - Parameter counter: What counts the words of texts; nil where each is drawn as it is.
  /// - Throws: ``DataQueryError/data(_:)`` at a column without a number.
  private func taken(
    from table: DataTable, _ counter: WordCounter?, _ decoder: SceneDecoder
  ) throws(DataQueryError) -> DataTable? {
    var choice = ColumnRoles.Choice()
    (choice.word, choice.weight, choice.group) = (word?.value, weight?.value, group?.value)
    let roles: ColumnRoles
    do throws(ColumnChoiceError) {
      roles = try ColumnRoles(of: table, choice)
    } catch {
      let option = ["word": word, "weight": weight, "group": group][error.option] ?? nil
      if let option {
        let (found, expected) = (error.unexpected.found, error.unexpected.expected)
        var problem = option.error(found: found, expected: expected)
        problem.suggestion = error.unexpected.suggestion
        decoder.add(problem)
      }
      return nil
    }
    do throws(SceneError) {
      if let counted = try counter?.table(
        ofTextsIn: table, roles, isWordChosen: word != nil)
      {
        return try counted.weighed(by: ColumnRoles(of: counted))
      }
      return try table.withPlainWords(roles).weighed(by: roles)
    } catch {
      throw .data(error)
    }
  }
}

extension NumberNotation {
  /// The signs of a picture's language, or of English as long as nothing else is said or seen where the
  /// picture has the usual one.
  ///
  /// A locale is made for other languages alone: the first one takes a part of a start.
  init(of language: LanguageTag) {
    self = language == .americanEnglish ? NumberNotation() : NumberNotation(language.locale)
  }

  /// The same where a locale was made already.
  init(of locale: Locale) {
    let isUsual = locale == LanguageTag.americanEnglish.locale
    self = isUsual ? NumberNotation() : NumberNotation(locale)
  }
}
