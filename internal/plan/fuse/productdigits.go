package fuse

import (
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// digitsOf returns operand i as a view of the value below its reshape, with the digits of the
// matrices' rows and columns. The digits are nil if the operand is not such a reshape, or if the
// product's kernel cannot read by digits.
func (p former) digitsOf(i int) (shape.View, *region.DigitPlaces) {
	g, in := p.g, p.Value.Node.Inputs[i]
	if _, stored := in.Stored(); stored || in.Node.Op != ops.Reshape || !p.readsDigits() {
		return shape.View{}, nil
	}
	from := g.viewOf(in.Node.Inputs[0])
	if _, ok := in.Node.View(from); ok || p.farApart(i, from) {
		return shape.View{}, nil
	}
	return matrixDigits(from, in.Shape())
}

// farApart reports whether the windows of a matrix span more bytes than caches hold, as dilated
// windows do. Each line of the other operand would read all these bytes from memory again. So the
// kernel reads a copy instead, unless the copy is many times larger.
func (p former) farApart(i int, windows shape.View) bool {
	s, of := p.Value.Shape(), p.Value.Node.Inputs[i]
	matrices := s[:len(s)-2].Size()
	reach := 1
	for axis, d := range windows.Shape {
		reach += (d - 1) * max(windows.Strides[axis], -windows.Strides[axis])
	}
	bytes := int64(of.DType().Size()) * int64(reach)
	return s[len(s)-1-i] >= target.MinCopiedLines && bytes/int64(matrices) > target.CachedBytes && windows.Shape.Size() <= target.MaxCopyFactor*reach
}

// readsDigits reports whether the product's kernel can read by digits: it does not use shared
// memory, and one launch computes whole sums.
func (p former) readsDigits() bool {
	cfg := p.Tiler.Config
	return cfg.Runs(rules.Schemes) && cfg.Runs(rules.Views) && !cfg.Unfused && cfg.Tile.Shared == 0 && (p.Whole || products.InnerSize(p.Value) <= ops.ContractionBlock)
}

// matrixDigits reshapes a view to a stack of matrices. Batch axes have strides; rows and columns
// have digits. The digits are nil if the view cannot be split so.
func matrixDigits(from shape.View, to shape.Shape) (shape.View, *region.DigitPlaces) {
	rank := len(to)
	v := shape.View{Shape: to, Strides: make([]int, rank), Offset: from.Offset}
	d := &region.DigitPlaces{}
	rest := remaining{slices.Clone(from.Shape), from.Strides}
	for axis := rank - 1; axis >= 0; axis-- {
		list, ok := rest.take(to[axis])
		switch {
		case !ok:
			return v, nil
		case axis == rank-1:
			d.Columns = list
		case axis == rank-2:
			d.Rows = list
		case len(list) > 1:
			return v, nil
		case len(list) == 1:
			v.Strides[axis] = list[0].Stride
		}
	}
	if len(d.Rows) == 0 || len(d.Columns) == 0 || len(d.Rows) > kernel.MaxDigits || len(d.Columns) > kernel.MaxDigits {
		return v, nil
	}
	return v, d
}

// remaining holds the axes of a view that have not been split into digits yet.
type remaining struct {
	sizes   shape.Shape
	strides []int
}

// take removes the innermost n points and returns them as digits, the outermost digit first. ok is
// false if the points end inside an axis whose size they do not divide.
func (r *remaining) take(n int) (list []kernel.Digit, ok bool) {
	for n > 1 {
		last := len(r.sizes) - 1
		for last >= 0 && r.sizes[last] == 1 {
			last--
		}
		if last < 0 {
			return nil, false
		}
		r.sizes = r.sizes[:last+1]
		size, stride := r.sizes[last], r.strides[last]
		here := min(size, n)
		if size%here != 0 || n%here != 0 {
			return nil, false
		}
		list = joinedDigit(list, kernel.Digit{Size: here, Stride: stride})
		r.sizes[last] = size / here
		if size > here {
			r.strides = slices.Clone(r.strides)
			r.strides[last] = stride * here
		}
		n /= here
	}
	slices.Reverse(list)
	return list, true
}

// joinedDigit adds a digit to a list, the innermost first. If the digit continues the stride of the
// last one, it enlarges the last one instead.
func joinedDigit(list []kernel.Digit, d kernel.Digit) []kernel.Digit {
	if last := len(list) - 1; last >= 0 && d.Stride == list[last].Stride*list[last].Size {
		list[last].Size *= d.Size
		return list
	}
	return append(list, d)
}

// spaced returns a body that reads operand i by digits, or nil if the operand has none.
func (p former) spaced(i int) (*region.Body, error) {
	v, d := p.digitsOf(i)
	if d == nil {
		return nil, nil
	}
	in := p.Value.Node.Inputs[i]
	s, err := p.g.resident(in.Node.Inputs[0])
	if err != nil {
		return nil, err
	}
	s.View = v
	k := region.LoadBody(in.DType(), s)
	k.Digits = d
	return k, nil
}

// turnsDigits decides whether to exchange the operands if one of them has digits. ok is
// false if none has.
func (p former) turnsDigits() (turned, ok bool) {
	var has [2]bool
	rows, columns := 1, 1 // the longest runs of neighbouring elements along the operands' axes
	for i := range has {
		if _, d := p.digitsOf(i); d != nil {
			has[i] = true
			rows, columns = max(rows, run(d.Rows)), max(columns, run(d.Columns))
		}
	}
	switch longer := p.Tiler.Config.LongerRun; {
	case !has[0] && !has[1]:
		return false, false
	case longer > 0 && max(rows, columns) >= longer*min(rows, columns):
		return rows > columns, true
	}
	return p.takes(true, has) < p.takes(false, has), true
}

// run returns the number of neighbouring elements with which a list of digits begins.
func run(list []kernel.Digit) int {
	if last := list[len(list)-1]; last.Stride == 1 {
		return last.Size
	}
	return 1
}

// takes estimates the product's time in multiplications; turned says whether the operands are
// exchanged. has says which operands have digits.
func (p former) takes(turned bool, has [2]bool) int64 {
	s, rank := p.Value.Shape(), len(p.Value.Shape())
	m, n, right, column := s[rank-2], s[rank-1], 1, rank-1
	if turned {
		m, n, right, column = n, m, 0, rank-2
	}
	t := p.TileOf([]int{s.Size() / (m * n), m, n, products.InnerSize(p.Value)}, false, false)
	up := func(n, grain int) int64 { return int64(rules.Ceil(n, grain) * grain) }
	sums := up(m, t.GroupRows()) * up(n, t.GroupColumns()) * int64(s.Size()/(m*n))
	time := sums * int64(products.InnerSize(p.Value))
	in := p.Value.Node.Inputs[right]
	copied, _ := p.carried(turned)
	switch {
	case has[right]:
		time += time / 4
	default:
		if view := p.g.viewOf(in); copied == 0 && (view.Strides[column] != 1 || n%t.Columns != 0) {
			time += time / 4
		}
		if launch := 4 * int64(p.Tiler.Config.LaunchElements); copied > 0 {
			time += (copied-launch)*target.ProductsAByte + launch*target.ProductsALaunchedByte
		}
	}
	if has[1-right] {
		time += time / 8
	}
	if p.Order.Strides[column] != 1 {
		time += int64(s.Size()) * target.ProductsAStore
	}
	return time
}
