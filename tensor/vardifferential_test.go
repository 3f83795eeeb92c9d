package tensor_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Two thousand random programs of one to three statements v[index] op= y on the device, against a
// Go slice that is indexed and written element by element, bit for bit: the elements at the index
// before, and all of v after. Sizes, bounds and values are drawn freely; statements, dtypes and
// ranks come from this list, since each combination compiles kernels.
func TestIndexAndAssignDifferential(t *testing.T) {
	const cases, batch = 2000, 200
	programs := []func(*differential) differentialCase{
		programOf(2, someFloat, statement[float32]{"=", (*tensor.Var).Assign, second[float32]},
			statement[float32]{"+=", (*tensor.Var).AddAssign, func(a, b float32) float32 { return a + b }}),
		programOf(3, someBool, statement[bool]{"=", (*tensor.Var).Assign, second[bool]}),
		programOf(2, someLong, statement[int64]{"-=", (*tensor.Var).SubAssign, func(a, b int64) int64 { return a - b }}),
	}
	seed := rand.Uint64()
	d := &differential{rand.New(rand.NewPCG(seed, 7)), testdev.Open(t)}
	for done := 0; done < cases && !t.Failed(); done += batch {
		var pending []differentialCase
		var results []*tensor.Tensor
		for i := range batch {
			c := programs[i%len(programs)](d)
			pending, results = append(pending, c), append(results, c.result)
		}
		if err := tensor.Eval(ctx, results...); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, c := range pending {
			if err := c.check(); err != nil {
				t.Fatalf("seed %d: %s: %v", seed, c.name, err)
			}
			c.result.Close()
		}
	}
}

// statement is an assignment and its result for an old and a new element.
type statement[T dtype.Element] struct {
	text   string
	run    func(*tensor.Var, tensor.Operand) error
	define func(old, given T) T
}

func second[T any](_, given T) T { return given }

// programOf draws a variable of a rank up to maxRank, reads a part of it, and runs statements on it.
func programOf[T dtype.Element](maxRank int, value func(*differential) T, statements ...statement[T]) func(*differential) differentialCase {
	return func(d *differential) differentialCase {
		s := d.variable(maxRank)
		data := draw(d, s, value)
		v := tensor.NewVar("v", put(d, data, s))
		defer v.Close()
		first := d.index(s)
		part, before := v.At(first.items...).Tensor(), chosen(data, first)
		name := fmt.Sprintf("of %v%v: v%v", v.DType(), s, first.items)
		var refused error
		for range 1 + d.IntN(3) {
			st, at := statements[d.IntN(len(statements))], d.index(s)
			from := d.broadcasting(at.shape)
			given := draw(d, from, value)
			name += fmt.Sprintf("; v%v %s %v", at.items, st.text, from)
			place := v.At(at.items...)
			if d.IntN(4) == 0 {
				place = v.At(shape.Ellipsis).At(at.items...) // a part of a part
			}
			if err := st.run(place, put(d, given, from)); err != nil {
				refused = fmt.Errorf("refused: %w", err)
			}
			for i, y := range spread(given, from, at.shape) {
				data[at.elements[i]] = st.define(data[at.elements[i]], y)
			}
		}
		after := v.Tensor()
		return differentialCase{name: name, result: after, check: func() error {
			defer part.Close()
			if refused != nil {
				return refused
			}
			if !part.Shape().Equal(first.shape) || !after.Shape().Equal(s) {
				return fmt.Errorf("shapes %v and %v, want %v and %v", part.Shape(), after.Shape(), first.shape, s)
			}
			if err := differs(part, before); err != nil {
				return fmt.Errorf("what was read: %w", err)
			}
			return differs(after, data)
		}}
	}
}

// variable draws a shape of some hundred elements.
func (d *differential) variable(maxRank int) shape.Shape {
	s := make(shape.Shape, d.IntN(maxRank+1))
	left := 600
	for axis := range s {
		s[axis] = min(left, []int{0, 1, 2, 3, 4, 5, 7, 8, 17, 33, 100}[1+d.IntN(10)])
		if d.IntN(30) == 0 {
			s[axis] = 0
		}
		left /= max(s[axis], 1)
	}
	return s
}

