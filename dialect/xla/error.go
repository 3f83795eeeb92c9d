package xla

import (
	"fmt"
	"strconv"
	"strings"
)

// Rule is the rule of XLA that an operation broke.
type Rule int

// The rules. The first six are of binary operations; DimsCount and DimsRange
// are BroadcastInDim's too.
const (
	RankMismatch    Rule = iota // ranks differ, no operand is a scalar, and there are no broadcast_dimensions
	SameRank                    // operands of one rank, and broadcast_dimensions that are not the identity
	Degenerate                  // operands of one rank with sizes that differ, neither of them 1
	DimsCount                   // more or fewer broadcast dimensions than the lower-rank shape has
	DimsRange                   // a broadcast dimension that the higher-rank shape does not have
	DimsOrder                   // broadcast_dimensions that do not increase
	DimsSize                    // matched sizes that differ, neither of them 1
	DimsRepeated                // BroadcastInDim: two dimensions become the same one
	InDimSize                   // BroadcastInDim: a size that is neither 1 nor the result's
	UnboundedResult             // BroadcastInDim: a result with an unbounded dimension
	SeveralBounds               // BroadcastInDim: more than one dimension that stays bounded
	NegativeSize                // Broadcast: a size below 0
	ClampShapes                 // Clamp: min or max is neither a scalar nor shaped like the operand
	ClampBounds                 // Clamp: min and max that are not scalars and differ
	SelectShapes                // Select: values of different shapes, or a pred that is neither a scalar nor shaped like them
	Implicit                    // right-aligned sizes that differ, neither of them 1
	MixedBounds                 // right-aligned: a bounded dimension beside a static size
	NoOperands                  // right-aligned: no operands
)

// rules are the documents and their rules in words.
var rules = [...]struct{ where, text string }{
	RankMismatch:    {"XLA broadcasting, Principles", "operands of different ranks need explicit broadcast_dimensions, unless one is a scalar"},
	SameRank:        {"XLA broadcasting, Formal definition", "operands of the same rank take no broadcast_dimensions but the identity"},
	Degenerate:      {"XLA broadcasting, degenerate dimensions", "in operands of the same rank the sizes of a dimension must be equal, or one of them 1"},
	DimsCount:       {"XLA broadcasting, Formal definition", "explicit broadcast_dimensions must name, for each dimension of the lower-rank shape, the one it matches"},
	DimsRange:       {"XLA broadcasting, Formal definition", "explicit broadcast_dimensions must be dimensions of the shape that is broadcast to"},
	DimsOrder:       {"XLA broadcasting, Formal definition", "explicit broadcast_dimensions must be strictly increasing"},
	DimsSize:        {"XLA broadcasting, Broadcast composition", "the sizes of matched dimensions must be equal, or one of them 1"},
	DimsRepeated:    {"XLA operation semantics, BroadcastInDim", "broadcast_dimensions may be in any order but must be distinct"},
	InDimSize:       {"XLA operation semantics, BroadcastInDim", "the size of an operand's dimension must be 1 or that of the dimension it becomes"},
	UnboundedResult: {"XLA operation semantics, BroadcastInDim", "the result must be static or bounded"},
	SeveralBounds:   {"StableHLO broadcast_in_dim", "the result must be static or have a single bounded dimension"},
	NegativeSize:    {"XLA operation semantics, Broadcast", "broadcast sizes must be 0 or more"},
	ClampShapes:     {"XLA operation semantics, Clamp", "min and max must be scalars or have the operand's shape"},
	ClampBounds:     {"XLA operation semantics, Clamp", "min and max must have one shape where both have the operand's"},
	SelectShapes:    {"XLA operation semantics, Select", "on_true and on_false must have one shape, and pred that shape or none"},
	Implicit:        {"CHLO and StableHLO implicit broadcasting", "shapes align at the right, where sizes must be equal or 1"},
	MixedBounds:     {"StableHLO implicit broadcasting with bounds", "a bounded dimension broadcasts with 1 and with an equally bounded one, not with a static size"},
	NoOperands:      {"StableHLO implicit broadcasting", "there must be one operand or more"},
}

// String is the document and the rule in words.
func (r Rule) String() string {
	if r < 0 || int(r) >= len(rules) {
		return "Rule(" + strconv.Itoa(int(r)) + ")"
	}
	return rules[r].where + ": " + rules[r].text
}

