package plan

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var update = flag.Bool("update", false, "write the forms of the passes to testdata/passes")

// Each pass makes the recorded form of a graph. testdata/passes has a file for each graph,
// with the recorded graph and the form after each pass.
func TestForms(t *testing.T) {
	overlap := plantest.RowsOnly(plantest.CPU)
	overlap.Overlap = true
	x, w := plantest.Data(64, 256), plantest.Data(256, 48)
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v, w) }
	selecting := plantest.CPU
	selecting.SortWhole, selecting.SelectFrom = 256, 0
	pooling := plantest.CPU
	pooling.Pooled = 4
	top, err := compose.ApplyAll(ops.TopK, ops.Attr{Counts: []int{3}}, "", plantest.Data(2000))
	if err != nil {
		t.Fatal(err)
	}
	changed := map[string]bool{}
	for _, c := range []struct {
		name   string
		cfg    rules.Config
		values []graph.Value
	}{
		{"softmax", plantest.CPU, []graph.Value{plantest.Do(t, ops.Softmax, ops.Attr{Axes: []int{1}}, x)}},
		{"product with a bias", plantest.CPU, []graph.Value{un(ops.Relu, bin(ops.Add, bin(ops.MatMul, x, w), plantest.Data(48)))}},
		{"equal sums, and a view of a view", plantest.RowsOnly(plantest.CPU), []graph.Value{
			bin(ops.Sub, plantest.KeptSum(t, x, 0), un(ops.Neg, plantest.KeptSum(t, x, 0))),
			plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, un(ops.Exp, x))),
		}},
		{"what reads the same operand", plantest.CPU, []graph.Value{un(ops.Neg, un(ops.Exp, x)), bin(ops.Add, un(ops.Exp, x), x)}},
		{"two branches", overlap, []graph.Value{twoBranches(t)}},
		{"the mean of a long row", plantest.CPU, []graph.Value{plantest.Do(t, ops.Mean, ops.Attr{}, plantest.Data(1<<20))}},
		{"a scan of several leaves", plantest.CPU, []graph.Value{plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, un(ops.Neg, plantest.Data(4, 3000)))}},
		{"part of an array assigned", plantest.CPU, []graph.Value{plantest.Do(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.At(3)}}, un(ops.Exp, x), un(ops.Neg, plantest.Data(256)))}},
		{"the first of a row in order", selecting, top},
		{"squares of four pixels", pooling, []graph.Value{plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1, 3}}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.DataOf(dtype.Uint8, 54, 2, 96, 2, 4)))}},
		{"rows sorted", plantest.CPU, []graph.Value{plantest.Do(t, ops.SortAlong, ops.Attr{}, plantest.DataOf(dtype.Uint64, 8, 40))}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.cfg.Verify = true
			forms, err := Forms(c.cfg, c.values...)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			for i, f := range forms {
				b.WriteString("== " + f.Pass + "\n" + f.Text + "\n")
				changed[f.Pass] = changed[f.Pass] || i > 0 && f.Text != forms[i-1].Text
			}
			path := filepath.Join("testdata", "passes", strings.ReplaceAll(c.name, " ", "_")+".txt")
			if *update {
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if b.String() != string(want) {
				t.Errorf("%s (-update writes it)\n%s\nwant\n%s", path, b.String(), want)
			}
		})
	}
	for _, p := range passes {
		if !changed[p.name] {
			t.Errorf("the pass %s changes nothing in any of the graphs", p.name)
		}
	}
}
