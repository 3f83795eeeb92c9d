package host

import (
	"runtime"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func applied(t *testing.T, op *ops.Op, in ...graph.Value) graph.Value {
	t.Helper()
	v, err := compose.Apply(op, ops.Attr{}, "", in...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// A piece, the work of one goroutine at a time, has a bounded number of multiplications and of
// elements of the result. The matrices of a batch go to different goroutines if one matrix is too
// little work for all processors.
func TestPiecesOfProducts(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2)) // more processors get smaller pieces
	for _, c := range []struct {
		name     string
		stack    int
		m, k, n  int
		epilogue bool
	}{
		{"an outer product and an epilogue", 1, 4096, 1, 1024, true},
		{"an outer product", 1, 4096, 1, 1024, false},
		{"long rows", 1, 96, 256, 100000, false},
		{"small matrices", 2048, 16, 16, 16, false},
		{"large matrices", 4, 512, 512, 512, false},
	} {
		a, b := graph.NewParameter(dtype.Float32, shape.Shape{c.stack, c.m, c.k}, new(int)), graph.NewParameter(dtype.Float32, shape.Shape{c.stack, c.k, c.n}, new(int))
		v := applied(t, ops.MatMul, a, b)
		if c.epilogue {
			v = applied(t, ops.Erf, v)
		}
		p, err := plan.Build(rules.Config{Profile: target.HostProfile()}, v)
		if err != nil {
			t.Fatal(err)
		}
		l := LaunchOf(p.Steps[0].Kernel, p.Steps[0].Launches[0])
		whole, lines, length := l.product.whole(0, 0, 1), 0, 0
		if whole.byColumns(l.product) {
			lines, length = l.product.columnPiece(whole), whole.rows
		} else {
			lines, length = l.product.rowPiece(whole), whole.columns
		}
		matrices := l.product.together(c.stack, 1)
		if lines < 1 || lines > columnsLeast && (lines*length > l.product.points() || lines*length*c.k > vectorPieceMost) {
			t.Errorf("%s: %d lines at a time", c.name, lines)
		}
		if interleaved := matrices < c.stack; interleaved != (c.name == "small matrices") {
			t.Errorf("%s: %d of %d matrices at a time", c.name, matrices, c.stack)
		}
	}
}
