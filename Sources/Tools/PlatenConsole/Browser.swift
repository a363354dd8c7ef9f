internal import Foundation

/// The browser of whoever works at this machine.
package enum Browser {
  /// Opens an address, where there is a display and a program that does so.
  package static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { environment[$0] }
    guard displays.contains(where: { !$0.isEmpty }) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // In a session of its own: Ctrl-C that ends the page's server is not meant for a browser.
    process.arguments = ["setsid", "xdg-open", address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
