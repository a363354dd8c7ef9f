import Testing

@testable import PlatenService

@Suite struct SettingTextTests {
  @Test(arguments: [
    ("10s", Duration.seconds(10)), ("500ms", .milliseconds(500)), ("1.5m", .seconds(90)),
    ("2h", .seconds(7200)), ("250us", .microseconds(250)), ("0s", .zero), ("10 s", .seconds(10)),
  ])
  func readsTimes(text: String, expected: Duration) {
    #expect(SettingText.duration(text) == expected)
  }

  @Test(arguments: ["", "10", "s", "-1s", "1S", "1e3s", "1.2.3s", "10sec", "∞s", "٣s", "nans"])
  func takesNothingElseForATime(text: String) {
    #expect(SettingText.duration(text) == nil)
  }

  @Test(arguments: [
    ("64MiB", 67_108_864), ("1KiB", 1024), ("1.5GiB", 1_610_612_736), ("2MB", 2_000_000),
    ("3kB", 3000), ("17", 17), ("0", 0), ("9B", 9),
  ])
  func readsSizes(text: String, expected: Int) {
    #expect(SettingText.bytes(text) == expected)
  }

  @Test(arguments: ["", "MiB", "-1", "1mib", "1e99", "99999999999999999GiB", "1 2"])
  func takesNothingElseForASize(text: String) {
    #expect(SettingText.bytes(text) == nil)
  }

  @Test(arguments: ["10s", "500ms", "90s", "1h", "2m", "250us", "1500ms"])
  func whatItWritesOfATimeMeansTheSame(text: String) throws {
    let duration = try #require(SettingText.duration(text))
    #expect(SettingText.duration(SettingText.text(duration)) == duration)
  }

  @Test(arguments: [0, 1, 1000, 1024, 1_048_576, 67_108_865, 1 << 40])
  func whatItWritesOfASizeMeansTheSame(bytes: Int) {
    #expect(SettingText.bytes(SettingText.text(bytes: bytes)) == bytes)
  }
}
