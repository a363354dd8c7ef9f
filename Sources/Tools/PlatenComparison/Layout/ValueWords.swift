internal import Foundation
internal import PlatenBase

/// A value that the scene says otherwise of a view, in words: `the padding of "Total" is now 12, not 8`.
struct ValueWords: Hashable, Sendable {
  /// What several views of which it was changed alike have in common: `the padding is now 12, not 8`.
  let common: String
  /// What causes have in common wherever they are.
  let key: String
  /// Whether it is what the view is made of, and not a modifier.
  let isOfView: Bool
  /// Whether it is about fonts.
  let isOfFont: Bool
  /// The look for which alone it is said; nil for both.
  let look: String?
  /// Whether nothing moves or grows for it.
  let isPaint: Bool
  /// Whether it is a list of other length, or a long text: what is seen of it says more.
  private(set) var isContent = false
  /// Both values, where both are said.
  let texts: LayoutChange.TextPair?
  /// The sentence of one view, with a place for its name.
  private let template: String

  private static let place = "\u{FFFC}"

  /// Returns the whole sentence of one view.
  func sentence(of name: String) -> String { template.replacing(Self.place, with: name) }

  // MARK: - Finding

  /// Returns what became of the values of a view, in the order of their names.
  static func changes(
    from old: [String: String], to new: [String: String], of kind: String
  ) -> [ValueWords] {
    if old == new { return [] }
    let (lists, newLists) = (ValueList.all(in: old), ValueList.all(in: new))
    var told: [ValueWords] = []
    var isTold: Set<String> = []
    for name in Set(lists.keys).intersection(newLists.keys).sorted() {
      guard let list = lists[name], let newList = newLists[name],
        let words = ValueWords(list: ValuePath(name, kind: kind), from: list, to: newList)
      else { continue }
      told.append(words)
      isTold.insert(name)
    }
    let names = Set(old.keys).union(new.keys).filter { name in
      old[name] != new[name] && !isTold.contains(ValueList.name(around: name) ?? "")
    }.sorted()
    return told + changes(of: names, from: old, to: new, of: kind)
  }

  private static func changes(
    of names: [String], from old: [String: String], to new: [String: String], of kind: String
  ) -> [ValueWords] {
    let paths = names.map { ValuePath($0, kind: kind) }
    let heads = (
      Set(old.keys.map { ValuePath($0, kind: kind).head }),
      Set(new.keys.map { ValuePath($0, kind: kind).head })
    )
    var told: Set<String> = []
    return zip(names, paths).compactMap { name, path in
      let isWhole = !heads.0.contains(path.head) || !heads.1.contains(path.head)
      guard isWhole || path.isOffset else {
        return ValueWords(path, from: old[name], to: new[name])
      }
      // A modifier that is new or gone is one change, whatever it says; so are both ways of a move.
      guard told.insert(path.head).inserted else { return nil }
      let own = zip(names, paths).filter { $0.1.head == path.head }
      if path.isOffset { return offset(path, own.map(\.0), old, new) }
      let isNew = heads.1.contains(path.head)
      return ValueWords(
        path, isNew: isNew, saying: own.map { ($0.1, (isNew ? new : old)[$0.0] ?? "") })
    }
  }

  private init(
    _ path: ValuePath, _ common: String, _ template: String, key: String? = nil,
    texts: LayoutChange.TextPair? = nil
  ) {
    (self.common, self.template, self.texts) = (common, template, texts)
    self.key = key ?? "value " + common
    (isOfView, isOfFont, isPaint) = (path.isOfView, path.isOfFont, path.isPaint)
    look = path.look
  }

  /// A list that is longer or shorter, or in another order; nil for any other.
  private init?(list path: ValuePath, from old: ValueList, to new: ValueList) {
    let (phrase, verb) = (path.phrase, path.verb)
    let words: String
    if old.items.count != new.items.count {
      words = "\(verb) now \(new.items.count), not \(old.items.count)"
    } else if old.items != new.items, old.items.sorted() == new.items.sorted() {
      let order = new.words.map { ": " + $0 } ?? ""
      words = "\(verb) now in another order\(order)"
    } else {
      return nil
    }
    self.init(path, "the \(phrase) \(words)", "the \(phrase) of \(Self.place) \(words)")
    isContent = old.items.count != new.items.count
  }

