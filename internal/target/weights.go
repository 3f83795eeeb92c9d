package target

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Weights are what operators cost on a device, by what an element type takes there.
// The zero value leaves all at the catalogue's costs, which are those of float32.
type Weights struct {
	Weighed bool
	Float64 bool // the device has its own float64
	Flush32 bool // float32's subnormals are emulated
	Host    bool // it is the host itself
	Vectors bool // and makes products of float32 by vector instructions

	// Uniform is what tests make every operator cost; 0: what it does.
	Uniform int
}

// Cost is what an operator costs on operands of one type, with a result of another.
// It is what bounds a kernel's code, and with it the time to compile it.
func (w Weights) Cost(op *ops.Op, in, out dtype.DType) int {
	switch {
	case w.Uniform > 0:
		return w.Uniform
	case !w.Weighed:
		return op.Cost
	case op == ops.Abs && in.IsComplex():
		op, in, out = ops.Hypot, in.Real(), in.Real()
	case op == ops.Sign && in.IsComplex(): // by way of complex128
		op, in, out = ops.Hypot, dtype.Float64, dtype.Float64
	case op == ops.Lookup: // it moves words, whatever they mean
		return op.Cost
	}
	return op.Cost * max(w.weight(op, in), w.weight(op, out))
}

// wide are the integer operators that are loops over words of 64 bits.
//
// Bound: how they are lowered.
var wide = map[*ops.Op]bool{ops.FloorDivide: true, ops.Remainder: true, ops.FMod: true, ops.Pow: true}

// weight is how many times the catalogue's cost an operator has on a type.
//
// Measured: lavapipe and SwiftShader, by code and compile time, 2026-11-22.
func (w Weights) weight(op *ops.Op, d dtype.DType) int {
	elementary := op.ULP > 0 || op == ops.Sqrt && d.IsComplex()
	switch {
	case d.IsComplex() && elementary:
		return 3 * w.weight(op, dtype.Float64)
	case d == dtype.Complex128 && w.Float64:
		return 25 // each operation on each lane packs and unpacks its words
	case d == dtype.Complex64 && w.Flush32:
		return 13 // every part guarded
	case d == dtype.Float32 && w.Flush32 && op == ops.Mul:
		return 2 // what underflows is rounded in integers
	case d.IsComplex():
		return 5 * w.weight(op, d.Real())
	case d == dtype.Float64 && elementary && w.Float64:
		return 3
	case d == dtype.Float64 && elementary:
		return 12
	case d == dtype.Float64 && !w.Float64 && op.Cost > 0:
		return 30 / min(op.Cost, 4)
	case d == dtype.Float64 && w.Float64:
		return 2 // twice as many vectors
	case d.IsHalf():
		return 2
	case d.IsInteger() && wide[op]:
		return 4
	}
	return 1
}

// Dear is the cost of what is kept when it is computed for the second time, and not computed
// again by a reader: about that of writing an element and reading it again.
//
// Bound: no measurement chose it; an exponential costs less, a kernel's loop more.
const Dear = 60

// Again is what computing an element of an operator's result again costs, on whatever device:
// the catalogue's cost, as of the zero [Weights]; Dear of what a kernel's loop computes; nothing of
// a view. So graphs are cut, and values kept, alike on every device.
func Again(o *ops.Op) uint64 {
	switch {
	case o.Kind.Kernel():
		return Dear
	case o.Kind == ops.Movement:
		return 0
	}
	return uint64(max(1, Weights{}.Cost(o, dtype.Float32, dtype.Float32)))
}
