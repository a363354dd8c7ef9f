public import PlatenViews

// Controls whose picture is one of a bundle's resources in place of a symbol.

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and the picture of a name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with a title and the picture of a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Button where Label == PlatenControls.Label<Text, Image> {
  /// Makes a button with a title and the picture of a name.
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void) {
    self.init(action: action) { PlatenControls.Label(titleKey, image: image) }
  }

  /// Makes a button with a title and the picture of a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, action: @escaping () -> Void) {
    self.init(action: action) { PlatenControls.Label(title, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label with a title and a picture of a catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// Makes a switch with a title and the picture of a name.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// Makes a switch with a title and a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, image: image) }
  }

  /// Makes a switch with a title and a picture of a catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(title, image: image) }
  }
}

extension Button where Label == PlatenControls.Label<Text, Image> {
  /// Makes a button with a title and a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    self.init(action: action) { PlatenControls.Label(titleKey, image: image) }
  }

  /// Makes a button with a title and a picture of a catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(action: action) { PlatenControls.Label(title, image: image) }
  }

  /// Makes a button with a purpose, a title and a picture of a catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(titleKey, image: image) }
  }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// Makes a menu button with a title and a picture of a catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, image: image) }
  }

  /// Makes a menu button with a title and a picture of a catalogue, and an action for a short press.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, image: image) }
  }
}

extension Picker where Label == PlatenControls.Label<Text, Image> {
  /// Makes a picker with a title and a picture of a catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenControls.Label(titleKey, image: image)
    }
  }
}

extension Picker where Label == PlatenControls.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenControls.Label(title, systemImage: systemImage)
    }
  }
}
