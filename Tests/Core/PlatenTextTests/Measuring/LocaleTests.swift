import Foundation
import Testing

/// The language of the machine has no say in what is measured.
@Suite struct LocaleTests {
  /// The command that was built beside these tests.
  private var command: String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(fileURLWithPath: program ?? "").deletingLastPathComponent()
      .appendingPathComponent("platen").path
  }

  private func measured(_ environment: [String: String]) throws -> Data {
    var data = Data()
    for arguments in [
      ["iOS開発 🦋 Iıİi ffi 10:08"], ["直角骨 été", "--design", "serif", "--italic"],
      ["Title", "--font", "INTER", "--bold", "--size", "17.5"],
    ] {
      data += try Program.output(
        of: command, ["measure"] + arguments + ["--fonts", BundledFonts.folder],
        environment: environment, hint: "swift build makes it")
    }
    return data
  }

  @Test(arguments: ["C", "ja_JP.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE", "zh_CN", "nonsense"])
  func everyLocaleGivesTheSameBytes(locale: String) throws {
    let plain = try measured([:])
    #expect(plain.count > 1000)
    #expect(try measured(["LANG": locale]) == plain)
    #expect(
      try measured([
        "LC_ALL": locale, "LANGUAGE": locale, "FC_LANG": "ja", "TZ": "Asia/Tokyo",
      ]) == plain)
  }
}
