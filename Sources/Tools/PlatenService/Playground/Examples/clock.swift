import Platen

struct Plan: View {
  static let background = Color(hex: 0xFAF6EE)

  private struct Appointment: Identifiable {
    let id: String
    let time: String
    let color: Color
    let start: ClockFace.Time?
    let end: ClockFace.Time?
  }

  private let plan = [
    Appointment(
      id: "Proofs", time: "9:00 – 11:30", color: Color(hex: 0xA3341F),
      start: .init(hour: 9, minute: 0), end: .init(hour: 11, minute: 30)),
    Appointment(
      id: "Lunch", time: "12:15 – 13:00", color: Color(hex: 0x8A5A00),
      start: .init(hour: 12, minute: 15), end: .init(hour: 13, minute: 0)),
    Appointment(
      id: "Press", time: "14:00 – 17:00", color: Color(hex: 0x1F6660),
      start: .init(hour: 14, minute: 0), end: .init(hour: 17, minute: 0)),
  ]

  private var arcs: [ClockArc] {
    plan.compactMap { appointment in
      guard let start = appointment.start, let end = appointment.end else { return nil }
      return ClockArc(from: start, to: end, color: appointment.color)
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      ClockFace(
        diameter: 320, time: .init(hour: 10, minute: 8), second: 36, numerals: .roman,
        showsTicks: true, arcs: arcs
      )
      HStack(spacing: 20) {
        ForEach(plan) { appointment in
          VStack(spacing: 3) {
            Text(appointment.id).font(.headline).foregroundStyle(appointment.color)
            Text(appointment.time).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .fontDesign(.serif)
    .foregroundStyle(Color(hex: 0x2B2620), Color(hex: 0x6B6154))
    .tint(Color(hex: 0xA3341F))
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
