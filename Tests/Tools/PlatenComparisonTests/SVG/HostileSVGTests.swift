import Foundation
import PlatenDrawing
import Testing

@testable import PlatenComparison

/// Files that are broken, or made to do harm.
@Suite(.timeLimit(.minutes(30))) struct HostileSVGTests {
  private func failure(_ text: String) -> SVGReadingError? {
    failure(Data(text.utf8))
  }

  private func failure(_ data: Data) -> SVGReadingError? {
    do {
      _ = try SVGDocument(data)
      return nil
    } catch {
      return error
    }
  }

  private let start = "<svg xmlns='http://www.w3.org/2000/svg'>"

  @Test func theErrorSaysWhereItIs() {
    let error = failure("\(start)\n  <rect x='1'></circle></svg>")
    #expect(error?.code == .syntax)
    #expect(error?.line == 2)
    #expect(error?.column == 17)
    #expect(error?.description == "2:17: not well-formed XML: mismatched tag")
  }

  @Test func whatIsNoXMLIsRefused() {
    #expect(failure("")?.code == .syntax)
    #expect(failure("hello")?.code == .syntax)
    #expect(failure(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))?.code == .syntax)
    #expect(failure(Data([0x1F, 0x8B, 8, 0]))?.code == .notSVG)
    #expect(failure("<html/>")?.message == "found the element \"html\", expected \"svg\"")
  }

  @Test func everyTruncatedFileIsRefused() {
    let whole = Data("\(start)<text x='1'>a&amp;b</text><!-- c --></svg>".utf8)
    for end in 0..<whole.count {
      #expect(failure(whole.prefix(end))?.code == .syntax, "\(end)")
    }
    #expect(failure(whole) == nil)
  }

  @Test func entitiesThatGrowAreStopped() {
    var document = "<!DOCTYPE svg [<!ENTITY e0 \"0123456789\">"
    for level in 1...12 {
      let inside = String(repeating: "&e\(level - 1);", count: 10)
      document += "<!ENTITY e\(level) \"\(inside)\">"
    }
    #expect(failure(document + "]>\(start)<text>&e12;</text></svg>")?.code == .limit)
    #expect(failure(document + "]>\(start)<text x='&e12;'/></svg>")?.code == .limit)
  }

  @Test func entitiesThatReferToThemselvesAreRefused() {
    let document =
      "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\(start)<text>&a;</text></svg>"
    #expect(failure(document)?.code == .syntax)
  }

  @Test func otherFilesAreNotRead() {
    let document =
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>\(start)<text>&a;</text></svg>"
    #expect(failure(document)?.code == .external)
  }

  @Test func entitiesOfTheDocumentItselfAreRead() throws {
    let document = try SVGDocument(
      Data("<!DOCTYPE svg [<!ENTITY name 'Kotlin'>]>\(start)<text>&name;</text></svg>".utf8))
    #expect(document.nodes.last?.text == "Kotlin")
  }

  @Test func aMillionNestedElementsAreRefused() {
    let deep = String(repeating: "<g>", count: 1_000_000)
    let error = failure(start + deep)
    #expect(error?.code == .limit)
    #expect(error?.message == "elements are nested deeper than 512")
  }

  @Test func aMillionElementsAreRefused() {
    #expect(failure(start + String(repeating: "<g/>", count: 1_000_000))?.code == .limit)
  }

  @Test func hugeAttributesAreRefused() {
    let huge = String(repeating: "1 ", count: 17 << 20)
    #expect(failure("\(start)<path d='\(huge)'/></svg>")?.code == .limit)
  }

  @Test func manyAttributesAreRefused() {
    let many = (0..<2_000).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(failure("\(start)<path \(many)/></svg>")?.code == .limit)
  }

  @Test func numbersBeyondAllBoundsAreCompared() throws {
    let file = { (x: String) in Data("\(self.start)<rect x='\(x)'/><path d='M\(x) 0'/></svg>".utf8)
    }
    let comparison = SVGComparison()
    #expect(try comparison.changes(from: file("1e999"), to: file("1e999")) == [])
    #expect(try comparison.changes(from: file("1e999"), to: file("1")).count == 2)
    #expect(try comparison.changes(from: file("-1e308"), to: file("1e308")).count == 2)
  }

  @Test func theErrorSaysWhichFileItIsOf() {
    #expect(throws: SVGComparisonError.self) {
      try SVGComparison().changes(from: Data("\(start)</svg>".utf8), to: Data("<svg".utf8))
    }
    do {
      _ = try SVGComparison().changes(from: Data("\(start)</svg>".utf8), to: Data("<svg".utf8))
    } catch {
      #expect(error.side == .actual)
      #expect(error.description.hasPrefix("the actual file: 1:"))
    }
  }

  @Test func manyDifferentElementsAreCompared() throws {
    let file = { (step: Int) in
      let elements = (0..<20_000).map { "<rect x='\($0 * 3 + step)' id='i\($0 + step)'/>" }
      return Data("\(self.start)<style>#i1{}</style>\(elements.joined())</svg>".utf8)
    }
    #expect(try SVGComparison().changes(from: file(0), to: file(1)).count >= 20_000)
  }
}