// BroadcastError says which shapes do not broadcast, by which rule, and where.
type BroadcastError struct {
	Op     string
	Rule   Rule
	Shapes []Shape // the operands'; the operand's and the result's for BroadcastInDim and Broadcast
	Dims   []int   // the broadcast_dimensions as given; for Broadcast its sizes
	Index  int     // the wrong entry of Dims; without Dims the wrong operand; -1 for none
	Axis   int     // the wrong dimension of the result; -1 for none
}

// Error is the problem and what to do in the first line; then a drawing of the
// shapes, aligned by the given dimensions, with a mark at the fault; and the
// rule in the last line.
func (e *BroadcastError) Error() string {
	l := layouts[e.Rule]
	lines := []string{e.Op + ": " + l.problem(e)}
	if len(e.Shapes) > 0 {
		lines = append(lines, l.draw(e))
	}
	return strings.Join(append(lines, "    "+e.Rule.String()), "\n")
}

// layouts has, for each rule, the functions that state and draw the problem.
var layouts = [...]struct{ problem, draw func(*BroadcastError) string }{
	RankMismatch:    {rankMismatch, drawRanks},
	SameRank:        {sameRankDims, drawDims},
	Degenerate:      {degenerate, drawAligned},
	DimsCount:       {dimsCount, drawDims},
	DimsRange:       {dimsRange, drawDims},
	DimsOrder:       {dimsOrder, drawDims},
	DimsSize:        {dimsSize, drawPlaced},
	DimsRepeated:    {dimsRepeated, drawDims},
	InDimSize:       {inDimSize, drawPlaced},
	UnboundedResult: {unboundedResult, drawUnbounded},
	SeveralBounds:   {severalBounds, drawPlaced},
	NegativeSize:    {negativeSize, drawResult},
	ClampShapes:     {clampShapes, drawAligned},
	ClampBounds:     {clampBounds, drawAligned},
	SelectShapes:    {selectShapes, drawAligned},
	Implicit:        {degenerate, drawAligned},
	MixedBounds:     {mixedBounds, drawAligned},
	NoOperands:      {noOperands, nil},
}

func rankMismatch(e *BroadcastError) string {
	problem := fmt.Sprintf("shapes %v and %v have ranks %d and %d, and no broadcast_dimensions say which dimensions match: ",
		e.Shapes[0], e.Shapes[1], len(e.Shapes[0]), len(e.Shapes[1]))
	small, large := e.byRank()
	const most = 3
	switch found := fits(small, large, most+1); len(found) {
	case 0:
		return problem + "none would do, since the sizes differ"
	case 1:
		return problem + tuple(found[0]) + " would do"
	default:
		names := make([]string, min(len(found), most))
		for i := range names {
			names[i] = tuple(found[i])
		}
		if len(found) > most {
			names = append(names, "others")
		}
		return problem + "choose of " + join(names)
	}
}

func sameRankDims(e *BroadcastError) string {
	return fmt.Sprintf("broadcast_dimensions %s for shapes %v and %v of the same rank: leave them out; to move dimensions use BroadcastInDim",
		tuple(e.Dims), e.Shapes[0], e.Shapes[1])
}

func degenerate(e *BroadcastError) string {
	return fmt.Sprintf("shapes %s are incompatible: dimension %d has %s", e.shapeList(), e.Axis, e.sizesAt())
}

func mixedBounds(e *BroadcastError) string {
	return fmt.Sprintf("shapes %s mix bounded and static sizes: dimension %d has %s", e.shapeList(), e.Axis, e.sizesAt())
}

func dimsCount(e *BroadcastError) string {
	small, large := e.mapped()
	return fmt.Sprintf("broadcast_dimensions %s for shape %v: name one dimension of %v for each of its dimensions, %d in all, not %d",
		tuple(e.Dims), small, large, len(small), len(e.Dims))
}

func dimsRange(e *BroadcastError) string {
	_, large := e.mapped()
	problem := fmt.Sprintf("broadcast_dimensions %s: %d is no dimension of %v", tuple(e.Dims), e.Dims[e.Index], large)
	switch len(large) {
	case 0:
		return problem + ", a scalar"
	case 1:
		return problem + ": use 0"
	}
	return problem + fmt.Sprintf(": use 0 to %d", len(large)-1)
}

func dimsOrder(e *BroadcastError) string {
	return fmt.Sprintf("broadcast_dimensions %s do not increase: %d comes after %d: to transpose or repeat use BroadcastInDim first",
		tuple(e.Dims), e.Dims[e.Index], e.Dims[e.Index-1])
}

