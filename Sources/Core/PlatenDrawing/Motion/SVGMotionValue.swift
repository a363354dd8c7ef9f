internal import Foundation
internal import PlatenBase

/// A value that a document's rules can say.
protocol SVGMotionValue: Equatable {
  /// Returns the declarations of the value, in a rule of keyframes that several groups share.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - letter: What the names of variables end in.
  ///   - ends: All values of the group's keyframes: what is the same in all need not be said.
  ///   - variables: The group's own, to which those are added that the declarations name.
  func declarations(
    _ property: String, _ letter: StaticString, among ends: [Self], _ variables: inout SVGText
  ) -> SVGText
}

extension Double: SVGMotionValue {
  func declarations(
    _ property: String, _ letter: StaticString, among ends: [Self], _ variables: inout SVGText
  ) -> SVGText {
    var text = SVGText()
    text.append("opacity:")
    text.append(CGFloat(self), decimals: 3)
    return text
  }
}

extension MotionPose: SVGMotionValue {
  func declarations(
    _ property: String, _ letter: StaticString, among ends: [Self], _ variables: inout SVGText
  ) -> SVGText {
    var text = SVGText()
    text.append("transform:")
    text.append(value(letter, &variables))
    return text
  }

  /// The transform as CSS has it: by itself where all groups have the same, and else as a variable.
  func value(_ letter: StaticString, _ variables: inout SVGText) -> SVGText {
    var text = SVGText()
    if self == MotionPose() {
      text.append("none")
    } else if offset == CGVector(dx: 0, dy: 0), degrees == 0, scale == 0.6 || scale == 0.8 {
      text.append(functions)
    } else {
      text.append("var(--")
      text.append(letter)
      text.append(")")
      variables.declare(letter, "", functions)
    }
    return text
  }

  private var functions: SVGText {
    var text = SVGText()
    if offset != CGVector(dx: 0, dy: 0) {
      text.append("translate(")
      text.append(offset.dx, decimals: 3)
      text.append("px")
      if offset.dy != 0 {
        text.append(",")
        text.append(offset.dy, decimals: 3)
        text.append("px")
      }
      text.append(")")
    }
    if degrees != 0 {
      text.append("rotate(")
      text.append(degrees, decimals: 3)
      text.append("deg)")
    }
    if scale != 1 {
      text.append("scale(")
      text.append(scale, decimals: 5)
      text.append(")")
    }
    return text
  }
}

extension Color.Resolved: SVGMotionValue {
  func declarations(
    _ property: String, _ letter: StaticString, among ends: [Self], _ variables: inout SVGText
  ) -> SVGText {
    let isOutline = property == "stroke"
    var text = SVGText()
    text.append(isOutline ? "stroke:var(--c" : "fill:var(--c")
    text.append(letter)
    text.append(isOutline ? ");stroke-opacity:var(--a" : ");fill-opacity:var(--a")
    text.append(letter)
    text.append(")")
    var (color, alpha) = (SVGText(), SVGText())
    color.append(self)
    alpha.append(CGFloat(opacity), decimals: 4)
    variables.declare("c", letter, color)
    variables.declare("a", letter, alpha)
    return text
  }
}

extension MotionFrame: SVGMotionValue {
  typealias Length = (name: StaticString, variable: StaticString, value: CGFloat)

  /// The attributes of the figure, with the last letters of their variables.
  var lengths: [Length] {
    if isEllipse {
      return [
        ("cx", "x", rect.midX), ("cy", "y", rect.midY), ("rx", "w", rect.width / 2),
        ("ry", "h", rect.height / 2),
      ]
    }
    return [
      ("x", "x", rect.minX), ("y", "y", rect.minY), ("width", "w", rect.width),
      ("height", "h", rect.height), ("rx", "r", radius.width), ("ry", "q", radius.height),
    ]
  }

  func declarations(
    _ property: String, _ letter: StaticString, among ends: [Self], _ variables: inout SVGText
  ) -> SVGText {
    var text = SVGText()
    let others = ends.map(\.lengths)
    for (i, length) in lengths.enumerated()
    where others.contains(where: { $0[i].value != length.value }) {
      if !text.isEmpty { text.append(";") }
      text.append(length.name)
      text.append(":var(--")
      text.append(length.variable)
      text.append(letter)
      text.append(")")
      var value = SVGText()
      value.append(length.value)
      value.append("px")
      variables.declare(length.variable, letter, value)
    }
    return text
  }
}

extension SVGText {
  /// Adds a variable to a group's own.
  fileprivate mutating func declare(
    _ name: StaticString, _ letter: StaticString, _ value: SVGText
  ) {
    if !isEmpty { append(";") }
    append("--")
    append(name)
    append(letter)
    append(":")
    append(value)
  }
}
