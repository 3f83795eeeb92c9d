package xla_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/handle"

	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// inDimElement is the definition of BroadcastInDim, index by index: the row-major index of the
// operand's element at a place of the result.
func inDimElement(operand, dims, at []int) int {
	index := 0
	for i, size := range operand {
		coordinate := at[dims[i]]
		if size == 1 {
			coordinate = 0
		}
		index = index*size + coordinate
	}
	return index
}

// inDimValid reports whether BroadcastInDim is defined: distinct dimensions of the result, one for
// each of the operand's, whose sizes are 1 or the result's.
func inDimValid(operand, result, dims []int) bool {
	if len(dims) != len(operand) {
		return false
	}
	used := map[int]bool{}
	for i, d := range dims {
		if d < 0 || d >= len(result) || used[d] || operand[i] != 1 && operand[i] != result[d] {
			return false
		}
		used[d] = true
	}
	return true
}

// TestBroadcastInDimExhaustive: every result of rank 4 or less with sizes 1 to 3, every dimension
// map into it and every operand with such sizes; whether it is accepted and, if so, every element's
// address. The address follows the views that the tensor records and the device reads through.
func TestBroadcastInDimExhaustive(t *testing.T) {
	dev := testdev.Open(t)
	valid := 0
	forEachShape(4, []int{1, 2, 3}, func(result []int) {
		forEachMap(len(result), func(dims []int) {
			eachSizes(len(dims), []int{1, 2, 3}, func(operand []int) {
				want := inDimValid(operand, result, dims)
				_, err := xla.InferBroadcastInDim(xla.Dims(operand...), xla.Dims(result...), dims...)
				if (err == nil) != want {
					t.Fatalf("%v to %v by %v: %v, want valid %v", operand, result, dims, err, want)
				}
				if !want {
					return
				}
				valid++
				x := xla.BroadcastInDim(tensor.Full(dev, int32(0), operand...), result, dims)
				if fault := addressFault(x, operand, result, dims); fault != "" {
					t.Fatalf("%v to %v by %v: %s", operand, result, dims, fault)
				}
			})
		})
	})
	// One operand of rank 0 into each of 121 results, and so on: the count shows that no case is
	// missing.
	if want := countValid(); valid != want {
		t.Errorf("%d valid broadcasts, want %d", valid, want)
	}
}

// addressFault follows the views back to the operand.
func addressFault(x *tensor.Tensor, operand, result, dims []int) string {
	if x.Err() != nil {
		return x.Err().Error()
	}
	value, err := handle.Value(x)
	if err != nil {
		return err.Error()
	}
	v, ok := viewOf(value.Node, operand)
	if !ok {
		return "no view"
	}
	if !v.Shape.Equal(result) {
		return fmt.Sprintf("shape %v", v.Shape)
	}
	fault := ""
	eachIndex(result, func(at []int) {
		address := v.Offset
		for axis, i := range at {
			address += i * v.Strides[axis]
		}
		if want := inDimElement(operand, dims, at); fault == "" && address != want {
			fault = fmt.Sprintf("element %v is at %d, want %d", at, address, want)
		}
	})
	return fault
}

// viewOf returns the view of a contiguous operand that a chain of movement nodes makes.
func viewOf(n *graph.Node, operand []int) (shape.View, bool) {
	if n.Op.Kind == ops.Creation {
		return shape.Contiguous(operand), true
	}
	in, ok := viewOf(n.Inputs[0].Node, operand)
	if !ok {
		return in, false
	}
	return n.View(in)
}

// countValid counts by formula: with k of r dimensions mapped in any order, a
// mapped one of size 1 takes one operand size, of 2 or 3 two: 1+2+2 = 5 for a
// mapped dimension, 3 for another.
func countValid() int {
	total := 0
	for r := 0; r <= 4; r++ {
		for k := 0; k <= r; k++ {
			n := 1
			for i := range k {
				n *= (r - i) * 5
			}
			for range r - k {
				n *= 3
			}
			total += n
		}
	}
	return total
}

// Invalid dimension maps of every kind, with any sizes: too few, too many, repeated, negative, too
// large.
func TestBroadcastInDimBrokenMaps(t *testing.T) {
	for rank := 0; rank <= 4; rank++ {
		for length := 0; length <= rank+1; length++ {
			eachDims(length, -1, rank, func(dims []int) {
				for operandRank := max(0, length-1); operandRank <= length+1; operandRank++ {
					operand, result := ones(operandRank), ones(rank)
					_, err := xla.InferBroadcastInDim(xla.Dims(operand...), xla.Dims(result...), dims...)
					if want := inDimValid(operand, result, dims); (err == nil) != want {
						t.Fatalf("%v to %v by %v: %v, want valid %v", operand, result, dims, err, want)
					}
				}
			})
		}
	}
}

