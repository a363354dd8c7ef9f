import Foundation
import Platen
import Testing

@Suite struct CloudLinkTests {
  private func svg(_ link: String?, help: String? = nil) throws -> String {
    var word = WordCloud.Word("Swift", color: .black)
    word.link = link.flatMap { URL(string: $0) }
    word.help = help
    let view = WordCloud([word]).frame(width: 200, height: 100)
    return String(decoding: try ImageRenderer(content: view).svgData(), as: UTF8.self)
  }

  @Test func aWordLeadsToItsAddressAndTellsItsHelp() throws {
    let svg = try svg("https://example.org/?a=1&b=2", help: "<5 & more>")
    #expect(svg.contains("xlink:href=\"https://example.org/?a=1&amp;b=2\""))
    #expect(svg.contains("<title") && svg.contains("&lt;5 &amp; more"))

  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/relative"])
  func otherAddressesLeadNowhereAndChangeNothing(link: String) throws {
    #expect(try svg(link) == svg(nil))
  }

  @Test func aLinkThatLeadsNowhereIsToldOf() throws {
    func findings(_ view: some View) throws -> [String] {
      try ImageRenderer(content: view).fitReport().findings
        .filter { $0.kind == .unusableLink }.map(\.description)
    }
    var words = [WordCloud.Word("Swift"), WordCloud.Word("Rust")]
    words[0].link = URL(string: "ftp://example.org/")
    words[1].link = URL(string: "https://example.org/")
    #expect(
      try findings(WordCloud(words)) == [
        "the link of \"Swift\" is \"ftp://example.org/\", which is not a URL with the scheme http or https:"
          + " it leads nowhere"
      ])
    let url = try #require(URL(string: "javascript:alert(1)"))
    #expect(
      try findings(Link("Go", destination: url)) == [
        "the link of a view is \"javascript:alert(1)\", which is not a URL with the scheme http, https,"
          + " mailto or tel: it leads nowhere"
      ])
    let mail = try #require(URL(string: "mailto:a@example.org"))
    #expect(try findings(Link("Go", destination: mail)).isEmpty)
  }
}
