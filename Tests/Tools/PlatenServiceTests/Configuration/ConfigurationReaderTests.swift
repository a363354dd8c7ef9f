import Foundation
import Testing

@testable import PlatenService

@Suite struct ConfigurationReaderTests {
  private let folder = FileManager.default.temporaryDirectory.path

  private func read(
    _ arguments: [String] = [], _ environment: [String: String] = [:], file: String? = nil
  ) throws -> ServiceConfiguration {
    var arguments = arguments
    let path = "\(folder)/settings-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    if let file {
      try Data(file.utf8).write(to: URL(fileURLWithPath: path))
      arguments += ["--config", path]
    }
    return try ConfigurationReader(ServerArguments(arguments), environment: environment).read()
  }

  private func error(
    _ arguments: [String] = [], _ environment: [String: String] = [:], file: String? = nil
  ) throws -> ConfigurationError {
    do {
      _ = try read(arguments, environment, file: file)
    } catch let error as ConfigurationError {
      return error
    }
    Issue.record("there is nothing wrong")
    return ConfigurationError([])
  }

  @Test func nothingSetMeansTheDefaults() throws {
    #expect(try read() == ServiceConfiguration())
  }

  /// A value of each setting that is not its default.
  private static let values: [String: String] = [
    "host": "::1", "port": "81", "drain-notice": "4s", "drain-time": "3s", "scenes": "/tmp",
    "fonts": "/tmp", "only-fonts": "true",
    "system-fonts": "true", "allow-links": "true", "cache-bytes": "1MiB", "max-age": "2s",
    "links": "/tmp", "link-bytes": "3MiB",
    "token": "abcdefghijklmnop", "signing-key": "k=abcdefghijklmnop",
    "allowed-origins": "https://example.org", "client-rate": "2.5", "client-burst": "7",
    "body-bytes": "2KiB", "target-bytes": "300", "header-bytes": "2KiB", "batch-lines": "3",
    "batch-time": "9s", "answer-bytes": "3MiB",
    "views": "9", "depth": "9", "text-bytes": "99", "side": "77", "pixels": "88",
    "render-time": "1s", "renders": "3", "waiting": "4", "waiting-time": "6s",
    "memory-bytes": "2MiB", "drawing-cost": "8", "measured-labels": "6", "measure-bytes": "3KiB",
    "connections": "5", "header-time": "1s", "body-time": "2s",
    "idle-time": "3s", "open-metrics": "true", "log-level": "trace", "log-format": "json",
    "access-log": "true", "monitoring-port": "0", "monitoring-host": "::1",
    "trusted-proxies": "10.0.0.0/8", "client-connections": "7",
  ]

  @Test func eachSettingIsReadAlikeFromItsOptionItsVariableAndAFile() throws {
    for setting in ServiceSettings.all where !setting.name.hasSuffix("-file") {
      let value = try #require(Self.values[setting.name], "no value of \(setting.name)")
      let byOption = try read(["--\(setting.name)=\(value)"])
      #expect(byOption != ServiceConfiguration(), "\(setting.name) sets nothing")
      #expect(try read([], [setting.variable: value]) == byOption)
      #expect(try read(file: "\(setting.fileName): \"\(value)\"") == byOption)
    }
  }

  @Test func namesOfOneSettingHaveTheSameWords() throws {
    let setting = try #require(ServiceSettings.all.first { $0.name == "render-time" })
    #expect(setting.fileName == "renderTime")
    #expect(setting.variable == "PLATEN_SERVER_RENDER_TIME")
  }

  @Test func optionsWinOverVariablesAndThoseOverTheFile() throws {
    let file = "port: 1\nside: 1\nwaiting: 1"
    let variables = ["PLATEN_SERVER_PORT": "2", "PLATEN_SERVER_SIDE": "2"]
    let configuration = try read(["--port", "3"], variables, file: file)
    #expect(configuration.port == 3)
    #expect(configuration.limits.side == 2)
    #expect(configuration.limits.waiting == 1)
  }

  @Test func flagsAreSetWithAndWithoutAValueAndTakenBack() throws {
    #expect(try read(["--open-metrics"]).opensMetrics)
    #expect(!(try read(["--no-open-metrics"], ["PLATEN_SERVER_OPEN_METRICS": "true"]).opensMetrics))
  }

  @Test func listsAreRepeatedOptionsOrVariablesWithCommasOrListsOfAFile() throws {
    let expected = ["https://a.example", "https://b.example"]
    let options = expected.flatMap { ["--allowed-origins", $0] }
    #expect(try read(options).allowedOrigins == expected)
    let variable = ["PLATEN_SERVER_ALLOWED_ORIGINS": expected.joined(separator: ",")]
    #expect(try read([], variable).allowedOrigins == expected)
    let file = "allowedOrigins:\n  - https://a.example\n  - https://b.example\n"
    #expect(try read(file: file).allowedOrigins == expected)
  }

  @Test func secretsComeFromFilesOfLines() throws {
    let path = "\(folder)/tokens-\(UUID().uuidString)"
    try Data("# ours\naaaaaaaaaaaaaaaa\n\n bbbbbbbbbbbbbbbb \n".utf8).write(
      to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      try read(["--token-file", path]).tokens == ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"])
  }

  @Test func allThatIsWrongIsSaidAtOnceWithItsPlace() throws {
    let error = try self.error(
      ["--prot", "--side=0"], ["PLATEN_SERVER_WAITIN": "1", "PLATEN_SERVER_PORT": "x"],
      file: "\n  rendertime: 5s\n")
    let places = error.findings.map(\.place)
    let named = places.map { $0.hasSuffix(".yaml:2:3") ? "file:2:3" : $0 }
    #expect(
      named == ["--prot", "PLATEN_SERVER_WAITIN", "file:2:3", "--side", "PLATEN_SERVER_PORT"])
    #expect(error.exitCode == 64)
  }

  @Test func whatIsMisspelledGetsTheNearestName() throws {
    #expect(try error(["--prot=1"]).findings.first?.suggestion == "--port")
    #expect(
      try error([], ["PLATEN_SERVER_PROT": "1"]).findings.first?.suggestion == "PLATEN_SERVER_PORT")
    #expect(try error(file: "prot: 1").findings.first?.suggestion == "port")
    #expect(try error(["--log-level=notise"]).findings.first?.suggestion == "notice")
  }

  @Test func exitCodesTellUsageFromInputFromWhatIsMissing() throws {
    #expect(try error(["--port=x"]).exitCode == 64)
    #expect(try error(file: "port: x").exitCode == 65)
    #expect(try error(file: "port: [").exitCode == 65)
    #expect(try error(["--config", "/no/such/file"]).exitCode == 66)
    #expect(try error(["--scenes", "/no/such/folder", "--port=x"]).exitCode == 66)
  }

  @Test func aValueOfAFileIsBlamedWhereItStands() throws {
    let error = try self.error(file: "host: a\nside: -4\nallowedOrigins:\n  - x/y\n")
    let ends = error.findings.map { $0.place.split(separator: ".yaml").last.map(String.init) }
    #expect(ends == [":2:7: side", ":4:5: allowedOrigins"])
  }

  @Test func secretsAreNotShown() throws {
    let secret = "abcdefghijklmnop"
    let configuration = try read(["--token", secret, "--signing-key", "k1=\(secret)"])
    #expect(!configuration.yaml.contains(secret))
    #expect(configuration.yaml.contains("k1"))
    let error = try self.error(["--token", "hush hush hush hush", "--signing-key", "silence"])
    #expect(!error.description.contains("hush"))
    #expect(!error.description.contains("silence"))
    #expect(!"\(configuration.signingKeys)".contains("97, 98"))
  }

  @Test func whatIsPrintedMeansTheSame() throws {
    let arguments = ["--port=99", "--log-format=json", "--client-rate=0.5", "--drain-time=1500ms"]
    let configuration = try read(arguments)
    #expect(try read(file: configuration.yaml) == configuration)
  }

  @Test func whatIsNoMappingIsRefused() throws {
    #expect(try error(file: "- port").findings.first?.found == "a list")
    #expect(try read(file: "") == ServiceConfiguration())
  }

  @Test func theHelpNamesEverySettingAndItsDefault() {
    for setting in ServiceSettings.all {
      #expect(SettingsHelp.text.contains("--\(setting.name)"))
    }
    #expect(SettingsHelp.text.contains("(default: 32MiB)"))
    #expect(SettingsHelp.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
