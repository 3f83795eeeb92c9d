package numpy

import (
	"fmt"
	"math"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// creation draws arrays that are made of nothing.
func (d *drawer) creation() {
	for _, t := range dtypes(dtype.All()) {
		for _, s := range []shape.Shape{{}, {1}, {0, 3}, {2, 1, 17}, {3, 2, 1, 2, 1, 5}} {
			for _, op := range []*ops.Op{ops.Zeros, ops.Ones, ops.Empty} {
				d.make(op, t, ops.Attr{Shape: s, DType: t}, "shape="+dims(s))
			}
			d.full(t, s)
			d.cases = append(d.cases, drawn{op: ops.Iota, dtype: dtype.Int64, text: "iota i64 shape=" + dims(s), data: unit,
				made: func() (graph.Value, error) { return graph.NewIota(s, ""), nil }})
		}
		for range 12 {
			rows, columns, k := d.random.IntN(20), d.random.IntN(20), d.random.IntN(15)-7
			d.make(ops.Eye, t, ops.Attr{Shape: shape.Shape{rows, columns}, DType: t, Counts: []int{k}}, fmt.Sprintf("shape=%d,%d k=%d", rows, columns, k))
		}
		for range 12 {
			d.arange(t)
			d.linspace(t)
		}
	}
}

func (d *drawer) make(op *ops.Op, t dtype.DType, attr ops.Attr, keys string) {
	d.cases = append(d.cases, drawn{op: op, dtype: t, text: fmt.Sprintf("%s %s %s", op, t.Short(), keys), data: unit,
		made: func() (graph.Value, error) { return compose.Apply(op, attr, "") }})
}

// full makes elements whose value its line says in hexadecimal, low word first.
func (d *drawer) full(t dtype.DType, s shape.Shape) {
	b := d.element(t, bits)
	if t == dtype.Bool {
		b[0] &= 1
	}
	d.cases = append(d.cases, drawn{op: ops.Full, dtype: t, text: fmt.Sprintf("full %s shape=%s bits=%#x,%#x", t.Short(), dims(s), b[0], b[1]), data: bits,
		made: func() (graph.Value, error) { return graph.NewFull(t, b, s, ""), nil }})
}

func (d *drawer) arange(t dtype.DType) {
	n := d.random.IntN(60)
	attr := ops.Attr{Shape: shape.Shape{n}, DType: t}
	keys := fmt.Sprintf("shape=%d start=", n)
	switch {
	case !ops.Arange.Accept.Contains(t):
		return
	case t.IsInteger():
		attr.Counts = []int{d.random.IntN(100) - 50, d.random.IntN(9) - 4}
		keys += fmt.Sprintf("%d step=%d", attr.Counts[0], attr.Counts[1])
	default:
		attr.Params = d.params(t)
		keys += halvesOf(attr.Params, "step=")
	}
	d.make(ops.Arange, t, attr, keys)
}

func (d *drawer) linspace(t dtype.DType) {
	if !ops.Linspace.Accept.Contains(t) {
		return
	}
	n, open := d.random.IntN(60), d.random.IntN(2) == 0
	attr := ops.Attr{Shape: shape.Shape{n}, DType: t, Params: d.params(t), Exclusive: open}
	d.make(ops.Linspace, t, attr, fmt.Sprintf("shape=%d open=%t start=%s", n, open, halvesOf(attr.Params, "stop=")))
}

// params are two numbers, in parts where they are complex.
func (d *drawer) params(t dtype.DType) []float64 {
	p := make([]float64, 2)
	if t.IsComplex() {
		p = make([]float64, 4)
	}
	for i := range p {
		p[i] = math.Round((d.random.Float64()*2-1)*1e6) / 1e4
	}
	return p
}

// halvesOf writes the first half of the numbers, and the rest after a key.
func halvesOf(p []float64, key string) string {
	words := make([]string, len(p))
	for i, x := range p {
		words[i] = fmt.Sprint(x)
	}
	return strings.Join(words[:len(p)/2], ",") + " " + key + strings.Join(words[len(p)/2:], ",")
}
