package mlir_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dialect/mlir"
)

// The run-time shapes that types allow define what may be inferred from the types. These tests go
// through all types of a small scope and all the shapes that each allows, and broadcast these by a
// definition of their own.

// runTimeSizes suffice for the small scope: 0, 1, the static sizes 2 and 3, and one that no type
// names.
var runTimeSizes = []int{0, 1, 2, 3, 4}

// The inferred type is exact: a static size is the only possible one, ? means that several are
// possible, and a conflict that no sizes broadcast.
func TestInferenceIsExactPairs(t *testing.T) {
	sizes := []int{unknown, 0, 1, 2, 3}
	all := allShapes(2, sizes)
	for _, a := range all {
		for _, b := range all {
			checkExact(t, a, b)
		}
	}
}

func TestInferenceIsExactTriples(t *testing.T) {
	sizes := []int{unknown, 0, 1, 2}
	all := allShapes(1, sizes)
	all = append(all, []int{unknown, 2}, []int{1, unknown}, []int{2, 0}, []int{1, 1}, []int{3, 1})
	for _, a := range all {
		for _, b := range all {
			for _, c := range all {
				checkExact(t, a, b, c)
			}
		}
	}
}

func checkExact(t *testing.T, operands ...[]int) {
	t.Helper()
	rank := 0
	for _, o := range operands {
		rank = max(rank, len(o))
	}
	want, conflict := make([]int, rank), -1
	verdict := mlir.Broadcasts
	for axis := rank - 1; axis >= 0; axis-- { // so that the leftmost conflict is kept
		results, failures := possible(operands, axis, rank)
		switch {
		case len(results) == 0:
			conflict = axis
		case len(results) == 1:
			want[axis] = results[0]
		default:
			want[axis] = unknown
		}
		if failures {
			verdict = mlir.Undecided
		}
	}
	if conflict >= 0 {
		verdict = mlir.Conflicts
	}
	in := make([]mlir.Type, len(operands))
	for i, o := range operands {
		in[i].Dims = o
	}
	got, ranked, err := inferResult("op", in...)
	switch {
	case conflict < 0 && (err != nil || !ranked || !slices.Equal(got, want)):
		t.Errorf("%v: inferred %v, %v; want %v", in, got, err, want)
	case conflict >= 0:
		checkConflict(t, err, in, rank)
	}
	if v, err := mlir.StaticallyBroadcastable(in...); err != nil || v != verdict {
		t.Errorf("%v: %v, %v; want %v", in, v, err, verdict)
	}
}

// checkConflict checks that the operands named in the error conflict.
func checkConflict(t *testing.T, err error, in []mlir.Type, rank int) {
	t.Helper()
	var e *mlir.BroadcastError
	if !errors.As(err, &e) {
		t.Errorf("%v: %v, want a conflict", in, err)
		return
	}
	for k, operand := range e.Operands {
		if size := sizeOf(in[operand].Dims, e.Axis, rank); size != e.Sizes[k] || size == 1 || size == unknown {
			t.Errorf("%v: operand #%d has %d in axis %d, named %v", in, operand, size, e.Axis, e.Sizes)
		}
	}
	if e.Operands[0] >= e.Operands[1] || e.Sizes[0] == e.Sizes[1] {
		t.Errorf("%v: named operands %v, sizes %v", in, e.Operands, e.Sizes)
	}
}

// possible are the possible sizes of one axis of the result, and whether some sizes that the types
// allow do not broadcast.
func possible(operands [][]int, axis, rank int) (results []int, failures bool) {
	choices := [][]int{nil}
	for _, o := range operands {
		sizes := []int{sizeOf(o, axis, rank)}
		if sizes[0] == unknown {
			sizes = runTimeSizes
		}
		var next [][]int
		for _, c := range choices {
			for _, s := range sizes {
				next = append(next, append(slices.Clone(c), s))
			}
		}
		choices = next
	}
	for _, sizes := range choices {
		result, ok := broadcastSizes(sizes)
		if !ok {
			failures = true
		} else if !slices.Contains(results, result) {
			results = append(results, result)
		}
	}
	return results, failures
}

// broadcastSizes is the run-time rule for one axis: all sizes other than 1 must be equal, and are
// the result's.
func broadcastSizes(sizes []int) (int, bool) {
	others := slices.DeleteFunc(slices.Clone(sizes), func(s int) bool { return s == 1 })
	others = slices.Compact(others)
	switch len(others) {
	case 0:
		return 1, true
	case 1:
		return others[0], true
	}
	return 0, false
}

// sizeOf is the size in an axis of the result, 1 where the operand has none.
func sizeOf(dims []int, axis, rank int) int {
	if i := axis - rank + len(dims); i >= 0 {
		return dims[i]
	}
	return 1
}

func allShapes(maxRank int, sizes []int) [][]int {
	all, last := [][]int{{}}, [][]int{{}}
	for range maxRank {
		var next [][]int
		for _, s := range last {
			for _, d := range sizes {
				next = append(next, append(slices.Clone(s), d))
			}
		}
		all, last = append(all, next...), next
	}
	return all
}

// The laws: the order of the operands does not matter, repeating an operand changes nothing, and a
// pair may be inferred first.
func TestInferenceLaws(t *testing.T) {
	all := allShapes(2, []int{unknown, 0, 1, 2})
	infer := func(operands ...[]int) string {
		in := make([]mlir.Type, len(operands))
		for i, o := range operands {
			in[i].Dims = o
		}
		dims, _, err := inferResult("op", in...)
		if err != nil {
			return "conflict"
		}
		return fmt.Sprint(dims)
	}
	for _, a := range all {
		if got := infer(a, a); got != fmt.Sprint(a) {
			t.Errorf("idempotent: %v with itself gives %s", a, got)
		}
		for _, b := range all {
			if infer(a, b) != infer(b, a) {
				t.Errorf("commutative: %v and %v", a, b)
			}
			pair, pairErr := inferShape(a, b)
			for _, c := range all {
				want := "conflict"
				if pairErr == nil {
					want = infer(pair, c)
				}
				if infer(a, b, c) != want || infer(c, a, b) != want {
					t.Errorf("associative: %v, %v and %v", a, b, c)
				}
			}
		}
	}
}
