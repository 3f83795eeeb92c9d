package numpy

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// TestGraphsAgainstNumPy has NumPy judge random graphs as a device evaluates them: each
// graph as a whole, so that nodes are fused and views are of results, and graph after
// graph on one engine, so that what is kept of one meets the next. NumPy gets the operands
// of every node as the device computed them, so that no error adds up: a node is judged by
// the bounds of its operator.
//
// WEFT_JUDGED is how many nodes are judged, -seed the first graph's seed.
func TestGraphsAgainstNumPy(t *testing.T) {
	python := findPython(t)
	least, judged, graphs, failed := 600, 0, 0, 0
	if text := os.Getenv("WEFT_JUDGED"); text != "" {
		var err error
		if least, err = strconv.Atoi(text); err != nil {
			t.Fatalf("WEFT_JUDGED=%q: want how many nodes", text)
		}
	}
	eng, err := engine.For(opened.Device(testdev.Open(t)))
	if err != nil {
		t.Fatal(err)
	}
	const batch = 500 // graphs, whose files are compared together
	for judged < least && failed == 0 {
		folder := t.TempDir()
		a := newArchive(folder)
		var manifest []manifestCase
		for range batch {
			g := newNodes(eng, *seed+uint64(graphs))
			if err := g.write(a, &manifest); err != nil {
				t.Fatalf("graph %d: %v", *seed+uint64(graphs), err)
			}
			if graphs++; judged+len(manifest) >= least {
				break
			}
		}
		if err := finish(a, manifest); err != nil {
			t.Fatal(err)
		}
		r := compare(t, python, folder)
		for _, f := range r.Failures {
			t.Errorf("%s: %s: %s", f.Data, f.Line, f.What)
		}
		judged, failed = judged+len(manifest), r.Failed
		_ = os.RemoveAll(folder)
	}
	t.Logf("%d nodes in %d graphs", judged, graphs)
}

// nodes is a graph of op lines, each over leaves and results of earlier ones.
type nodes struct {
	drawer
	eng    *engine.Engine
	name   string
	values []graph.Value
	cases  []node
}

// node is a case of which the arrays are values.
type node struct {
	manifestCase
	operands []graph.Value
	result   graph.Value
}

// newNodes draws a graph and evaluates it.
func newNodes(eng *engine.Engine, seed uint64) *nodes {
	g := &nodes{eng: eng, name: fmt.Sprintf("graph %d", seed), drawer: drawer{source: source{rand.New(rand.NewPCG(seed, 11))}}}
	for want := 3 + g.random.IntN(10); len(g.cases) < want; {
		op := ops.All()[g.random.IntN(len(ops.All()))]
		if list := dtypes(op.Accept.DTypes()); op.Kind != ops.Creation && len(list) > 0 {
			d := list[g.random.IntN(len(list))]
			if g.random.IntN(2) == 0 && len(g.values) > 0 { // what there is
				if last := g.values[len(g.values)-1].DType(); slices.Contains(list, last) {
					d = last
				}
			}
			g.add(op, d)
		}
	}
	return g
}

// add adds a node, if the operator takes what is drawn.
func (g *nodes) add(op *ops.Op, d dtype.DType) {
	list := forms.Of(op, d, 10+g.random.IntN(30))
	if len(list) == 0 {
		return
	}
	form := list[g.random.IntN(len(list))]
	if forms.Elementwise(op) && op != ops.Cast && !reduces(op) && op.Kind != ops.Reduce && g.random.IntN(2) == 0 {
		form = g.broadcasting(op)
	}
	plain, err := opline.Parse(fmt.Sprintf("%s %s %s", op, d.Short(), form))
	if err != nil || plain.Bytes() > large {
		return
	}
	n := node{manifestCase: manifestCase{Op: op.Name, DType: d.String(), Data: g.name, Operands: []place{}}}
	var args, declared []string
	var arrays []*hostref.Array
	common := d
	for i, o := range plain.Operands {
		v, view, array, err := g.operand(op, plain, i, arrays)
		if err != nil {
			return
		}
		name := string(rune('a' + i))
		args, arrays = append(args, strings.ReplaceAll(view, "$", name)), append(arrays, array)
		declared = append(declared, fmt.Sprintf("%s=%s%s", name, v.DType().Short(), dims(v.Shape())))
		n.operands = append(n.operands, v)
		n.Operands = append(n.Operands, place{Name: name, DType: v.DType().String(), Shape: v.Shape()})
		if op.Promotes(i) {
			if common, err = dtype.Promote(common, o.DType); err != nil {
				return
			}
		}
	}
	for _, word := range strings.Fields(form) {
		if name, value, ok := strings.Cut(word, "="); ok {
			args = append(args, name+"=("+strings.Trim(value, "[]()")+")")
		}
	}
	n.Line = fmt.Sprintf("expr '%s(%s)' %s %s", op, strings.Join(args, ", "), d.Short(), strings.Join(declared, " "))
	n.Bound = op.Bound(common)
	l, err := opline.Parse(n.Line)
	if err != nil {
		return
	}
	if n.result, err = l.RecordBy(compose.Applier{Constants: g.eng}, n.operands); err != nil || n.result.Shape().Size() > large || n.result.DType() == dtype.BFloat16 {
		return
	}
	n.Result = place{DType: n.result.DType().String(), Shape: n.result.Shape()}
	g.values, g.cases = append(g.values, n.result), append(g.cases, n)
}

