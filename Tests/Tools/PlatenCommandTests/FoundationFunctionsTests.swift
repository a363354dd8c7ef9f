import Testing

@testable import PlatenCommand

@Suite("What previews call instead of Foundation's functions") struct FoundationFunctionsTests {
  @Test(arguments: [
    ("let f = DateFormatter()", "let f = DateFormatter(_platen: ())"),
    ("NumberFormatter().string(from: 3)", "NumberFormatter(_platen: ()).string(from: 3)"),
    ("Locale.current.identifier", "Locale._platen.identifier"),
    ("Locale.autoupdatingCurrent", "Locale._platen"),
    ("Calendar.current.firstWeekday", "Calendar._platen.firstWeekday"),
    ("Bundle.main.bundleIdentifier!", "Bundle.main._platenIdentifier!"),
    (
      "Bundle.main.infoDictionary?[\"CFBundleVersion\"]",
      "Bundle.main._platenInfo?[\"CFBundleVersion\"]"
    ),
    // Not of the current locale, not Foundation's, or a text.
    ("ISO8601DateFormatter()", "ISO8601DateFormatter()"), ("Session.current", "Session.current"),
    ("Locale.currency", "Locale.currency"), ("DateFormatter(a: 1)", "DateFormatter(a: 1)"),
    (#"Text("DateFormatter()")"#, #"Text("DateFormatter()")"#),
  ])
  func whatIsOfTheCurrentLocaleIsThatOfThePreview(line: String, written: String) {
    #expect(FoundationFunctions.written(in: "a\n\(line)\nb") == "a\n\(written)\nb")
  }

  @Test func onlyWhatIsCalledIsReplaced() {
    #expect(FoundationFunctions.code(for: ["let a = 1", "Text(date.description)"]) == nil)
    let dates = FoundationFunctions.code(for: ["date.formatted(date: .long, time: .omitted)"])
    #expect(dates?.contains("func formatted(\n    date: ") == true)
    #expect(dates?.contains("NSLocalizedString") == false)
    let own = "func NSLocalizedString(_ a: String) -> String { a }"
    #expect(FoundationFunctions.code(for: ["NSLocalizedString(a)", own]) == nil)
  }

  /// A type of the user's that is called as one of Foundation's is not extended.
  @Test func extensionsNameFoundation() throws {
    let code = try #require(
      FoundationFunctions.code(for: ["Timer.scheduledTimer(a)", "a.formatted()"]))
    let extended = code.split(separator: "\n").filter { $0.hasPrefix("extension ") }
    #expect(extended == ["extension Foundation.Timer {", "extension Foundation.Date {"])
  }
}
