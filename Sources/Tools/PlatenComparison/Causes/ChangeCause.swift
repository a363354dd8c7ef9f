internal import PlatenBase

/// A reason for which a snapshot differs, as other snapshots may have it too.
package struct ChangeCause: Hashable, Sendable {
  /// What causes of one kind have in common wherever they are: `text "Total" > "Sum"`; nil for one
  /// that no other snapshot shares.
  package var key: String?
  /// The cause as this snapshot has it, in a sentence without a full stop: `"Total of Ann" is now
  /// "Sum of Ann"`.
  package var sentence: String
  /// The cause as several snapshots have it: `"Total" is now "Sum"`.
  package var common: String

  /// Makes a cause.
  ///
  /// - Parameter common: How several snapshots have it; nil for the same sentence.
  package init(key: String?, sentence: String, common: String? = nil) {
    (self.key, self.sentence, self.common) = (key, sentence, common ?? sentence)
  }

  /// A view that is drawn differently for no reason that shows: what pictures of one scene share, and
  /// no others.
  package init(drawnDifferently name: String, id: String) {
    self.init(key: Self.ownPrefix + id, sentence: "\(name) is drawn differently")
  }

  /// Pixels that differ for no reason that shows.
  ///
  /// - Parameter place: Where, and beside what: `2 places`.
  init(unknownIn place: String) {
    self.init(key: nil, sentence: Self.unknown + place)
  }

  /// How the sentence of an unknown cause begins.
  static let unknown = "the picture differs in "

  private static let ownPrefix = "own "

  /// Whether only pictures of one scene can have it in common.
  package var isOfOneScene: Bool { key?.hasPrefix(Self.ownPrefix) ?? false }

  /// A colour that has become another.
  init(color old: String, _ new: String) {
    self.init(key: "color \(old) > \(new)", sentence: "\(old) became \(new)")
  }

  /// Words that have become others, in a text of which the whole change has a sentence.
  static func words(from old: String, to new: String, sentence: String) -> [ChangeCause] {
    WordDifference.replacements(from: old, to: new).map { replacement in
      let (then, now) = (replacement.old.quoted(), replacement.new.quoted())
      let common =
        if replacement.old.isEmpty {
          "a text now contains \(now)"
        } else if replacement.new.isEmpty {
          "a text no longer contains \(then)"
        } else {
          "\(then) is now \(now)"
        }
      return ChangeCause(
        key: "text \(replacement.old) > \(replacement.new)", sentence: sentence, common: common)
    }
  }
}

extension [ChangeCause] {
  /// The causes without those that are there already; one that is there with several sentences is
  /// told as what they have in common.
  func merged() -> [ChangeCause] {
    var merged: [ChangeCause] = []
    var places: [String: Int] = [:]
    for cause in self {
      guard let key = cause.key, let place = places[key] else {
        if let key = cause.key { places[key] = merged.count }
        merged.append(cause)
        continue
      }
      if merged[place].sentence != cause.sentence { merged[place].sentence = cause.common }
    }
    return merged
  }
}
