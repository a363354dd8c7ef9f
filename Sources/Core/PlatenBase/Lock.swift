#if THREAD_SANITIZER
  internal import Glibc

  /// A value that one thread at a time may use.
  ///
  /// The standard library's `Mutex` waits on a futex, which the thread sanitizer does not see: it
  /// would report all that a lock guards. `make sanitize` builds with this one of POSIX threads.
  package struct Lock<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // Unchecked: the value is reached through a pointer, and under the mutex alone.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) {
      pthread_mutex_init(mutex, nil)
      self.value.initialize(to: value)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Waits until no other thread uses the value, and calls `body` with it.
    ///
    /// - Throws: What `body` throws.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
#else
  package import Synchronization

  /// A value that one thread at a time may use.
  package typealias Lock<Value: ~Copyable> = Mutex<Value>
#endif
