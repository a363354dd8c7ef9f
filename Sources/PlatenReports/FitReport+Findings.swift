internal import Foundation
internal import PlatenBase
internal import PlatenLayout
internal import PlatenText

extension FitReport {
  /// Everything that did not fit: texts in the order in which they are drawn, then what layouts left
  /// out, characters that no font has, each once, and the picture itself.
  public var findings: [FitFinding] {
    texts.flatMap(\.findings) + leftOut.map(FitFinding.init) + missingFindings + overflowFindings
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

  private var overflowFindings: [FitFinding] {
    guard isOversized else { return [] }
    func word(_ length: CGFloat?) -> String { length.map(LayoutNumber.text) ?? "any" }
    return [
      FitFinding(
        kind: .overflow, frame: CGRect(origin: .zero, size: size).finite,
        detail: "the view takes \(size.inWords) points where it was offered"
          + " \(word(proposal.width))×\(word(proposal.height))")
    ]
  }
}

extension TextFit {
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
