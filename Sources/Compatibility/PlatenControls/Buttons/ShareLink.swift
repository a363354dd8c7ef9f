public import PlatenViews

/// A button for sharing with other apps, drawn as a button.
///
/// The shared items may be of any type, as nothing is shared.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>:
  _NonisolatedView
{
  private let label: Label

  init(label: Label) { self.label = label }

  /// Makes a button with a label, for some items and a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a button with a label, for an item and its preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a button with a label, for some items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a button with a label, for an item.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a button for some items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Makes a button for an item.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Makes a button with a title for sharing an item.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button with a title for sharing an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a button with a title for sharing items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button for an item and its preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Makes a button for some items and a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Makes a button with a title for sharing an item with its preview.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a button with a title for sharing an item with its preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}

/// The default label of a share button: a symbol and “Share…”.
public struct DefaultShareLinkLabel: _NonisolatedView {
  var title = Text(verbatim: "Share…")

  /// The symbol and the title.
  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// A preview of the shared items; it is not drawn.
public struct SharePreview<Image, Icon> {
  private init() {}

  /// Makes a preview with a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Makes a preview with a title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Makes a label with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Makes a label with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Makes a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Makes a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview with only a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Makes a preview with only a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
}
