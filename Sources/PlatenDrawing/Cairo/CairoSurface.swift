internal import CCairo
internal import Foundation

/// Something that Cairo draws on.
///
/// It is freed with its last owner.
class CairoSurface {
  let raw: OpaquePointer

  /// Takes over a surface that Cairo just made.
  init(owning raw: OpaquePointer?) throws(CairoError) {
    guard let raw else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_surface_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(raw)
      throw CairoError(status)
    }
    self.raw = raw
  }

  deinit { cairo_surface_destroy(raw) }
}