// broadcasting is a form of operands that broadcast to the shape of what there is.
func (g *nodes) broadcasting(op *ops.Op) string {
	target := []int(g.shape())
	if len(g.values) > 0 {
		target = g.values[g.random.IntN(len(g.values))].Shape()
	}
	words := make([]string, op.Arity)
	for i := range words {
		words[i] = dims(g.partOf(target))
		if op.Cond && i == 0 {
			words[i] = "bool" + words[i]
		}
	}
	return strings.Join(words, " ")
}

// operand is one of a line: a view of an earlier value, or a leaf, of which the elements
// are known, where none will do. $ is its name in the view.
func (g *nodes) operand(op *ops.Op, plain opline.Line, i int, before []*hostref.Array) (v graph.Value, view string, array *hostref.Array, err error) {
	o := plain.Operands[i]
	if r := roles[op.Name][i]; r.draw == nil && !r.fixed && g.random.IntN(8) > 0 {
		for _, at := range g.random.Perm(len(g.values)) {
			v := g.values[at]
			if view := g.viewOf(v.Shape(), o.Shape); view != "" && v.DType() == o.DType {
				return v, view, nil, nil
			}
		}
	}
	if op.Name == "unique_from" && slices.Contains(before, nil) {
		return v, "", nil, fmt.Errorf("its operands are of one leaf")
	}
	r := request{source: g.source, plain: plain, attr: attributes(plain), i: i, dtype: o.DType, shape: o.Shape, kind: allData[g.random.IntN(len(allData))], done: before}
	if array, err = r.operand(); err != nil {
		return v, "", nil, err
	}
	if v, err = g.eng.Upload(array.DType, array.Shape, array.Data); err == nil {
		g.values = append(g.values, v)
	}
	return v, "$", array, err
}

// viewOf is a view of a shape that has another, "" for none.
func (g *nodes) viewOf(from, to shape.Shape) string {
	n, m := from.Size(), to.Size()
	list := strings.Trim(dims(to), "[]")
	switch {
	case from.Equal(to) && len(to) > 0 && g.random.IntN(3) == 0:
		return fmt.Sprintf("flip($, axes=%d)", g.random.IntN(len(to)))
	case from.Equal(to):
		return "$"
	case len(to) == 0 || n == 0:
		return ""
	case len(from) > 1 && isReversed(from, to):
		return "$.T"
	case n == m:
		return fmt.Sprintf("reshape($, shape=(%s))", list)
	case m == 0:
		return ""
	case n > m:
		step := 1 + g.random.IntN(n/m)
		start := g.random.IntN(n - (m-1)*step)
		return fmt.Sprintf("reshape(reshape($, shape=(%d))[%d:%d:%d], shape=(%s))", n, start, start+(m-1)*step+1, step, list)
	case n == 1:
		return fmt.Sprintf("broadcast_to(reshape($, shape=(1)), shape=(%s))", list)
	case n >= to[len(to)-1] && to[len(to)-1] > 0:
		last := to[len(to)-1]
		return fmt.Sprintf("broadcast_to(reshape($, shape=(%d))[%d:], shape=(%s))", n, n-last, list)
	}
	return ""
}

func isReversed(a, b shape.Shape) bool {
	c := slices.Clone(b)
	slices.Reverse(c)
	return a.Equal(c)
}

// write evaluates the graph and adds its nodes to what NumPy judges.
func (g *nodes) write(a *archive, manifest *[]manifestCase) error {
	ctx := context.Background()
	defer func() {
		for _, v := range g.values {
			g.eng.Free(v)
		}
	}()
	first := g.values[len(g.values)-1:]
	if g.random.IntN(2) == 0 {
		first = g.values // every result is kept
	}
	if err := g.eng.Eval(ctx, first...); err != nil {
		return err
	}
	at := map[graph.Value]int{}
	for _, v := range g.values {
		x := hostref.NewArray(v.DType(), v.Shape())
		if err := g.eng.Read(ctx, v, x.Data); err != nil {
			return err
		}
		var err error
		if at[v], err = a.add(x); err != nil {
			return err
		}
	}
	for _, n := range g.cases {
		for i, v := range n.operands {
			n.Operands[i].At = at[v]
		}
		n.Result.At = at[n.result]
		*manifest = append(*manifest, n.manifestCase)
	}
	return nil
}
