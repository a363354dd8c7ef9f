public import Foundation
internal import PlatenLayout
public import PlatenViews

// Nobody types into a picture or scrolls it: these leave a view as it is.

extension View {
  /// This view, for which a keyboard of a kind would come up.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// This view, whose fields hold something of a kind.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// This view, whose fields would begin words or sentences with capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// This view, whose fields would begin words or sentences with capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// This view, whose fields would correct what is typed or not.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// This view, whose fields would correct what is typed or not.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// This view, whose keyboard would say something on its largest key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// This view, which would do something when a field is done.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// This view, from which no field reports that it is done.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// This view, with a field to search it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// This view, with a field to search it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// This view, with a field to search it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// This view, which would be loaded anew when it is pulled down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// This view, which keys would reach or not.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// This view, whose texts could be chosen or not.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// This view, about which a text would come up.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// This view, about which a text would come up.
  public func help(_ text: Text) -> some View { self }

  /// This view, about which a text would come up.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// This view, for which keys would stand.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// This view, for which keys would stand.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// This view, which could be taken elsewhere.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// This view, which could be taken elsewhere.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// This view, which could be taken elsewhere.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// This view, onto which something could be brought.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// This view, onto which something of the given types could be brought.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// This view, onto which something of the given types could be brought.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// This view, whose parts could be moved or not.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// This view, whose parts could be deleted or not.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// This view, which would do something with an address that is opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

extension ForEach {
  /// These views, which could be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// These views, which could be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
