package onnxop

import (
	"cmp"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func init() { define("Unique", 11, unique) }

// unique reads at once: how many distinct elements there are is the result's shape.
func unique(c *Call) []Value {
	if s, ok := c.In[0].(*Strings); ok {
		return uniqueStrings(c, s)
	}
	x := c.X(0)
	c.check(x.Err())
	if c.HasAttr("axis") {
		axis := c.axis(c.Int("axis", 0), x.Rank())
		d := c.distinctParts(x, axis)
		first, inverse, counts := d.lists(c)
		return c.some(x.Take(axis, first), first, inverse, counts)
	}
	u := x.Reshape(-1).UniqueAll(c.Ctx)
	values, first, inverse, counts := u.Values, u.Indices, u.Inverse, u.Counts
	if !c.Flag("sorted", true) {
		order := first.ArgSort(0)
		values, first, counts = values.Take(0, order), first.Take(0, order), counts.Take(0, order)
		inverse = order.ArgSort(0).Take(0, inverse)
	}
	return c.some(values, first, inverse, counts)
}

// distinct is what there is to know of a list's distinct entries.
type distinct struct {
	first, inverse, counts []int64
}

func (d distinct) lists(c *Call) (first, inverse, counts *tensor.Tensor) {
	return tensor.From(c.dev, d.first, len(d.first)), tensor.From(c.dev, d.inverse, len(d.inverse)), tensor.From(c.dev, d.counts, len(d.counts))
}

// distinctParts compares the parts of x along an axis, on the host.
func (c *Call) distinctParts(x *tensor.Tensor, axis int) distinct {
	n, sorted := x.Dim(axis), c.Flag("sorted", true)
	rows := x.MoveAxis(axis, 0).Reshape(n, -1)
	switch x.DType().Kind() {
	case dtype.KindFloat:
		return distinctRows(readRows[float64](c, rows.Cast(dtype.Float64)), n, sorted)
	case dtype.KindInt:
		return distinctRows(readRows[int64](c, rows.Cast(dtype.Int64)), n, sorted)
	case dtype.KindUint, dtype.KindBool:
		return distinctRows(readRows[uint64](c, rows.Cast(dtype.Uint64)), n, sorted)
	}
	c.fail("an axis of %s; Weft has Unique along an axis of real numbers", x.DType())
	return distinct{}
}

func readRows[T dtype.Element](c *Call, rows *tensor.Tensor) []T {
	c.onHost("elements that are compared", rows.Shape()...)
	list, err := tensor.Read[T](c.Ctx, rows)
	c.check(err)
	return list
}

// distinctRows compares n rows, in order of the elements or of where they come first.
func distinctRows[T cmp.Ordered](data []T, n int, sorted bool) (d distinct) {
	width := len(data) / max(n, 1)
	row := func(i int) []T { return data[i*width:][:width] }
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return slices.Compare(row(i), row(j)) })
	d.inverse = make([]int64, n)
	for k, i := range order {
		if k == 0 || slices.Compare(row(order[k-1]), row(i)) != 0 {
			d.first, d.counts = append(d.first, int64(i)), append(d.counts, 0)
		}
		d.inverse[i] = int64(len(d.first) - 1)
		d.counts[len(d.counts)-1]++
	}
	if !sorted {
		d.byPlace()
	}
	return d
}

// byPlace orders entries by where they come first.
func (d *distinct) byPlace() {
	order := make([]int, len(d.first))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(d.first[i], d.first[j]) })
	old := *d
	d.first, d.counts = make([]int64, len(order)), make([]int64, len(order))
	place := make([]int64, len(order))
	for k, i := range order {
		d.first[k], d.counts[k], place[i] = old.first[i], old.counts[i], int64(k)
	}
	for i, j := range d.inverse {
		d.inverse[i] = place[j]
	}
}

// uniqueStrings compares strings, or the parts of them along an axis.
func uniqueStrings(c *Call, s *Strings) []Value {
	sorted := c.Flag("sorted", true)
	if !c.HasAttr("axis") {
		d := distinctRows(s.Data, len(s.Data), sorted)
		y := &Strings{Dims: []int{len(d.first)}}
		for _, i := range d.first {
			y.Data = append(y.Data, s.Data[i])
		}
		first, inverse, counts := d.lists(c)
		return append([]Value{y}, c.some(first, inverse, counts)...)
	}
	axis := c.axis(c.Int("axis", 0), len(s.Dims))
	numbers, words := numbered(c.Env.Host, s)
	rows := c.readInts(numbers[0].MoveAxis(axis, 0).Reshape(-1))
	text := make([]string, len(rows))
	for i, n := range rows {
		text[i] = words[n]
	}
	d := distinctRows(text, s.Dims[axis], sorted)
	y := numbers[0].Take(axis, tensor.From(c.Env.Host, d.first, len(d.first)))
	first, inverse, counts := d.lists(c)
	return append([]Value{c.spelled(NewConstant(ElemOf(y.DType()), y), words)}, c.some(first, inverse, counts)...)
}
