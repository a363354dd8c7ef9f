/// A model that tells of its changes.
///
/// It is Combine's, which there is none of here: what the views of a render need of it. A view that
/// reads the object through ``StateObject``, ``ObservedObject`` or ``EnvironmentObject`` is asked
/// again if the object changes during the render.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of the changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Tells of the changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of the changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}

extension ObservableObject {
  /// Has a render that is under way ask the views again that read this object.
  func tellOfChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }

  /// Takes note that a view reads this object.
  func watch(_ changes: ChangeLog, readBy view: Any.Type) {
    changes.watch(self, readBy: view)
    // One that is made anew each time is gone at once, and something else may take its address.
    if let publisher = objectWillChange as? ObservableObjectPublisher, publisher.isKept {
      changes.watch(publisher, readBy: view)
    }
  }
}
