package plan

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product of 32-bit integers that fit 8 or 16 bits reads them as such: below conversions,
// subtracted zero points, views and padding. Numbers that may not fit stay as they are, and so do
// products of other dtypes and those of devices that do not want narrow factors.
func TestNarrowFactors(t *testing.T) {
	i8, u8, i16, i32, i64 := dtype.Int8, dtype.Uint8, dtype.Int16, dtype.Int32, dtype.Int64
	cast := func(to dtype.DType, v graph.Value) graph.Value {
		return plantest.Do(t, ops.Cast, ops.Attr{DType: to}, v)
	}
	stretched := func(v graph.Value) graph.Value {
		return plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{40, 40}}, v)
	}
	data := func(d dtype.DType) graph.Value { return plantest.DataOf(d, 40, 40) }
	less := func(d dtype.DType, x graph.Value) graph.Value {
		return plantest.Do(t, ops.Sub, ops.Attr{}, x, stretched(cast(i32, plantest.DataOf(d))))
	}
	swapped := func(x graph.Value) graph.Value {
		return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
	}
	host := rules.Config{Profile: target.HostProfile()}
	for name, c := range map[string]struct {
		cfg  rules.Config
		a, b graph.Value
		want []dtype.DType
	}{
		"int8 by uint8":               {host, cast(i32, data(i8)), cast(i32, data(u8)), []dtype.DType{i8, u8}},
		"zero points":                 {host, less(u8, cast(i32, data(u8))), less(i8, cast(i32, data(i8))), []dtype.DType{i16, i16}},
		"a view":                      {host, swapped(less(u8, cast(i32, data(u8)))), cast(i32, data(i8)), []dtype.DType{i16, i8}},
		"int16 less int8 may not fit": {host, less(i8, cast(i32, data(i16))), cast(i32, data(i8)), []dtype.DType{i32, i32}},
		"one factor in memory":        {host, data(i32), cast(i32, data(i8)), []dtype.DType{i32, i32}},
		"sums of 64 bits":             {host, cast(i64, data(i8)), cast(i64, data(i8)), []dtype.DType{i64, i64}},
		"a CPU driver":                {plantest.CPU, less(u8, cast(i32, data(u8))), less(i8, cast(i32, data(i8))), []dtype.DType{i32, i32}},
	} {
		steps := build(t, c.cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, c.a, c.b)).Steps
		k := steps[len(steps)-1].Kernel
		if _, ok := k.Loop.(*kernel.Contract); !ok {
			t.Fatalf("%s: %s", name, k.Text())
		}
		var got []dtype.DType
		for _, o := range k.Operands {
			got = append(got, o.DType)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: reads %v, want %v\n%s", name, got, c.want, k.Text())
		}
	}
}
