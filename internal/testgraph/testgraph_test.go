package testgraph

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var targets = []shape.Shape{{}, {1}, {7}, {6, 32}, {3, 1, 5}, {2, 3, 4, 5}, {0, 3}}

// A layout's movements make its target's shape, and a view that stays in its memory.
func TestLayouts(t *testing.T) {
	for _, target := range targets {
		r := rand.New(rand.NewPCG(1, 1))
		list := Layouts(target)
		for range 300 {
			list = append(list, Named{"drawn", DrawLayout(r, target, 1<<16)}, Named{"far", DrawFar(r, target, 1<<31)})
		}
		for _, l := range list {
			v, ok := l.View()
			if !ok {
				t.Errorf("%s: %v of %v is no view", l.Name, l.Moves, l.Base)
				continue
			}
			if lo, hi := v.Span(); !v.Shape.Equal(target) || lo < 0 || hi >= max(l.Base.Size(), 0) && target.Size() > 0 {
				t.Errorf("%s: %v of %v seen as %+v (elements %d to %d), want %v", l.Name, l.Moves, l.Base, v, lo, hi, target)
			}
			if w, err := recorded(l.Layout); err != nil || !w.Shape().Equal(target) {
				t.Errorf("%s: %v of %v: %v", l.Name, l.Moves, l.Base, err)
			}
		}
	}
}

func recorded(l Layout) (v graph.Value, err error) {
	v = Placeholder(dtype.Float32, shape.Contiguous(l.Base))
	for _, m := range l.Moves {
		if v, err = compose.Apply(m.Op, m.Attr, "", v); err != nil {
			return v, err
		}
	}
	return v, nil
}

// What a layout shows of a base that was filled are the elements that it was filled with.
func TestFilledLayoutsShowTheirElements(t *testing.T) {
	r, filled := rand.New(rand.NewPCG(3, 3)), 0
	for _, target := range targets {
		for range 200 {
			l := DrawLayout(r, target, 1<<14)
			elements := r.Perm(target.Size())
			base, ok := Filled(l, elements, make([]int, l.Base.Size()))
			if !ok {
				continue
			}
			if filled++; !slices.Equal(Shown(l, base), elements) {
				t.Fatalf("%v of %v shows %v, want %v", l.Moves, l.Base, Shown(l, base), elements)
			}
		}
	}
	if filled < 400 {
		t.Errorf("%d layouts were filled", filled)
	}
}

// Some hundred layouts have strides of every pair of signs, repeat, overlap, leave gaps
// and walk diagonals.
func TestLayoutsAreOfEveryKind(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	signs, found := map[[2]int]bool{}, map[string]bool{}
	for range 2000 {
		v, ok := DrawLayout(r, shape.Shape{6, 32}, 1<<16).View()
		if !ok {
			continue
		}
		signs[[2]int{sign(v.Strides[0]), sign(v.Strides[1])}] = true
		outer, inner := max(v.Strides[0], -v.Strides[0]), max(v.Strides[1], -v.Strides[1])
		lo, hi := v.Span()
		found["repeats"] = found["repeats"] || outer == 0 || inner == 0
		found["overlaps"] = found["overlaps"] || inner > 0 && outer > 0 && outer < 32*inner && hi-lo+1 < 6*32
		found["gaps"] = found["gaps"] || hi-lo > 6*32*2
		found["columns"] = found["columns"] || outer == 1 && inner > 1
		found["an offset"] = found["an offset"] || lo > 0
	}
	if len(signs) != 9 {
		t.Errorf("signs of strides: %v", signs)
	}
	for _, what := range []string{"repeats", "overlaps", "gaps", "columns", "an offset"} {
		if !found[what] {
			t.Errorf("no layout has %s", what)
		}
	}
}

func sign(x int) int {
	switch {
	case x < 0:
		return -1
	case x > 0:
		return 1
	}
	return 0
}

// A seed's recipe is the same at every call, can be read back, and has a value for each
// step.
func TestRecipesAreReadBack(t *testing.T) {
	for seed := range uint64(60) {
		s := DrawSequence(seed, 4, []string{"a", "b"})
		read, err := Parse(s.String())
		if err != nil || read.String() != s.String() || DrawSequence(seed, 4, []string{"a", "b"}).String() != s.String() {
			t.Fatalf("%s\nis read as\n%s\n%v", s, read, err)
		}
		for _, r := range s {
			if values, err := r.Planned(); err != nil || len(values) != len(r.Steps) {
				t.Fatalf("%d values of %d steps: %v", len(values), len(r.Steps), err)
			}
		}
	}
}

// Some thousand nodes reach every operator that has a form.
func TestEveryOperatorIsDrawn(t *testing.T) {
	found := map[string]bool{}
	for seed := range uint64(6000) {
		d := NewDrawer(seed)
		d.Graph(Nodes)
		d.Catalogued()
		for _, s := range d.steps {
			found[s.Op] = true
		}
	}
	for _, op := range append(catalogued, mapOperators...) {
		if !found[op.Name] {
			t.Errorf("%s is not drawn", op)
		}
	}
	if !found[ops.Segment.Name] || !found[ops.SlidingWindow.Name] {
		t.Error("loops are not drawn")
	}
}

// A recipe that fails is cut down to the step that fails.
func TestShrink(t *testing.T) {
	has := func(s Recipes) bool {
		for _, r := range s {
			for _, step := range r.Steps {
				if step.Op == ops.Exp.Name {
					return true
				}
			}
		}
		return false
	}
	for seed := range uint64(200) {
		s := DrawSequence(seed, 3, []string{"a"})
		if !has(s) {
			continue
		}
		if least := s.Shrink(200, has); len(least) != 1 || len(least[0].Steps) > 2 || !has(least) {
			t.Errorf("seed %d: %s", seed, least)
		}
	}
}
