package fuse

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower/sorts"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sort forms the groups that sort every row: one that sorts whole rows; one that merges; or three for
// each digit, which count the digit's values, sum the counts and move the elements.
func (g *grouper) sort(v graph.Value) (region.Source, error) {
	s, err := g.contiguous(v.Node.Inputs[0])
	if err != nil {
		return region.Source{}, err
	}
	dims := v.Node.Inputs[0].Shape()
	n := dims[len(dims)-1]
	if n > sorts.MaxSorted {
		return region.Source{}, &program.SortSizeError{Op: sorts.CallerOf(v), Row: n, Limit: sorts.MaxSorted, Range: g.Config.MaxRange}
	}
	if g.Config.SortsRows {
		return g.add(v, false, &sorts.RowWork{Value: v, In: s}), nil
	}
	sorter := sorts.RowSorter{Builder: g.Builder, Value: v, Rows: dims.Size() / n, Row: n}
	if sorter.ByDigits() {
		return g.digits(sorter, s)
	}
	return g.add(v, false, &sorts.MergeWork{Sorter: sorter, In: s}), nil
}

// digits forms the groups that sort by one digit after another, the lowest digit first.
func (g *grouper) digits(s sorts.RowSorter, in region.Source) (region.Source, error) {
	from, to := s.KeyBits()
	d := s.InDigits()
	d.In = in
	for d.Shift = from; d.Shift < to; d.Shift += kernel.DigitBits {
		counts := s.Intermediate(dtype.Uint32, shape.Shape{s.Rows, d.Counters()})
		g.done.Set(counts, g.add(counts, false, &sorts.CountWork{Digits: d}))
		places, err := g.places(d, counts)
		if err != nil {
			return region.Source{}, err
		}
		moved := s.Intermediate(s.Value.DType(), s.Value.Shape())
		if d.Shift+kernel.DigitBits >= to {
			moved = s.Value
		}
		d.In = g.add(moved, false, &sorts.MoveWork{Digits: d, Places: places})
	}
	return d.In, nil
}

// places forms the group that computes where the elements of each part of a row belong, for each
// value of the digit.
func (g *grouper) places(d sorts.Digits, counts graph.Value) (region.Source, error) {
	if d.Invocations == 0 {
		return g.summed(counts)
	}
	sums := d.Sorter.Intermediate(dtype.Uint32, shape.Shape{d.Sorter.Rows, d.Sums()})
	return g.add(sums, false, &sorts.SumWork{Digits: d, Counts: g.done.At(counts)}), nil
}

// summed forms the exclusive cumulative sums of v along its rows.
func (g *grouper) summed(v graph.Value) (region.Source, error) {
	sums, err := compose.Apply(ops.CumulativeSum, ops.Attr{Axes: []int{1}, Exclusive: true, DType: v.DType()}, v.Node.Site, v)
	if err != nil {
		return region.Source{}, err
	}
	return g.materialize(sums)
}

// contiguous returns v in row-major order: v itself, or a copy.
func (g *grouper) contiguous(v graph.Value) (region.Source, error) {
	s, err := g.resident(v)
	if err == nil && !s.View.IsContiguous() {
		return g.materialize(graph.NewCopy(v))
	}
	return s, err
}
