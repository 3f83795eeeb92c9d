package hostref

import (
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// elementaryRows adds the generated functions to the operators of the same names. A function of
// complex64 is that of complex128, rounded.
func elementaryRows(t map[key]mapFunc) {
	named(t, unary32, func(t map[key]mapFunc, op *ops.Op, f func(dst, x []float32)) {
		t[key{op, dtype.Float32}] = unaryOp(f, keep)
	})
	named(t, binary32, func(t map[key]mapFunc, op *ops.Op, f func(dst, x, y []float32)) {
		t[key{op, dtype.Float32}] = binaryOp(f, keep)
	})
	named(t, unary64, func(t map[key]mapFunc, op *ops.Op, f func(dst, x []float64)) {
		t[key{op, dtype.Float64}] = unaryOp(f, keep)
	})
	named(t, binary64, func(t map[key]mapFunc, op *ops.Op, f func(dst, x, y []float64)) {
		t[key{op, dtype.Float64}] = binaryOp(f, keep)
	})
	named(t, unaryComplex, func(t map[key]mapFunc, op *ops.Op, f func(dst, x []complex128)) {
		t[key{op, dtype.Complex128}] = unaryOp(f, keep)
		t[key{op, dtype.Complex64}] = byComplex128(unaryOp(f, keep))
	})
	named(t, binaryComplex, func(t map[key]mapFunc, op *ops.Op, f func(dst, x, y []complex128)) {
		t[key{op, dtype.Complex128}] = binaryOp(f, keep)
		t[key{op, dtype.Complex64}] = byComplex128(binaryOp(f, keep))
	})
}

// named calls add for the functions whose names are operators of the catalogue.
func named[F any](t map[key]mapFunc, functions map[string]F, add func(map[key]mapFunc, *ops.Op, F)) {
	for name, f := range functions {
		if op, ok := ops.ByName(name); ok {
			add(t, op, f)
		}
	}
}

// byComplex128 makes a function of complex64 of one of complex128, whose result it rounds.
func byComplex128(f mapFunc) mapFunc {
	widen, narrow := unaryOp(between[float32, float64], canonical), unaryOp(between[float64, float32], canonical)
	return func(dst []byte, args []Column) {
		inBlocks(args[0].Len(), func(s *scratch, low, n int) {
			for i, a := range args {
				s.args[i] = s.column(i, dtype.Complex128, n)
				widen(s.args[i].Data, []Column{a.Part(low, low+n)})
			}
			out := s.column(3, dtype.Complex128, n)
			f(out.Data, s.args[:len(args)])
			narrow(Column{dtype.Complex64, dst}.Part(low, low+n).Data, []Column{out})
		})
	}
}

// The generated functions call these.

func mulHigh32(a, b uint32) uint32 { return uint32(uint64(a) * uint64(b) >> 32) }

func mulHigh64(a, b uint64) uint64 {
	high, _ := bits.Mul64(a, b)
	return high
}
