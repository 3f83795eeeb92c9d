package compose

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Transforms of n elements take steps of one factor each. They are decimated in frequency, and sort
// themselves on the way (Stockham; Cochran et al., 1967). Before a step of radix r, K transforms of
// rest elements each remain along the axis; after it, K times r transforms of rest/r elements:
//
//	y[j, q, k] = w^(jq) * (the sum over i of x[i*rest/r + j, k] * v^(iq))
//
// where w is the root of unity of rest, v that of r, and k counts the K transforms. A step is one
// map, which reads x by r views and the roots from a table. The axes before and after the
// transformed one stay as they are.

// A prime factor up to maxRadix, or a small product of such factors, is one step, which is a map. A
// step of radix 8 or 9 reads 13 views, which every GPU can bind. An operation on complex128 takes
// several times as much code, and a kernel's code is limited, so steps there have radix 4 or a
// single prime. Larger prime factors, up to maxDirect, are sums of products with all roots.
const (
	maxRadix  = 7
	maxDirect = 128
)

// maxRoots bounds a table of roots: a larger one becomes the product of two.
const maxRoots = 1 << 16

// steps returns the radices of the transform; false if n has a prime factor that is too large. The
// first radix is even if n is, so that the first half of a spectrum ends between two parts of the
// result.
func (f *fourier) steps() ([]int, bool) {
	var large, odd []int
	twos, threes := 0, 0
	for rest := f.n; rest > 1; {
		p := smallest(rest)
		switch {
		case p > maxDirect:
			return nil, false
		case p == 2:
			twos++
		case p == 3:
			threes++
		case p > maxRadix:
			large = append(large, p)
		default:
			odd = append(odd, p)
		}
		rest /= p
	}
	most := 3
	if f.common == dtype.Complex128 {
		return slices.Concat(powers(2, twos, 2), odd, slices.Repeat([]int{3}, threes), large), true
	}
	var six []int
	if threes%2 == 1 && twos%most == 1 { // one step fewer
		six, threes, twos = []int{6}, threes-1, twos-1
	}
	return slices.Concat(powers(2, twos, most), six, odd, powers(3, threes, 2), large), true
}

// powers returns the fewest radices with product p^n, each at most p^most, as equal as possible.
func powers(p, n, most int) []int {
	count := (n + most - 1) / most
	var radices []int
	for i := range count {
		radix := 1
		for range (n + i) / count {
			radix *= p
		}
		radices = append(radices, radix)
	}
	return radices
}

// finish processes the result of a transform's last step while it still has the shape [outer, 1,
// give, done, inner]. No map can read through the reshape that then merges give and done. nil:
// there is nothing to do.
type finish func(y graph.Value) graph.Value

// stages computes the first give elements of the transform.
func (f *fourier) stages(of stretch, radices []int, give int, end finish) graph.Value {
	done, rest := 1, f.n
	var v graph.Value
	for i, r := range radices {
		rest /= r
		s := &stage{fourier: f, of: of, radix: r, rest: rest, done: done, give: r, scale: 1, end: f.stored}
		switch i {
		case len(radices) - 1:
			s.give, s.end = (give+done-1)/done, f.whole(end, give, done)
		case len(radices) - 2: // the last table of roots includes the scale
			s.scale = f.scale
		}
		if len(radices) == 1 {
			s.scale = f.scale
		}
		v = s.step()
		done *= r
		of = func(from, count int) graph.Value { return f.part(v, f.axis, from, count) }
	}
	v = f.reshape(v, slices.Concat(f.outer, shape.Shape{v.Shape()[f.axis+1]}, f.inner))
	return f.part(v, f.axis, 0, give)
}

// whole returns a finish for a give that is no multiple of done, so that only the first elements of
// the last step's result are used. It stores the result, so that the view of these elements copies
// nothing.
func (f *fourier) whole(end finish, give, done int) finish {
	if give%done == 0 {
		return end
	}
	return func(y graph.Value) graph.Value {
		if end != nil {
			y = end(y)
		}
		return f.stored(y)
	}
}

// stage is one step.
type stage struct {
	*fourier
	of         stretch // elements of [outer, rest * radix, done, inner]; for the first step without done
	radix      int
	rest, done int
	give       int // how many of the radix's results are needed
	scale      float64
	end        finish
}

// step returns the step's result, [outer, rest, done * give, inner].
func (s *stage) step() graph.Value {
	made := s.mapped
	if smallest(s.radix) > maxRadix {
		made = s.summed
	}
	y := made()
	switch {
	case s.rest > 1:
		y = s.twiddled(y)
	case s.scale != 1: // a transform of one step has no table to scale
		y = s.apply(ops.Mul, ops.Attr{}, y, s.constant(s.common, s.scale))
	}
	if s.end != nil {
		y = s.end(y)
	}
	return s.reshape(y, slices.Concat(s.outer, shape.Shape{s.rest, s.give * s.done}, s.inner))
}

// stored stores y. Each of its elements is read by several elements of the next step, whose kernel
// would otherwise compute it as often. An assignment of all elements stores it in one kernel.
func (f *fourier) stored(y graph.Value) graph.Value {
	if y.Node.Op == ops.Assign {
		return y
	}
	return f.apply(ops.Assign, ops.Attr{Indices: []shape.Index{shape.Ellipsis}}, f.zeros(y.DType(), y.Shape()), y)
}

