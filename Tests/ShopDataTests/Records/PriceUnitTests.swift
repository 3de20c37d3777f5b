import Testing

@testable import ShopData

@Suite struct `A price in a file` {
  @Test(arguments: [
    ("24.5", PriceUnit.units, 2, 2450), ("24", .units, 2, 2400), ("0", .units, 2, 0),
    (".5", .units, 2, 50), ("24.500", .units, 2, 2450), ("4995", .cents, 2, 4995),
    ("1500", .units, 0, 1500), ("1.5", .units, 3, 1500),
  ])
  func `is exact`(number: String, unit: PriceUnit, exponent: Int, minorUnits: Int) {
    #expect(unit.minorUnits(number, exponent: exponent) == minorUnits)
  }

  @Test(arguments: ["-1", "", ".", "1,5", "24.555", "1e3", "٣", "99999999999999999999"])
  func `is refused where it is not a valid amount`(number: String) {
    #expect(PriceUnit.units.minorUnits(number, exponent: 2) == nil)
  }
}
