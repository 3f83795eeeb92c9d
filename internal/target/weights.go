package target

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Weights are the costs of operators on a device, by element type. The zero value leaves every
// operator at the catalogue's cost, which is that of float32.
type Weights struct {
	Weighed bool
	Float64 bool // the device has native float64
	Flush32 bool // subnormals of float32 are emulated
	Fused   bool // the device fuses a product of float32 with the sum that it is added to
	InWords bool // it can only do so in integer words
	Host    bool // it is the host
	Vectors bool // the host makes products of float32 by vector instructions

	// Uniform, in tests, is the cost of every operator; 0: operators have costs of their own.
	Uniform int
}

// Cost returns the cost of an operator on operands of one type, with a result of another. It bounds
// a kernel's code, and so the time to compile it.
func (w Weights) Cost(op *ops.Op, in, out dtype.DType) int {
	switch {
	case w.Uniform > 0:
		return w.Uniform
	case !w.Weighed:
		return op.Cost
	case op == ops.Abs && in.IsComplex():
		op, in, out = ops.Hypot, in.Real(), in.Real()
	case op == ops.Sign && in.IsComplex(): // computed in complex128
		op, in, out = ops.Hypot, dtype.Float64, dtype.Float64
	case op == ops.Lookup: // it moves words of any type
		return op.Cost
	}
	return op.Cost * max(w.weight(op, in), w.weight(op, out))
}

// Product returns the cost of a product of a type and of adding it to a sum.
func (w Weights) Product(d dtype.DType) int {
	if w.Fused && d == dtype.Float32 {
		return w.Cost(ops.Add, d, d)
	}
	return w.Cost(ops.Mul, d, d) + w.Cost(ops.Add, d, d)
}

// wide holds the integer operators that are lowered to loops over words of 64 bits.
//
// Bound: their lowering.
var wide = map[*ops.Op]bool{ops.FloorDivide: true, ops.Remainder: true, ops.FMod: true, ops.Pow: true}

// weight returns the factor of the catalogue's cost for an operator on a type.
//
// Measured: lavapipe and SwiftShader, by code and compile time, 2026-11-22.
func (w Weights) weight(op *ops.Op, d dtype.DType) int {
	elementary := op.ULP > 0 || op == ops.Sqrt && d.IsComplex()
	switch {
	case d.IsComplex() && elementary:
		return 3 * w.weight(op, dtype.Float64)
	case d == dtype.Complex128 && w.Float64:
		return 25 // each lane's operation packs and unpacks its words
	case d == dtype.Complex64 && w.Flush32:
		return 13 // both parts are guarded
	case d == dtype.Float32 && w.Flush32 && op == ops.Mul:
		return 2 // underflow is rounded in integers
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

// Dear is the cost from which a value is stored when it is computed for the second time. It is
// about the cost of writing an element and reading it again.
//
// Bound: no measurement chose it; an exponential costs less, a kernel's loop more.
const Dear = 60

// Again returns the cost of computing an element of an operator's result once more: the catalogue's
// cost, Dear for an operator with a kernel of its own, and 0 for a view. It is the same for every
// device, so that graphs are cut and values are kept alike on all of them.
func Again(o *ops.Op) uint64 {
	switch {
	case o.Kind.Kernel():
		return Dear
	case o.Kind == ops.Movement:
		return 0
	}
	return uint64(max(1, Weights{}.Cost(o, dtype.Float32, dtype.Float32)))
}
