package plantest

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// CPU is a CPU driver with the limits of lavapipe.
var CPU = rules.Config{Profile: target.Profile{MaxOperands: 15, MaxRange: 128 << 20, PushWords: 32, MaxCost: 240, MaxAddress: target.MaxAddressCost, ChunkBytes: 64}}

// RowsOnly returns a configuration of a device that columns leave idle, and rows do not.
func RowsOnly(c rules.Config) rules.Config {
	c.ShortRow, c.BusyRows = 1<<20, 1<<20
	return c
}

func Data(dims ...int) graph.Value { return DataOf(dtype.Float32, dims...) }

func DataOf(d dtype.DType, dims ...int) graph.Value {
	return graph.NewData(d, graph.Stored{Buffer: new(int), View: shape.Contiguous(dims)})
}

func Full(v uint64, dims ...int) graph.Value {
	return graph.NewFull(dtype.Float32, element.Bits{v}, dims, "")
}

func Do(t *testing.T, o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	t.Helper()
	v, err := compose.Apply(o, a, "", in...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// Without returns a configuration that leaves rules out.
func Without(cfg rules.Config, list ...rules.Rule) rules.Config {
	cfg.Without |= rules.SetOf(list...)
	return cfg
}

// Priced returns a configuration in which a unit of cost counts as costBytes sixteenths of a byte.
func Priced(costBytes int) rules.Config {
	cfg := CPU
	cfg.CostBytes = costBytes
	return cfg
}

func KeptSum(t *testing.T, v graph.Value, axes ...int) graph.Value {
	t.Helper()
	return Do(t, ops.Sum, ops.Attr{Axes: axes, KeepDims: true}, v)
}
