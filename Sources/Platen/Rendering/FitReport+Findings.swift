internal import Foundation
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
  fileprivate var findings: [FitFinding] {
    var findings: [FitFinding] = []
    if isTruncated {
      let shown = lines.joined(separator: " ")
      let detail = shown.isEmpty ? "is not shown at all" : "is truncated to \(shown.quoted())"
      findings.append(
        FitFinding(kind: .truncated, text: text, id: id, frame: frame, detail: detail))
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
  /// How many texts of views that were left out are quoted.
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
