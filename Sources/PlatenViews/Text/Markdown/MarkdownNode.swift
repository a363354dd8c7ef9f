internal import Foundation

/// A stretch of Markdown's text, and what ends before it and begins after it.
struct MarkdownNode {
  /// What goes from one node to another.
  enum Mark: Equatable {
    case emphasis, strong, struck
    case link(String)
  }

  var content: Markdown.Span.Content
  var intent: InlinePresentationIntent = []
  /// What ends before the content.
  var closes: [Mark] = []
  /// What begins after it.
  var opens: [Mark] = []

  init(_ content: Markdown.Span.Content) { self.content = content }

  /// The stretches that nodes come to; neighbours of one style are one.
  static func spans(of nodes: [MarkdownNode]) -> [Markdown.Span] {
    var spans = MarkdownSpans()
    var open = OpenMarks()
    for node in nodes {
      for mark in node.closes { open.close(mark) }
      var style = open.style
      style.intent.formUnion(node.intent)
      spans.append(Markdown.Span(content: node.content, style: style))
      for mark in node.opens { open.open(mark) }
    }
    return spans.finished()
  }
}

/// Spans, of which neighbours of one style become one.
private struct MarkdownSpans {
  private var spans: [Markdown.Span] = []
  private var text = ""
  private var style = Markdown.Style()

  mutating func append(_ span: Markdown.Span) {
    guard case .characters(let characters) = span.content else {
      endText()
      spans.append(span)
      return
    }
    if characters.isEmpty { return }
    if span.style != style { endText() }
    style = span.style
    text += characters
  }

  private mutating func endText() {
    if text.isEmpty { return }
    if style.link == nil, !style.intent.contains(.code) {
      spans += Markdown.mailAddresses(in: text, style: style)
    } else {
      spans.append(Markdown.Span(content: .characters(text), style: style))
    }
    text = ""
  }

  mutating func finished() -> [Markdown.Span] {
    endText()
    return spans
  }
}

/// The marks that a place in a text is within.
private struct OpenMarks {
  private var emphasis = 0
  private var strong = 0
  private var struck = 0
  private var links: [String] = []

  mutating func open(_ mark: MarkdownNode.Mark) { count(mark, 1) }
  mutating func close(_ mark: MarkdownNode.Mark) { count(mark, -1) }

  private mutating func count(_ mark: MarkdownNode.Mark, _ change: Int) {
    switch mark {
    case .emphasis: emphasis += change
    case .strong: strong += change
    case .struck: struck += change
    // An address in the words of a link is one within it.
    case .link(let destination):
      if change > 0 { links.append(destination) } else { links.removeLast() }
    }
  }

  var style: Markdown.Style {
    var style = Markdown.Style(link: links.last)
    if emphasis > 0 { style.intent.insert(.emphasized) }
    if strong > 0 { style.intent.insert(.stronglyEmphasized) }
    if struck > 0 { style.intent.insert(.strikethrough) }
    return style
  }
}
