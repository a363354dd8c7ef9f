import Foundation
import Platen
import PlatenScenes
import Testing

/// A query's picture has the bytes of the command's with the same settings.
@Suite struct PictureQueryTests {
  /// A query and the command with the same settings.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: PictureQuery.Kind
    let query: String
    let arguments: [String]
    var input = ""

    var testDescription: String { "\(kind.rawValue)?\(query)" }

    var pairs: [(name: String, value: String)] {
      query.split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }
    }
  }

  private static let languages = "Swift\t120\nKotlin\t80\nObjective-C\nC++\t9\n"
  private static let languageQuery = "tag=Swift:120&tag=Kotlin:80&tag=Objective-C&tag=C++:9"

  static let tags: [Case] = [
    Case(kind: .tags, query: "", arguments: ["tags", "-"]),
    Case(
      kind: .tags, query: "tag=Swift&tags=Kotlin,iOS開発,دليل", arguments: ["tags", "-"],
      input: "Swift\nKotlin\niOS開発\nدليل\n"),
    Case(
      kind: .tags, query: "tag=true&tag=null&tag={name}&tag=12&tag=a\\:80&tag=10:08x",
      arguments: ["tags", "-"], input: "true\nnull\n{name}\n12\na:80\n10:08x\n"),
    Case(kind: .tags, query: languageQuery, arguments: ["tags", "-"], input: languages),
    Case(
      kind: .tags, query: languageQuery + "&weights=logarithmic&fontSize=12...48&sort=weight&top=3",
      arguments: [
        "tags", "-", "--weights", "log", "--font-size", "12...48", "--sort", "weight", "--top", "3",
      ], input: languages),
    Case(
      kind: .tags,
      query: languageQuery + "&style=pill&fill=F2F2F7&background=black&padding=20"
        + "&pillPadding=12x5&width=300&cornerRadius=4&alignment=trailing&spacing=6&select=Kotlin",
      arguments: [
        "tags", "-", "--style", "pill", "--fill", "#F2F2F7", "--background", "black", "--inset",
        "20", "--padding", "12x5", "--width", "300", "--radius", "4", "--alignment", "trailing",
        "--spacing", "6", "--select", "Kotlin",
      ], input: languages),
    Case(
      kind: .tags,
      query: languageQuery + "&theme=ocean&colorScheme=dark&locale=ar&dynamicTypeSize=xxLarge"
        + "&isDeletable=true&lineSpacing=3&lineLimit=2&title=Languages&scale=2&sort=name",
      arguments: [
        "tags", "-", "--theme", "ocean", "--color-scheme", "dark", "--locale", "ar",
        "--dynamic-type", "xxLarge", "--deletable", "--line-spacing", "3", "--line-limit", "2",
        "--title", "Languages", "--scale", "2", "--sort", "name",
      ], input: languages),
    // A cell that is wider than the picture makes the picture wider.
    Case(
      kind: .tags, query: "tag=Swift:120&width=40", arguments: ["tags", "-", "--width", "40"],
      input: "Swift\t120\n"),
  ]

  static let others: [Case] = [
    Case(kind: .clock, query: "", arguments: ["clock"]),
    Case(
      kind: .clock, query: "time=10:08&numerals=roman&second=24&showsTicks=true&diameter=200",
      arguments: [
        "clock", "--time", "10:08", "--numerals", "roman", "--second", "24", "--ticks", "--size",
        "200",
      ]),
    Case(
      kind: .clock, query: "time=7:05&width=120&theme=paper",
      arguments: ["clock", "--time", "7:05", "--size", "120", "--theme", "paper"]),
    Case(kind: .grid, query: "", arguments: ["grid"]),
    Case(
      kind: .grid, query: "item=📘&item=📕&item=null&item=&width=800&height=400",
      arguments: ["grid", "📘", "📕", "null", "", "--size", "800x400"]),
    Case(
      kind: .grid,
      query: "item=a&item=b&item=**c**&alignment=bottomTrailing&spacing=3&border=1&fontSize=20"
        + "&background=ff8000",
      arguments: [
        "grid", "a", "b", "**c**", "--alignment", "bottomTrailing", "--spacing", "3", "--border",
        "1", "--font-size", "20", "--background", "#ff8000",
      ]),
  ]

  @Test(arguments: tags + others, [PictureFormat.svg, .png])
  func aQuerysPictureIsTheCommands(_ example: Case, _ format: PictureFormat) throws {
    let outcome = try Workplace().platen(
      example.arguments + ["-o", "-", "--format", format.rawValue], input: example.input)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let scene = try PictureQuery(example.kind, example.pairs).scene()
    let data = try scene.renderer(library: .shared).data(as: format)
    #expect(Array(data) == outcome.output)
  }
}
