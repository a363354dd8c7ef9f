/// The CIEDE2000 difference, of which 100 is that of black and white.
struct CIEDE2000Distance: ColorDistance {
  func measure(_ first: UInt32, _ second: UInt32) -> Double {
    first == second ? 0 : LabColor(first).difference(from: LabColor(second))
  }

  func limit(_ distance: Double) -> Double { 100 * distance }

  func distance(_ measure: Double) -> Double { min(measure / 100, 1) }
}
