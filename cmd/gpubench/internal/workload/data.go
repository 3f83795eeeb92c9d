package workload

import (
	"hash/fnv"
	"math/rand/v2"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/shape"
)

// generate makes the operands' data: the same for the same seed and line.
func generate(l opline.Line, seed uint64) []*hostref.Array {
	h := fnv.New64a()
	h.Write([]byte(l.Text))
	line := h.Sum64()
	arrays := make([]*hostref.Array, len(l.Operands))
	for i, o := range l.Operands {
		a := hostref.NewArray(o.DType, o.Shape)
		fill := fillers[l.Data]
		if fill == nil {
			fill = fillers[opline.DataUnit]
		}
		from := source{rand.NewPCG(seed, line+uint64(i)), i, len(l.Operands)}
		if n := indexRange(l, i); n > 0 {
			fillIndices(a, from, n)
		} else {
			fill(a, from)
		}
		arrays[i] = a
	}
	return arrays
}

// indexRange is the number of elements that operand i counts, where it is an
// operator's index and its data are not any bits; 0 for other operands.
func indexRange(l opline.Line, i int) int {
	call, ok := l.Expr.(*expr.Call)
	if !ok || l.Op == "expr" || call.Op.Index>>i&1 == 0 || i == 0 || l.Data == opline.DataBits || l.Data == opline.DataPairs {
		return 0
	}
	counted := l.Operands[0].Shape
	if len(call.Attr.Axes) == 0 {
		return counted.Size()
	}
	axis, err := shape.NormalizeAxis(l.Op, call.Attr.Axes[0], len(counted))
	if err != nil {
		return 0
	}
	return counted[axis]
}

// fillIndices draws from [0, n), as far as the dtype goes.
func fillIndices(a *hostref.Array, s source, n int) {
	most := uint64(n)
	if info, err := dtype.Iinfo(a.DType); err == nil && info.Max < most {
		most = info.Max + 1
	}
	fillWords(a, func(int) element.Bits { return element.Bits{s.random.Uint64() % most} })
}

// source is what a filler draws from: random words, and the operand's place
// among all.
type source struct {
	random   *rand.PCG
	operand  int
	operands int
}

// fillers fill an array with a kind of data.
var fillers = map[opline.Data]func(*hostref.Array, source){
	opline.DataUnit:  fillUnit,
	opline.DataBits:  fillBits,
	opline.DataTiny:  fillTiny,
	opline.DataPairs: fillPairs,
}

// fillUnit draws floats from [-1, 1), the parts of complex numbers each, and
// small integers.
func fillUnit(a *hostref.Array, s source) {
	switch {
	case a.DType == dtype.Float32:
		x := hostref.Slice[float32](a.Data)
		for i := range x {
			x[i] = s.unit32()
		}
	case a.DType.IsFloat() || a.DType.IsComplex():
		fillUnitWide(a, s)
	default:
		signed := a.DType.IsSigned()
		fillWords(a, func(int) element.Bits {
			n := s.random.Uint64() >> 60
			if signed {
				n -= 8
			}
			return element.Bits{n}
		})
	}
}

// unit32 is a number in [-1, 1) that float32 holds.
func (s source) unit32() float32 {
	return float32(int32(s.random.Uint64()>>32)) * (1.0 / (1 << 31))
}

// fillUnitWide fills the types that are made of float32 or float64 numbers.
func fillUnitWide(a *hostref.Array, s source) {
	switch a.DType {
	case dtype.Float16:
		fillEach(a, func() float16.Float16 { return float16.Fromfloat32(s.unit32()) })
	case dtype.BFloat16:
		fillEach(a, func() bfloat16.BFloat16 { return bfloat16.Fromfloat32(s.unit32()) })
	case dtype.Complex64:
		fillEach(a, func() complex64 { return complex(s.unit32(), s.unit32()) })
	case dtype.Complex128:
		fillEach(a, func() complex128 { return complex(s.unit64(), s.unit64()) })
	default:
		fillEach(a, s.unit64)
	}
}

func (s source) unit64() float64 { return float64(int64(s.random.Uint64())) * (1.0 / (1 << 63)) }

func fillEach[T dtype.Element](a *hostref.Array, draw func() T) {
	x := hostref.Slice[T](a.Data)
	for i := range x {
		x[i] = draw()
	}
}

func fillBits(a *hostref.Array, s source) {
	fillWords(a, func(int) element.Bits {
		low := s.random.Uint64()
		if a.DType == dtype.Complex128 {
			return element.Bits{low, s.random.Uint64()}
		}
		return element.Bits{low}
	})
}

// fillTiny draws exponents so that operands, sums and products often are
// subnormal, or would be.
func fillTiny(a *hostref.Array, s source) {
	d := a.DType.Real()
	mantissa, ok := map[dtype.DType]int{dtype.Float16: 10, dtype.BFloat16: 7, dtype.Float32: 23, dtype.Float64: 52}[d]
	if !ok {
		fillBits(a, s)
		return
	}
	exponents := 8*d.Size() - 1 - mantissa
	one := uint64(1)<<(exponents-1) - 1
	// Biased exponents: subnormal, barely normal, and those whose products and
	// quotients lie around the least normal number.
	ranges := [...][2]uint64{{0, 1}, {1, one / 5}, {one * 2 / 5, one / 4}, {one * 7 / 8, one / 3}}
	draw := func() uint64 {
		r, fraction := s.random.Uint64(), s.random.Uint64()
		e := ranges[r>>62]
		exponent := e[0] + (r>>32&0xffff)%e[1]
		return r>>31&1<<(8*d.Size()-1) | exponent<<mantissa | fraction&(1<<mantissa-1)
	}
	fillWords(a, func(int) element.Bits {
		switch a.DType {
		case dtype.Complex64:
			return element.Bits{draw() | draw()<<32}
		case dtype.Complex128:
			return element.Bits{draw(), draw()}
		}
		return element.Bits{draw()}
	})
}

// fillPairs goes through every combination of the special values: operand k
// of m takes the k-th digit of the element's index.
func fillPairs(a *hostref.Array, s source) {
	values := specials[a.DType]
	period := 1
	for range s.operands - 1 - s.operand {
		period *= pairsBase
	}
	fillWords(a, func(i int) element.Bits { return values[i/period%pairsBase%len(values)] })
}

// fillWords sets every element to the low bits of a word, or of two.
func fillWords(a *hostref.Array, word func(i int) element.Bits) {
	data := a.Data[:0]
	for i := range a.Shape.Size() {
		bits := word(i)
		if a.DType == dtype.Bool {
			bits[0] &= 1
		}
		data = bits.Append(data, a.DType)
	}
}
