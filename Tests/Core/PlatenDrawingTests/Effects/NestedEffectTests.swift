import Foundation
import FoundationXML
import PlatenDrawing
import PlatenText
import TestSupport
import Testing

/// Effects in effects: what is drawn must not be twice as much with each.
@Suite struct NestedEffectTests {
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Each group drawn atop needs what is under it once more, as a mask; what is new between two of
  /// them is added to that.
  @Test(arguments: [
    ([BlendMode.sourceAtop], 2.2), ([.normal, .sourceAtop], 4.2),
    ([.destinationOver, .sourceAtop], 4.2), ([.destinationOut, .sourceAtop], 4.2),
  ])
  func viewersDrawNoMoreThanTheSquare(_ modes: [BlendMode], _ most: Double) throws {
    let short = try drawnElements(row(of: modes, count: 10))
    let long = try drawnElements(row(of: modes, count: 20))
    #expect(long < most * short, "\(short) and then \(long)")
  }

  @Test(arguments: [BlendMode.sourceAtop, .destinationOver, .destinationOut, .multiply])
  func groupsInGroupsGrowByTheirNumber(_ mode: BlendMode) throws {
    func nest(_ depth: Int) -> DisplayItem {
      (0..<depth).reduce(box(0)) { inner, level in
        var group = DisplayGroup(items: [box(level), inner])
        group.blendMode = mode
        return .group(group)
      }
    }
    let short = try drawnElements([nest(10)])
    let long = try drawnElements([nest(20)])
    #expect(long < 2.2 * short, "\(short) and then \(long)")
  }

  /// What is atop leaves the opacity of what is under it, whatever was drawn before and between.
  @Test func manyAtopOfEachOtherKeepTheShape() throws {
    let png = try picture([group(of: row(of: [.sourceAtop], count: 6))])
    #expect(png.pixel(39, 39)[0] == 0 && png.pixel(41, 39)[0] == 255)
    #expect(png.pixel(60, 60)[0] == 255)
  }

  /// A shadow of the colour of what throws it, so wide that it is blurred coarsely, around another.
  @Test func aWideShadowAroundAnotherIsThatOfBoth() throws {
    let inner = shadowed([box(0)], sigma: 3, x: 50)
    let wide = try picture([shadowed([inner], sigma: 40, x: 0)])
    // By hand: one box of 40 points and, nearly, another, each blurred by 40 points.
    func blurred(_ from: Double, _ to: Double, at place: Double) -> Double {
      (erf((to - place) / (40 * 2.0.squareRoot())) - erf((from - place) / (40 * 2.0.squareRoot())))
        / 2
    }
    for (x, y) in [(70, 70), (20, 80), (95, 50)] {
      let across =
        blurred(0, 40, at: Double(x) + 0.5) + blurred(50, 90, at: Double(x) + 0.5)
      let expected = 255 * (1 - across * blurred(0, 40, at: Double(y) + 0.5))
      guard y > 55 else { continue }
      #expect(abs(Double(wide.pixel(x, y)[0]) - expected) < 4, "\(wide.pixel(x, y)) at \(x), \(y)")
    }
  }

  private func row(of modes: [BlendMode], count: Int) -> [DisplayItem] {
    [box(0)]
      + (1...count).flatMap { number in
        modes.map { mode -> DisplayItem in
          var group = DisplayGroup(items: [box(number)])
          group.blendMode = mode
          return .group(group)
        }
      }
  }

  private func group(of items: [DisplayItem]) -> DisplayItem {
    var group = DisplayGroup(items: items)
    group.isIsolated = true
    return .group(group)
  }

  private func shadowed(_ items: [DisplayItem], sigma: CGFloat, x: CGFloat) -> DisplayItem {
    var group = DisplayGroup(items: items)
    group.effect = .shadow(
      sigma: sigma, offset: CGSize(width: x, height: 0),
      color: Color.Resolved(red: 0, green: 0, blue: 0))
    return .group(group)
  }

  private func box(_ place: Int) -> DisplayItem {
    let rect = CGRect(x: 2 * place, y: place, width: 40, height: 40)
    return .fill(Path(rect), .color(Color.Resolved(red: 0, green: 0, blue: 0)))
  }

  private func picture(_ items: [DisplayItem]) throws -> PNGFile {
    var list = DisplayList(size: CGSize(width: 100, height: 100), items: items)
    list.background = Self.white
    return try PNGFile(Array(list.data(as: .png, library: .shared)))
  }

  /// How many elements a viewer draws that does not keep what it has drawn.
  private func drawnElements(_ items: [DisplayItem]) throws -> Double {
    let list = DisplayList(size: CGSize(width: 100, height: 100), items: [group(of: items)])
    return try DrawnElements(list.data(as: .svg, library: .shared)).count
  }
}

/// Counts the elements of a document, and those that others refer to as often as they do.
private final class DrawnElements: NSObject, XMLParserDelegate {
  private struct Element {
    var references: [String] = []
    var children: [Int] = []
    var isDefinition = false
  }

  private var elements: [Element] = []
  private var places: [String: Int] = [:]
  private var open: [Int] = []
  private var counts: [Int: Double] = [:]

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let place = elements.count
    var element = Element(isDefinition: name == "defs")
    if let id = attributes["id"] { places[id] = place }
    if let target = attributes["xlink:href"] {
      element.references.append(String(target.dropFirst()))
    }
    if let mask = attributes["mask"] {
      element.references.append(String(mask.dropFirst("url(#".count).dropLast()))
    }
    if let parent = open.last { elements[parent].children.append(place) }
    elements.append(element)
    open.append(place)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  /// Definitions are drawn only where something refers to them.
  var count: Double { count(0) }

  private func count(_ place: Int) -> Double {
    if let known = counts[place] { return known }
    let element = elements[place]
    let children = element.children.filter { !elements[$0].isDefinition }
    let referred = element.references.compactMap { places[$0] }
    let count = (children + referred).reduce(1) { $0 + self.count($1) }
    counts[place] = count
    return count
  }
}
