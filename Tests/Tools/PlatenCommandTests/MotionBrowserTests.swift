import TestSupport
import Testing

/// Pictures that move as SVG, in a browser: `Tests/Motion/run.py`.
@Suite struct MotionBrowserTests {
  @Test func chromiumPlaysTheSprings() throws {
    let script = try PythonRun("Tests/Motion/run.py", program: "platen")
    #expect(script.status == 0, "\(script.output)")
  }
}
