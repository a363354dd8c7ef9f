import Foundation
import Platen
import PlatenScenes
import Testing

/// What the names and values of an address draw has the bytes of the command's with the same options.
@Suite struct PictureSpecificationTests {
  /// A query and the command with the same settings.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: PictureKind
    let query: String
    let arguments: [String]
    var input = ""

    var testDescription: String { "\(kind.rawValue)?\(query)" }

    /// The names with their values, those of lists in sequences.
    var values: SourceNode {
      let start = SourcePosition(line: 1, column: 1)
      var entries: [SourceNode.Entry] = []
      for pair in query.split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let value = SourceNode(.scalar(.init(text: String(parts[1]), isPlain: true)), at: start)
        guard kind.option(name).isList else {
          entries.append(.init(key: name, position: start, value: value))
          continue
        }
        if let i = entries.firstIndex(where: { $0.key == name }),
          case .sequence(let others) = entries[i].value.content
        {
          entries[i].value.content = .sequence(others + [value])
        } else {
          entries.append(
            .init(key: name, position: start, value: SourceNode(.sequence([value]), at: start)))
        }
      }
      return SourceNode(.mapping(entries), at: start)
    }
  }

  private static let languages = "Swift\t120\nKotlin\t80\nObjective-C\nC++\t9\n"
  private static let languageQuery = "tags=Swift:120,Kotlin:80&tags=Objective-C&tags=C++:9"

  static let tags: [Case] = [
    Case(
      kind: .tags, query: "tags=Swift&tags=Kotlin,iOS開発,دليل", arguments: ["tags", "-"],
      input: "Swift\nKotlin\niOS開発\nدليل\n"),
    Case(
      kind: .tags, query: "tags=true,null,{name},12,a\\:80,10:08x,b\\,c",
      arguments: ["tags", "-"], input: "true\nnull\n{name}\n12\na:80\n10:08x\nb,c\n"),
    Case(kind: .tags, query: languageQuery, arguments: ["tags", "-"], input: languages),
    Case(
      kind: .tags, query: languageQuery + "&weights=logarithmic&fontSize=12...48&sort=weight&top=3",
      arguments: [
        "tags", "-", "--weights", "logarithmic", "--font-size", "12...48", "--sort", "weight",
        "--top", "3",
      ], input: languages),
    Case(
      kind: .tags,
      query: languageQuery + "&style=pill&fill=F2F2F7&background=black&padding=20&height=200"
        + "&pillPadding=12x5&width=300&cornerRadius=4&alignment=trailing&spacing=6&select=Kotlin"
        + "&accent=teal",
      arguments: [
        "tags", "-", "--style", "pill", "--fill", "#F2F2F7", "--background", "black", "--padding",
        "20", "--pill-padding", "12x5", "--width", "300", "--height", "200", "--corner-radius", "4",
        "--alignment", "trailing", "--spacing", "6", "--select", "Kotlin", "--accent", "teal",
      ], input: languages),
    Case(
      kind: .tags,
      query: languageQuery + "&theme=ocean&colorScheme=dark&locale=ar&dynamicTypeSize=xxLarge"
        + "&isDeletable=true&lineSpacing=3&lineLimit=2&title=Languages&scale=2&sort=name",
      arguments: [
        "tags", "-", "--theme", "ocean", "--color-scheme", "dark", "--locale", "ar",
        "--dynamic-type-size", "xxLarge", "--is-deletable", "--line-spacing", "3", "--line-limit",
        "2", "--title", "Languages", "--scale", "2", "--sort", "name",
      ], input: languages),
    Case(
      kind: .tags, query: "tags=Swift:120,Rust&font=JetBrains Mono&fontWeight=bold",
      arguments: ["tags", "-", "--font", "JetBrains Mono", "--font-weight", "bold"],
      input: "Swift\t120\nRust\n"),
    // A cell that is wider than the picture makes the picture wider.
    Case(
      kind: .tags, query: "tags=Swift:120&width=40", arguments: ["tags", "-", "--width", "40"],
      input: "Swift\t120\n"),
  ]

  static let others: [Case] = [
    Case(kind: .clock, query: "", arguments: ["clock"]),
    Case(
      kind: .clock,
      query: "time=10:08&numerals=roman&second=24&showsTicks=true&showsMinutes=false&diameter=200"
        + "&arcs=9:00-12:30=teal,13:00-17:00",
      arguments: [
        "clock", "--time", "10:08", "--numerals", "roman", "--second", "24", "--shows-ticks",
        "--no-shows-minutes", "--diameter", "200", "--arcs", "9:00-12:30=teal", "--arcs",
        "13:00-17:00",
      ]),
    Case(
      kind: .clock, query: "showsDisc=true&fill=teal&inset=8&emphasizesQuarters=true",
      arguments: [
        "clock", "--shows-disc", "--fill", "teal", "--inset", "8", "--emphasizes-quarters",
      ]),
    Case(
      kind: .clock, query: "time=7:05&width=120&theme=paper",
      arguments: ["clock", "--time", "7:05", "--diameter", "120", "--theme", "paper"]),
    Case(
      kind: .clock,
      query: "at=2026-11-21T10:08:00Z&zones=Tokyo=Asia/Tokyo,Europe/Berlin&diameter=80",
      arguments: [
        "clock", "--at", "2026-11-21T10:08:00Z", "--zones", "Tokyo=Asia/Tokyo", "--zones",
        "Europe/Berlin", "--diameter", "80",
      ]),
    Case(
      kind: .grid, query: "items=📘,📕&items=null,&width=800&height=400",
      arguments: ["grid", "📘", "📕", "null", "", "--width", "800", "--height", "400"]),
    Case(
      kind: .grid,
      query: "items=a,b,**c**&alignment=bottomTrailing&spacing=3&border=1&fontSize=20"
        + "&background=ff8000",
      arguments: [
        "grid", "a", "b", "**c**", "--alignment", "bottomTrailing", "--spacing", "3", "--border",
        "1", "--font-size", "20", "--background", "#ff8000",
      ]),
  ]

  @Test(arguments: tags + others, [PictureFormat.svg, .png])
  func aQuerysPictureIsTheCommands(_ example: Case, _ format: PictureFormat) throws {
    // What most screens have is the command's default alone.
    let scale = example.arguments.contains("--scale") ? [] : ["--scale", "1"]
    let outcome = try Workplace().platen(
      example.arguments + scale + ["-o", "-", "--format", format.rawValue], input: example.input)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let scene = try PictureSpecification(
      example.kind, example.values, SceneDecoder(options: SceneOptions())
    ).scene()
    let data = try scene.renderer(library: .shared).data(as: format)
    #expect(Array(data) == outcome.output)
  }
}
