package engine

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
)

// runRecipe evaluates the graph and compares the requested values with the definition. It returns
// how many nodes were evaluated, without those that ran when they were made.
func runRecipe(t *testing.T, e *Engine, be *planned, r *testgraph.Recipe) (nodes int, err error) {
	be.cfg = configurations(be.own)[r.Config]
	g := emptyGraph(t, e, 0)
	values, err := g.build(r)
	defer g.free()
	if err != nil {
		return 0, err
	}
	var asked []graph.Value
	for _, at := range r.Ask {
		asked = append(asked, values[at])
	}
	nodes = testgraph.Needed(asked, map[*graph.Node]bool{})
	if err := be.oneKernelAKey(asked); err != nil {
		return nodes, err
	}
	if r.Compiled {
		n, err := g.runCompiled(r, values)
		if nodes += n; err != nil {
			return nodes, fmt.Errorf("compiled: %w", err)
		}
	}
	if !r.Apart {
		if err := e.Eval(ctx, asked...); err != nil {
			return nodes, err
		}
	}
	for i, v := range asked {
		if err := g.holds(v, g.want[v]); err != nil {
			return nodes, fmt.Errorf("step %d: %w", r.Ask[i], err)
		}
	}
	return nodes, nil
}

// holds reads a value and compares it with the wanted elements.
func (g *randomGraph) holds(v graph.Value, want *hostref.Array) error {
	got := make([]byte, len(want.Data))
	if err := g.e.Read(ctx, v, got); err != nil {
		return err
	}
	return compareArrays(v, want, &hostref.Array{DType: want.DType, Shape: want.Shape, Data: got}, g.e.dev.Info().Name)
}

// runCompiled compiles the requested values as a function of the leaves. It runs it with arguments
// in row-major order, with the recipe's own, which are views, and with the first ones again.
func (g *randomGraph) runCompiled(r *testgraph.Recipe, values []graph.Value) (nodes int, err error) {
	f := compiledRecipe{given: map[int]graph.Value{}}
	defer func() {
		for _, v := range f.whole {
			g.e.Free(v)
		}
	}()
	if err := f.takeLeaves(g, r.Leaves(), values); err != nil {
		return 0, err
	}
	if err := f.takeResults(g, r, values); err != nil || len(f.results) == 0 || len(f.params) == 0 {
		return 0, err
	}
	c, err := g.e.Compile(ctx, f.params, f.results, r.Open)
	if err != nil {
		return 0, err
	}
	for _, args := range [][]graph.Value{f.whole, f.views, f.whole} {
		nodes += testgraph.Needed(f.results, map[*graph.Node]bool{})
		out, err := c.Run(ctx, args)
		if err != nil {
			return nodes, err
		}
		for i, v := range out {
			if err := g.holds(v, f.wants[i]); err != nil {
				return nodes, err
			}
			g.e.Free(v)
		}
	}
	return nodes, nil
}

// compiledRecipe is a recipe as a function.
type compiledRecipe struct {
	params, views, whole []graph.Value // the parameters, and arguments for them
	given                map[int]graph.Value
	results              []graph.Value
	wants                []*hostref.Array
}

// takeLeaves makes parameters of the leaves, and arguments of their elements.
func (f *compiledRecipe) takeLeaves(g *randomGraph, leaves []int, values []graph.Value) error {
	for _, i := range leaves {
		v := values[i]
		f.given[i] = g.e.Parameter(v.DType(), v.Shape())
		whole, err := g.e.Upload(v.DType(), v.Shape(), g.want[v].Data)
		if err != nil {
			return err
		}
		f.params, f.views, f.whole = append(f.params, f.given[i]), append(f.views, v), append(f.whole, whole)
	}
	return g.e.Eval(ctx, f.views...)
}

// takeResults records the requested values over the parameters, except parameters themselves.
func (f *compiledRecipe) takeResults(g *randomGraph, r *testgraph.Recipe, values []graph.Value) error {
	m := g.maker(r)
	m.Given, m.Made = f.given, nil
	abstract, err := testgraph.Build(r, m)
	if err != nil {
		return err
	}
	for _, at := range r.Ask {
		if v := abstract[at]; r.Computes(at) && v.Node.Op != ops.Data {
			f.results, f.wants = append(f.results, v), append(f.wants, g.want[values[at]])
		}
	}
	return nil
}

// oneKernelAKey plans values, and fails if a kernel differs from an earlier one with the same key:
// the pipeline of one would serve for both.
func (b *planned) oneKernelAKey(values []graph.Value) error {
	p, err := plan.Build(b.cfg, unrun(values)...)
	if err != nil {
		return err
	}
	if b.known == nil {
		b.known = map[string]*kernel.Kernel{}
	}
	for _, s := range p.Steps {
		key := s.Kernel.Key()
		if other := b.known[key]; other != nil && !reflect.DeepEqual(other, s.Kernel) {
			return fmt.Errorf("two kernels with one key:\n%+v %+v\n%+v %+v", *other, other.Loop, *s.Kernel, s.Kernel.Loop)
		}
		b.known[key] = s.Kernel
	}
	return nil
}

// runAll runs graphs one after the other, and counts their nodes.
func runAll(t *testing.T, e *Engine, be *planned, s testgraph.Recipes) (nodes int, err error) {
	for i, r := range s {
		n, err := runRecipe(t, e, be, r)
		if nodes += n; err != nil {
			return nodes, fmt.Errorf("graph %d of %d: %w", i, len(s), err)
		}
	}
	return nodes, nil
}
