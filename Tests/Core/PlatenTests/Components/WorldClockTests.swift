import Foundation
import Platen
import Testing

@Suite struct WorldClockTests {
  private func clock(_ identifiers: [String]) throws -> WorldClock {
    let zones = try identifiers.map { identifier in
      WorldClock.Zone(identifier, timeZone: try #require(TimeZone(identifier: identifier)))
    }
    // 2026-11-21T10:08:00Z: 20,778 days and 36,480 seconds after the beginning of 1970.
    return WorldClock(
      at: Date(timeIntervalSince1970: 20_778 * 86_400 + 36_480), zones: zones, diameter: 100,
      spacing: 10)
  }

  private func texts(_ view: some View, _ language: String) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.environment.locale = Locale(identifier: language)
    var texts: [String] = []
    func collect(_ tree: LayoutTree) {
      if let text = tree.text { texts.append(text) }
      tree.children.forEach(collect)
    }
    collect(try renderer.layoutTree())
    return texts.joined(separator: "|")
  }

  @Test func aCaptionHasThePlacesDayAndTime() throws {
    // Tokyo is nine hours ahead, New York five behind in November.
    let clock = try clock(["Asia/Tokyo", "America/New_York"])
    let english = try texts(clock, "en-GB")
    #expect(english.contains("Asia/Tokyo|Sat 19:08"))
    #expect(english.contains("America/New_York|Sat 05:08"))
    #expect(try texts(clock, "ja").contains("Asia/Tokyo|土 19:08"))
  }

  @Test func clocksStandSideBySideAndGoOnInANewRow() throws {
    func size(_ width: CGFloat?) throws -> CGSize {
      let renderer = ImageRenderer(content: try clock(["UTC", "Asia/Tokyo", "Africa/Cairo"]))
      renderer.proposedSize = ProposedViewSize(width: width, height: nil)
      return try renderer.fitReport().size
    }
    // Three faces of 100 points with 10 between two.
    let row = try size(nil)
    #expect(row.width == 320)
    let rows = try size(210)
    #expect(rows.width == 210 && rows.height == 2 * row.height + 10)
  }

  @Test func aFaceIsDarkFromSixInTheEveningToSixInTheMorning() throws {
    var clock = try clock(["Etc/GMT+5", "Etc/GMT+4", "Etc/GMT-7", "Etc/GMT-8"])
    clock.fill = Color(
      light: Color.Resolved(red: 1, green: 1, blue: 0),
      dark: Color.Resolved(red: 0, green: 0, blue: 1))
    // Those west of Greenwich have the sign of plus: 5:08, 6:08, 17:08 and 18:08.
    let list = try ImageRenderer(content: clock).displayList()
    let discs = list.items.compactMap { item -> Double? in
      guard case .fill(let path, let paint, _) = item, path.boundingRect.width == 100,
        case .color(let color) = paint
      else { return nil }
      return Double(color.blue)
    }
    #expect(discs == [1, 0, 0, 1])
  }
}
