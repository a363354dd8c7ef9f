internal import ActivityKit
internal import CPreviews

/// The widgets of a program, which nobody registers: a preview of the older kind has an activity's attributes alone.
@MainActor enum WidgetTypes {
  /// Returns the first that has views for a state of an activity.
  static func activity(_ attributes: any ActivityAttributes, _ state: any Hashable) -> _ActivityViews? {
    all.lazy.compactMap { _activity(of: $0, attributes, state) }.first
  }

  private static func _activity<W: Widget>(of type: W.Type, _ attributes: any ActivityAttributes, _ state: any Hashable) -> _ActivityViews? {
    type.init().body._activity(attributes, state)
  }

  /// All of this program that are no generic types.
  ///
  /// They are found as Swift's runtime finds them, in the list of conformances that the compiler writes. Its form is part of
  /// Swift's ABI: a conformance begins with the distances to its protocol and to the description of its type, and has the kinds
  /// of these two behind them.
  private static let all: [any Widget.Type] = {
    guard let start = platen_conformances() else { return [] }
    return (0..<platen_conformance_count()).compactMap { index in
      let conformance = target(of: UnsafeRawPointer(start + index))
      let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
      // A type of this program, and not one of Objective-C.
      guard pointer(at: conformance) == widget, (flags >> 3) & 7 < 2 else { return nil }
      let type = (flags >> 3) & 7 == 0 ? target(of: conformance + 4) : target(of: conformance + 4).load(as: UnsafeRawPointer.self)
      // A structure, an enumeration or a class, and not a generic one.
      let kind = type.load(as: UInt32.self)
      guard (16...18).contains(kind & 31), kind & 0x80 == 0 else { return nil }
      let metadata = unsafeBitCast(target(of: type + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
      return unsafeBitCast(metadata(0), to: Any.Type.self) as? any Widget.Type
    }
  }()

  /// The description of the protocol, which the metadata of its existential type names behind 16 bytes.
  private static let widget =
    unsafeBitCast((any Widget).self as Any.Type, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)

  /// What lies at a distance that is written in a place.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

  /// The same, where an odd distance is one to a pointer.
  private static func pointer(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(place.load(as: Int32.self))
    return distance & 1 == 0 ? place + distance : (place + (distance - 1)).load(as: UnsafeRawPointer.self)
  }
}
