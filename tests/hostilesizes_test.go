package tests

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// TestHostileSizes records every operator with attributes at the ends of their range:
// what it makes of them is an error or a shape whose elements, strides and bytes are
// in range, which package shape's check alone decides.
func TestHostileSizes(t *testing.T) {
	dev := testdev.Open(t)
	made, refused := 0, 0
	for seed := range uint64(150) {
		random := rand.New(rand.NewPCG(seed, 23))
		for _, op := range ops.All() {
			in := hostileOperands(dev, random, op.Arity)
			for _, r := range handle.ApplyAll(op, hostileAttr(random), in...) {
				if r.Err() != nil {
					refused++
					continue
				}
				made++
				if err := r.Shape().Check(op.Name); err != nil {
					t.Errorf("seed %d: %s made %v of %v", seed, op.Name, r.Shape(), err)
				}
				if bytes := r.Shape().Size() * r.DType().Size(); bytes < 0 {
					t.Errorf("seed %d: %s of shape %v has %d bytes", seed, op.Name, r.Shape(), bytes)
				}
				r.Close()
			}
			for _, x := range in {
				x.Close()
			}
		}
	}
	t.Logf("%d results, %d refused", made, refused)
	if made == 0 || refused == 0 {
		t.Error("both are to be met")
	}
}

// hostileSizes are numbers about the borders of what fits.
var hostileSizes = []int{0, 1, 2, 3, -1, -2, math.MaxInt32, math.MinInt32, math.MaxUint32, 1 << 24, 1 << 47, 1 << 48, 1<<48 + 1,
	1 << 58, 1 << 62, math.MaxInt, math.MinInt, math.MaxInt - 1, math.MinInt + 1}

func hostileSize(r *rand.Rand) int { return hostileSizes[r.IntN(len(hostileSizes))] }

func hostileList(r *rand.Rand) []int {
	list := make([]int, r.IntN(5))
	for i := range list {
		list[i] = hostileSize(r)
	}
	return list
}

// hostileOperands are views without memory of their own, many of them huge.
func hostileOperands(dev *device.Device, r *rand.Rand, count int) []*tensor.Tensor {
	in := make([]*tensor.Tensor, max(count, 0))
	kinds := []dtype.DType{dtype.Float32, dtype.Int32, dtype.Int64, dtype.Bool, dtype.Complex128}
	d := kinds[r.IntN(len(kinds))]
	for i := range in {
		var dims []int
		for range r.IntN(4) {
			dims = append(dims, []int{1, 2, 3, 0, 1 << 15, 1 << 24, 1 << 32}[r.IntN(7)])
		}
		l := testgraph.Layout{Base: dims}
		if l.Base.Check("") == nil && l.Base.Size() < 1<<25 {
			l = testgraph.DrawFar(r, dims, 1<<34)
		}
		in[i] = moved(tensor.Zeros(dev, d, l.Base...), l)
	}
	return in
}

func hostileAttr(r *rand.Rand) ops.Attr {
	a := ops.Attr{Axes: hostileList(r), Counts: hostileList(r), Shape: hostileList(r), DType: dtype.Float32, Seed: r.Uint64()}
	for range r.IntN(4) {
		a.Ranges = append(a.Ranges, shape.Step(hostileSize(r), hostileSize(r), hostileSize(r)))
		a.Indices = append(a.Indices, shape.At(hostileSize(r)))
		a.Params = append(a.Params, []float64{0, 1, -1, math.Inf(1), math.NaN(), math.MaxFloat64}[r.IntN(6)])
	}
	a.KeepDims, a.Reverse, a.Initial, a.Exclusive = r.IntN(2) == 0, r.IntN(2) == 0, r.IntN(2) == 0, r.IntN(2) == 0
	return a
}
