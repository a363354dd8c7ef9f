import Foundation
import HTTPTypes
import NIOCore
import TestSupport
import Testing

@testable import PlatenService

@Suite struct RenderRouteTests {
  @Test func aSceneIsDrawnAsAnSVG() async throws {
    let answer = try await ServiceTester().picture()
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "image/svg+xml; charset=utf-8")
    #expect(answer.text.hasPrefix("<svg"))
    #expect(answer.text.contains("width=\"40px\" height=\"20px\""))
    #expect(answer.text.lowercased().contains("#f00"))
  }

  @Test func theScaleChoosesThePixelsOfAPNG() async throws {
    let answer = try await ServiceTester().picture(query: "?format=png&scale=3")
    #expect(answer.headers[.contentType] == "image/png")
    let file = try PNGFile(answer.bytes)
    #expect(file.width == 120 && file.height == 60)
  }

  @Test(arguments: [
    ("0x2", "\"0x2\""), ("101", "the number 101"), ("two", "\"two\""), ("", "nothing"),
  ])
  func aScaleThatIsNoneIsRefused(_ scale: String, _ found: String) async throws {
    let answer = try await ServiceTester().picture(query: "?format=png&scale=\(scale)")
    #expect(answer.status == .badRequest)
    #expect(
      try answer.member("detail") as? String
        == "scale: found \(found), expected pixels per point from 0.01 to 100.")
  }

  @Test func aPDFBeginsAsPDFsDo() async throws {
    let answer = try await ServiceTester().picture(query: "?format=pdf")
    #expect(answer.headers[.contentType] == "application/pdf")
    #expect(answer.text.hasPrefix("%PDF-1."))
  }

  @Test(arguments: ["/v1/render?format=json", "/v1/layout"])
  func theLayoutSaysWhereThingsLie(_ uri: String) async throws {
    let answer = try await ServiceTester().answer(.post, uri, ServiceTester.scene)
    let frame = try answer.member("frame") as? [String: Double]
    #expect(frame == ["x": 0, "y": 0, "width": 40, "height": 20])
  }

  @Test func theLayoutSaysWhatTheCanvasCutsOff() async throws {
    let tester = try ServiceTester()
    let scene =
      "platen: 1\ncanvas: {width: 50}\nview: {color: red, modifiers: [{frame: {width: 60}}]}"
    let findings = try await tester.answer(.post, "/v1/layout", scene).member("findings")
    #expect((findings as? [[String: Any]])?.map { $0["kind"] as? String } == ["overflow"])
    #expect(
      try await tester.answer(.post, "/v1/layout", ServiceTester.scene).text.contains("findings")
        == false)
  }

  @Test(arguments: [
    ("image/png", "image/png"), ("application/pdf, image/svg+xml;q=0.1", "application/pdf"),
    ("application/json", "application/json; charset=utf-8"), ("image/webp", "image/webp"),
    ("image/jpeg, image/png;q=0.9", "image/jpeg"),
    ("image/avif,image/webp,*/*;q=0.8", "image/webp"),
    ("*/*", "image/svg+xml; charset=utf-8"), ("image/*", "image/svg+xml; charset=utf-8"),
  ])
  func theFormatIsWhatIsAcceptedMost(_ accepted: String, _ type: String) async throws {
    let answer = try await ServiceTester().picture(headers: [.accept: accepted])
    #expect(answer.headers[.contentType] == type)
    #expect(answer.headers[.vary] == "Accept, Accept-Encoding")
  }

  @Test func aFormatThatNobodyHasIsRefused() async throws {
    let tester = try ServiceTester()
    #expect(try await tester.picture(headers: [.accept: "image/bmp"]).status == .notAcceptable)
    let answer = try await tester.picture(query: "?format=pgn")
    #expect(answer.status == .badRequest)
    #expect(
      try answer.member("detail") as? String
        == "format: found \"pgn\", expected svg, png, pdf, webp, jpg, json, gif; did you mean \"png\"?"
    )
  }

  @Test func theQualityIsThatOfTheAddress() async throws {
    let tester = try ServiceTester()
    let usual = try await tester.answer(.get, "/v1/clock.jpg?background=white")
    let poor = try await tester.answer(.get, "/v1/clock.jpg?background=white&quality=10")
    #expect(usual.status == .ok && usual.headers[.contentType] == "image/jpeg")
    #expect(
      poor.body.readableBytes < usual.body.readableBytes
        && poor.headers[.eTag] != usual.headers[.eTag])
    let webp = try await tester.answer(.get, "/v1/clock.webp?strict=true")
    #expect(webp.status == .ok && webp.headers[.contentType] == "image/webp")
    for query in ["quality=0", "quality=good", "quality=101"] {
      #expect(try await tester.answer(.get, "/v1/clock.jpg?\(query)").status == .badRequest)
    }
    let png = try await tester.answer(.get, "/v1/clock.png?quality=80")
    #expect(
      try png.member("detail") as? String
        == "quality has no effect on the format png.")
    // A clock without a background lies on white.
    let clear = try await tester.answer(.get, "/v1/clock.jpg?background=none&strict=true")
    #expect(clear.status.code == 422)
  }

  @Test func yamlAndJSONAreTheSamePicture() async throws {
    let tester = try ServiceTester()
    let yaml = try await tester.picture(headers: [.contentType: "application/yaml"])
    let json = try await tester.picture(
      of: """
        {"platen": 1, "view": {"rectangle": {"fill": "#FF0000"},
         "modifiers": [{"frame": {"width": 40, "height": 20}}]}}
        """, headers: [.contentType: "application/json; charset=utf-8"])
    #expect(yaml.status == .ok)
    #expect(json.bytes == yaml.bytes)
  }

  @Test func aWrongSceneIsToldWithPlacesAndHints() async throws {
    let answer = try await ServiceTester().picture(of: "platen: 1\nview: {txt: Hello}\n")
    #expect(answer.status == .unprocessableContent)
    #expect(answer.headers[.contentType] == "application/problem+json")
    let problems = try answer.member("problems") as? [[String: Any]]
    #expect(problems?.count == 1)
    #expect(problems?.first?["line"] as? Int == 2)
    #expect(problems?.first?["column"] as? Int == 8)
    #expect(problems?.first?["path"] as? String == "view.txt")
    #expect(problems?.first?["suggestion"] as? String == "text")
  }

  @Test(arguments: ["image/png", "text/csv", "video/mp4; q=1"])
  func aBodyOfAnotherTypeIsRefused(_ type: String) async throws {
    let answer = try await ServiceTester().picture(headers: [.contentType: type])
    #expect(answer.status == .unsupportedMediaType)
  }

  @Test(arguments: ["gzip", "identity, br", "x-gzip"])
  func aBodyInAnEncodingIsRefused(_ encoding: String) async throws {
    let tester = try ServiceTester()
    for path in ["/v1/render", "/v1/layout", "/v1/measure", "/v1/batch"] {
      let answer = try await tester.answer(
        .post, path, ServiceTester.scene, headers: [.contentEncoding: encoding])
      #expect(answer.status == .unsupportedMediaType)
      #expect(try answer.member("type") as? String == "urn:platen:problem:unsupported-encoding")
      // RFC 9110, 15.5.16: it says what is taken.
      #expect(answer.headers[.acceptEncoding] == "identity")
    }
    let type = try await tester.picture(headers: [.contentType: "image/png"])
    #expect(type.headers[.acceptEncoding] == nil)
  }

  @Test func aBodyThatIsSaidToBeAsItIsIsRead() async throws {
    for encoding in ["identity", "Identity"] {
      let answer = try await ServiceTester().picture(headers: [.contentEncoding: encoding])
      #expect(answer.status == .ok)
    }
  }

  @Test func aBodyThatIsNotUTF8IsRefused() async throws {
    let tester = try ServiceTester()
    let answer = try await tester.answer(.post, "/v1/render", bytes: [0x70, 0xFF, 0xFE])
    #expect(answer.status == .unprocessableContent)
  }

  @Test(arguments: [
    "data: {words: {file: words.txt}}\nview: {text: x}",
    "data: {words: {file: /etc/passwd}}\nview: {text: x}",
    "view: {image: {file: card.png}}",
  ])
  func noFileIsRead(_ scene: String) async throws {
    let answer = try await ServiceTester().picture(of: "platen: 1\n\(scene)\n")
    #expect(answer.status == .unprocessableContent)
    #expect(!answer.text.contains("root"))
  }

  @Test(arguments: [
    ("tags.svg?tags=a&cornerRadius=4", "cornerRadius has no effect on cells: it needs style=pill."),
    ("clock.png?at=2026-11-21T10:08:00Z", "at has no effect: it needs zones."),
  ])
  func whatHasNoEffectIsRefused(_ target: String, _ detail: String) async throws {
    let answer = try await ServiceTester().answer(.get, "/v1/\(target)")
    #expect(answer.status == .badRequest)
    #expect(try answer.member("detail") as? String == detail)
  }

  @Test func downloadsHaveAName() async throws {
    let tester = try ServiceTester()
    let plain = try await tester.picture(query: "?download=cloud")
    #expect(
      plain.headers[.contentDisposition]
        == "attachment; filename=\"cloud.svg\"; filename*=UTF-8''cloud.svg")
    // RFC 8187, 3.2.3: the bytes of UTF-8 with per cent signs.
    let other = try await tester.picture(query: "?format=png&download=%E2%82%AC%20rates%22")
    #expect(
      other.headers[.contentDisposition]
        == "attachment; filename=\"__rates_.png\"; filename*=UTF-8''%E2%82%AC%20rates%22.png")
  }
}
