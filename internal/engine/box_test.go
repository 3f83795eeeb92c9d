package engine

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// framed pads x with an element; widths: how many elements before and after x along each axis.
func framed(g *randomGraph, x graph.Value, fill uint64, widths ...[2]int) graph.Value {
	s, inner := x.Shape().Clone(), make([]shape.Index, len(widths))
	for axis, w := range widths {
		inner[axis] = shape.Span(w[0], w[0]+s[axis])
		s[axis] += w[0] + w[1]
	}
	return g.add(ops.Assign, ops.Attr{Indices: inner}, graph.NewFull(x.DType(), element.Bits{fill}, s, ""), x)
}

// part is a slice of the last two axes of x.
func part(g *randomGraph, x graph.Value, rows, columns shape.Range) graph.Value {
	ranges := slices.Repeat([]shape.Range{shape.All()}, len(x.Shape()))
	ranges[len(ranges)-2], ranges[len(ranges)-1] = rows, columns
	return g.add(ops.Slice, ops.Attr{Ranges: ranges}, x)
}

// boxedForms make a value of rows by columns from padded values. least is the least number of
// kernels that read a padded value within bounds, if one kernel can have all operands.
var boxedForms = []struct {
	name  string
	least int
	make  func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value
}{
	{"padded along both axes, as a result", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		return framed(g, g.data(d, 2, rows, columns), 1, [2]int{}, [2]int{1, 2}, [2]int{3, 0})
	}},
	{"padded along rows alone, in a map with an array of the same size", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns), 2, [2]int{2, 1}, [2]int{})
		return g.add(ops.Mul, ops.Attr{}, x, g.data(d, rows+3, columns))
	}},
	{"a row, padded along its axis", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows*columns), 5, [2]int{7, 4})
		return g.add(ops.Add, ops.Attr{}, x, x)
	}},
	{"a computed value, padded and reversed", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.add(ops.Add, ops.Attr{}, g.data(d, 3, rows, columns), g.data(d, 3, 1, 1)), 0, [2]int{1, 0}, [2]int{0, 2}, [2]int{1, 1})
		x = part(g, x, shape.StepAll(-1), shape.StepAll(-2))
		return g.add(ops.Mul, ops.Attr{}, x, x)
	}},
	{"permuted, in a map with another array", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, columns, rows), 3, [2]int{2, 2}, [2]int{1, 1})
		x = g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
		return g.add(ops.Sub, ops.Attr{}, x, g.data(d, rows+2, columns+4))
	}},
	{"two arrays with different paddings", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns+1), 3, [2]int{2, 2}, [2]int{1, 0})
		y := framed(g, g.data(d, rows+3, columns), 4, [2]int{0, 1}, [2]int{0, 2})
		return g.add(ops.Add, ops.Attr{}, x, y)
	}},
	{"a broadcast array, padded", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{rows, columns}}, g.data(d, rows, 1))
		return g.add(ops.Neg, ops.Attr{}, framed(g, x, 4, [2]int{1, 1}, [2]int{2, 2}))
	}},
	{"padded and broadcast over a new axis", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns), 6, [2]int{1, 1}, [2]int{0, 1})
		x = g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{3, rows + 2, columns + 1}}, x)
		return g.add(ops.Mul, ops.Attr{}, x, g.data(d, 3, rows+2, 1))
	}},
	{"windows of 3 x 3 with weights of each channel", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, 3, rows, columns), 0, [2]int{}, [2]int{1, 1}, [2]int{1, 1})
		return reduced(g, ops.Sum, g.add(ops.Mul, ops.Attr{}, seen(g, x, 3, 1, 3, 1), g.data(d, 3, 1, 1, 3, 3)))
	}},
	{"windows of 3 x 5 two apart", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, 2, 2*rows, 2*columns), 9, [2]int{}, [2]int{1, 1}, [2]int{2, 2})
		return reduced(g, ops.Sum, seen(g, x, 3, 2, 5, 2))
	}},
	{"windows that are outside alone", 0, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, 1, rows, columns), 2, [2]int{}, [2]int{rows + 1, rows + 1}, [2]int{columns + 2, 0})
		y := g.add(ops.Add, ops.Attr{}, part(g, x, shape.Span(0, rows), shape.Span(0, columns)), part(g, x, shape.Span(rows, 2*rows), shape.Span(1, columns+1)))
		return g.add(ops.Add, ops.Attr{}, y, part(g, x, shape.Span(1, rows+1), shape.Span(2, columns+2)))
	}},
	{"joined with another array", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns), 2, [2]int{1, 0}, [2]int{0, 1})
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.add(ops.Neg, ops.Attr{}, x), g.data(d, rows+1, 3))
	}},
	{"joined with an array of the same size as the unsliced one", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.add(ops.CumulativeSum, ops.Attr{Axes: []int{1}}, g.data(dtype.Int32, rows, columns))
		y := framed(g, part(g, x, shape.Span(0, rows-1), shape.All()), 7, [2]int{0, 1}, [2]int{})
		return g.add(ops.Concat, ops.Attr{Axes: []int{0}}, y, g.data(dtype.Int32, rows, columns))
	}},
	{"read by two kernels, one of them in another shape", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns), 8, [2]int{1, 0}, [2]int{0, 1})
		y := g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{(rows + 1) * (columns + 1)}}, x)
		y = g.add(ops.Sum, ops.Attr{Axes: []int{0}}, g.add(ops.Mul, ops.Attr{}, y, y))
		return g.add(ops.Add, ops.Attr{}, x, g.add(ops.BroadcastTo, ops.Attr{Shape: x.Shape()}, y))
	}},
	{"padded again", 1, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, g.data(d, rows, columns), 8, [2]int{1, 0}, [2]int{0, 1})
		x = framed(g, x, 1, [2]int{0, 2}, [2]int{2, 0})
		return g.add(ops.Mul, ops.Attr{}, x, x)
	}},
	{"a region with one axis more and one less", 0, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := graph.NewFull(d, element.Bits{7}, shape.Shape{rows, 1, columns}, "")
		part := g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1, rows, columns - 1}}, g.data(d, 1))
		x = g.add(ops.Assign, ops.Attr{Indices: []shape.Index{shape.NewAxis, shape.All(), shape.At(0), shape.Span(1, columns)}}, x, part)
		return g.add(ops.Mul, ops.Attr{}, x, x)
	}},
	{"rows that are not contiguous, and a diagonal", 0, func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := framed(g, part(g, g.data(d, 2*rows, columns), shape.StepAll(2), shape.All()), 8, [2]int{1, 1}, [2]int{1, 2})
		y := g.add(ops.Diagonal, ops.Attr{Axes: []int{0, 1}}, x)
		return g.add(ops.Mul, ops.Attr{}, y, y)
	}},
}

