import TestSupport
import Testing

/// The playground in a browser, with a service of its own: `Tests/Playground/run.py`.
@Suite struct PlaygroundBrowserTests {
  @Test func thePageWorksInChromium() throws {
    let script = try PythonRun("Tests/Playground/run.py", program: "platen-server")
    #expect(script.status == 0, "\(script.output)")
  }
}
