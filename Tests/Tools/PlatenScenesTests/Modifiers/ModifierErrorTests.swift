import Platen
import Testing

@testable import PlatenScenes

@Suite struct ModifierErrorTests {
  @Test(arguments: [
    (
      "{frame: {width: 10, maxHeight: infinity}}",
      "frame: width beside a bound, either width and height, or lengths that begin with min, ideal"
        + " or max; use two frames for both"
    ),
    (
      "{frame: {width: infinity}}",
      "frame.width: \"infinity\", points from 0 to 1000000; maxWidth and maxHeight may be infinity"
    ),
    (
      "{padding: {length: 4, edgs: top}}",
      "padding.edgs: \"edgs\", one of the fields length, edges [edges]"
    ),
    ("{padding: {top: wide}}", "padding.top: \"wide\", points from -1000000 to 1000000"),
    ("{opacity: 1.5}", "opacity: the number 1.5, a number from 0 to 1"),
    (
      "{lineLimit: 4...2}",
      "lineLimit: \"4...2\", a number of lines from 1, or a range such as 2...4"
    ),
    (
      "{lineHeight: {points: 20, factor: 2}}",
      "lineHeight: 2 heights, one of lineHeight, points, increase and factor"
    ),
    (
      "{environment: {lineHeight: {points: 20, factor: 2}}}",
      "environment.lineHeight: 2 heights, one of lineHeight, points, increase and factor"
    ),
    (
      "{environment: {lineHeight: {}}}",
      "environment.lineHeight: 0 heights, one of lineHeight, points, increase and factor"
    ),
    (
      "{background: {style: red, content: blue}}",
      "background: both content and style, either content or style"
    ),
    ("overlay", "overlay: neither, content or style"),
    (
      "{background: {content: {text: Hi}, in: circle}}",
      "background: a view in a shape, a style in a shape; clipShape cuts a view"
    ),
    (
      "{foregroundStyle: {style: red, tertiary: blue}}",
      "foregroundStyle: tertiary without secondary, secondary, too"
    ),
    (
      "{buttonStyle: prominent}",
      "buttonStyle: \"prominent\", a button style: automatic, borderless, plain, bordered, "
        + "borderedProminent"
    ),
    (
      "{device: iPhone 17 Max}",
      "device: \"iPhone 17 Max\", a device: iPhone SE, iPhone 12 Pro Max, iPhone 16e … "
        + "[iPhone 17 Pro]"
    ),
    ("{fontFeature: tabular}", "fontFeature: \"tabular\", a tag of four letters or digits"),
    ("padings", "\"padings\", a modifier [padding]"),
    ("{shadow: {color: red}}", "shadow.radius: nothing, points from 0 to 1000000"),
    (
      "{aspectRatio: 4/0}",
      "aspectRatio: \"4/0\", a ratio of width to height: 1.5, 3/2, or a "
        + "mapping of width and height"
    ),
  ])
  func `What is wrong with a modifier is told where and how`(
    _ modifier: String, _ problem: String
  ) throws {
    let decoded = try DecodedView("{text: Hi, modifiers: [\(modifier)]}")
    #expect(decoded.view == nil)
    let separator = problem.hasPrefix("\"") ? ": " : "."
    #expect(decoded.problems == ["modifiers[0]\(separator)\(problem)"])
  }

  @Test(arguments: ["1e300", "-.inf", ".nan", "99999999999999999999"])
  func `Numbers that no picture can have are errors`(_ number: String) throws {
    for modifier in ["padding", "opacity", "rotationEffect", "blur", "lineSpacing", "zIndex"] {
      let decoded = try DecodedView("{text: Hi, modifiers: [{\(modifier): \(number)}]}")
      #expect(decoded.problems.count == 1, "\(modifier): \(number)")
    }
  }
}
