/// Which view this is among all of a picture's: its path of positions, ids and types from the root.
///
/// Only a hash of the path is kept. Of a million views two are taken for one with a probability of
/// one in 37 million, and then only if both have state.
struct Identity: Hashable {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The identity of a part of this view.
  func child(_ position: Int) -> Identity { mixed(with: UInt64(bitPattern: Int64(position))) }

  /// The identity of a part of this view that is known by an id or a type.
  func child(named id: some Hashable) -> Identity {
    mixed(with: UInt64(bitPattern: Int64(id.hashValue)) ^ 0xA076_1D64_78BD_642F)
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
