import Foundation
import TestSupport
import Testing

/// A server that is told by SIGHUP to read its settings and scenes again.
@Suite struct ServerReloadTests {
  private static let scene = "platen: 1\nview: {text: hello}\n"
  private static let (old, new) = ("0123456789abcdef-old", "0123456789abcdef-new")

  private func request(_ path: String, token: String) -> String {
    "GET \(path) HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(token)\r\n\r\n"
  }

  /// Waits until the log has so many lines with a text.
  private func waitForLog(_ server: ServerProcess, _ text: String, count: Int = 1) -> Bool {
    for _ in 0..<6000 {
      if server.log.split(separator: "\n").count(where: { $0.contains(text) }) >= count {
        return true
      }
      usleep(20_000)
    }
    return false
  }

  @Test func allConnectionsStayAndTheNextRequestMeetsTheNewSettings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old + "\n", to: "tokens")
    try folder.write("tokenFile: \(folder.path("tokens"))\nrenders: 1\n", to: "settings.yaml")
    let server = try ServerProcess(["--config", folder.path("settings.yaml")])
    let used = try RawConnection(port: server.port)
    used.send(request("/v1/tags.svg?tags=a", token: Self.old))
    #expect(used.answer()?.status == "200")
    // A request that is half sent when the signal comes.
    let begun = try RawConnection(port: server.port)
    begun.send(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(Self.old)\r\n"
        + "Content-Length: \(Self.scene.utf8.count)\r\nExpect: 100-continue\r\n\r\n")

    try folder.write(Self.new + "\n", to: "tokens")
    try folder.write("tokenFile: \(folder.path("tokens"))\nrenders: 2\n", to: "settings.yaml")
    #expect(begun.answer()?.status == "100")
    // The client may send its body before its token is looked at, which others' requests give time for.
    for _ in 0..<10 {
      used.send(request("/v1/tags.svg?tags=a", token: Self.old))
      #expect(used.answer()?.status == "200")
    }
    server.send(SIGHUP)
    #expect(waitForLog(server, "settings reloaded changed=tokens needRestart=renders"))

    begun.send(Self.scene)
    #expect(begun.answer()?.status == "200")
    used.send(request("/v1/tags.svg?tags=a", token: Self.old))
    #expect(used.answer()?.status == "401")
    used.send(request("/v1/tags.svg?tags=a", token: Self.new))
    #expect(used.answer()?.status == "200")
    #expect(server.isRunning)
  }

  @Test func settingsThatAreWrongAreToldAndLeaveThoseBefore() throws {
    let folder = try TemporaryFolder()
    try folder.write("renders: 1\n", to: "settings.yaml")
    let server = try ServerProcess(["--config", folder.path("settings.yaml")])
    let used = try RawConnection(port: server.port)
    for round in 1...2 {
      try folder.write("renders: 1\nprot: 3\n", to: "settings.yaml")
      server.send(SIGHUP)
      #expect(waitForLog(server, "settings not reloaded", count: round))
      used.send(request("/v1/tags.svg?tags=a", token: "none"))
      #expect(used.answer()?.status == "200")
    }
    #expect(server.log.contains("settings.yaml:2:1"))
    // It still stops as it should.
    server.send(SIGTERM)
    #expect(server.wait() == 0)
  }

  @Test func scenesChangeWhileItRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "a.yaml")
    try folder.write("platen: 1\nview: {txt: x}\n", to: "bad.yaml")
    // A broken scene does not keep the server from its start.
    let server = try ServerProcess(["--scenes", folder.url.path])
    let used = try RawConnection(port: server.port)
    func status(_ path: String) -> String? {
      used.send(request(path, token: "none"))
      return used.answer()?.status
    }
    #expect(status("/v1/scenes/a.svg") == "200")
    #expect(status("/v1/scenes/bad.svg") == "500")
    #expect(waitForLog(server, "scene is broken"))
    #expect(status("/v1/scenes/new.svg") == "404")
    // Nobody tells it of this one: it looks itself.
    try folder.write(Self.scene, to: "new.yaml")
    var seen: String?
    for _ in 0..<6000 where seen != "200" {
      seen = status("/v1/scenes/new.svg")
      if seen != "200" { usleep(20_000) }
    }
    #expect(seen == "200")
    server.send(SIGHUP)
    #expect(waitForLog(server, "scenes reloaded broken=1 scenes=3"))
    #expect(server.log.split(separator: "\n").count { $0.contains("scene is broken") } >= 1)
    #expect(status("/v1/scenes/a.svg") == "200")
  }
}