  /// A value that is another one.
  private init(_ path: ValuePath, from old: String?, to new: String?) {
    let pair = old.flatMap { old in new.map { LayoutChange.TextPair(old: old, new: $0) } }
    if path.isColor(old), path.isColor(new), let old, let new {
      let words = "\(path.colorContext)\(old) became \(new)"
      let template = path.isOfPicture || path.isOfKind ? words : "\(Self.place): \(words)"
      self.init(
        path, words, template, key: "color \(path.colorContext)\(old) > \(new)", texts: pair)
      return
    }
    let (phrase, place) = (path.phrase, Self.place)
    let state = Self.state(from: old, to: new)
    if let switched = state.flatMap(path.switched) {
      self.init(path, "\(path.noun) \(switched)", "\(place) \(switched)", texts: pair)
    } else if let state {
      let words = "is now \(state)"
      self.init(path, "\(path.name) \(words)", "\(path.name) of \(place) \(words)", texts: pair)
    } else if [old, new].contains(where: { $0?.hasPrefix("sha256 ") ?? false }) {
      self.init(path, "the \(phrase) changed", "the \(phrase) of \(place) changed")
      isContent = true
    } else if path.isOfKind, let old, let new {
      let words = "the \(phrase) \(old.quoted()) is now \(new.quoted())"
      self.init(path, words, words, texts: pair)
    } else {
      let verb =
        switch (old, new) {
        case (let old?, let new?): "\(path.verb) now \(new), not \(old)"
        case (nil, let new?): "\(path.verb) now \(new)"
        case (let old, nil): "\(path.verb) no longer \(old ?? "")"
        }
      self.init(path, "the \(phrase) \(verb)", "the \(phrase) of \(place) \(verb)", texts: pair)
    }
  }

  /// What a value that is true or false is now; nil for any other.
  ///
  /// One that is gone is false if it was true.
  private static func state(from old: String?, to new: String?) -> String? {
    let states: Set = ["true", "false"]
    guard [old, new].compactMap(\.self).allSatisfy(states.contains) else { return nil }
    return new ?? (old == "true" ? "false" : nil)
  }

  /// Values that are new or gone together.
  private init(_ path: ValuePath, isNew: Bool, saying values: [(path: ValuePath, text: String)]) {
    // What a view is made of has a value where none is written, too.
    if values.count == 1, path.isOfView, let value = values.first, value.path.rest.isEmpty,
      !value.text.isEmpty, !path.isColor(value.text)
    {
      self.init(value.path, from: isNew ? nil : value.text, to: isNew ? value.text : nil)
      return
    }
    let said = values.filter { !$0.text.isEmpty && !$0.text.hasPrefix("sha256 ") }
      .map { value in (value.path.rest.isEmpty ? "" : value.path.rest + " ") + value.text }
    let details = said.isEmpty ? "" : " (\(said.prefix(4).joined(separator: ", ")))"
    let (phrase, place) = (path.headPhrase, Self.place)
    if values.count == 1, path.isColor(values[0].text), path.colorContext.isEmpty {
      let verb = (isNew ? "is now " : "is no longer ") + (path.isFill ? "filled with " : "")
      let words = verb + values[0].text
      self.init(path, "views \(words)", "\(place) \(words)", key: "color " + words)
    } else if isNew {
      self.init(
        path, "\(phrase) added\(details)", "\(phrase) added to \(place)\(details)")
    } else {
      self.init(
        path, "\(phrase) removed\(details)", "\(phrase) removed from \(place)\(details)")
    }
  }

  /// A view that is drawn elsewhere than it stands.
  private static func offset(
    _ path: ValuePath, _ names: [String], _ old: [String: String], _ new: [String: String]
  ) -> ValueWords? {
    func step(_ side: String) -> CGFloat {
      let name = names.first { $0.hasSuffix(side) } ?? ""
      return CGFloat((Double(new[name] ?? "0") ?? 0) - (Double(old[name] ?? "0") ?? 0))
    }
    let way = LayoutWords.move(step(".x"), step(".y"), tolerance: 0.005)
    if way.isEmpty { return nil }
    return ValueWords(path, "views moved \(way)", "\(place) moved \(way)")
  }
}
