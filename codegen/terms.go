package codegen

import (
	"math"

	"github.com/weft-gpu/weft/codegen/program"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// sumTerm and addTerms write elementary's operations on terms (numbers in two floats) with
// arithmetic that keeps subnormals.
func sumTerm(b *Builder, args []Value) Value {
	x := args[0]
	if x.DType == dtype.Float64 {
		return complexFunction(termOf[ID, pair, ID], termOf[program.Reg, program.Reg, program.Reg])(b, []Value{complexOf(x, x)})
	}
	y := elementary.SumTerm[ID, ID, ID](exact{arithmetic{deviceFloats{b, x.Width}}}, b.floats(x))
	return complexOf(madeFloats(b, y[0]), madeFloats(b, y[1]))
}

func addTerms(b *Builder, args []Value) Value {
	if args[0].DType == dtype.Complex128 {
		return complexFunction(termsAdded[ID, pair, ID], termsAdded[program.Reg, program.Reg, program.Reg])(b, args)
	}
	x, y := args[0].parts, args[1].parts
	z := elementary.AddTerms[ID, ID, ID](exact{arithmetic{deviceFloats{b, args[0].Width}}},
		[2]ID{b.floats(x[0]), b.floats(x[1])}, [2]ID{b.floats(y[0]), b.floats(y[1])})
	return complexOf(madeFloats(b, z[0]), madeFloats(b, z[1]))
}

func termOf[V, U, B any](m elementary.Arithmetic[V, U, B], z [][2]V) [2]V {
	return elementary.SumTerm[V, U, B](m, z[0][0])
}

func termsAdded[V, U, B any](m elementary.Arithmetic[V, U, B], z [][2]V) [2]V {
	return elementary.AddTerms[V, U, B](m, z[0], z[1])
}

// divideTerms and joinTerm apply the catalogue's operators to the two floats of a term.
func divideTerms(b *Builder, args []Value) Value {
	sum, by := args[0].parts, args[1].parts
	high := b.part("div", sum[0], by[1])
	most := math.MaxFloat32
	if high.DType == dtype.Float64 {
		most = math.MaxFloat64
	}
	within := b.part("minimum", b.part("maximum", high, constantOf(b, high, -most)), constantOf(b, high, most))
	high = b.SelectValue(b.part("isfinite", sum[0]).cond, within, high)
	left := b.part("fma", b.part("neg", high), by[1], sum[0])
	rest := b.part("add", b.part("mul", left, constantOf(b, high, 1<<40)), sum[1])
	return complexOf(high, b.part("div", rest, by[0]))
}

func joinTerm(b *Builder, args []Value) Value {
	high, low := args[0].parts[0], args[0].parts[1]
	counts := b.LAnd(b.part("isfinite", low).cond, b.part("not_equal", low, constantOf(b, low, 0)).cond)
	return b.SelectValue(counts, b.part("add", high, low), b.Computed(high))
}

// constantOf returns a value of v's width and dtype, float32 or float64, whose elements are f.
func constantOf(b *Builder, v Value, f float64) Value {
	if v.DType == dtype.Float32 {
		return b.FromWords(v.DType, b.SplatU32(math.Float32bits(float32(f)), v.Width))
	}
	bits := math.Float64bits(f)
	return b.FromWords(v.DType, b.SplatU32(uint32(bits), v.Width), b.SplatU32(uint32(bits>>32), v.Width))
}