// shape returns the shape of a step's result before the axes of give and done are merged.
func (s *stage) shape() shape.Shape {
	return slices.Concat(s.outer, shape.Shape{s.rest, s.give, s.done}, s.inner)
}

// mapped computes the small transforms of a step as a map.
func (s *stage) mapped() graph.Value {
	parts := make([]graph.Value, s.radix)
	for i := range parts {
		if v := s.of(i*s.rest, s.rest); v.Node != nil {
			parts[i] = s.reshape(v, slices.Concat(s.outer, shape.Shape{s.rest, 1, s.done}, s.inner))
		}
	}
	return s.implied(broadcastTo(s.combined(parts, s.roots()), s.shape(), s.site))
}

// summed computes the small transforms of a step as sums along an axis of the radix.
func (s *stage) summed() graph.Value {
	at := len(s.outer)
	x := s.reshape(s.of(0, s.rest*s.radix), slices.Concat(s.outer, shape.Shape{s.radix, s.rest, 1, s.done}, s.inner))
	roots := s.reshape(s.roots(), append(shape.Shape{s.radix, 1, s.give, 1}, ones(len(s.inner))...))
	return s.apply(ops.Sum, ops.Attr{Axes: []int{at}}, s.apply(ops.Mul, ops.Attr{}, x, roots))
}

// combined returns the transform of the parts, each of which may be the zero Value. It combines the
// transforms of every p-th part with the roots; p is a factor of the number of parts.
func (s *stage) combined(parts []graph.Value, roots graph.Value) graph.Value {
	if len(parts) == 1 {
		return parts[0]
	}
	p := smallest(len(parts))
	var sum graph.Value
	for i := range p {
		var every []graph.Value
		for at := i; at < len(parts); at += p {
			every = append(every, parts[at])
		}
		v := s.combined(every, roots)
		switch {
		case v.Node == nil:
			continue
		case i > 0:
			v = s.apply(ops.Mul, ops.Attr{}, v, s.rootsOf(roots, s.radix/len(parts)*i))
		}
		if sum.Node == nil {
			sum = v
		} else {
			sum = s.apply(ops.Add, ops.Attr{}, sum, v)
		}
	}
	return sum
}

// roots returns the matrix of the radix's roots of unity, [radix, give].
func (s *stage) roots() graph.Value {
	r, turn := s.radix, s.turn
	v := s.pointTable(s.common, shape.Shape{r, r}, func(i int) point { return root(turn*(i/r)*(i%r), r) }, "roots %d %d", turn, r)
	return s.part(v, 1, 0, s.give)
}

// rootsOf returns one row of the matrix of roots, along the axis of give.
func (s *stage) rootsOf(roots graph.Value, power int) graph.Value {
	return s.reshape(s.part(roots, 0, power, 1), append(shape.Shape{s.give, 1}, ones(len(s.inner))...))
}

// scaleName returns the words for a scale in a table's name.
func scaleName(scale float64) string {
	if scale == 1 {
		return ""
	}
	return " times " + formatFloat(scale)
}

// twiddled returns y, [outer, rest, give, done, inner], multiplied by powers of the root of unity
// of rest * radix. The exponent is the index along rest times the index along give.
func (s *stage) twiddled(y graph.Value) graph.Value {
	r, turn, n, scale := s.radix, s.turn, s.rest*s.radix, s.scale
	if n <= maxRoots {
		t := s.pointTable(s.common, shape.Shape{s.rest, r}, func(i int) point { return root(turn*(i/r)*(i%r), n).scaled(scale) }, "roots %d %d by %d%s", turn, n, r, scaleName(scale))
		return s.apply(ops.Mul, ops.Attr{}, y, s.reshape(t, append(shape.Shape{s.rest, r, 1}, ones(len(s.inner))...)))
	}
	low := lowPart(s.rest)
	high := s.rest / low
	y = s.reshape(y, slices.Concat(s.outer, shape.Shape{high, low, r, s.done}, s.inner))
	for _, t := range []struct {
		step, count int
		scale       float64
	}{{low, high, scale}, {1, low, 1}} {
		v := s.pointTable(s.common, shape.Shape{t.count, r}, func(i int) point { return root(turn*(i/r)*t.step%n*(i%r), n).scaled(t.scale) },
			"roots %d %d by %d step %d of %d%s", turn, n, r, t.step, t.count, scaleName(t.scale))
		dims := shape.Shape{t.count, 1, r, 1}
		if t.step == 1 {
			dims = shape.Shape{t.count, r, 1}
		}
		y = s.apply(ops.Mul, ops.Attr{}, y, s.reshape(v, append(dims, ones(len(s.inner))...)))
	}
	return y
}

// lowPart returns the largest factor of n that is at most its square root.
func lowPart(n int) int {
	best := 1
	for d := 1; d*d <= n; d++ {
		if n%d == 0 {
			best = d
		}
	}
	return best
}

// smallest returns the smallest prime factor.
func smallest(n int) int {
	for p := 2; p*p <= n; p++ {
		if n%p == 0 {
			return p
		}
	}
	return n
}
