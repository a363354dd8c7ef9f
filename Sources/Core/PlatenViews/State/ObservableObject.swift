/// A model that announces its changes.
///
/// A view that reads the object through ``StateObject``, ``ObservedObject`` or ``EnvironmentObject``
/// is evaluated again if the object changes during the render.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Announces each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces each change before it happens.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}

extension ObservableObject {
  /// Tells that a property is set; a render that is under way asks the views again that read this
  /// object if it is a change.
  func tellOfSetting(isChange: Bool) {
    (objectWillChange as? ObservableObjectPublisher)?.send(isChange: isChange)
  }

  /// Takes note that a view reads this object.
  func watch(_ changes: ChangeLog, readBy owner: StateOwner) {
    changes.watch(self, readBy: owner)
    let publisher = objectWillChange
    guard let own = publisher as? ObservableObjectPublisher else {
      let id = ObjectIdentifier(self)
      changes.hold(publisher.sink { [weak changes] _ in changes?.note(id) }, for: id)
      return
    }
    // A publisher that is made for each access is freed at once, and its address may be reused.
    if own.isKept { changes.watch(own, readBy: owner) }
  }
}
