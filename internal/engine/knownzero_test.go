package engine

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// A sum begins at -0, and is +0 of zeros that the driver's compiler can tell: Mesa 22.3 adds
// what it knows to be a constant 0 by leaving it out.
func TestKnownZerosAreAdded(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg) // whose kernels leave the most to the driver's compiler
	const n = 64
	x := upload(t, e, ramp(n), n)
	cast := func(d dtype.DType, v graph.Value) graph.Value { return apply(t, ops.Cast, ops.Attr{DType: d}, v) }
	for _, d := range []dtype.DType{dtype.Bool, dtype.Int8, dtype.Int32, dtype.Uint32, dtype.Int64, dtype.Uint64} {
		zero := apply(t, ops.Greater, ops.Attr{}, x, x)
		if i := cast(d, x); d != dtype.Bool {
			zero = apply(t, ops.Sub, ops.Attr{}, i, i)
		}
		for _, to := range []dtype.DType{dtype.Float32, dtype.Float64} {
			sum := apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, cast(to, zero))
			dst := make([]byte, to.Size())
			if err := e.Read(ctx, sum, dst); err != nil {
				t.Fatal(err)
			}
			bits := uint64(math.Float32bits(hostref.Slice[float32](dst)[0]))
			if to == dtype.Float64 {
				bits = math.Float64bits(hostref.Slice[float64](dst)[0])
			}
			if bits != 0 {
				t.Errorf("%v to %v: %#x", d, to, bits)
			}
		}
	}
}
