import Platen
import Testing
import UniformTypeIdentifiers

/// Kinds of files, by Apple's list of uniform type identifiers.
@Suite struct ContentTypeTests {
  @Test(arguments: [
    (UTType.png, "public.png", "png", "image/png"),
    (.jpeg, "public.jpeg", "jpeg", "image/jpeg"),
    (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
    (.plainText, "public.plain-text", "txt", "text/plain"),
    (.commaSeparatedText, "public.comma-separated-values-text", "csv", "text/csv"),
  ])
  func aKindIsKnownByItsNames(type: UTType, name: String, ending: String, mimeType: String) {
    #expect(type.identifier == name)
    #expect(type.preferredFilenameExtension == ending)
    #expect(type.preferredMIMEType == mimeType)
    #expect(UTType(filenameExtension: ending) == type)
    #expect(UTType(mimeType: mimeType) == type)
    #expect(UTType(name) == type)
  }

  @Test func whatIsNotKnownIsNil() {
    #expect(UTType(filenameExtension: "nonesuch") == nil)
    #expect(UTType(mimeType: "none/such") == nil)
    #expect(UTType("nonesuch") == nil)
  }

  @Test func aBackgroundOfAContainerIsBehindTheView() throws {
    // A still picture has no container: it is as large as the view.
    let view = box("inside", 20, 10).containerBackground(for: .widget) { box("behind", 8, 4) }
    let frames = try Frames.of(view)
    #expect(frames["behind"].midX == frames["inside"].midX)
    #expect(frames["behind"].midY == frames["inside"].midY)
  }
}
