internal import Platen
internal import PlatenScenes

extension TagsCommand {
  /// An order of tags by its short name.
  enum Sort: String, CaseIterable {
    case given, weight, name, shuffled

    var order: DataOrder {
      switch self {
      case .given: .given
      case .weight: .weight()
      case .name: .name()
      case .shuffled: .shuffled(seed: 0)
      }
    }
  }

  /// The tags that are shown, in their order.
  func items() throws -> [DataItem] {
    let text = SceneText(
      name: input == "-" ? "standard input" : input, text: try InputFile.text(at: input))
    let table = try DataReader(format).table(from: text)
    do throws(DataQueryError) {
      let query = DataQuery(
        ofTags: table, top: top, order: sort.order, selected: select, weights: weights?.scale)
      return try query.items(of: table, locale: output.language ?? Locale(identifier: "en"))
    } catch {
      throw failure(error, in: text)
    }
  }

  private var format: DataFormat {
    if words { return .words }
    switch DataFormat(fileName: input) {
    case .none, .words: return .text
    case .some(let format): return format
    }
  }

  private func failure(_ problem: DataQueryError, in text: SceneText) -> any Error {
    switch problem {
    case .data(let problem): return SceneFileError(of: text, [problem])
    case .query(.selected(let i), let unexpected):
      let hint = unexpected.question.map { "; \($0)" } ?? ""
      return CommandError(.usage, "--select \"\(select[i])\" is not among the tags\(hint)")
    case .query(_, let unexpected):
      return CommandError(.usage, "--sort weight: \(unexpected.message)")
    }
  }
}
