package mlir

// What only tests need by name.
var ExpandRank, EqualizeRanks = expandRank, equalizeRanks
