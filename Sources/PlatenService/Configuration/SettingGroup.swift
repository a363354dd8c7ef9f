/// The heading under which settings are explained.
package enum SettingGroup: String, CaseIterable, Sendable {
  case listening = "Listening"
  case pictures = "Pictures"
  case access = "Access"
  case requests = "Limits of requests"
  case renders = "Limits of pictures"
  case connections = "Limits of connections"
  case watching = "Watching"
}
