internal import Foundation
internal import PlatenBase

/// Splits a text into stretches that are shaped at once: of one span, one direction, one script and
/// one face, never inside a grapheme cluster.
struct Itemizer {
  /// A stretch of the text's UTF-8.
  struct Item {
    var range: Range<Int>
    var span: Int
    var level: UInt8
    var script: Script
    var face: FontFace
    /// Whether no face has these clusters, so that boxes stand for them.
    var isMissing = false
    /// Whether marks are left out that no face has.
    var isIncomplete = false
    /// Whether a symbol stands in place of the characters.
    var isSymbol = false
  }

  /// The stretches in the order of the text.
  private(set) var items: [Item] = []
  /// The clusters that no face has, and the marks of those that are drawn without them, each once.
  private(set) var missing: [MissingGlyph] = []
  private(set) var baseLevel: UInt8 = 0

  private let request: ShapingRequest
  private let choosers: [FaceChooser]
  private let cancellation: RenderCancellation?
  private var seen: Set<Character> = []
  /// How many clusters that are not seen stand in a row.
  private var ignorables = 0

  /// The rules of fonts skip invisible characters, again for each glyph: a stretch ends after this
  /// many of them.
  private static let mostIgnorables = 256

  /// - Parameters:
  ///   - choosers: The faces of the request's spans, one for each.
  ///   - cancellation: What ends the walk through a long text early.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(
    _ request: ShapingRequest, choosers: [FaceChooser], cancellation: RenderCancellation?
  ) {
    self.request = request
    self.choosers = choosers
    self.cancellation = cancellation
    var text = request.text
    text.withUTF8 { itemize($0) }
  }

  private mutating func itemize(_ utf8: UnsafeBufferPointer<UInt8>) {
    if addPlainItem(utf8) { return }
    var levels: [UInt8] = []
    // Without a right-to-left character or a control every level is 0 (UAX #9, section 3.3), and
    // ICU need not be asked.
    if !request.direction.isLeftToRightByDefault || BidiLevels.mayBeRightToLeft(utf8) {
      let bidi = BidiLevels(utf8, direction: request.direction)
      baseLevel = bidi.baseLevel
      levels = bidi.levels
    }
    // A run has one font, script, language and direction:
    // https://harfbuzz.github.io/what-harfbuzz-doesnt-do.html
    addClusters(levels: levels, scripts: ScriptRun.runs(of: utf8))
  }

  /// Adds the one item of a text of printable ASCII in one font; false if it is another text.
  private mutating func addPlainItem(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !utf8.isEmpty, request.others.isEmpty, !request.first.isSymbol,
      choosers[0].primary.hasPrintableASCII,
      request.direction.isLeftToRightByDefault, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F })
    else { return false }
    let hasLetters = utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    items = [
      Item(
        range: 0..<utf8.count, span: 0, level: 0, script: hasLetters ? .latin : .common,
        face: choosers[0].primary)
    ]
    return true
  }

  private mutating func addClusters(
    levels: [UInt8], scripts: [ScriptRun]
  ) {
    let spans = request.spans
    var span = 0
    var run = 0
    var offset = 0
    for cluster in request.text {
      if cancellation.isCancelled { return }
      let range = offset..<offset + cluster.utf8.count
      while range.lowerBound >= spans[span].end, span + 1 < spans.count { span += 1 }
      while range.lowerBound >= scripts[run].range.upperBound, run + 1 < scripts.count { run += 1 }
      offset = range.upperBound
      var item = Item(
        range: range, span: span, level: levels.isEmpty ? 0 : levels[range.lowerBound],
        script: scripts[run].script, face: choosers[span].primary)
      if spans[span].isSymbol {
        item.isSymbol = true
      } else {
        choose(cluster, for: &item)
      }
      ignorables = cluster.isIgnorable ? ignorables + 1 : 0
      append(item)
    }
  }

  private mutating func choose(_ cluster: Character, for item: inout Item) {
    // A space belongs to the words before it, and so does what is not seen, such as Mongolian's
    // vowel separator or a soft hyphen: a run is not broken for its sake.
    if let previous = items.last, previous.span == item.span, previous.face !== item.face,
      !previous.isMissing, !previous.face.hasColour, cluster.isWhitespace || cluster.isIgnorable,
      previous.face.draws(cluster)
    {
      item.face = previous.face
    } else if let face = choosers[item.span].face(for: cluster, script: item.script) {
      item.face = face
    } else if let part = choosers[item.span].faceWithoutMarks(for: cluster, script: item.script) {
      // The shaper leaves a mark out that the face lacks.
      item.face = part.face
      item.isIncomplete = true
      report(part.missing, at: item.range.lowerBound)
    } else {
      item.face = choosers[item.span].box
      item.isMissing = true
      report(cluster, at: item.range.lowerBound)
    }
  }

  private mutating func report(_ character: Character, at offset: Int) {
    guard seen.insert(character).inserted else { return }
    missing.append(MissingGlyph(character: character, text: request.text, offset: offset))
  }

  private mutating func append(_ item: Item) {
    let isBroken = ignorables > 0 && ignorables.isMultiple(of: Self.mostIgnorables)
    if let last = items.last, !isBroken, last.continues(with: item) {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}

extension BaseDirection {
  /// Whether a text without a strong character runs from left to right.
  fileprivate var isLeftToRightByDefault: Bool {
    self == .leftToRight || self == .firstStrongElseLeftToRight
  }
}

extension Character {
  /// Whether nothing is drawn for the cluster, whatever the font.
  fileprivate var isIgnorable: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    // Most letters, without a look into Unicode's tables.
    case ..<0xAD, 0x3165..<0xFE00: false
    // The property Default_Ignorable_Code_Point (The Unicode Standard, section 5.21).
    default: unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
  }
}

extension Itemizer.Item {
  fileprivate func continues(with next: Self) -> Bool {
    face === next.face && span == next.span && level == next.level && script == next.script
      && isMissing == next.isMissing && isIncomplete == next.isIncomplete && !isSymbol
  }
}
