package workload

import (
	"hash/fnv"
	"math/rand/v2"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
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
		fill(a, source{rand.NewPCG(seed, line+uint64(i)), i, len(l.Operands)})
		arrays[i] = a
	}
	return arrays
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

func fillUnit(a *hostref.Array, s source) {
	if a.DType == dtype.Float32 {
		x := hostref.Slice[float32](a.Data)
		for i := range x {
			x[i] = float32(int32(s.random.Uint64()>>32)) * (1.0 / (1 << 31))
		}
		return
	}
	signed := a.DType.IsSigned()
	fillWords(a, func(int) uint64 {
		n := s.random.Uint64() >> 60
		if signed {
			n -= 8
		}
		return n
	})
}

func fillBits(a *hostref.Array, s source) {
	fillWords(a, func(int) uint64 { return s.random.Uint64() })
}

// fillTiny draws float32 exponents so that operands, sums and products often
// are subnormal, or would be.
func fillTiny(a *hostref.Array, s source) {
	// Biased exponents: subnormal, barely normal, and those whose products
	// and quotients lie around the least normal number.
	ranges := [...][2]uint64{{0, 1}, {1, 25}, {50, 30}, {110, 40}}
	fillWords(a, func(int) uint64 {
		r := s.random.Uint64()
		if a.DType != dtype.Float32 {
			return r
		}
		e := ranges[r>>62]
		exponent := e[0] + (r>>32&0xffff)%e[1]
		return r>>40&1<<31 | exponent<<23 | r&(1<<23-1)
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
	fillWords(a, func(i int) uint64 { return values[i/period%pairsBase%len(values)] })
}

// fillWords sets every element to the low bits of a word.
func fillWords(a *hostref.Array, word func(i int) uint64) {
	switch a.DType {
	case dtype.Bool:
		for i := range a.Data {
			a.Data[i] = byte(word(i) & 1)
		}
	case dtype.Int64, dtype.Uint64:
		x := hostref.Slice[uint64](a.Data)
		for i := range x {
			x[i] = word(i)
		}
	default:
		x := hostref.Slice[uint32](a.Data)
		for i := range x {
			x[i] = uint32(word(i))
		}
	}
}
