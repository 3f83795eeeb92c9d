package engine

import (
	"encoding/binary"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// A sum begins at -0, and is +0 if all terms are zeros. That holds even for zeros that the driver's
// compiler knows: Mesa 22.3 drops the addition of a known constant 0.
func TestKnownZerosAreAdded(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg) // its kernels leave the most to the driver's compiler
	const n = 64
	x := upload(t, e, ramp(n), n)
	cast := func(d dtype.DType, v graph.Value) graph.Value { return apply(t, ops.Cast, ops.Attr{DType: d}, v) }
	bitsOf := func(sum graph.Value) uint64 {
		var dst [8]byte
		if err := e.Read(ctx, sum, dst[:sum.DType().Size()]); err != nil {
			t.Fatal(err)
		}
		return binary.NativeEndian.Uint64(dst[:]) // 0 in either byte order
	}
	whole := func(v graph.Value) graph.Value { return apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, v) }
	for _, d := range []dtype.DType{dtype.Bool, dtype.Int8, dtype.Int32, dtype.Uint32, dtype.Int64, dtype.Uint64} {
		zero := apply(t, ops.Greater, ops.Attr{}, x, x)
		if i := cast(d, x); d != dtype.Bool {
			zero = apply(t, ops.Sub, ops.Attr{}, i, i)
		}
		for _, to := range []dtype.DType{dtype.Float32, dtype.Float64} {
			if bits := bitsOf(whole(cast(to, zero))); bits != 0 {
				t.Errorf("%v to %v: %#x", d, to, bits)
			}
		}
	}
	for _, c := range []struct{ from, to dtype.DType }{{dtype.Int16, dtype.Float16}, {dtype.Int32, dtype.Float32}, {dtype.Uint64, dtype.Float64}} { // the bits of a zero
		i := cast(c.from, x)
		zero := apply(t, ops.BitCast, ops.Attr{DType: c.to}, apply(t, ops.Sub, ops.Attr{}, i, i))
		if bits := bitsOf(whole(zero)); bits != 0 {
			t.Errorf("the bits of %v as %v: %#x", c.from, c.to, bits)
		}
	}
}