func dimsSize(e *BroadcastError) string {
	small, large := e.mapped()
	return fmt.Sprintf("broadcast_dimensions %s match dimension %d of %v to dimension %d of %v: sizes %v and %v differ",
		tuple(e.Dims), e.Index, small, e.Axis, large, small[e.Index], large[e.Axis])
}

func dimsRepeated(e *BroadcastError) string {
	return fmt.Sprintf("broadcast_dimensions %s name dimension %d twice: two dimensions of an operand cannot become one of the result",
		tuple(e.Dims), e.Dims[e.Index])
}

func inDimSize(e *BroadcastError) string {
	return fmt.Sprintf("shape %v does not become %v by broadcast_dimensions %s: its dimension %d has %v and must become %v",
		e.Shapes[0], e.Shapes[1], tuple(e.Dims), e.Index, e.Shapes[0][e.Index], e.Shapes[1][e.Axis])
}

func unboundedResult(e *BroadcastError) string {
	return fmt.Sprintf("dimension %d of the result %v is unbounded: give its size, or a bound", e.Axis, e.Shapes[1])
}

func severalBounds(e *BroadcastError) string {
	return fmt.Sprintf("more than one dimension of shape %v stays bounded in %v: give one alone a bound", e.Shapes[0], e.Shapes[1])
}

func noOperands(*BroadcastError) string { return "no operands: give one or more" }

func negativeSize(e *BroadcastError) string {
	return fmt.Sprintf("sizes %s for shape %v: size %d is negative; use 0 or more", tuple(e.Dims), e.Shapes[0], e.Dims[e.Index])
}

func clampShapes(e *BroadcastError) string {
	return fmt.Sprintf("%s has shape %v, the operand %v%s: give a scalar, or broadcast it first",
		e.labels()[e.Index], e.Shapes[e.Index], e.Shapes[1], e.atAxis())
}

func clampBounds(e *BroadcastError) string {
	return fmt.Sprintf("min has shape %v and max %v, which the operand %v cannot both have: broadcast one of them first", e.Shapes[0], e.Shapes[2], e.Shapes[1])
}

func selectShapes(e *BroadcastError) string {
	if e.Index == 0 {
		return fmt.Sprintf("pred has shape %v, the values %v%s: give a scalar, or broadcast it first", e.Shapes[0], e.Shapes[1], e.atAxis())
	}
	return fmt.Sprintf("on_true has shape %v and on_false %v%s: broadcast one of them first", e.Shapes[1], e.Shapes[2], e.atAxis())
}

// byRank are the two operands, the lower rank first.
func (e *BroadcastError) byRank() (small, large Shape) {
	if len(e.Shapes[0]) < len(e.Shapes[1]) {
		return e.Shapes[0], e.Shapes[1]
	}
	return e.Shapes[1], e.Shapes[0]
}

// mapped returns the shape whose dimensions Dims map, and the one to which they map.
func (e *BroadcastError) mapped() (from, to Shape) {
	if e.isInDim() {
		return e.Shapes[0], e.Shapes[1]
	}
	return e.byRank()
}

func (e *BroadcastError) isInDim() bool { return e.Op == "broadcast_in_dim" }

func (e *BroadcastError) shapeList() string { return join(each(e.Shapes, Shape.String)) }

// sizesAt lists the different dimensions at Axis, with the shapes aligned at the right; without 1
// where 1 goes with everything.
func (e *BroadcastError) sizesAt() string {
	var names []string
	seen := map[Dim]bool{Static(1): e.Rule != ClampShapes && e.Rule != SelectShapes}
	for _, s := range e.Shapes {
		if i := e.Axis - (e.rank() - len(s)); i >= 0 && !seen[s[i]] {
			seen[s[i]] = true
			names = append(names, s[i].String())
		}
	}
	return join(names)
}

func (e *BroadcastError) atAxis() string {
	if e.Axis < 0 {
		return ", of another rank"
	}
	return fmt.Sprintf(" (dimension %d differs)", e.Axis)
}

func (e *BroadcastError) rank() int {
	rank := 0
	for _, s := range e.Shapes {
		rank = max(rank, len(s))
	}
	return rank
}

// tuple writes dimensions as the document does: "(1,2)".
func tuple(dims []int) string {
	names := make([]string, len(dims))
	for i, d := range dims {
		names[i] = strconv.Itoa(d)
	}
	return "(" + strings.Join(names, ",") + ")"
}

// join lists words as English does.
func join(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

func each[A, B any](in []A, f func(A) B) []B {
	out := make([]B, len(in))
	for i, a := range in {
		out[i] = f(a)
	}
	return out
}
