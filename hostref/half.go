package hostref

import (
	"math"
	"sync"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/ops"
)

// An operator of a half type computes in float32, and rounds the result to nearest even. float32 has
// 24 significant bits, twice the 11 of float16 plus two. So rounding twice gives the same as
// rounding the exact result once, for add, sub, mul, div and sqrt (Figueroa, 1995). The comments of
// other operators say how they round once.

// halfFormat converts between a half type and float32.
type halfFormat struct {
	d     dtype.DType
	widen func(dst []float32, src []uint16) // exact; NaNs keep their payload
	round func(dst []uint16, src []float32) // to nearest even; NaNs become canonical
}

var halfFormats = []*halfFormat{
	{dtype.Float16, widenFloat16, roundFloat16},
	{dtype.BFloat16, widenBFloat16, roundBFloat16},
}

func widenFloat16(dst []float32, src []uint16) {
	src = src[:len(dst)]
	for i, h := range src {
		dst[i] = float16.Frombits(h).Float32()
	}
}

func widenBFloat16(dst []float32, src []uint16) {
	src = src[:len(dst)]
	for i, h := range src {
		dst[i] = bfloat16.Frombits(h).Float32()
	}
}

func roundFloat16(dst []uint16, src []float32) {
	src = src[:len(dst)]
	for i, f := range src {
		if f != f {
			dst[i] = 0x7e00
			continue
		}
		dst[i] = float16.Fromfloat32(f).Bits()
	}
}

func roundBFloat16(dst []uint16, src []float32) {
	src = src[:len(dst)]
	for i, f := range src {
		if f != f {
			dst[i] = 0x7fc0
			continue
		}
		dst[i] = bfloat16.Fromfloat32(f).Bits()
	}
}

// block is how many elements are converted to another type at a time: few enough for the cache.
const block = 1024

// scratch is the memory of one block.
type scratch struct {
	columns [4][block * 16]byte
	args    [3]Column
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// column returns one of the scratch's columns, with n elements.
func (s *scratch) column(i int, d dtype.DType, n int) Column {
	return Column{DType: d, Data: s.columns[i][:n*d.Size()]}
}

// inBlocks calls f with the elements [low, low+n) of one block after the other.
func inBlocks(elements int, f func(s *scratch, low, n int)) {
	s := scratches.Get().(*scratch)
	defer scratches.Put(s)
	for low := 0; low < elements; low += block {
		f(s, low, min(block, elements-low))
	}
	s.args = [3]Column{}
}

// wide makes a function of halves of one of float32. result is the dtype of its results; a float32
// result is rounded to a half.
func (h *halfFormat) wide(f mapFunc, result dtype.DType) mapFunc {
	return func(dst []byte, args []Column) {
		inBlocks(args[0].Len(), func(s *scratch, low, n int) {
			for i, a := range args {
				s.args[i] = s.column(i, dtype.Float32, n)
				h.widen(view[float32](s.args[i].Data), view[uint16](a.Part(low, low+n).Data))
			}
			if result != dtype.Float32 {
				f(dst[low*result.Size():(low+n)*result.Size()], s.args[:len(args)])
				return
			}
			out := s.column(3, dtype.Float32, n)
			f(out.Data, s.args[:len(args)])
			h.round(view[uint16](dst[2*low:2*(low+n)]), view[float32](out.Data))
		})
	}
}

// elementary is a function of one half. It reads a table of all 65,536 values, made at first use.
func (h *halfFormat) elementary(name string) mapFunc {
	table := sync.OnceValue(func() []uint16 {
		values := h.nearly(name)
		for _, e := range elementary.HalfExceptions(name, h.d == dtype.BFloat16) {
			values[e.In] = e.Out
		}
		return values
	})
	return func(dst []byte, args []Column) {
		values, out := table(), view[uint16](dst)
		x := view[uint16](args[0].Data)[:len(out)]
		for i, in := range x {
			out[i] = values[in]
		}
	}
}

// nearly returns the float32 function of every half, rounded to a half. The results are correctly
// rounded except for elementary.HalfExceptions.
func (h *halfFormat) nearly(name string) []uint16 {
	all := make([]uint16, 1<<16)
	for i := range all {
		all[i] = uint16(i)
	}
	x, y := make([]float32, len(all)), make([]float32, len(all))
	h.widen(x, all)
	unary32[name](y, x)
	if elementary.HalfTiesUp(name, h.d == dtype.BFloat16) {
		tiesUp(y)
	}
	h.round(all, y)
	return all
}

// tiesUp increases values midway between two bfloat16s a little, so that they round up.
func tiesUp(y []float32) {
	for i, f := range y {
		if math.Float32bits(f)&0xffff == 0x8000 && f == f {
			y[i] = math.Nextafter32(f, float32(math.Inf(1)))
		}
	}
}

// halfRows adds the operators that float32 has for halves too.
func halfRows(t map[key]mapFunc) {
	for _, h := range halfFormats {
		for _, op := range ops.All() {
			f, ok := t[key{op, dtype.Float32}]
			switch {
			case !ok:
			case op.Result == ops.ToBool || op.Result == ops.ToComplex:
				t[key{op, h.d}] = h.wide(f, resultOf(key{op, dtype.Float32}))
			case op.ULP > 0 && op.Arity == 1:
				t[key{op, h.d}] = h.elementary(op.Name)
			default:
				t[key{op, h.d}] = h.wide(f, dtype.Float32)
			}
		}
		t[key{ops.FMA, h.d}] = h.wide(fmaOp(fmaOdd), dtype.Float32)
	}
}
