/// The code with which a program of previews begins.
enum PreviewStart {
  /// What answers before the tests would begin, apart from the previewed code, which may have a type that is
  /// called as the module of tests is.
  ///
  /// Then the main thread is free, as an app's is: an asynchronous main function gives it up for good. Functions of
  /// Dispatch's names take the place of its own, for Dispatch's modules too.
  static let code = """
    import SwiftUI

    @section(".init_array") @used
    nonisolated private let platenPreviewStart: @convention(c) () -> Void = {
      MainActor.assumeIsolated { _showPreviews(of: providersOfPackage(), apps: appsOfPackage()) }
    }

    @_cdecl("dispatch_async")
    nonisolated public func platenPreviewAsync(
      _ queue: OpaquePointer, _ action: @escaping @convention(block) () -> Void
    ) {
      _PreviewQueues.async(queue, action)
    }

    @_cdecl("dispatch_async_f")
    nonisolated public func platenPreviewAsyncFunction(
      _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
      _ function: @escaping _PreviewQueues.Function
    ) {
      _PreviewQueues.async(queue, context, function)
    }

    @_cdecl("dispatch_after")
    nonisolated public func platenPreviewAfter(
      _ time: UInt64, _ queue: OpaquePointer, _ action: @escaping @convention(block) () -> Void
    ) {
      _PreviewQueues.after(time, queue, action)
    }

    @_cdecl("dispatch_after_f")
    nonisolated public func platenPreviewAfterFunction(
      _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
      _ function: @escaping _PreviewQueues.Function
    ) {
      _PreviewQueues.after(time, queue, context, function)
    }

    """
}
