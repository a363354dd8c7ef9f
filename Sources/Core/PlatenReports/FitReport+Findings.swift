package import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

extension FitReport {
  /// All findings, in this order: a state that never settles, texts in drawing order, texts that SwiftUI would break,
  /// overlapping texts, shapes and images at the picture's edge, notes of layouts and the views that they left out, links
  /// that lead nowhere, missing symbols, pictures that are not drawn as meant, missing characters, families, their letters and styles, each
  /// once, and the picture itself.
  public var findings: [FitFinding] {
    let ofTexts = texts.flatMap { $0.findings + [cutOff($0), illegible($0)].compactMap(\.self) }
    return unsettledFindings + ofTexts + swiftUIFindings + overlaps.map(overlap)
      + partsOutside.compactMap(cutOff) + assumptions + leftOut.map(FitFinding.init)
      + clouds.flatMap(\.findings) + linkProblems + replacements + pictureProblems
      + missingFindings + familyFindings + substituteFindings + styleFindings + overflowFindings
      + blankFindings
  }

  private var unsettledFindings: [FitFinding] {
    guard let unsettled else { return [] }
    return [
      FitFinding(
        kind: .unsettled,
        detail:
          "\(unsettled); it is drawn as it was then")
    ]
  }

  private var swiftUIFindings: [FitFinding] {
    guard texts.count == textsInSwiftUI.count else { return [] }
    return zip(texts, textsInSwiftUI).compactMap { text, other in
      guard let end = text.difference(inSwiftUI: other) else { return nil }
      return FitFinding(
        kind: .unlikeSwiftUI, text: text.text, id: text.id, frame: text.frame,
        detail: "has the space that it was measured with; SwiftUI would share the space equally"
          + " with the views beside it, and \(end)")
    }
  }

  private var missingFindings: [FitFinding] {
    if missing.isEmpty { return [] }
    let known = Dictionary(texts.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Character> = []
    return missing.filter { seen.insert($0.character).inserted }.map { glyph in
      let text = known[glyph.text]
      return FitFinding(
        kind: .missingGlyph, text: glyph.text, id: text?.id ?? "", frame: text?.frame,
        detail: "\(glyph)")
    }
  }

  private var familyFindings: [FitFinding] {
    var seen: Set<String> = []
    return texts.flatMap { text in
      text.missingFamilies.filter { seen.insert($0.name).inserted }.map { family in
        let hint = family.suggestion.map { "; did you mean \($0.quoted())?" } ?? ""
        return FitFinding(
          kind: .missingFamily, text: text.text, id: text.id, frame: text.frame,
          detail: "there is no font family \(family.name.quoted()): another one is used"
            + hint)
      }
    }
  }

  /// The families that draw no letter of any text for which they were chosen.
  private var substituteFindings: [FitFinding] {
    let uses = texts.flatMap { text in text.familyUses.map { (text: text, use: $0) } }
    var seen = Set(uses.filter { $0.use.substitute == nil }.map(\.use.family))
    return uses.compactMap { text, use in
      guard let substitute = use.substitute, seen.insert(use.family).inserted else { return nil }
      return FitFinding(
        kind: .missingFamily, text: text.text, id: text.id, frame: text.frame,
        detail: "the font family \(use.family.quoted()) has none of the letters of"
          + " \(text.text.quoted()): \(substitute) is used")
    }
  }

  private var styleFindings: [FitFinding] {
    var seen: Set<MissingStyle> = []
    return texts.flatMap { text in
      text.missingStyles.filter { seen.insert($0).inserted }.map { style in
        FitFinding(
          kind: .missingStyle, text: text.text, id: text.id, frame: text.frame, detail: "\(style)")
      }
    }
  }

  private var overflowFindings: [FitFinding] {
    let taken = content.map { CGSize(width: $0.width, height: $0.height) } ?? size
    let isCutOff = content.map { $0.isOutside(of: CGRect(origin: .zero, size: size)) } ?? false
    guard isOversized || isCutOff else { return [] }
    func word(_ length: CGFloat?) -> String { length.map(LayoutNumber.text) ?? "any" }
    return [
      FitFinding(
        kind: .overflow, frame: (content ?? CGRect(origin: .zero, size: size)).finite,
        detail:
          "the view takes \(taken.inWords) points, but it was offered"
          + " \(word(proposal.width))×\(word(proposal.height))"
          + (isCutOff ? ", and the picture's edge cuts it off" : ""))
    ]
  }

  private var blankFindings: [FitFinding] {
    isBlank ? [FitFinding(kind: .blank, detail: "nothing is drawn: the picture is blank")] : []
  }
}

// MARK: - Texts in the picture

extension FitReport {
  /// The fewest pixels to the em of a text that can be read.
  private static let leastPixels: CGFloat = 5

  /// That the picture's edge cuts off a part of a text's ink.
  private func cutOff(_ text: TextFit) -> FitFinding? {
    guard let detail = text.ink.flatMap({ cut(of: $0.bounds) }) else { return nil }
    return FitFinding(
      kind: .cutOff, text: text.text, id: text.id, frame: text.frame, detail: detail)
  }

