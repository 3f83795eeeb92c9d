package tensor

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// A comparison of a tensor with a Go number is exact. A number that the tensor's dtype does not
// hold equals no element: it lies below, above or between them (NumPy 2, NEP 50). So uint8 tensors
// can be compared with 300, and integers with 2.5.

// comparisons says what each comparison means with a number that is no element.
var comparisons = map[*ops.Op]struct {
	mirrored     *ops.Op // the same with the operands exchanged
	below, above bool    // the result where the number is below, or above, every element
	lower        *ops.Op // the same result, with the greatest element below the number
}{
	ops.Equal:        {mirrored: ops.Equal},
	ops.NotEqual:     {mirrored: ops.NotEqual, below: true, above: true},
	ops.IsIn:         {},
	ops.Less:         {mirrored: ops.Greater, above: true, lower: ops.LessEqual},
	ops.LessEqual:    {mirrored: ops.GreaterEqual, above: true, lower: ops.LessEqual},
	ops.Greater:      {mirrored: ops.Less, below: true, lower: ops.Greater},
	ops.GreaterEqual: {mirrored: ops.LessEqual, below: true, lower: ops.Greater},
}

// order is the place of a number among the elements that a dtype holds.
type order uint8

const (
	asElement order = iota // it is an element, or another check refuses it
	below                  // below every element
	above                  // above every element
	between                // between two elements
	unordered              // NaN, beside integers
)

// compared rewrites a comparison with a number that the other operand's dtype does not hold to one
// with a number that it holds. Where the result is the same for every element, constant points to
// that result.
func compared(op *ops.Op, in []*Tensor) (_ *ops.Op, _ []*Tensor, constant *bool) {
	rule, ok := comparisons[op]
	if !ok || len(in) != 2 || (in[0].weak == nil) == (in[1].weak == nil) {
		return op, in, nil
	}
	if in[0].weak != nil && rule.mirrored != nil {
		return compared(rule.mirrored, []*Tensor{in[1], in[0]})
	}
	number := slices.IndexFunc(in, func(t *Tensor) bool { return t.weak != nil })
	at, w := in[number].weak.among(in[1-number].DType())
	switch {
	case at == between && rule.lower != nil:
		op = rule.lower
	case at == below:
		return op, in, &rule.below
	case at == above:
		return op, in, &rule.above
	case at != asElement:
		differs := op == ops.NotEqual
		return op, in, &differs
	}
	in = slices.Clone(in)
	in[number] = &Tensor{weak: w}
	return op, in, nil
}

// among returns the place of the number among the elements of dtype d, and the element that equals
// it or, where it is between two, the lower one.
func (w *weak) among(d dtype.DType) (order, *weak) {
	switch {
	case w.kind == dtype.KindInt && d.IsInteger():
		if w.magnitude <= limit(d, w.negative) {
			return asElement, w
		}
		return side(w.negative), nil
	case w.kind == dtype.KindFloat && d.IsInteger():
		return amongIntegers(w.float, d)
	case !d.IsFloat() && !d.IsComplex():
		return asElement, w
	case w.kind == dtype.KindInt && tooLarge(d, float64(w.magnitude)):
		return beyondFinite(w.negative, d)
	case w.kind == dtype.KindFloat && tooLarge(d, w.float):
		return beyondFinite(w.float < 0, d)
	case w.kind == dtype.KindComplex && d.IsComplex() && (tooLarge(d, w.float) || tooLarge(d, w.imag)):
		return unordered, nil
	}
	return asElement, w
}

func amongIntegers(f float64, d dtype.DType) (order, *weak) {
	floor := math.Floor(f)
	least, end := 0.0, math.Ldexp(1, 8*d.Size())
	if d.IsSigned() {
		end /= 2
		least = -end
	}
	switch {
	case math.IsNaN(f):
		return unordered, nil
	case floor < least:
		return below, nil
	case math.Ceil(f) >= end:
		return above, nil
	}
	lower := &weak{value: f, kind: dtype.KindInt, negative: floor < 0, magnitude: uint64(math.Abs(floor))}
	if floor == f {
		return asElement, lower
	}
	return between, lower
}

// beyondFinite is among for a number that rounds to an infinity: it lies between that infinity and
// the finite elements.
func beyondFinite(negative bool, d dtype.DType) (order, *weak) {
	if negative {
		return between, weakOf(math.Inf(-1))
	}
	info, err := dtype.Finfo(d)
	if err != nil {
		return unordered, nil
	}
	return between, weakOf(info.Max)
}

func side(negative bool) order {
	if negative {
		return below
	}
	return above
}
