package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// FuzzTuning reads any text as a tuning. Either it is refused, or every class of device can be
// planned for with it, with valid kernels.
func FuzzTuning(f *testing.F) {
	for _, text := range []string{
		`{}`, `{"chunk_bytes":32,"narrow_below":1,"short_row":7,"busy_rows":9,"cost_bytes":1}`,
		`{"tile":{"Rows":8,"Columns":8,"Unroll":8,"Lanes":256,"Shared":8,"Down":16}}`,
		`{"tile":{"Rows":2,"Columns":4,"Unroll":1,"Lanes":8}}`,
		`{"row_invocations":64,"row_words":64}`, `{"row_invocations":256,"row_words":8}`,
		`{"fast_tile":{"Rows":16,"Columns":128,"Down":8,"Across":8,"Shared":16}}`,
	} {
		f.Add([]byte(text))
	}
	leaf := func(d dtype.DType, dims ...int) graph.Value { return graph.NewFull(d, element.Bits{}, dims, "") }
	f.Fuzz(func(t *testing.T, text []byte) {
		tuned, ok := target.ParseTuning(text)
		if !ok {
			return
		}
		graphs := []graph.Value{
			apply(t, ops.MatMul, ops.Attr{}, leaf(dtype.Float32, 96, 200), leaf(dtype.Float32, 200, 80)),
			apply(t, ops.MatMul, ops.Attr{Fast: true}, leaf(dtype.Float16, 256, 512), leaf(dtype.Float16, 512, 256)),
			apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, leaf(dtype.Float32, 300, 5000)),
			apply(t, ops.Max, ops.Attr{Axes: []int{0}}, leaf(dtype.Int8, 5000, 33)),
			apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, leaf(dtype.Int64, 9, 3000)),
			apply(t, ops.LogicalAnd, ops.Attr{}, leaf(dtype.Bool, 17, 33), leaf(dtype.Bool, 33)),
		}
		for _, d := range []target.Device{
			{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: minShared, WorkgroupInvocations: 1024, SubgroupSize: 32},
			{StorageBuffers: 4, StorageRange: 1 << 27, PushBytes: 128, SharedBytes: 16 << 10, WorkgroupInvocations: 128},
			{Class: target.CPUDriver, StorageBuffers: 16, StorageRange: 1 << 27, PushBytes: 128, SharedBytes: minShared, WorkgroupInvocations: 1024, SubgroupSize: 8},
		} {
			cfg := plan.Config{Profile: tuned.Apply(target.For(d))}
			cfg.Verify = true
			if _, err := plan.Build(cfg, graphs...); err != nil {
				t.Errorf("%s: %v", text, err)
			}
		}
	})
}