  /// That the picture's edge cuts off a part of a shape or an image, unless it reaches over two edges
  /// across from each other, as what fills the ground does.
  private func cutOff(_ part: PartOutside) -> FitFinding? {
    let box = part.bounds
    let isGround =
      box.minX <= 0 && box.maxX >= size.width || box.minY <= 0 && box.maxY >= size.height
    guard !isGround, let detail = cut(of: box) else { return nil }
    return FitFinding(kind: .cutOff, id: part.id, frame: box, detail: part.name + " " + detail)
  }

  /// Where and by how much the picture's edge cuts off a part of what is seen in a box; nil if it does not.
  private func cut(of ink: CGRect) -> String? {
    guard ink.isOutside(of: CGRect(origin: .zero, size: size)) else { return nil }
    let sides: [(name: String, by: CGFloat)] = [
      ("left", -ink.minX), ("top", -ink.minY), ("right", ink.maxX - size.width),
      ("bottom", ink.maxY - size.height),
    ]
    guard let side = sides.max(by: { $0.by < $1.by }), side.by > CGRect.leastCut else {
      return nil
    }
    let length = side.name == "left" || side.name == "right" ? ink.width : ink.height
    return side.by >= length
      ? "lies outside the picture, at its \(side.name) edge"
      : "is cut off at the picture's \(side.name) edge by \(LayoutNumber.text(side.by)) points"
  }

  /// That a text is too small to be read; nothing more is said of one that was shrunk.
  private func illegible(_ text: TextFit) -> FitFinding? {
    guard let ink = text.ink, !text.isShrunk, ink.fontSize * scale < Self.leastPixels else {
      return nil
    }
    return FitFinding(
      kind: .illegible, text: text.text, id: text.id, frame: text.frame,
      detail: "is \(LayoutNumber.text(ink.fontSize * scale)) pixels high, too small to be read")
  }

  private func overlap(_ pair: TextOverlap) -> FitFinding {
    let (text, other) = (texts[pair.first], texts[pair.second])
    let view = other.id.isEmpty ? "" : " of \(other.id.printable)"
    return FitFinding(
      kind: .overlap, text: text.text, id: text.id, frame: text.frame,
      detail: "overlaps \(other.text.quoted())" + view)
  }
}

extension CGRect {
  /// Points by which something may stand over an edge, as letters do that lean over: half of one.
  static let leastCut: CGFloat = 0.5

  /// Returns whether a part of the rectangle that counts lies outside another.
  package func isOutside(of other: CGRect) -> Bool {
    minX < other.minX - Self.leastCut || minY < other.minY - Self.leastCut
      || maxX > other.maxX + Self.leastCut || maxY > other.maxY + Self.leastCut
  }
}

extension TextFit {
  /// What SwiftUI would do to the text that has not been done here; nil for nothing.
  fileprivate func difference(inSwiftUI other: TextFit) -> String? {
    guard text == other.text else { return nil }
    if other.isTruncated, !isTruncated { return "truncate it" }
    if other.isShrunk, !isShrunk { return "shrink it" }
    return other.lines.count > lines.count ? "break it into \(other.lines.count) lines" : nil
  }

  /// What is left of a text of which a part was left out; of a long one, the end of it.
  private var truncation: String {
    let shown = lines.joined(separator: " ")
    if shown.isEmpty { return "is not shown at all" }
    let end = shown.suffix(32)
    return end.startIndex == shown.startIndex
      ? "is truncated to \(shown.quoted())" : "is truncated and ends in \(String(end).quoted())"
  }

  fileprivate var findings: [FitFinding] {
    var findings: [FitFinding] = []
    if isTruncated {
      findings.append(
        FitFinding(kind: .truncated, text: text, id: id, frame: frame, detail: truncation))
    }
    if isShrunk {
      let (drawn, asked) = (LayoutNumber.text(fontSize), LayoutNumber.text(fontSize / scaleFactor))
      findings.append(
        FitFinding(
          kind: .shrunk, text: text, id: id, frame: frame,
          detail: "is set in \(drawn) points instead of \(asked)"))
    }
    if lineOverlap > CGRect.leastCut {
      findings.append(
        FitFinding(
          kind: .lineOverlap, text: text, id: id, frame: frame,
          detail: "has lines that overlap by \(LayoutNumber.text(lineOverlap)) points"))
    }
    if let brokenWord {
      let (start, end) = (brokenWord.start.quoted(), brokenWord.end.quoted())
      findings.append(
        FitFinding(
          kind: .brokenWord, text: text, id: id, frame: frame,
          detail: "is broken inside a word, between \(start) and \(end)"))
    }
    return findings
  }
}

extension FitFinding {
  /// How many of the views that were left out are quoted.
  private static let mostTexts = 8

  fileprivate init(_ views: LeftOutViews) {
    let texts = views.texts.filter { !$0.isEmpty }
    let quoted = texts.prefix(Self.mostTexts).map { $0.quoted(upTo: 24) }.joined(separator: ", ")
    let rest = texts.count - Self.mostTexts
    let names = texts.isEmpty ? "" : ": " + quoted + (rest > 0 ? " and \(rest) more" : "")
    let layout = views.kind.isEmpty ? "a layout" : views.kind.printable
    self.init(
      kind: .leftOut, text: texts.joined(separator: ", "), id: views.id, frame: views.frame,
      detail: "\(layout) leaves out \(views.count) of \(views.total) views" + names)
  }
}
