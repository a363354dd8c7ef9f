import Foundation
import Testing

/// Pictures of QR codes, as a scanner reads them: zbarimg.
@Suite struct CodePictureTests {
  @Test(arguments: [
    ("0123456789012345678901234567890", "low"), ("HTTPS://PLATEN.EXAMPLE/A-1", "medium"),
    ("https://platen.example/tickets/7F-2048?seat=12&row=7", "quartile"),
    ("WIFI:T:WPA;S:Caf\u{E9};P:k\u{F6}rner \u{2615};;", "high"),
  ])
  func scannersReadTheText(text: String, correction: String) throws {
    let work = try Workplace()
    let scene = """
      platen: 1
      canvas: {padding: 10, background: white}
      view: {qr: {text: '\(text)', correction: \(correction)}}
      """
    try work.write(scene.utf8, to: "code.yaml")
    for name in ["code.png", "code.svg", "code.pdf"] {
      let outcome = try work.platen(["render", "code.yaml", "-o", name, "--strict"])
      #expect(outcome.exitCode == 0, "\(outcome.error)")
    }
    let drawn = try work.shell(
      "rsvg-convert code.svg -o svg.png && pdftoppm -r 144 -png -singlefile code.pdf pdf")
    #expect(drawn.exitCode == 0, "\(drawn.error)")
    for name in ["code.png", "svg.png", "pdf.png"] {
      let read = try work.shell("zbarimg --quiet --raw -Sdisable -Sqrcode.enable \(name)")
      #expect(String(decoding: read.output, as: UTF8.self) == text + "\n", "\(name)")
    }
  }
}