// broadcasting draws a shape that broadcasts to another, one way.
func (d *differential) broadcasting(to shape.Shape) shape.Shape {
	s := to[d.IntN(len(to)+1):].Clone()
	if d.IntN(2) == 0 {
		s = to.Clone()
	}
	for axis := range s {
		if d.IntN(3) == 0 {
			s[axis] = 1
		}
	}
	return s
}

func someBool(d *differential) bool { return d.IntN(2) == 0 }

func someLong(d *differential) int64 { return int64(d.Uint64()) }

// index is a list of items and their selection from one shape, by the definition: the row-major
// numbers of the elements, in the order of the result.
type index struct {
	items    []shape.Index
	shape    shape.Shape
	elements []int
}

// index draws items for a shape. An ellipsis stands for some of its axes, and axes after the last
// item stay whole.
func (d *differential) index(s shape.Shape) index {
	x := index{elements: []int{0}}
	from := d.IntN(len(s) + 1)
	to := from + d.IntN(len(s)-from+1)
	named := d.IntN(4) > 0 // write the ellipsis, or leave out the rest
	if !named {
		to = len(s)
	}
	for axis := 0; axis <= len(s); axis++ {
		if (axis <= from || named && axis >= to) && d.IntN(10) == 0 {
			x.items, x.shape = append(x.items, shape.NewAxis), append(x.shape, 1)
		}
		if axis == from && named {
			x.items = append(x.items, shape.Ellipsis)
		}
		switch {
		case axis == len(s):
		case axis >= from && axis < to:
			x.take(s[axis], true, counted(s[axis]))
		default:
			item, keeps, coordinates := d.item(s[axis])
			x.items = append(x.items, item)
			x.take(s[axis], keeps, coordinates)
		}
	}
	return x
}

// take moves on to the next axis.
func (x *index) take(size int, keeps bool, coordinates []int) {
	var next []int
	for _, e := range x.elements {
		for _, c := range coordinates {
			next = append(next, e*size+c)
		}
	}
	x.elements = next
	if keeps {
		x.shape = append(x.shape, len(coordinates))
	}
}

// item draws an item for an axis. It returns whether the axis stays, and the coordinates.
func (d *differential) item(size int) (item shape.Index, keeps bool, coordinates []int) {
	number := func() int { return d.IntN(2*size+5) - size - 2 }
	switch k := d.IntN(6); {
	case k == 0:
		return shape.All(), true, counted(size)
	case k == 1 && size > 0:
		at := d.IntN(2*size) - size
		return shape.At(at), false, []int{(at + size) % size}
	case k == 2:
		start := number()
		return shape.From(start), true, python(size, &start, nil, 1)
	case k == 3:
		stop := number()
		return shape.To(stop), true, python(size, nil, &stop, 1)
	case k == 4:
		step := []int{-1, 2, -3}[d.IntN(3)]
		return shape.StepAll(step), true, python(size, nil, nil, step)
	}
	start, stop, step := number(), number(), []int{1, 1, 2, -1, -2}[d.IntN(5)]
	return shape.Step(start, stop, step), true, python(size, &start, &stop, step)
}

func counted(size int) []int { return python(size, nil, nil, 1) }

// python evaluates start:stop:step as Python defines it.
func python(size int, start, stop *int, step int) (coordinates []int) {
	first, beyond := 0, size
	if step < 0 {
		first, beyond = size-1, -1
	}
	if start != nil {
		if first = *start; first < 0 {
			first += size
		}
		// Only the first bound is moved into the axis: steps count from it.
		if step > 0 {
			first = max(first, 0)
		} else {
			first = min(first, size-1)
		}
	}
	if stop != nil {
		if beyond = *stop; beyond < 0 {
			beyond += size
		}
	}
	for c := first; c >= 0 && c < size && (c-beyond)*step < 0; c += step {
		coordinates = append(coordinates, c)
	}
	return coordinates
}

// chosen is the elements of data that the index selects.
func chosen[T any](data []T, x index) []T {
	out := make([]T, len(x.elements))
	for i, e := range x.elements {
		out[i] = data[e]
	}
	return out
}
