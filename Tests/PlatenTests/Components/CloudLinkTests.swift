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
}
