import Foundation
import Platen
import Testing

/// What texts say.
@Suite struct TextContentTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private func said(
    _ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    environment(&renderer.environment)
    // Some locales part the time from its half of the day with a narrow space.
    return try renderer.fitReport().texts.map {
      $0.text.replacingOccurrences(of: "\u{202F}", with: " ")
    }
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() throws {
    #expect(try said(Text("\(1234) of \(3.5)")) == ["1,234 of 3.500000"])
    #expect(try said(Text("\(3.14159, specifier: "%.2f")")) == ["3.14"])
    #expect(try said(Text("\(CGFloat(0.5), specifier: "%.1f") \(true)")) == ["0.5 true"])
    #expect(try said(Text("\(255, specifier: "0x%04lx, 100 %%")")) == ["0x00ff, 100 %"])
    let german = Locale(identifier: "de_DE")
    #expect(try said(Text("\(1234)")) { $0.locale = german } == ["1.234"])
    #expect(
      try said(Text(1234.5, format: .number.precision(.fractionLength(2)))) { $0.locale = german }
        == ["1.234,50"])
    #expect(try said(Text(0.25, format: .percent)) == ["25%"])
    #expect(try said(Text("\(0.25, format: .percent) done")) == ["25% done"])
  }

  @Test func textsAreSaidAsTheyAreWritten() throws {
    let name = "%d & \\(x)"
    #expect(try said(Text(verbatim: "\(1234)")) == ["1234"])
    #expect(try said(Text(name)) == [name])
    #expect(try said(Text("a \(name) \(Text("b").bold())")) == ["a \(name) b"])
    let optional: String? = "x"
    #expect(try said(Text(optional ?? "none")) == ["x"])
    #expect(try said(Text(AttributedString("plain"))) == ["plain"])
  }

  @Test func datesAreThoseOfTheEnvironment() throws {
    #expect(try said(Text(Self.date, style: .date)) == ["January 9, 2007"])
    #expect(try said(Text(Self.date, style: .time)) == ["9:41 AM"])
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try said(Text(Self.date, style: .time)) { $0.timeZone = zone } == ["6:41 PM"])
    let later = Self.date.addingTimeInterval(2 * 3600 + 23 * 60 + 4)
    #expect(try said(Text(later, style: .relative)) == ["2 hours, 23 minutes"])
    #expect(try said(Text(later, style: .offset)) == ["+2 hours"])
    #expect(try said(Text(later, style: .timer)) == ["2:23:04"])
    #expect(try said(Text(later, style: .timer)) { $0._now = later } == ["0:00"])
    #expect(try said(Text(Self.date...later)) == ["9:41 AM – 12:04 PM"])
  }

  /// C would take what these ask for from memory, whatever is there.
  @Test(arguments: ["%@", "%s", "%d %d", "%n", "%*d", "%f", "%", "no number", "%99999999d"])
  func aSpecifierThatIsNotOneForTheNumberIsPassedOver(specifier: String) throws {
    #expect(try said(Text("\(5, specifier: specifier)")) == ["5"])
  }

  @Test func lettersAreCapitalsIfThatIsAsked() throws {
    #expect(try said(Text("Straße").textCase(.uppercase)) == ["STRASSE"])
    #expect(try said(Text("A B").textCase(.lowercase)) == ["a b"])
    #expect(try said(Text("A b").textCase(nil).textCase(.uppercase)) == ["A b"])
  }

  @Test func theEnvironmentChoosesAmongViewsThatChange() throws {
    let clock = TimelineView(.periodic(from: Self.date, by: 60)) { context in
      Text(context.date, style: .time)
    }
    #expect(try said(clock) == ["9:41 AM"])
    let now = Self.date.addingTimeInterval(150)
    #expect(try said(clock) { $0._now = now } == ["9:43 AM"])
    let phases = PhaseAnimator([1, 2]) { phase in
      Text("\(phase)")
    }
    #expect(try said(phases) == ["1"])
  }
}
