internal import Foundation

/// The file system's record of a file, which changes when the file is written.
package struct FileStamp: Hashable, Sendable {
  /// The kind of a folder's entry.
  package enum Kind: Sendable {
    case file, folder, link
  }

  package let kind: Kind
  /// In bytes.
  package let size: Int64
  /// When its bytes were written, in nanoseconds since 1970; programs may set it back.
  package let modified: Int64
  /// When it was written, renamed or given other rights, in nanoseconds since 1970.
  package let changed: Int64
  private let inode: UInt64
  private let device: UInt64

  /// Nil if there is nothing of the name.
  ///
  /// - Parameter followsLinks: Whether the stamp of a link is that of what it leads to.
  package init?(of path: String, followsLinks: Bool) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .file
      }
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
    device = UInt64(status.st_dev)
  }

  /// A text that is equal for equal stamps.
  package var text: String { "\(size) \(modified) \(changed) \(inode) \(device)" }
}
