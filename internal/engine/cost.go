package engine

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// heavyCost is the cost of a body above which it is written for four elements
// an invocation: drivers compile long code slowly, and it does not wait for
// memory.
const heavyCost = 100

// compactCost is the cost above which even that compiles for a second or more.
const compactCost = 200

// costFor weighs the catalogue's costs, which are those of float32, by what an
// element type takes on a device. It is what bounds a kernel's code, and with
// it the time to compile it.
func costFor(t codegen.Target) func(op *ops.Op, in, out dtype.DType) int {
	return func(op *ops.Op, in, out dtype.DType) int {
		switch {
		case op == ops.Abs && in.IsComplex():
			op, in, out = ops.Hypot, in.Real(), in.Real()
		case op == ops.Sign && in.IsComplex(): // by way of complex128
			op, in, out = ops.Hypot, dtype.Float64, dtype.Float64
		case op == ops.Lookup: // it moves words, whatever they mean
			return op.Cost
		}
		return op.Cost * max(weight(t, op, in), weight(t, op, out))
	}
}

// wide are the integer operators that are loops over words of 64 bits.
var wide = map[*ops.Op]bool{ops.FloorDivide: true, ops.Remainder: true, ops.FMod: true, ops.Pow: true}

func weight(t codegen.Target, op *ops.Op, d dtype.DType) int {
	elementary := op.ULP > 0 || op == ops.Sqrt && d.IsComplex()
	switch {
	case d.IsComplex() && elementary:
		return 3 * weight(t, op, dtype.Float64)
	case d == dtype.Complex128 && t.Float64:
		return 25 // each operation on each lane packs and unpacks its words
	case d == dtype.Complex64 && t.Flush32:
		return 13 // every part guarded
	case d == dtype.Float32 && t.Flush32 && op == ops.Mul:
		return 2 // what underflows is rounded in integers
	case d.IsComplex():
		return 5 * weight(t, op, d.Real())
	case d == dtype.Float64 && elementary && t.Float64:
		return 3
	case d == dtype.Float64 && elementary:
		return 12
	case d == dtype.Float64 && !t.Float64 && op.Cost > 0:
		return 30 / min(op.Cost, 4)
	case d == dtype.Float64 && t.Float64:
		return 2 // twice as many vectors
	case d.IsHalf():
		return 2
	case d.IsInteger() && wide[op]:
		return 4
	}
	return 1
}
