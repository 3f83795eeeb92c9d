package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Which products marked fast are made by cooperative matrices, and why the others
// are not.
func TestFastProducts(t *testing.T) {
	has := cpu
	has.SharedBytes, has.WorkgroupLanes = 32<<10, 1024
	has.Cooperative = Cooperative{Subgroup: 64, Float16: MatrixSizes{16, 16, 16}, Int8: MatrixSizes{16, 16, 32}}
	little := has
	little.SharedBytes = 1 << 10
	for _, c := range []struct {
		name string
		cfg  Config
		fast bool
		d    dtype.DType
		a, b shape.Shape
		want string // in the kernel's text, or else in what Explain says
	}{
		{"float16", has, true, dtype.Float16, shape.Shape{256, 256}, shape.Shape{256, 256}, "cooperative 16x16x16 subgroups 4, a along k, b along n, out along n"},
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
