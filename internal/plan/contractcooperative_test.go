package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product by cooperative matrices, which sum all of k, is ended by what reads it
// however long k is, and its operands are stored.
func TestFastProductsAreEnded(t *testing.T) {
	cfg := cpu
	cfg.SharedBytes, cfg.WorkgroupLanes, cfg.CostBytes = 32<<10, 1024, 1
	cfg.Cooperative = Cooperative{Subgroup: 32, Float16: MatrixSizes{16, 16, 16}}
	apply := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	for _, fast := range []bool{true, false} {
		a := apply(ops.Square, ops.Attr{}, dataOf(dtype.Float16, 256, 3000))
		product := apply(ops.MatMul, ops.Attr{Fast: fast}, a, dataOf(dtype.Float16, 3000, 256))
		p, err := Build(cfg, apply(ops.Relu, ops.Attr{}, apply(ops.Add, ops.Attr{}, product, dataOf(dtype.Float16, 256))))
		if err != nil {
			t.Fatal(err)
		}
		last := p.Steps[len(p.Steps)-1].Kernel
		c, ok := last.Loop.(*kernel.Contract)
		if ended := ok && c.Cooperative != nil && len(p.Steps) == 2; ended != fast {
			t.Errorf("fast: %v: %d kernels, the last is\n%s", fast, len(p.Steps), last.Text())
		}
	}
}

// Which products marked fast are made by cooperative matrices, and why the others
// are not.
func TestFastProducts(t *testing.T) {
	has := cpu
	has.SharedBytes, has.WorkgroupLanes = 32<<10, 1024
	has.Cooperative = Cooperative{Subgroup: 64, Float16: MatrixSizes{16, 16, 16}, Int8: MatrixSizes{16, 16, 32}}
	little, rows := has, has
	little.SharedBytes = 1 << 10
	rows.Cooperative.ByRows = true
	for _, c := range []struct {
		name string
		cfg  Config
		fast bool
		d    dtype.DType
		a, b shape.Shape
		want string // in the kernel's text, or else in what Explain says
	}{
		{"float16", has, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "cooperative 16x16x16 subgroups 4, a along k, b along n, out along n"},
		{"b as it lies", rows, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "subgroups 4 one.round by.rows, a along k, b along n"},
		{"int8, long sums", has, true, dtype.Int8, shape.Shape{256, 2048}, shape.Shape{2048, 256}, "cooperative 16x16x32 subgroups 4"},
		{"not marked", has, false, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, ""},
		{"no such matrices", has, true, dtype.BFloat16, shape.Shape{256, 256}, shape.Shape{256, 256}, "the device has no cooperative matrices of bfloat16"},
		{"small", has, true, dtype.Float16, shape.Shape{16, 16}, shape.Shape{16, 16}, "it is small"},
		{"little memory", little, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "its tile is more than the workgroup's shared memory"},
	} {
		v, err := compose.Apply(ops.MatMul, ops.Attr{Fast: c.fast}, "", dataOf(c.d, c.a...), dataOf(c.d, c.b...))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Build(c.cfg, v)
		if err != nil {
			t.Fatal(err)
		}
		text := p.Steps[0].Kernel.Text()
		var why []string
		for _, d := range p.Decisions() {
			if d.Exact {
				why = append(why, d.String())
			}
		}
		product, contracts := p.Steps[0].Kernel.Loop.(*kernel.Contract)
		matrices := contracts && product.Cooperative != nil
		if !strings.Contains(text+strings.Join(why, "\n"), c.want) || matrices == (len(why) > 0) && c.fast || matrices && !c.fast {
			t.Errorf("%s: want %q in\n%s%v", c.name, c.want, text, why)
		}
	}
}
