package shape_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

// All cases of a small scope: each pair of shapes of rank 4 and less with sizes 0 to 3, and each
// triple of rank 3 and less with sizes 0 to 2, are compared with the definition below: the result's
// shape, the axis of the error and the address of every element.

func TestBroadcastEveryPair(t *testing.T) {
	all := everyShape(4, 3)
	if len(all) != 1+4+16+64+256 {
		t.Fatalf("%d shapes", len(all))
	}
	c := newChecker(t)
	for _, a := range all {
		for _, b := range all {
			c.check(a, b)
			c.checkOneWay(a, b)
			if t.Failed() {
				return
			}
		}
	}
	c.report(341 * 341)
}

func TestBroadcastEveryTriple(t *testing.T) {
	all := everyShape(3, 2)
	if len(all) != 1+3+9+27 {
		t.Fatalf("%d shapes", len(all))
	}
	checker := newChecker(t)
	for _, a := range all {
		for _, b := range all {
			for _, c := range all {
				checker.check(a, b, c)
				checker.checkAssociative(a, b, c)
				if t.Failed() {
					return
				}
			}
		}
	}
	checker.report(40 * 40 * 40)
}

// everyShape lists the shapes of at most this rank with sizes from 0 to the
// largest.
func everyShape(maxRank, largest int) []shape.Shape {
	all := []shape.Shape{{}}
	level := all
	for range maxRank {
		var next []shape.Shape
		for _, s := range level {
			for d := range largest + 1 {
				next = append(next, append(s.Clone(), d))
			}
		}
		all = append(all, next...)
		level = next
	}
	return all
}

// defined is the definition of broadcasting, written independently of the package: in each axis,
// counted from the last, all sizes other than 1 must be equal. axis is the first one from the right
// where they differ, counted from the left in the result; -1 when there is none.
func defined(shapes ...shape.Shape) (result shape.Shape, axis int) {
	result = shape.Shape{}
	for fromRight := 0; ; fromRight++ {
		present := false
		var sizes []int // other than 1, each once
		for _, s := range shapes {
			if fromRight >= len(s) {
				continue
			}
			present = true
			if d := s[len(s)-1-fromRight]; d != 1 && !slices.Contains(sizes, d) {
				sizes = append(sizes, d)
			}
		}
		switch {
		case !present:
			return result, -1
		case len(sizes) > 1:
			return nil, longest(shapes) - 1 - fromRight
		case len(sizes) == 0:
			sizes = []int{1}
		}
		result = slices.Insert(result, 0, sizes[0])
	}
}

func longest(shapes []shape.Shape) int {
	return len(slices.MaxFunc(shapes, func(a, b shape.Shape) int { return len(a) - len(b) }))
}

// repeated broadcasts the elements by copying: an array whose elements are numbered in row-major
// order gets axes prepended, and then every axis of size 1 is repeated until it has the size in to.
func repeated(s, to shape.Shape) []int {
	elements := make([]int, s.Size())
	for i := range elements {
		elements[i] = i
	}
	dims := append(slices.Repeat(shape.Shape{1}, len(to)-len(s)), s...)
	for axis := range dims {
		if dims[axis] != 1 {
			continue
		}
		inner := dims[axis+1:].Size()
		var copies []int
		for block := 0; block < len(elements) && inner > 0; block += inner {
			copies = append(copies, slices.Repeat(elements[block:block+inner], to[axis])...)
		}
		elements = copies
		dims[axis] = to[axis]
	}
	return elements
}

type checker struct {
	*testing.T
	visited             []int
	agreeing, different int // operand lists that broadcast, and others
}

func newChecker(t *testing.T) *checker { return &checker{T: t} }

// report checks that all cases were tested.
func (c *checker) report(want int) {
	if c.agreeing+c.different != want || c.agreeing == 0 || c.different == 0 {
		c.Errorf("checked %d that broadcast and %d that do not, want %d in all", c.agreeing, c.different, want)
	}
}

func (c *checker) check(shapes ...shape.Shape) {
	want, axis := defined(shapes...)
	got, err := shape.Broadcast("op", shapes...)
	if axis >= 0 {
		c.different++
		c.wantAxis(axis, err, shapes)
		return
	}
	c.agreeing++
	if err != nil || !got.Equal(want) {
		c.Errorf("%v gives %v, %v; want %v", shapes, got, err, want)
		return
	}
	strides := make([][]int, len(shapes))
	for k, s := range shapes {
		elements := repeated(s, want)
		view, err := shape.Contiguous(s).BroadcastTo("op", want)
		if err != nil {
			c.Error(err)
			return
		}
		c.wantElements(elements, view.Shape, view.Strides, shapes)
		strides[k] = view.Strides
	}
	dims, steps := shape.Coalesce(want, strides...)
	for k, s := range shapes {
		c.wantElements(repeated(s, want), dims, steps[k], shapes)
	}
}

func (c *checker) wantAxis(axis int, err error, shapes []shape.Shape) {
	var e *shape.BroadcastError
	if !errors.As(err, &e) || e.Axis != axis || e.OneWay {
		c.Errorf("%v: %v; want a BroadcastError at axis %d", shapes, err, axis)
	}
}

func (c *checker) wantElements(want, dims, strides []int, shapes []shape.Shape) {
	c.visited = appendOffsets(c.visited[:0], dims, strides, 0)
	if !slices.Equal(c.visited, want) {
		c.Errorf("%v: dims %v and strides %v read %v, want %v", shapes, dims, strides, c.visited, want)
	}
}

// checkOneWay checks that one shape broadcasts to the other exactly when the two together broadcast
// to that other one.
func (c *checker) checkOneWay(from, to shape.Shape) {
	err := shape.BroadcastTo("op", from, to)
	result, _ := defined(from, to)
	if result != nil && result.Equal(to) {
		if err != nil {
			c.Errorf("%v to %v: %v", from, to, err)
		}
		return
	}
	axis := -1
	for i := len(to) - 1; i >= 0 && len(from) <= len(to) && axis < 0; i-- {
		if at := i - len(to) + len(from); at >= 0 && from[at] != to[i] && from[at] != 1 {
			axis = i
		}
	}
	var e *shape.BroadcastError
	if !errors.As(err, &e) || e.Axis != axis || !e.OneWay {
		c.Errorf("%v to %v: %v; want a BroadcastError at axis %d", from, to, err, axis)
	}
}

// checkAssociative checks that the result does not depend on the order of pairwise broadcasts.
func (c *checker) checkAssociative(x, y, z shape.Shape) {
	want, axis := defined(x, y, z)
	for _, order := range [][3]shape.Shape{{x, y, z}, {y, z, x}, {z, x, y}} {
		both, err := shape.Broadcast("op", order[0], order[1])
		if err == nil {
			both, err = shape.Broadcast("op", both, order[2])
		}
		if (err == nil) != (axis < 0) || err == nil && !both.Equal(want) {
			c.Errorf("(%v with %v) with %v: %v, %v; want %v", order[0], order[1], order[2], both, err, want)
		}
	}
}