// binaryResult is the definition of a binary operation's shape, by its elements: each coordinate of
// the result is one of the larger operand's and, where a dimension is matched, of the smaller
// one's, or the size there is 1.
func binaryResult(a, b, dims []int) ([]int, bool) {
	if len(a) < len(b) {
		a, b = b, a
	}
	matched := make([]int, len(a)) // of each dimension of a: one of b, or -1
	for i := range matched {
		matched[i] = -1
	}
	switch {
	case len(a) == len(b):
		for i := range matched {
			if len(dims) > 0 && (len(dims) != len(a) || dims[i] != i) {
				return nil, false
			}
			matched[i] = i
		}
		if len(dims) > len(a) {
			return nil, false
		}
	case len(dims) != len(b):
		return nil, false
	default:
		for i, d := range dims {
			if d < 0 || d >= len(a) || i > 0 && d <= dims[i-1] {
				return nil, false
			}
			matched[d] = i
		}
	}
	result := slices.Clone(a)
	for axis, i := range matched {
		if i < 0 || b[i] == 1 {
			continue
		}
		if a[axis] != 1 && a[axis] != b[i] {
			return nil, false
		}
		result[axis] = b[i]
	}
	return result, true
}

// TestInferExhaustive: all pairs of shapes of rank 3 or less with sizes 0
// to 3, with every list of dimensions from -1 to 3 that is as long as the
// lower rank, one shorter or one longer.
func TestInferExhaustive(t *testing.T) {
	forEachShape(3, []int{0, 1, 2, 3}, func(a []int) {
		forEachShape(3, []int{0, 1, 2, 3}, func(b []int) {
			if len(a)+len(b) > 4 && slices.Contains(append(slices.Clone(a), b...), 3) {
				return // three sizes are enough there
			}
			low := min(len(a), len(b))
			for length := max(0, low-1); length <= min(low+1, 3); length++ {
				eachDims(length, -1, 3, func(dims []int) {
					want, ok := binaryResult(a, b, dims)
					got, err := xla.Infer("add", xla.Dims(a...), xla.Dims(b...), dims...)
					if (err == nil) != ok || ok && !got.Equal(xla.Dims(want...)) {
						t.Fatalf("%v and %v by %v: %v, %v; want %v, %v", a, b, dims, got, err, want, ok)
					}
				})
			}
		})
	})
}

// Inference with dynamic dimensions is sound and symmetric. Sizes that the dynamic dimensions may
// have together at run time (equal ones, since only a static 1 is stretched) give a size that the
// inferred dimension may have.
func TestInferDynamicSound(t *testing.T) {
	one := xla.Static(1)
	all := []xla.Dim{xla.Static(0), one, xla.Static(2), xla.Static(3), xla.Bounded(2), xla.Bounded(3), xla.Unbounded()}
	for _, a := range all {
		for _, b := range all {
			result, err := xla.Infer("add", xla.Shape{a}, xla.Shape{b})
			flipped, flippedErr := xla.Infer("add", xla.Shape{b}, xla.Shape{a})
			if (err == nil) != (flippedErr == nil) || !result.Equal(flipped) {
				t.Errorf("%v and %v: %v, %v; exchanged %v, %v", a, b, result, err, flipped, flippedErr)
			}
			if a == one || b == one {
				if other := map[bool]xla.Dim{true: b, false: a}[a == one]; err != nil || result[0] != other {
					t.Errorf("%v and %v: %v, %v, want %v", a, b, result, err, other)
				}
				continue
			}
			for _, size := range turnsOut(a) {
				if err == nil && slices.Contains(turnsOut(b), size) && !slices.Contains(turnsOut(result[0]), size) {
					t.Errorf("%v and %v may both be %d, but %v was inferred", a, b, size, result)
				}
			}
		}
	}
}

// turnsOut are sizes that a dimension may have at run time.
func turnsOut(d xla.Dim) []int {
	n, ok := d.Limit()
	switch {
	case !ok:
		return []int{0, 1, 2, 3}
	case d.IsStatic():
		return []int{n}
	}
	list := []int{0}
	for i := 1; i <= n; i++ {
		list = append(list, i)
	}
	return list
}

// forEachShape visits all shapes up to a rank with the given sizes.
func forEachShape(rank int, sizes []int, visit func(s []int)) {
	for r := 0; r <= rank; r++ {
		eachSizes(r, sizes, visit)
	}
}

func eachSizes(rank int, sizes []int, visit func(s []int)) {
	s := make([]int, rank)
	var walk func(axis int)
	walk = func(axis int) {
		if axis == rank {
			visit(s)
			return
		}
		for _, size := range sizes {
			s[axis] = size
			walk(axis + 1)
		}
	}
	walk(0)
}

// forEachMap visits all ways to map some dimensions, in any order, to distinct
// ones of a rank.
func forEachMap(rank int, visit func(dims []int)) {
	var dims []int
	var walk func()
	walk = func() {
		visit(dims)
		for d := range rank {
			if !slices.Contains(dims, d) {
				dims = append(dims, d)
				walk()
				dims = dims[:len(dims)-1]
			}
		}
	}
	walk()
}

// eachDims visits all lists of a length with entries from low to high.
func eachDims(length, low, high int, visit func(dims []int)) {
	var entries []int
	for d := low; d <= high; d++ {
		entries = append(entries, d)
	}
	eachSizes(length, entries, visit)
}

func ones(rank int) []int {
	s := make([]int, rank)
	for i := range s {
		s[i] = 1
	}
	return s
}
