internal import Platen

/// A view that a scene uses in several places, with values of its own in each.
struct SceneComponent {
  struct Parameter {
    var name: String
    /// What it is where it is not said; nil where it has to be.
    var value: SourceNode?
  }

  var parameters: [Parameter] = []
  var view: SourceNode
  /// The file that it is written in, and where that is named; nil for the scene's own.
  var file: (name: String, position: SourcePosition)?

  static let part = Part<SceneComponent>("component", "A view that is used in several places.") {
    fields in
    let version = fields.optional(
      "platen", .integer("the version of the format: 1", in: 1...1), default: 1,
      "The version of the format, if the component is in its own file.")
    let parameters = fields.optional(
      "parameters", .parameters, default: [],
      "The names of values that the view uses in braces, as a list, or as a mapping to their"
        + " defaults, such as {title: null, color: red}. A parameter with null is required.")
    let view = fields.required("view", .template, "The view.")
    return { values, _ in
      _ = values[version]
      return SceneComponent(parameters: values[parameters], view: values[view])
    }
  }

  /// Reads the components of a scene and lets its views use them.
  static var all: ValueType<Void> {
    let expected = "a mapping of names to components"
    return ValueType(expected: expected) { definitions in
      let component = definitions.reference(part.name) { part.schema(&$0) }
      return ["type": "object", "additionalProperties": component]
    } read: { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.report(node, expected: expected)
      }
      for entry in entries {
        decoder.sceneEnvironment.components[entry.key] = decoder.at(entry.key) {
          part.declared().read(entry.value, decoder)
        }
      }
      return ()
    }
  }
}

extension ValueType where Value == [SceneComponent.Parameter] {
  fileprivate static var parameters: ValueType {
    let expected = "a list of names, or a mapping of names to values"
    return ValueType(expected: expected) { _ in
      ["anyOf": [["type": "array", "items": ["type": "string"]], ["type": "object"]]]
    } read: { node, decoder in
      switch node.content {
      case .mapping(let entries):
        return entries.map { .init(name: $0.key, value: $0.value.isNull ? nil : $0.value) }
      case .sequence(let nodes):
        let names = nodes.enumerated().compactMap { i, node in
          decoder.at(i) { decoder.scalar(node, expected: "a name")?.text }
        }
        return names.count == nodes.count ? names.map { .init(name: $0) } : nil
      case .scalar: return decoder.report(node, expected: expected)
      }
    }
  }
}

// MARK: - Uses

extension ViewTable {
  static let use = Part<AnyView>("use", "A component of the scene, or from a file.") { fields in
    let name = fields.required(
      "component", ValueType<String>.uncountedText,
      "The component's name, or its file in the scene's folder, such as card.yaml.")
    let values = fields.optional(
      "with", .written, "The values of its parameters, such as {title: Hello}.")
    fields.setPrimary(name)
    return { read, decoder in
      decoder.use(read[name], with: read[values], at: read.node)
    }
  }
}

extension SceneDecoder {
  /// The view of a component; nil after an error was reported.
  fileprivate func use(_ name: String, with values: SourceNode?, at node: SourceNode) -> AnyView? {
    guard !sceneEnvironment.openComponents.contains(name) else {
      return report(
        node, found: "the component \(Quotation(name)) inside itself",
        expected: "another component")
    }
    guard let component = component(name, at: node),
      let scope = scope(of: component, with: values, at: node)
    else { return nil }
    // Each is read for itself where none is drawn.
    if isProbing { return AnyView(EmptyView()) }
    sceneEnvironment.usedComponents.insert(name)
    return view(of: component, called: name, in: scope)
  }

  private func view(
    of component: SceneComponent, called name: String, in scope: DataScope
  ) -> AnyView? {
    let (outer, place) = (sceneEnvironment.scope, otherFile)
    sceneEnvironment.openComponents.append(name)
    sceneEnvironment.scope = scope
    otherFile = component.file
    defer {
      sceneEnvironment.openComponents.removeLast()
      (sceneEnvironment.scope, otherFile) = (outer, place)
    }
    return at("view") { view(component.view) }
  }

  /// Reads the components that no view uses, so that what is wrong in them is told where it is.
  ///
  /// What is computed of their parameters is not known, unless they say so themselves.
  func checkUnusedComponents() {
    let found = findings
    defer { (findings, isProbing) = (found, false) }
    size = SceneSize()
    // A component may bring others along, of files that it names.
    while !unusedComponents.isEmpty, !isCancelled {
      for name in unusedComponents where !sceneEnvironment.usedComponents.contains(name) {
        checkUnusedComponent(name)
      }
    }
  }

  private var unusedComponents: [String] {
    sceneEnvironment.components.keys.filter { !sceneEnvironment.usedComponents.contains($0) }
      .sorted()
  }

  private func checkUnusedComponent(_ name: String) {
    sceneEnvironment.usedComponents.insert(name)
    guard let component = sceneEnvironment.components[name], !isCancelled else { return }
    isProbing = component.parameters.contains { $0.value == nil }
    var scope = sceneEnvironment.scope.outermost
    for parameter in component.parameters {
      scope = scope.naming(parameter.name, parameter.value.flatMap(filled) ?? .null)
    }
    at("components") {
      at(component.file?.name ?? name) { _ = view(of: component, called: name, in: scope) }
    }
  }

  private func component(_ name: String, at node: SourceNode) -> SceneComponent? {
    if let known = sceneEnvironment.components[name] { return known }
    if SourceFormat(fileName: name) == nil {
      return reportUnknown(
        node, name, among: sceneEnvironment.components.keys.sorted(),
        expected: "the name of a component, or a file such as card.yaml")
    }
    guard let written = self.node(inFile: name, at: node) else { return nil }
    let place = otherFile
    let file = (name, place?.position ?? node.position)
    otherFile = file
    defer { otherFile = place }
    var component = SceneComponent.part.declared().read(written, self)
    component?.file = file
    sceneEnvironment.components[name] = component
    return component
  }

  /// The scope in which a component is read: that of the scene with its parameters, without the loops
  /// around its place.
  private func scope(
    of component: SceneComponent, with node: SourceNode?, at place: SourceNode
  ) -> DataScope? {
    var given: [String: DataValue] = [:]
    if let node {
      guard case .mapping(let entries) = node.content else {
        return at("with") { report(node, expected: "a mapping of parameters to values") }
      }
      let names = component.parameters.map(\.name)
      for entry in entries {
        guard names.contains(entry.key) else {
          at("with") { reportUnknown(entry, among: names, kind: "parameter") }
          return nil
        }
        guard let value = at("with", { at(entry.key) { filled(entry.value) } }) else { return nil }
        given[entry.key] = value
      }
    }
    let outer = otherFile
    otherFile = component.file ?? outer
    defer { otherFile = outer }
    var scope = sceneEnvironment.scope.outermost
    for parameter in component.parameters {
      guard let value = given[parameter.name] ?? parameter.value.flatMap(filled) else {
        if parameter.value != nil { return nil }
        otherFile = outer
        return at("with") {
          report(
            node ?? place, found: "nothing for \(Quotation(parameter.name))",
            expected: "a value of this parameter")
        }
      }
      scope = scope.naming(parameter.name, value)
    }
    return scope
  }
}
