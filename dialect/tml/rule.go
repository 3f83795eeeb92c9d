package tml

// Rule is a condition of the document.
type Rule uint8

// The conditions.
const (
	StrictDims Rule = iota + 1
	RelationalTypes
	LogicalTypes
	BitwiseTypes
	ArithmeticSizes
	ArithmeticTypes
	AssignmentSizes
	AssignmentRank
	AssignmentTypes
	BoundedIndex
)

// rules holds the section and, in our words, the text of each condition.
var rules = map[Rule]struct{ place, asks string }{
	StrictDims:      {strictSection + ", condition 1", "one operand is a scalar, or both have the same nesting and the same dimensions on all levels"},
	RelationalTypes: {strictSection + ", condition 2", "relational operators take uint, int and real; == and != also take two characters"},
	LogicalTypes:    {strictSection + ", condition 2", "logical operators take bool"},
	BitwiseTypes:    {strictSection + ", condition 2", "bitwise operators take uint"},
	ArithmeticSizes: {`"Arithmetic operations", condition 1`, "corresponding dimensions are equal, or one of them is 1"},
	ArithmeticTypes: {`"Arithmetic operations", condition 2`, "a numeric type can be inferred: the wider one of bool < uint < int < real, and real for a division"},
	AssignmentSizes: {assignSection + ", condition 1", "the right side's dimensions are equal to the left side's, or 1"},
	AssignmentRank:  {assignSection + ", condition 2", "the right side has no more dimensions than the left side"},
	AssignmentTypes: {assignSection + ", condition 3", "the right side's scalar type is not wider than the left side's, bool < uint < int < real"},
	BoundedIndex:    {`"Index access broadcasting"`, "an index counts from 0 and is bounded where the size is not 1"},
}

const (
	strictSection = `"Logical, relational and bitwise operations"`
	assignSection = `"Assignments"`
)

// String is the condition's section and text.
func (r Rule) String() string {
	row, ok := rules[r]
	if !ok {
		return "no rule"
	}
	return "TML, Broadcasting, " + row.place + ": " + row.asks
}
