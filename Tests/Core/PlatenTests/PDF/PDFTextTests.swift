import Platen
import TestSupport
import Testing

/// What poppler reads in a PDF is what was written.
@Suite struct PDFTextTests {
  // Glyphs of large type are written apart.
  @Test(
    arguments: [
      "Office affluent fjord", "waffle (brackets) [x]", "AV To Ty", "iOS開発 日本語です",
      "a, b. c; d: e! f?", "é ạ\u{308} Á", "x -> y != z", "👨‍👩‍👧‍👦 family 🦋", "🇯🇵🇫🇷 flags 1️⃣",
      "Tab\tand line", "λόγος Привет",
    ], [20, 200])
  func textsAreReadAsTheyWereWritten(_ text: String, size: CGFloat) throws {
    let read = try Self.text(of: Text(text).font(.system(size: size)))
    #expect(read == text.replacing("\t", with: " "))
  }

  /// MuPDF knows one text for each glyph.
  @Test(arguments: [
    "🦋 and 📘 and words", "🦋📘🦋", "Ẹ̀kọ́ ọmọ", "q̣̇ x̸", "ภาษาไทย", "Office (f) x",
  ])
  func anotherReaderReadsTheSame(_ text: String) throws {
    let renderer = ImageRenderer(content: Text(text).font(.system(size: 20)).padding(10))
    let data = try DocumentReader.output(
      of: "mutool", package: "mupdf-tools", ["draw", "-q", "-F", "text", "{}"],
      for: try renderer.pdfData())
    let read = String(decoding: data, as: UTF8.self)
    #expect(read.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text)
  }

  // Letters a third of an em apart are words all the same.
  @Test func lettersThatStandApartAreReadAsWords() throws {
    let text = Text("SPACED OUT words").font(.system(size: 20)).tracking(7)
    #expect(try Self.text(of: text) == "SPACED OUT words")
    let renderer = ImageRenderer(content: text.padding(10))
    let data = try DocumentReader.output(
      of: "mutool", package: "mupdf-tools", ["draw", "-q", "-F", "text", "{}"],
      for: try renderer.pdfData())
    let read = String(decoding: data, as: UTF8.self)
    #expect(read.filter { !$0.isWhitespace } == "SPACEDOUTwords")
  }

  @Test(
    arguments: [
      "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "हिन्दी क्षत्रिय", "ภาษาไทย",
      "བོད་ཡིག", "ଓଡ଼ିଆ",
    ], [20, 200])
  func textsOfEveryScriptAreReadInTheOrderOfReading(_ text: String, size: CGFloat) throws {
    let read = try Self.text(of: Text(text).font(.system(size: size)))
    #expect(read == text)
  }

  @Test func textsAreReadWhateverIsDoneToThem() throws {
    let views: [(String, AnyView)] = [
      ("opacity", AnyView(Text("Office 🦋").opacity(0.5))),
      (
        "gradient",
        AnyView(
          Text("Office 🦋").foregroundStyle(
            .linearGradient(
              colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
      ),
      (
        "around",
        AnyView(
          Text("Office 🦋").foregroundStyle(
            .angularGradient(
              colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))))
      ),
      ("clip", AnyView(Text("Office 🦋").clipShape(Capsule()))),
      ("group", AnyView(Text("Office 🦋").blendMode(.multiply).compositingGroup())),
      ("mask", AnyView(Text("Office 🦋").mask { Rectangle() })),
      ("shadow", AnyView(Text("Office 🦋").shadow(radius: 3))),
      ("blur", AnyView(Text("Office 🦋").blur(radius: 3))),
      ("colors", AnyView(Text("Office 🦋").saturation(0.2))),
      ("scale", AnyView(Text("Office 🦋").scaleEffect(2))),
      ("corner", AnyView(Text("🦋🦋").font(.system(size: 64)))),
    ]
    for (name, view) in views {
      let expected = name == "corner" ? "🦋🦋" : "Office 🦋"
      #expect(try Self.text(of: view.padding(40)) == expected, "\(name)")
    }
  }

  @Test func aSymbolIsNothingToRead() throws {
    let view = HStack {
      Text("a")
      Image(systemName: "heart.fill")
      Text("b")
    }
    #expect(try Self.text(of: view) == "a b")
  }

  @Test func theBoxOfAMissingCharacterIsReadAsTheCharacter() throws {
    // Unassigned, and so in no font.
    let text = "a\u{378}b \u{379}\u{378}"
    #expect(try Self.text(of: Text(text)) == text)
  }

  @Test(arguments: SVGPictures.allCases)
  func aPDFShowsWhatThePNGShows(_ picture: SVGPictures) throws {
    let list = try picture.list()
    let ours = try PNGFile(
      Array(list.data(as: .png, options: PNGOptions(scale: 2), library: .shared)))
    let theirs = try DocumentReader.output(
      of: "pdftoppm", package: "poppler-utils", ["-r", "144", "-png", "-singlefile", "{}"],
      for: list.data(as: .pdf, library: .shared))
    let difference = try PictureDifference(ours, try PNGFile(Array(theirs)))
    // poppler sets large type on whole pixels: half of one is seen along all of its edges.
    let isLarge = picture == .weights
    #expect(difference.mean < (isLarge ? 6 : 2), "of 255, over all channels")
    #expect(
      difference.farShare < (isLarge ? 0.04 : 0.01), "share of pixels that differ by more than 64")
  }

  /// Of six lines of small type four were drawn a pixel higher, which is a mean of 8.3; what is left is
  /// that poppler takes the quarter of a pixel to the left of a letter, and the PNG the nearest.
  @Test func linesStandOnTheSamePixelsAsInThePNG() throws {
    let text = """
      Whereas recognition of the inherent dignity and of the equal and inalienable rights of all \
      members of the human family is the foundation of freedom, justice and peace in the world, \
      whereas disregard and contempt for human rights have resulted in barbarous acts which have \
      outraged the conscience of mankind
      """
    let renderer = ImageRenderer(
      content: Text(text).font(.system(size: 11)).frame(width: 288, height: 168).padding(16))
    renderer.scale = 2
    renderer.isOpaque = true
    let list = try renderer.displayList()
    let ours = try PNGFile(
      Array(list.data(as: .png, options: PNGOptions(scale: 2), library: .shared)))
    let theirs = try DocumentReader.output(
      of: "pdftoppm", package: "poppler-utils", ["-r", "144", "-png", "-singlefile", "{}"],
      for: list.data(as: .pdf, library: .shared))
    #expect(try PictureDifference(ours, try PNGFile(Array(theirs))).mean < 5.5)
  }

  private static func text(of view: some View) throws -> String {
    let renderer = ImageRenderer(content: view.padding(10))
    let data = try DocumentReader.output(
      of: "pdftotext", package: "poppler-utils", ["{}", "-"], for: try renderer.pdfData())
    // poppler puts marks of direction around what is written from right to left.
    let marks: ClosedRange<Unicode.Scalar> = "\u{202A}"..."\u{202E}"
    let scalars = String(decoding: data, as: UTF8.self).unicodeScalars.filter {
      !marks.contains($0) && $0 != "\u{C}"
    }
    return String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
