import SwiftUI

/// Texts that look different in places, as they are written for SwiftUI.
struct Words: View {
  var count = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(greeting).named("greeting")
      Text(
        "**\(count)** new *messages* in [the inbox](https://example.com) \(Image(systemName: "star"))"
      )
      .typesettingLanguage(.init(languageCode: .thai))
      .allowsTightening(true)
      .named("marked")
      (Text("10") + Text("km").textScale(.secondary)).named("scaled")
      Text(markdown).named("markdown")
    }
    .textScale(.default)
  }

  private var greeting: AttributedString {
    var result = AttributedString("Hello, ")
    result.font = .title
    var name = AttributedString("world", attributes: AttributeContainer().font(.caption))
    name.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    name.backgroundColor = .yellow
    result.append(name)
    if let range = result.range(of: "Hello") {
      result[range].foregroundColor = .red
      result[range].kern = 0
      result[range].baselineOffset = 0
    }
    for run in result.runs where run.font == .title { assert(run.underlineStyle == nil) }
    return result
  }

  private var markdown: AttributedString {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    guard let text = try? AttributedString(markdown: "**Bold**", options: options) else {
      return ""
    }
    return text
  }
}

/// The same as `Words`, put together of texts.
struct PlainWords: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      (Text("Hello, ").font(.title) + Text("world").font(.caption)).named("greeting")
      (Text("3").bold() + Text(verbatim: " new ") + Text("messages").italic()
        + Text(verbatim: " in the inbox ") + Text(Image(systemName: "star")))
        .typesettingLanguage(.init(languageCode: .thai))
        .named("marked")
      (Text("10") + Text("km").font(.system(size: 17 * 0.8))).named("scaled")
      Text("Bold").bold().named("markdown")
    }
  }
}
