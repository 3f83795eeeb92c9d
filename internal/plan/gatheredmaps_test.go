package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// If few elements of a map are looked up, the lookup computes them. The map is stored if it is
// needed anyway, or if more of its elements are looked up.
func TestLookupsInMaps(t *testing.T) {
	const rows, columns = 1024, 64
	one := func(o *ops.Op, v ...graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v...) }
	along := func(o *ops.Op, v graph.Value, axes ...int) graph.Value {
		return plantest.Do(t, o, ops.Attr{Axes: axes, KeepDims: o.Kind == ops.Reduce}, v)
	}
	reshape := func(v graph.Value, dims ...int) graph.Value {
		return plantest.Do(t, ops.Reshape, ops.Attr{Shape: dims}, v)
	}
	turned := func(v graph.Value) graph.Value { return along(ops.Permute, v, 1, 0) }
	at := plantest.DataOf(dtype.Int64, 5)
	take := func(v, index graph.Value) []graph.Value {
		return []graph.Value{plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, v, index)}
	}
	x := func() graph.Value { return plantest.Data(rows, columns) }
	key := func() graph.Value { return plantest.DataOf(dtype.Uint64) }
	shared, asked, below, indexed := one(ops.Exp, x()), one(ops.Exp, x()), one(ops.Exp, x()), one(ops.Exp, x())
	for _, c := range []struct {
		name   string
		values []graph.Value
		whole  int // maps in memory
	}{
		{"a map", take(one(ops.Exp, x()), at), 0},
		{"a conversion", take(plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.DataOf(dtype.Float16, rows, columns)), at), 0},
		{"a sum with a row and a column", take(one(ops.Add, one(ops.Add, x(), plantest.Data(columns)), plantest.Data(rows, 1)), at), 0},
		{"a transposed map", take(turned(one(ops.Exp, x())), at), 0},
		{"a map, flattened", take(reshape(one(ops.Exp, x()), rows*columns), at), 0},
		{"numbers", take(plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, graph.NewIota(shape.Shape{rows, columns}, "")), at), 0},
		{"a constant", take(plantest.Full(1, rows, columns), at), 0},
		{"random bits", take(one(ops.RandomBits, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Uint64}, graph.NewIota(shape.Shape{rows, columns}, "")), key(), key()), at), 0},
		{"two lookups in one map", append(take(shared, at), take(shared, plantest.DataOf(dtype.Int32, 7))...), 0},
		{"two lookups in one map, each through a view", func() []graph.Value {
			v := one(ops.Exp, x())
			return append(take(turned(v), at), take(reshape(v, rows*columns), at)...)
		}(), 0},
		{"a map of a requested value", append(take(one(ops.Neg, asked), at), asked), 1},
		{"a map that subtracts sums of rows", take(one(ops.Sub, below, along(ops.Sum, below, 1)), at), 1}, // one kernel goes over the rows
		{"a map of values and their sums", func() []graph.Value {
			v := x()
			return take(one(ops.Sub, v, along(ops.Sum, v, 1)), at)
		}(), 0},

		{"the map is requested", append(take(asked, at), asked), 1},
		{"a sum reads the map", append(take(indexed, at), along(ops.Sum, indexed, 0, 1)), 1},
		{"the index is computed from the map", take(shared, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int64}, reshape(plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(1), shape.To(5)}}, shared), 5))), 1},
		{"many elements", take(one(ops.Exp, x()), plantest.DataOf(dtype.Int64, rows/7)), 1},
		{"a map of prefixes", take(one(ops.Exp, along(ops.CumulativeSum, x(), 1)), at), 2},
		{"five operands", take(one(ops.Add, one(ops.Add, one(ops.Add, x(), x()), one(ops.Add, x(), x())), x()), at), 1},
		{"a reshape that needs a copy", take(reshape(one(ops.Exp, turned(x())), rows*columns), at), 1},
	} {
		p := build(t, plantest.Without(plantest.CPU, rules.Horizontal), c.values...)
		whole := 0
		for _, temp := range p.Temps {
			if temp.Size >= rows*columns {
				whole++
			}
		}
		if whole != c.whole {
			t.Errorf("%s: %d whole maps in memory, want %d:\n%s", c.name, whole, c.whole, p)
		}
	}
}
