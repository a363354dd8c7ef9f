/// Which view this is among all of a picture's: its path of positions, ids and types from the root.
///
/// Only a hash of the path is kept. Of a million views two are taken for one with a probability of
/// one in 37 million, and then only if both have state.
struct Identity: Hashable {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The identity of a part of this view.
  func child(_ position: Int) -> Identity { mixed(with: UInt64(bitPattern: Int64(position))) }

  /// The identity of a part of this view that is known by its type.
  func child(of type: Any.Type) -> Identity {
    mixed(with: UInt64(UInt(bitPattern: ObjectIdentifier(type))) ^ 0xA076_1D64_78BD_642F)
  }

  /// The identity of a part of this view that is known by an id.
  ///
  /// Ids may be unequal and still hash alike, so that what counts is the number that the render has
  /// for each.
  func child(idNumber: Int) -> Identity {
    mixed(with: UInt64(bitPattern: Int64(idNumber)) ^ 0xE703_7ED1_A0B4_28DB)
  }

  private func mixed(with value: UInt64) -> Identity {
    var x = hash &+ value &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
    x = (x ^ x >> 30) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ x >> 27) &* 0x94D0_49BB_1331_11EB
    return Identity(hash: x ^ x >> 31)
  }

  init() {}

  private init(hash: UInt64) { self.hash = hash }
}