// No kernel gets bounds of more than 32 bits: the padded array has more elements than that, but
// only six are read.
func TestBoxesBeyond32Bits(t *testing.T) {
	const n = 3_000_000_000
	e, _ := fuzzed(t)
	x, err := e.Upload(dtype.Int32, shape.Shape{1}, []byte{5, 0, 0, 0})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Free(x)
	do := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	v := do(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{n}}, x)
	v = do(ops.Assign, ops.Attr{Indices: []shape.Index{shape.Span(1, 1+n)}}, graph.NewFull(dtype.Int32, element.Bits{3}, shape.Shape{n + 1}, ""), v)
	v = do(ops.Neg, ops.Attr{}, do(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(0, 6)}}, v))
	if err := e.Eval(ctx, v); err != nil {
		t.Fatal(err)
	}
	defer e.Free(v)
	got := make([]byte, 24)
	if err := e.Read(ctx, v, got); err != nil {
		t.Fatal(err)
	}
	if got, want := hostref.Slice[int32](got), []int32{-3, -5, -5, -5, -5, -5}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// boxesIn counts a plan's kernels that read within bounds, by scheme.
func boxesIn(p *plan.Plan) map[kernel.Scheme]int {
	made := map[kernel.Scheme]int{}
	for _, s := range p.Steps {
		if m, ok := s.Kernel.Loop.(*kernel.Map); ok && slices.ContainsFunc(s.Kernel.Operands, func(o kernel.Operand) bool { return o.Box != 0 }) {
			made[m.Scheme]++
		}
	}
	return made
}

// A padded value that is read within bounds has the definition's bits, for every view and every
// scheme with bounds.
func TestBoxes(t *testing.T) {
	e, be := fuzzed(t)
	types := []dtype.DType{dtype.Float32, dtype.Uint8, dtype.Int32, dtype.Float16, dtype.Float64, dtype.Complex64, dtype.Int16, dtype.Float32}
	sizes := [][2]int{{17, 14}, {8, 32}, {5, 131}}
	if e.dev.IsHost() {
		sizes = [][2]int{{1, 1}, {1, 4}, {3, 5}, {9, 8}, {17, 14}, {16, 64}, {33, 24}, {3, 260}, {4, 70}}
	}
	made := map[kernel.Scheme]int{}
	configs := configurations(be.cfg)
	for n, config := range []string{"the device's own", "a GPU's", "tiny range", "parameter buffers", "few operands"} {
		be.cfg = configs[config]
		be.cfg.Windows, be.cfg.MaxCost = 16, max(be.cfg.MaxCost, 240)
		for f, form := range boxedForms {
			for i, size := range sizes {
				if !e.dev.IsHost() && (f+i+n)%6 > 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(f))
				v := form.make(g, types[(f+i+n)%len(types)], size[0], size[1])
				p, err := plan.Build(be.cfg, v)
				if err != nil {
					t.Fatalf("%s, %v, %s: %v", form.name, size, config, err)
				}
				found := 0
				for scheme, n := range boxesIn(p) {
					made[scheme] += n
					found += n
				}
				if found < form.least && min(size[0], size[1]) > 2 && config != "few operands" {
					t.Errorf("%s, %v, %s: %d kernels read within bounds, want %d\n%v", form.name, size, config, found, form.least, p)
				}
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %v, %s: %v\n%s", form.name, size, config, err, g)
				}
				g.free()
			}
		}
	}
	t.Log(fmt.Sprint(made))
	for _, scheme := range []kernel.Scheme{kernel.Flat, kernel.Rows, kernel.Wrapped, kernel.General, kernel.Interleaved, kernel.Aligned, kernel.Sliding} {
		if made[scheme] == 0 && e.dev.IsHost() {
			t.Errorf("no kernel of scheme %v reads within bounds", scheme)
		}
	}
}
