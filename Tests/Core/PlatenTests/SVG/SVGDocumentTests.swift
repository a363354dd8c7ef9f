import Platen
import Testing

@Suite struct SVGDocumentTests {
  @Test(arguments: SVGPictures.allCases)
  func theBytesDependOnThePictureAlone(_ picture: SVGPictures) async throws {
    let list = try picture.list()
    let expected = try list.data(as: .svg, library: .shared)
    // Other pictures in between would show in anything that is counted through the process.
    let others = try SVGPictures.allCases.filter { $0 != picture }.map { try $0.list() }
    try await withThrowingTaskGroup(of: Data.self) { group in
      for i in 0..<20 {
        group.addTask {
          _ = try others[i % others.count].data(as: .svg, library: .shared)
          return try list.data(as: .svg, library: .shared)
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test(arguments: SVGPictures.allCases)
  func documentsAreWellFormedAndEveryReferenceIsMet(_ picture: SVGPictures) throws {
    let data = try picture.list().data(as: .svg, library: .shared)
    let document = try SVGDocument(data)
    #expect(document.title == "A <picture> & more")
    #expect(Set(document.identifiers).count == document.identifiers.count)
    #expect(Set(document.references) == Set(document.identifiers))
    #expect(!document.references.isEmpty)
  }

  /// Pictures in one page have one space of ids (HTML, 3.2.6, `id`).
  @Test func noTwoDocumentsHaveAnIDInCommon() throws {
    let kinds =
      [SVGOptions()] + SVGOptions.Fonts.allCases.map { SVGOptions(text: .semantic, fonts: $0) }
    var known: Set<String> = []
    var documents: Set<Data> = []
    for picture in SVGPictures.allCases {
      let list = try picture.list()
      for kind in kinds {
        let data = try list.data(as: .svg, svgOptions: kind, library: .shared)
        // Emoji bring no fonts, and their documents are equal.
        guard documents.insert(data).inserted else { continue }
        let identifiers = try SVGDocument(data).identifiers
        #expect(known.isDisjoint(with: identifiers), "\(picture) \(kind)")
        known.formUnion(identifiers)
      }
    }
    #expect(known.count > 200)
  }

  @Test func documentsSayNothingThatGoesWithoutSaying() throws {
    for picture in SVGPictures.allCases {
      let data = try picture.list().data(as: .svg, library: .shared)
      let text = String(decoding: data, as: UTF8.self).split(separator: "\"")
        .filter { !$0.hasPrefix("data:") }.joined(separator: "\"")
      for word in ["style=", "<?xml", "\n", "rgb(", "<g>", "-0 "] {
        let isThere = text.contains(word)
        #expect(!isThere, "\(word) in \(picture)")
      }
      let exponent = text.firstMatch(of: #/[0-9]e[-+0-9]/#)
      #expect(exponent == nil, "in \(picture)")
    }
  }

  @Test(arguments: SVGPictures.allCases)
  func aPDFDependsOnThePictureAlone(_ picture: SVGPictures) throws {
    let list = try picture.list()
    let first = try list.data(as: .pdf, library: .shared)
    _ = try SVGPictures.clock.list().data(as: .pdf, library: .shared)
    #expect(try list.data(as: .pdf, library: .shared) == first)
  }
}
