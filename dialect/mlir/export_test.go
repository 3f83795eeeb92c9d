package mlir

// Names that only tests need.
var ExpandRank, EqualizeRanks = expandRank, equalizeRanks
