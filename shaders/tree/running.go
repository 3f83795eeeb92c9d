package tree

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Running is a fold while it is computed: its accumulators and, for a row of several leaves, the
// leaves' results, which are the accumulators of one more leaf.
type Running struct {
	Fold
	Inst        int
	Acc, Leaves []*codegen.Variable
	identity    codegen.Value
	Starts      bool     // accumulators start with the identity instead of their first element
	Other       *Running // the fold of the opposite extreme, if this one combines keys
}

// Whole combines the accumulators of a leaf of count elements, in the order of the tree.
func (f Fold) Whole(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	if f.Compact {
		return f.TreeInLoop(acc, count)
	}
	return f.Tree(acc, count)
}

// Neutral returns a value with which an accumulator may start: combined with any element but a NaN,
// it yields that element bit for bit. ok is false if there is no such value.
func (f Fold) Neutral(d dtype.DType, width int) (v codegen.Value, ok bool) {
	if !kernel.Startable(d) {
		return v, false
	}
	var value element.Bits
	switch {
	case f.Op == ops.Prod:
		value = element.One(d)
	case f.Op == ops.Sum && d.IsFloat():
		value = element.FromFloat(d, math.Copysign(0, -1))
	case f.Op == ops.Sum:
	case d.IsFloat():
		value = element.FromFloat(d, math.Inf(map[*ops.Op]int{ops.Max: -1, ops.Min: 1}[f.Op]))
	default:
		info, _ := dtype.Iinfo(d)
		value = element.Bits{uint64(info.Min)}
		if f.Op == ops.Min {
			value = element.Bits{info.Max}
		}
	}
	words := make([]codegen.ID, d.Words())
	for i := range words {
		words[i] = f.B.SplatU32(uint32(value[0]>>(32*i)), width)
	}
	return f.B.FromWords(d, words...), true
}

// Running starts the fold that computes instruction inst. The caller makes its accumulators,
// of this dtype and width.
func (f Fold) Running(inst int, d dtype.DType, width int) *Running {
	r := &Running{Fold: f, Inst: inst}
	r.identity, r.Starts = f.Neutral(d, width)
	return r
}

// Take combines an element into an accumulator. live: which elements lie in the row; 0: all.
func (f *Running) Take(acc *codegen.Variable, v codegen.Value, round, live codegen.ID) {
	b := f.B
	if !f.Starts {
		f.Step(acc, v, round, live)
		return
	}
	old := b.Value(acc)
	next := b.Computed(f.Combine(old, b.Computed(v)))
	if live != 0 {
		next = b.SelectValue(live, next, old)
	}
	b.Assign(acc, next)
}

// Start gives an accumulator the identity, if there is one.
func (f *Running) Start(acc *codegen.Variable) {
	if f.Starts {
		f.B.Assign(acc, f.identity)
	}
}
