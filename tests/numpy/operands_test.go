package numpy

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"strconv"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// request is an operand to draw.
type request struct {
	source
	plain opline.Line // the form without views: what shapes and attributes the operator has
	attr  ops.Attr
	i     int
	dtype dtype.DType
	shape shape.Shape
	kind  string
	done  []*hostref.Array // the operands before it
}

// role draws operands that are more than any elements.
type role struct {
	draw  func(r request) (*hostref.Array, error) // nil: any elements
	fixed bool                                    // the order of its elements means something: no views
}

// roles are the operands that index, are in order, or count, by operator and
// place.
var roles = map[string]map[int]role{
	"lookup":          {1: {draw: indices(0, false)}},
	"take":            {1: {draw: indices(0, true)}},
	"take_along_axis": {1: {draw: indices(-1, true)}},
	"scatter":         {1: {draw: indices(0, true)}},
	"put":             {1: {draw: indices(0, true)}},
	"repeat_each":     {1: {draw: repeats}},
	"gather_nd":       {1: {draw: tuples, fixed: true}},
	"scatter_nd":      {1: {draw: tuples, fixed: true}},
	"one_hot":         {0: {draw: hot}},
	"segment_sum":     {1: {draw: hot}},
	"segment_mean":    {1: {draw: hot}},
	"segment_max":     {1: {draw: hot}},
	"segment_min":     {1: {draw: hot}},
	"bincount":        {0: {draw: hot}},
	"histogram_bin":   {1: {draw: ascending, fixed: true}},
	"histogram":       {1: {draw: ascending, fixed: true}},
	"segment":         {2: {draw: extents}},
	"search":          {0: {draw: ascending, fixed: true}},
	"searchsorted":    {0: {draw: ascending, fixed: true}},
	"interp":          {1: {draw: ascending, fixed: true}, 2: {draw: nil, fixed: true}},
	"unique_from":     {0: {fixed: true}, 1: {draw: orderOf(0), fixed: true}, 2: {draw: orderOf(1), fixed: true}},

	"bitwise_left_shift":  {1: {draw: shifts}},
	"bitwise_right_shift": {1: {draw: shifts}},
	"pow":                 {1: {draw: exponents}},
}

// fixed reports whether operand i of an operator takes no views.
func fixed(op *ops.Op, i int) bool { return roles[op.Name][i].fixed }

// operand draws one.
func (r request) operand() (*hostref.Array, error) {
	if draw := roles[r.plain.Op][r.i].draw; draw != nil {
		return draw(r)
	}
	return r.array(r.dtype, r.shape, r.kind), nil
}

// axisSize is the size that an index along the operator's axis counts.
func (r request) axisSize(missing int) (int, error) {
	counted := r.plain.Operands[0].Shape
	axis := missing
	if len(r.attr.Axes) > 0 {
		axis = r.attr.Axes[0]
	} else if r.plain.Op == "lookup" {
		return counted.Size(), nil
	}
	axis, err := shape.NormalizeAxis(r.plain.Op, axis, len(counted))
	if err != nil {
		return 0, err
	}
	return counted[axis], nil
}

// indices are of an axis, and of the one that is missing by default; negative
// ones count from the end, or are outside like those past it.
func indices(missing int, fromEnd bool) func(r request) (*hostref.Array, error) {
	return func(r request) (*hostref.Array, error) {
		n, err := r.axisSize(missing)
		if err != nil {
			return nil, err
		}
		low, high := -n, n
		if !fromEnd {
			low, high = -2, n+2
		}
		return r.fill(r.dtype, r.shape, func() element.Bits { return r.between(r.dtype, low, high) }), nil
	}
}

// tuples index the axes after the batch, one for each place along the last axis.
func tuples(r request) (*hostref.Array, error) {
	counted := r.plain.Operands[0].Shape
	if len(r.attr.Counts) > 0 {
		counted = counted[r.attr.Counts[0]:]
	}
	each, i := r.shape[len(r.shape)-1], 0
	return r.fill(r.dtype, r.shape, func() element.Bits {
		n := counted[i%each]
		i++
		return r.between(r.dtype, -n, n)
	}), nil
}

