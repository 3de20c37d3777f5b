/// The numbers that were told, in their order.
@MainActor final class Counts {
  private(set) var all: [Int] = []

  func add(_ number: Int) { all.append(number) }
}
