internal import Platen

extension ViewTable {
  /// Controls, drawn as they stand.
  static let controls: [Part<AnyView>] = [
    toggle, stepper, slider, picker, progressView, gauge, textField, secureField, textEditor,
  ]

  private static let toggle = Part<AnyView>("toggle", "A switch.") { fields in
    let label = fields.label("The text or view beside the switch.")
    let isOn = fields.optional("isOn", .boolean, default: false, "Whether it is on.")
    return { values, _ in
      AnyView(Toggle(isOn: .constant(values[isOn])) { label(values) })
    }
  }

  private static let stepper = Part<AnyView>(
    "stepper",
    "A minus button and a plus button."
  ) { fields in
    let label = fields.label("The text or view beside the buttons.")
    return { values, _ in
      AnyView(
        Stepper {
          label(values)
        } onIncrement: {
        } onDecrement: {
        })
    }
  }

  private static let slider = Part<AnyView>("slider", "A slider: a knob on a line.") { fields in
    let value = fields.required("value", .number, "Where the knob is, within the bounds.")
    let bounds = fields.bounds()
    let minimum = fields.optionalLabel(
      "minimumValueLabel", "A text or a view before the line; default: none.")
    let maximum = fields.optionalLabel(
      "maximumValueLabel", "A text or a view after the line; default: none.")
    fields.setPrimary(value)
    return { values, _ in
      AnyView(
        Slider(value: .constant(values[value]), in: values[bounds]) {
        } minimumValueLabel: {
          values[minimum]
        } maximumValueLabel: {
          values[maximum]
        })
    }
  }

  private static let textField = Part<AnyView>("textField", "A field to edit a text of one line.") {
    fields in
    let field = fields.textField()
    return { values, _ in
      let field = field(values)
      return AnyView(
        TextField(text: .constant(field.text), prompt: field.prompt) { field.label })
    }
  }

  private static let secureField = Part<AnyView>(
    "secureField",
    "A field to edit a password."
  ) { fields in
    let field = fields.textField()
    return { values, _ in
      let field = field(values)
      return AnyView(
        SecureField(text: .constant(field.text), prompt: field.prompt) { field.label })
    }
  }

  private static let textEditor = Part<AnyView>(
    "textEditor",
    "A field to edit a text of many lines."
  ) {
    fields in
    let text = fields.required("text", .text, "The text, exactly as written.")
    fields.setPrimary(text)
    return { values, _ in AnyView(TextEditor(text: .constant(values[text]))) }
  }
}

// MARK: - Choices

extension ViewTable {
  fileprivate static let picker = Part<AnyView>(
    "picker",
    "A control that selects one of several values."
  ) {
    fields in
    let label = fields.label("The text or view beside the control, if it shows one.")
    let selection = fields.optional(
      "selection", .text, "The tag of the chosen option. Without it, none is chosen.")
    let options = fields.required(
      "options", ValueType<PickerOption>.option.list("a list of options", count: 1...10_000),
      "The options, in order.")
    return { values, _ in
      let options = values[options]
      return AnyView(
        Picker(selection: .constant(values[selection])) {
          ForEach(options.indices) { i in
            options[i].label.tag(String?.some(options[i].tag))
          }
        } label: {
          label(values)
        })
    }
  }
}

/// A value that can be chosen.
struct PickerOption {
  let tag: String
  let label: AnyView
}

extension ValueType where Value == PickerOption {
  /// A value that can be chosen: a text, or a tag and what is shown of it.
  static var option: ValueType {
    RecordType<PickerOption>("a text, or a mapping of tag and label") { fields in
      let tag = fields.required("tag", .text, "The name of the option in selection.")
      let label = fields.optional("label", .label, "The text or view; default: the tag.")
      fields.setPrimary(tag)
      return { values, _ in
        let tag = values[tag]
        return PickerOption(tag: tag, label: values[label] ?? AnyView(Text(verbatim: tag)))
      }
    }.type
  }
}

// MARK: - Amounts

extension ViewTable {
  fileprivate static let progressView = Part<AnyView>(
    "progressView", "A bar that shows progress."
  ) { fields in
    let value = fields.optional(
      "value", .number,
      "How much is done. Without it, the progress is unknown, and the view shows a spinner.")
    let total = fields.optional(
      "total", .number, default: 1, "The value at which everything is done.")
    let label = fields.optionalLabel("label", "A text or a view above; default: none.")
    let current = fields.optionalLabel(
      "currentValueLabel", "A text or a view below; default: none.")
    fields.setPrimary(value)
    return { values, _ in
      let (value, total) = (values[value], values[total])
      switch (values[label], values[current]) {
      case (nil, nil): return AnyView(ProgressView(value: value, total: total))
      case (let label?, nil):
        return AnyView(ProgressView(value: value, total: total) { label })
      case (let label, let current?):
        return AnyView(
          ProgressView(value: value, total: total) {
            label
          } currentValueLabel: {
            current
          })
      }
    }
  }

  fileprivate static let gauge = Part<AnyView>(
    "gauge",
    "A gauge: a value within bounds."
  ) { fields in
    let value = fields.required("value", .number, "The value, within the bounds.")
    let bounds = fields.bounds()
    let label = fields.optionalLabel("label", "A text or a view; default: none.")
    let current = fields.optionalLabel(
      "currentValueLabel", "A text or a view of the value; default: none.")
    let minimum = fields.optionalLabel(
      "minimumValueLabel", "A text or a view at the least value; default: none.")
    let maximum = fields.optionalLabel(
      "maximumValueLabel", "A text or a view at the greatest value; default: none.")
    fields.setPrimary(value)
    return { values, _ in
      let (value, bounds) = (values[value], values[bounds])
      let (label, current) = (values[label], values[current])
      if values[minimum] == nil, values[maximum] == nil {
        guard let current else { return AnyView(Gauge(value: value, in: bounds) { label }) }
        return AnyView(
          Gauge(value: value, in: bounds) {
            label
          } currentValueLabel: {
            current
          })
      }
      return AnyView(
        Gauge(value: value, in: bounds) {
          label
        } currentValueLabel: {
          current
        } minimumValueLabel: {
          values[minimum]
        } maximumValueLabel: {
          values[maximum]
        })
    }
  }
}

extension FieldList {
  /// The bounds of a value.
  fileprivate mutating func bounds() -> Field<ClosedRange<Double>> {
    optional("in", .bounds, default: "0...1", "The bounds of the value, such as 0...10.")
  }

  /// The fields of a text that can be edited; its title may stand for it.
  fileprivate mutating func textField() -> (FieldValues) -> (
    label: AnyView, text: String, prompt: Text?
  ) {
    let label = required("label", .label, "The label, which the field shows while it is empty.")
    setPrimary(label)
    let text = optional("text", .text, default: "", "The text, exactly as written.")
    let prompt = optional(
      "prompt", .verbatim, "The text to show while the field is empty; default: the label.")
    return { ($0[label], $0[text], $0[prompt]) }
  }
}