// hot are numbers up to a count that the operator has, and a few beyond.
func hot(r request) (*hostref.Array, error) {
	depth := r.attr.Counts[0]
	return r.fill(r.dtype, r.shape, func() element.Bits { return r.between(r.dtype, -depth-2, depth+2) }), nil
}

// repeats are few.
func repeats(r request) (*hostref.Array, error) {
	return r.fill(r.dtype, r.shape, func() element.Bits { return r.between(r.dtype, 0, 4) }), nil
}

// extents have a beginning in the low word and an end in the high word.
func extents(r request) (*hostref.Array, error) {
	n, err := r.axisSize(0)
	if err != nil {
		return nil, err
	}
	return r.fill(r.dtype, r.shape, func() element.Bits {
		low, high := r.random.Uint64N(uint64(n)+1), r.random.Uint64N(uint64(n)+1)
		return element.Bits{low | high<<32}
	}), nil
}

// ascending rows have equal elements and gaps. They are sorted by the operator
// sort, which other cases check.
func ascending(r request) (*hostref.Array, error) {
	a := r.array(r.dtype, r.shape, r.kind)
	if len(r.shape) == 0 {
		return a, nil
	}
	return evaluateLine(fmt.Sprintf("sort %s %s", r.dtype.Short(), dims(r.shape)), []*hostref.Array{a})
}

// orderOf is a result of unique_order, which other cases check.
func orderOf(result int) func(r request) (*hostref.Array, error) {
	return func(r request) (*hostref.Array, error) { return uniqueOrder(r.done[0], result) }
}

func uniqueOrder(of *hostref.Array, result int) (*hostref.Array, error) {
	return evaluateLine(fmt.Sprintf("unique_order %s %s result=%d", of.DType.Short(), dims(of.Shape), result), []*hostref.Array{of})
}

// shifts reach below 0 and beyond the width.
func shifts(r request) (*hostref.Array, error) {
	if r.kind == bits {
		return r.array(r.dtype, r.shape, r.kind), nil
	}
	return r.fill(r.dtype, r.shape, func() element.Bits { return r.between(r.dtype, -2, 8*r.dtype.Size()+3) }), nil
}

// exponents of integers are small.
func exponents(r request) (*hostref.Array, error) {
	if !r.dtype.IsInteger() || r.kind == bits {
		return r.array(r.dtype, r.shape, r.kind), nil
	}
	return r.fill(r.dtype, r.shape, func() element.Bits { return r.between(r.dtype, -2, 40) }), nil
}

// counters count what an operator selects, by its operands: its attribute n.
var counters = map[string]func(operands []*hostref.Array) (int, error){
	"compress": countNonzero, "nonzero": countNonzero,
	"unique_all": countDistinct, "unique_counts": countDistinct, "unique_inverse": countDistinct, "unique_values": countDistinct, "unique_from": countDistinct,
}

func countNonzero(operands []*hostref.Array) (int, error) {
	x := operands[0]
	n, err := evaluateLine(fmt.Sprintf("count_nonzero %s %s", x.DType.Short(), dims(x.Shape)), []*hostref.Array{x})
	if err != nil {
		return 0, err
	}
	return int(binary.LittleEndian.Uint64(n.Data)), nil
}

func countDistinct(operands []*hostref.Array) (int, error) {
	ranks, err := uniqueOrder(operands[0], 1)
	if err != nil || len(ranks.Data) == 0 {
		return 0, err
	}
	return int(binary.LittleEndian.Uint64(ranks.Data[len(ranks.Data)-8:])), nil
}

var countKey = regexp.MustCompile(`\bn=\d+`)

// counted is the line with n as many as there are.
func counted(l opline.Line, operands []*hostref.Array) (opline.Line, error) {
	count, ok := counters[l.Op]
	if !ok {
		return l, nil
	}
	n, err := count(operands)
	if err != nil {
		return l, err
	}
	return opline.Parse(countKey.ReplaceAllString(l.Text, "n="+strconv.Itoa(n)))
}

// attributes are those of a line that is one operator.
func attributes(l opline.Line) ops.Attr {
	if call, ok := l.Expr.(*expr.Call); ok {
		return call.Attr
	}
	return ops.Attr{}
}
