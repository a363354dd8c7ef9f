import SwiftUI

/// A view that holds its layouts, and calls them in every way there is.
struct Switcher: View {
  let layouts: [any Layout] = [HStackLayout(spacing: 0), VStackLayout(spacing: 0), ZStackLayout()]
  let layout: AnyLayout
  var choice = 0

  init(choice: Int) {
    self.choice = choice
    layout = choice.isMultiple(of: 2) ? AnyLayout(HStackLayout(spacing: 1)) : .init(.flow)
  }

  private var chosen: AnyLayout { AnyLayout(layouts[choice]) }

  private func column() -> some Layout {
    VStackLayout(alignment: .leading, spacing: 2)
  }

  var body: some View {
    let isTall = choice == 1
    let local = isTall ? AnyLayout(column()) : AnyLayout(ZStackLayout(alignment: .topLeading))

    VStack(alignment: .leading, spacing: 0) {
      layout {
        box("stored 1", 10, 10)
        box("stored 2", 10, 10)
      }
      chosen() {
        box("chosen 1", 20, 10)
        box("chosen 2", 20, 20)
      }
      local {
        ForEach(0..<2) { number in
          box("local \(number)", 30, 10)
        }
      }
      column()() {
        if isTall {
          box("if", 5, 5)
        } else {
          box("else", 5, 5)
        }
        if choice > 5 { Text("never") }
      }
    }
  }
}
