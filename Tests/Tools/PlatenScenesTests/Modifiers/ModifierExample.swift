import Platen
import Testing

/// A modified view as a scene has it, and the same in Swift.
struct ModifierExample: Sendable, CustomTestStringConvertible {
  /// The view of a scene.
  let yaml: String
  /// The same without modifiers, if its picture is another.
  let plain: String?
  let view: @Sendable () -> AnyView

  /// - Parameters:
  ///   - yaml: The modifiers, with commas between them.
  ///   - isVisible: Whether the picture is another than that of the base alone.
  init(
    _ base: Base, _ yaml: String, isVisible: Bool = true,
    _ modify: @escaping @Sendable (AnyView) -> any View
  ) {
    self.yaml = base.yaml + "modifiers: [\(yaml)]"
    plain = isVisible ? base.yaml : nil
    view = { AnyView(modify(base.view)) }
  }

  /// - Parameter plain: The same without modifiers, if its picture is another.
  init(
    _ yaml: String, unlike plain: String? = nil,
    _ view: @escaping @Sendable () -> any View
  ) {
    self.yaml = yaml
    self.plain = plain
    self.view = { AnyView(view()) }
  }

  var testDescription: String { yaml }
}
