package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Cooperative matrices sum over all of k. So their product has an epilogue however long k is. The
// epilogue's operands are stored.
func TestFastProductsHaveEpilogues(t *testing.T) {
	cfg := plantest.CPU
	cfg.SharedBytes, cfg.WorkgroupInvocations, cfg.CostBytes = 32<<10, 1024, 1
	cfg.Cooperative = target.Cooperative{Subgroup: 32, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}}
	apply := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	for _, fast := range []bool{true, false} {
		a := apply(ops.Square, ops.Attr{}, plantest.DataOf(dtype.Float16, 256, 3000))
		product := apply(ops.MatMul, ops.Attr{Fast: fast}, a, plantest.DataOf(dtype.Float16, 3000, 256))
		p, err := Build(cfg, apply(ops.Relu, ops.Attr{}, apply(ops.Add, ops.Attr{}, product, plantest.DataOf(dtype.Float16, 256))))
		if err != nil {
			t.Fatal(err)
		}
		last := p.Steps[len(p.Steps)-1].Kernel
		c, ok := last.Loop.(*kernel.Contract)
		if ended := ok && c.Cooperative != nil && len(p.Steps) == 2; ended != fast {
			t.Errorf("fast: %v; %d kernels, the last is\n%s", fast, len(p.Steps), last.Text())
		}
	}
}

// cooperativeGPU returns a GPU with cooperative matrices of float16, and many operands.
func cooperativeGPU() rules.Config {
	cfg := rules.Config{Profile: target.GPUProfile}
	cfg.MaxOperands, cfg.MaxRange, cfg.MaxBytes, cfg.PushWords, cfg.SharedBytes, cfg.WorkgroupInvocations = 15, 1<<31, 1<<40, 64, 48<<10, 1024
	cfg.MaxCost, cfg.HeavyCost, cfg.CompactCost, cfg.Verify = target.MaxCost, target.HeavyCost, target.CompactCost, true
	cfg.Cooperative = target.Cooperative{Subgroup: 32, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}, ByRows: true}
	return cfg
}

// In attention by slices of rows, the last product has a k that exceeds a block. Each slice uses
// cooperative matrices with an epilogue, even the last one, which has one row. In a batch of single
// rows that share b, the epilogue is in the product's kernel, or in the map that adds the product's
// blocks.
func TestFastSlicesHaveEpilogues(t *testing.T) {
	cfg := cooperativeGPU()
	cfg.MaxBetween = 4 * 64 * 1030
	apply := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	fast := ops.Attr{Fast: true}
	scores := apply(ops.MatMul, fast, plantest.DataOf(dtype.Float16, 65, 64), plantest.DataOf(dtype.Float16, 64, 1030))
	attention := apply(ops.MatMul, fast, apply(ops.Softmax, ops.Attr{}, scores), plantest.DataOf(dtype.Float16, 1030, 64))
	decoded := apply(ops.MatMul, fast, plantest.DataOf(dtype.Float16, 32, 1, 2048), plantest.DataOf(dtype.Float16, 2048, 256))
	for name, c := range map[string]struct {
		v     graph.Value
		ended int
	}{"attention": {attention, 2}, "one row each": {decoded, 1}} {
		p, err := Build(cfg, c.v)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		ended := 0
		for _, s := range p.Steps {
			product, ok := s.Kernel.Loop.(*kernel.Contract)
			if dims := s.Launches[0].Dims; ok && dims[len(dims)-1] > ops.ContractionBlock && product.Cooperative == nil {
				t.Errorf("%s: a kernel without cooperative matrices:\n%s", name, s.Kernel.Text())
			}
			if _, joined := s.Kernel.Loop.(*kernel.Map); (ok || joined) && s.Kernel.Result().DType == dtype.Float16 {
				ended++
			}
		}
		if ended != c.ended {
			t.Errorf("%s: %d kernels have epilogues, want %d\n%s", name, ended, c.ended, p)
		}
	}
}

// Products marked fast use cooperative matrices, or Explain says why they do not.
func TestFastProducts(t *testing.T) {
	has := plantest.CPU
	has.SharedBytes, has.WorkgroupInvocations = 32<<10, 1024
	has.Cooperative = target.Cooperative{Subgroup: 64, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}, Int8: target.MatrixSizes{M: 16, N: 16, K: 32}}
	little, rows := has, has
	little.SharedBytes = 1 << 10
	rows.Cooperative.ByRows = true
	gpu := cooperativeGPU()
	four := gpu
	four.MaxOperands = 3
	for _, c := range []struct {
		name string
		cfg  rules.Config
		fast bool
		d    dtype.DType
		a, b shape.Shape
		want string // in the kernel's text, or in the decisions
	}{
		{"float16", has, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "cooperative 16x16x16 subgroups 4, a along k, b along n, out along n"},
		{"b as it lies", rows, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "subgroups 4 one.round by.rows, a along k, b along n"},
		{"int8, long sums", has, true, dtype.Int8, shape.Shape{256, 2048}, shape.Shape{2048, 256}, "cooperative 16x16x32 subgroups 4"},
		{"few rows, long sums", gpu, true, dtype.Float16, shape.Shape{16, 4096}, shape.Shape{4096, 4096}, "one.round by.rows steps 512, a along k"},
		{"few operands", four, true, dtype.Float16, shape.Shape{16, 4096}, shape.Shape{4096, 4096}, "one.round by.rows steps 2048, a along k"},
		{"long, and large enough", gpu, true, dtype.Float16, shape.Shape{4096, 4096}, shape.Shape{4096, 4096}, "one.round by.rows, a along k"},
		{"not marked", has, false, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, ""},
		{"no such matrices", has, true, dtype.BFloat16, shape.Shape{256, 256}, shape.Shape{256, 256}, "the device has no cooperative matrices of bfloat16"},
		{"small", has, true, dtype.Float16, shape.Shape{16, 16}, shape.Shape{16, 16}, "it is small"},
		{"little memory", little, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "its tile does not fit the workgroup's shared memory"},
	} {
		v, err := compose.Apply(ops.MatMul, ops.Attr{Fast: c.fast}, "", plantest.DataOf(c.d, c.a...), plantest.DataOf(c.d, c.b...))
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
