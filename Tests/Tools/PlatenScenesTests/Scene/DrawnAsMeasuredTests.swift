import Platen
import PlatenScenes
import Testing

/// A scene as large as what it shows: its texts have the lines that they were measured in.
@Suite struct `A fitting scene` {
  private func report(_ yaml: String) throws -> FitReport {
    let options = SceneOptions()
    let scene = try PictureScene(
      SceneText(name: "a.yaml", text: "platen: 1\n" + yaml), options: options)
    return try scene.renderer(library: .shared).fitReport()
  }

  @Test(
    arguments: [
      // The price gives way least, and half of the row that is as wide as it has to be is too little.
      """
      view:
        vStack:
          alignment: leading
          children:
            - {text: Plan, modifiers: [{font: headline}]}
            - hStack:
                alignment: firstTextBaseline
                children:
                  - {text: "$120", modifiers: [{font: {size: 40, weight: bold}}]}
                  - {text: "per month, billed", modifiers: [{font: caption}]}
        modifiers: [{padding: 16}, {background: {style: "#eef", in: {roundedRectangle: 12}}}]
      """,
      """
      view:
        zStack:
          - {rectangle: {fill: gray}, modifiers: [{frame: {width: 10, height: 90}}]}
          - hStack:
              - {text: Wide, modifiers: [{font: 40}]}
              - {text: small caption text, modifiers: [{font: 11}]}
      """,
      """
      view:
        lazyVStack:
          - {text: "$120", modifiers: [{font: 24}]}
          - groupBox:
              children: [{text: Kotlin, modifiers: [{font: 12}]}]
            modifiers: [{background: yellow}]
      """,
      """
      view:
        hStack:
          - {text: Wide, modifiers: [{font: 40}]}
          - {text: small caption text, modifiers: [{font: 11}]}
        modifiers: [{frame: {minWidth: 40}}, fixedSize, {position: {x: 80, y: 30}}]
      """,
    ])
  func `breaks no text that nobody squeezes`(yaml: String) throws {
    let report = try report(yaml)
    #expect(report.texts.map(\.lines) == report.texts.map { [$0.text] })
    #expect(report.findings.filter { $0.kind == .truncated || $0.kind == .unlikeSwiftUI } == [])
  }

  /// What keeps its proportions grows along a stack as it fills it, and the picture grows with it.
  ///
  /// By hand: the circle is as wide as the two lines are high; the bar twice as wide as it is high.
  @Test(arguments: [
    "view: {hStack: {children: [{text: \"two\\nlines\"}, {circle: {fill: red}}, {text: end}]}}",
    "view: {vStack: {children: [{text: A line of a certain length}, "
      + "{rectangle: {fill: red}, modifiers: [{aspectRatio: 2}]}, {text: end}]}}",
    "view: {vStack: {children: [{text: A heading, modifiers: [{font: 24}]}, {lazyVGrid: "
      + "{columns: 2, children: [{text: Price}, {text: \"$120\"}, {text: Delivery}, {text: free}]}}]}}",
    "view: {lazyHGrid: {rows: 2, children: [{text: a}, {text: bb bb bb}, {text: cc}, {text: dd dd}]}}",
  ])
  func `is as large as what is drawn`(yaml: String) throws {
    let report = try report("canvas: {padding: 0}\n" + yaml)
    #expect(
      report.texts.flatMap(\.lines)
        == report.texts.flatMap { $0.text.split(separator: "\n").map(String.init) })
    #expect(report.findings == [])
    for text in report.texts {
      #expect(text.frame.minX >= -0.5 && text.frame.minY >= -0.5)
    }
  }

  private static let row = """
    hStack:
      spacing: 0
      children:
        - {text: Hello world, modifiers: [{font: 17}]}
        - {rectangle: {}, modifiers: [{frame: {height: 9}}]}
        - {rectangle: {}, modifiers: [{frame: {height: 9}}]}
    """

  private func column(_ width: String = "") -> String {
    """
    canvas: {padding: 0\(width)}
    view:
      vStack:
        - {rectangle: {}, modifiers: [{frame: {width: 150, height: 9}}]}
        - \(Self.row.split(separator: "\n").joined(separator: "\n      "))
    """
  }

  // A third of 150 is 50, enough for each word; the text needs 90, and has it.
  @Test func `tells what SwiftUI would break beside shapes`() throws {
    let report = try report(column())
    #expect(report.texts.map(\.lines) == [["Hello world"]])
    #expect(report.findings.map(\.kind) == [.unlikeSwiftUI])
    #expect(report.findings.first?.detail.hasSuffix("break it into 2 lines") == true)
  }

  @Test func `shares what the scene itself has set as SwiftUI does`() throws {
    let report = try report(column(", width: 150"))
    #expect(report.texts.map(\.lines) == [["Hello", "world"]])
    #expect(report.findings.filter { $0.kind == .unlikeSwiftUI } == [])
  }
}
