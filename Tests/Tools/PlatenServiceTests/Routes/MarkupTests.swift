import HTTPTypes
import Testing

@testable import PlatenService

/// What users write reaches an SVG as text, and nothing that runs or leads elsewhere.
@Suite struct MarkupTests {
  @Test(arguments: [
    #"title: "</title><script>alert(1)</script>"\#nview: {text: a}"#,
    #"view: {text: "<script>alert(1)</script>"}"#,
    #"view: {text: a, modifiers: [{accessibilityLabel: "\"/><script>alert(1)</script>"}]}"#,
    #"view: {link: {destination: "javascript:alert(1)", label: a}}"#,
    #"view: {link: {destination: "https://example.org/", label: a}}"#,
    #"view: {text: {content: "[a](https://example.org/)", markdown: true}}"#,
  ])
  func scenes(_ scene: String) async throws {
    let answer = try await ServiceTester().picture(of: "platen: 1\n\(scene)\n")
    #expect(answer.status == .ok)
    try expectHarmless(answer.text)
  }

  @Test func addresses() async throws {
    let tester = try ServiceTester()
    let text = "%3C/title%3E%3Cscript%3Ealert(1)%3C/script%3E"
    for query in ["title=\(text)", "tags=\(text)", "fill=\(text)", "\(text)=1"] {
      let answer = try await tester.answer(
        .get, "/v1/tags.svg?tags=a&\(query)", headers: [.accept: "image/*"])
      #expect(answer.headers[.contentType] == "image/svg+xml; charset=utf-8")
      try expectHarmless(answer.text)
    }
  }

  private func expectHarmless(_ svg: String) throws {
    #expect(svg.hasPrefix("<svg"))
    for part in ["<script", "<a ", "javascript:", "example.org", "onload", "<foreignObject", "\0"] {
      #expect(!svg.contains(part), "\(part)")
    }
  }
}
