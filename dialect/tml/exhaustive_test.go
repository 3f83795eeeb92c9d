package tml_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dialect/tml"
)

// This file implements the rules a second time, in the document's words: recursively over the base
// type. The package works level by level; the two must agree on every pair of types of a small
// scope.

// ref is a type: a scalar when base is nil.
type ref struct {
	dims []int
	base *ref
	root tml.Scalar
}

func (r *ref) isTensor() bool { return r.base != nil }

func (r *ref) typ(t testing.TB) tml.Type {
	if !r.isTensor() {
		return tml.ScalarType(r.root)
	}
	out, err := tml.TensorType(r.base.typ(t), r.dims...)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// over is r with another root.
func (r *ref) over(root tml.Scalar) *ref {
	if !r.isTensor() {
		return &ref{root: root}
	}
	return &ref{dims: r.dims, base: r.base.over(root), root: root}
}

// refTypes are the scalar and all types of one and two levels of rank 1 and 2.
func refTypes(sizes ...int) []*ref {
	var levels [][]int
	for _, x := range sizes {
		levels = append(levels, []int{x})
		for _, y := range sizes {
			levels = append(levels, []int{x, y})
		}
	}
	scalar := &ref{root: tml.Int}
	all := []*ref{scalar}
	for _, outer := range levels {
		flat := &ref{dims: outer, base: scalar, root: tml.Int}
		all = append(all, flat)
		for _, inner := range levels {
			all = append(all, &ref{dims: outer, base: &ref{dims: inner, base: scalar, root: tml.Int}, root: tml.Int})
		}
	}
	return all
}

// padded adds dimensions of 1 to the left.
func padded(dims []int, rank int) []int {
	for len(dims) < rank {
		dims = append([]int{1}, dims...)
	}
	return dims
}

// refInfer is "Arithmetic operations"; nil where operands do not fit.
func refInfer(a, b *ref) *ref {
	switch {
	case !a.isTensor() && !b.isTensor():
		if max(a.root, b.root) > tml.Real && a.root != b.root {
			return nil
		}
		return &ref{root: max(a.root, b.root)}
	case !a.isTensor():
		return refInfer(b, a)
	case !b.isTensor():
		base := refInfer(a.base, b)
		if base == nil {
			return nil
		}
		return &ref{dims: a.dims, base: base, root: base.root}
	}
	rank := max(len(a.dims), len(b.dims))
	x, y := padded(a.dims, rank), padded(b.dims, rank)
	dims := make([]int, rank)
	for i := range dims {
		switch {
		case x[i] == y[i] || y[i] == 1:
			dims[i] = x[i]
		case x[i] == 1:
			dims[i] = y[i]
		default:
			return nil
		}
	}
	base := refInfer(a.base, b.base)
	if base == nil {
		return nil
	}
	return &ref{dims: dims, base: base, root: base.root}
}

// refStrict is condition 1 of "Logical, relational and bitwise operations".
func refStrict(a, b *ref) *ref {
	switch {
	case !a.isTensor():
		return b
	case !b.isTensor():
		return a
	}
	for x, y := a, b; ; x, y = x.base, y.base {
		if x.isTensor() != y.isTensor() || !slices.Equal(x.dims, y.dims) {
			return nil
		}
		if !x.isTensor() {
			return a
		}
	}
}

// refAssigns is "Assignments", for the dimensions and the roots.
func refAssigns(target, from *ref) bool {
	switch {
	case !from.isTensor() && !target.isTensor():
		return from.root == target.root || from.root < target.root && target.root <= tml.Real
	case !from.isTensor():
		return refAssigns(target.base, from)
	case !target.isTensor() || len(from.dims) > len(target.dims):
		return false
	}
	for i, size := range padded(from.dims, len(target.dims)) {
		if size != 1 && size != target.dims[i] {
			return false
		}
	}
	return refAssigns(target.base, from.base)
}

// refResult is the type of an operator's result for two types; nil for none.
func refResult(op string, a, b *ref) *ref {
	numeric := func(s tml.Scalar) bool { return s == tml.Uint || s == tml.Int || s == tml.Real }
	both := func(s tml.Scalar) bool { return a.root == s && b.root == s }
	strictly := func(ok bool, root tml.Scalar) *ref {
		if out := refStrict(a, b); ok && out != nil {
			return out.over(root)
		}
		return nil
	}
	switch op {
	case "<", "<=", ">", ">=":
		return strictly(numeric(a.root) && numeric(b.root), tml.Bool)
	case "==", "!=":
		return strictly(numeric(a.root) && numeric(b.root) || both(tml.Char), tml.Bool)
	case "and", "or", "xor":
		return strictly(both(tml.Bool), tml.Bool)
	case "&", "|", "^":
		return strictly(both(tml.Uint), tml.Uint)
	}
	out := refInfer(a, b)
	if out == nil || !numeric(out.root) || op == "/" && out.root != tml.Real {
		return nil
	}
	return out
}

func checkResult(t *testing.T, op string, a, b *ref, x, y tml.Type) {
	t.Helper()
	got, err := tml.Infer(op, x, y)
	want := refResult(op, a, b)
	switch {
	case want == nil && err == nil:
		t.Fatalf("%v %v %v: got %v, want an error", x, op, y, got)
	case want != nil && err != nil:
		t.Fatalf("%v %v %v: got %v, want %v", x, op, y, err, want.typ(t))
	case want != nil && !got.Equal(want.typ(t)):
		t.Fatalf("%v %v %v: got %v, want %v", x, op, y, got, want.typ(t))
	}
}

func checkAssignable(t *testing.T, target, from *ref, x, y tml.Type) {
	t.Helper()
	if err := tml.Assignable(x, y); (err == nil) != refAssigns(target, from) {
		t.Fatalf("%v = %v: got %v, want it allowed: %v", x, y, err, refAssigns(target, from))
	}
}

func typesOf(t *testing.T, refs []*ref) []tml.Type {
	out := make([]tml.Type, len(refs))
	for i, r := range refs {
		out[i] = r.typ(t)
	}
	return out
}

// refMismatch is where "Arithmetic operations" first fails: the outermost level, counted from 1,
// and its rightmost axis.
func refMismatch(a, b *ref) (level, axis int, sizes [2]int) {
	for level = 1; a.isTensor() && b.isTensor(); level++ {
		rank := max(len(a.dims), len(b.dims))
		x, y := padded(a.dims, rank), padded(b.dims, rank)
		for axis = rank - 1; axis >= 0; axis-- {
			if x[axis] != y[axis] && x[axis] != 1 && y[axis] != 1 {
				return level, axis, [2]int{x[axis], y[axis]}
			}
		}
		a, b = a.base, b.base
	}
	return 0, 0, sizes
}

// Every error of arithmetic names the place where the rule fails.
func TestErrorPlacesExhaustively(t *testing.T) {
	refs := refTypes(1, 2, 3)
	types := typesOf(t, refs)
	for i, a := range refs {
		for j, b := range refs {
			_, err := tml.Infer("+", types[i], types[j])
			var e *tml.BroadcastError
			if !errors.As(err, &e) {
				continue
			}
			if level, axis, sizes := refMismatch(a, b); e.Level != level || e.Axis != axis || e.Sizes != sizes || sizes[0] == sizes[1] {
				t.Fatalf("%v\nwant level %d, axis %d, sizes %v", err, level, axis, sizes)
			}
		}
	}
}

// All pairs of types of two nesting levels, ranks to 2 a level, sizes 0 to 3.
func TestDimensionsExhaustively(t *testing.T) {
	refs := refTypes(0, 1, 2, 3)
	types := typesOf(t, refs)
	for i, a := range refs {
		for j, b := range refs {
			checkResult(t, "+", a, b, types[i], types[j])
			checkResult(t, "<", a, b, types[i], types[j])
			checkAssignable(t, a, b, types[i], types[j])
		}
	}
}

// All operators and all pairs of scalar types, over types of two levels.
func TestScalarTypesExhaustively(t *testing.T) {
	refs := refTypes(1, 2)
	for left := tml.Bool; left <= tml.Char; left++ {
		for right := tml.Bool; right <= tml.Char; right++ {
			var as, bs []*ref
			for _, r := range refs {
				as, bs = append(as, r.over(left)), append(bs, r.over(right))
			}
			x, y := typesOf(t, as), typesOf(t, bs)
			for i, a := range as {
				for j, b := range bs {
					for _, op := range tml.Operators() {
						checkResult(t, op, a, b, x[i], y[j])
					}
					checkAssignable(t, a, b, x[i], y[j])
				}
			}
		}
	}
}

// refRefines reports whether t's dimensions, broadcast, can be c's.
func refRefines(c, t *ref) bool {
	switch {
	case !t.isTensor():
		return true
	case !c.isTensor():
		return false
	}
	both := refInfer(c.over(tml.Int), t.over(tml.Int))
	return both != nil && both.sameDims(c)
}

func (r *ref) sameDims(s *ref) bool {
	for ; r.isTensor() && s.isTensor(); r, s = r.base, s.base {
		if !slices.Equal(r.dims, s.dims) {
			return false
		}
	}
	return r.isTensor() == s.isTensor()
}

// The document says type(C) <= type(A) and type(C) <= type(B) of a broadcast C,
// and base_type(B) <= base_type(A) of an assignment. As corrected: the first is
// the order on dimensions, in which a size refines 1, the second that on scalar
// types. Both are orders, C is the coarsest type that refines A and B, and
// assigning is refining with a root that is not wider.
func TestTypeOrderExhaustively(t *testing.T) {
	refs := refTypes(1, 2, 3)
	types := typesOf(t, refs)
	refines := make([][]bool, len(refs))
	for i, a := range refs {
		refines[i] = make([]bool, len(refs))
		for j, b := range refs {
			refines[i][j] = tml.Refines(types[i], types[j])
			if refines[i][j] != refRefines(a, b) {
				t.Fatalf("%v refines %v: %v", types[i], types[j], refines[i][j])
			}
			if assigns := tml.Assignable(types[i], types[j]) == nil; assigns != refines[i][j] {
				t.Fatalf("%v = %v allowed: %v, and %v refines %v: %v", types[i], types[j], assigns, types[i], types[j], refines[i][j])
			}
		}
	}
	for i := range refs {
		for j := range refs {
			if (i == j) != (refines[i][j] && refines[j][i]) {
				t.Fatalf("%v and %v refine each other", types[i], types[j])
			}
			result, err := tml.Infer("+", types[i], types[j])
			common := slices.IndexFunc(types, result.Equal)
			if err == nil && (common < 0 || !refines[common][i] || !refines[common][j]) {
				t.Fatalf("%v + %v is %v, which does not refine both", types[i], types[j], result)
			}
			for k := range refs {
				if refines[i][j] && refines[j][k] && !refines[i][k] {
					t.Fatalf("%v refines %v, and that %v", types[i], types[j], types[k])
				}
				if refines[k][i] && refines[k][j] && (err != nil || !refines[k][common]) {
					t.Fatalf("%v refines %v and %v, whose result is %v (%v)", types[k], types[i], types[j], result, err)
				}
			}
		}
	}
}

// tree is a value in the document's form: a tensor's elements in row-major order, which are values
// again, or a scalar.
type tree struct {
	dims  []int
	elems []*tree
	leaf  int // index of the scalar in the flat storage
}

func numbered(r *ref, next *int) *tree {
	if !r.isTensor() {
		*next++
		return &tree{leaf: *next - 1}
	}
	out := &tree{dims: r.dims}
	size := 1
	for _, d := range r.dims {
		size *= d
	}
	for range size {
		out.elems = append(out.elems, numbered(r.base, next))
	}
	return out
}

// at takes one index; nil when it is out of bounds.
func (v *tree) at(index int) *tree {
	switch {
	case index < 0:
		return nil
	case len(v.dims) == 0:
		return v
	case v.dims[0] == 1:
		index = 0
	case index >= v.dims[0]:
		return nil
	}
	if len(v.dims) == 1 {
		return v.elems[index]
	}
	step := len(v.elems) / v.dims[0]
	return &tree{dims: v.dims[1:], elems: v.elems[index*step : (index+1)*step]}
}

func (v *tree) leaves() []int {
	if len(v.dims) == 0 {
		return []int{v.leaf}
	}
	var out []int
	for _, e := range v.elems {
		out = append(out, e.leaves()...)
	}
	return out
}

// levels are the dims of all levels of a tree that has elements.
func (v *tree) levels() [][]int {
	if len(v.dims) == 0 {
		return nil
	}
	return append([][]int{v.dims}, v.elems[0].levels()...)
}

// All index lists to one beyond the rank, with indices -1 to 3 and one far out,
// of all types of two nesting levels.
func TestIndexExhaustively(t *testing.T) {
	for _, r := range refTypes(1, 2, 3) {
		next := 0
		whole := numbered(r, &next)
		checkIndex(t, r.typ(t), whole, nil)
	}
}

func checkIndex(t *testing.T, x tml.Type, part *tree, indices []int) {
	got, offset, err := x.Index(indices...)
	if part == nil {
		var e *tml.IndexError
		if !errors.As(err, &e) || e.Position != len(indices)-1 {
			t.Fatalf("%v at %v: got %v, %v, want an error at the last index", x, indices, got, err)
		}
		return
	}
	leaves := part.leaves()
	if err != nil || offset != leaves[0] || got.Size() != len(leaves) || leaves[len(leaves)-1] != offset+len(leaves)-1 {
		t.Fatalf("%v at %v: got %v from %d on, %v; want %v", x, indices, got, offset, err, leaves)
	}
	levels := part.levels()
	for n, level := range levels {
		if !slices.Equal(got.Dims(), level) {
			t.Fatalf("%v at %v: got level %d of %v, want %v", x, indices, n+1, got.Dims(), level)
		}
		got = got.Base()
	}
	if !got.IsScalar() {
		t.Fatalf("%v at %v: got the further levels of %v", x, indices, got)
	}
	if len(indices) > len(x.FlatShape()) {
		return
	}
	for _, index := range []int{-1, 0, 1, 2, 3, 1 << 40} {
		checkIndex(t, x, part.at(index), append(slices.Clone(indices), index))
	}
}

// Narrowing drops the sizes 1 of the outermost level of every type.
func TestNarrowExhaustively(t *testing.T) {
	for _, r := range refTypes(0, 1, 2, 3) {
		want := r.typ(t)
		if r.isTensor() {
			var kept []int
			for _, d := range r.dims {
				if d != 1 {
					kept = append(kept, d)
				}
			}
			want = r.base.typ(t)
			if kept != nil {
				want = (&ref{dims: kept, base: r.base}).typ(t)
			}
		}
		got := r.typ(t).Narrow()
		if !got.Equal(want) || !got.Narrow().Equal(got) && r.isTensor() && len(r.dims) != countOnes(r.dims) {
			t.Errorf("narrow of %v: got %v, want %v", r.typ(t), got, want)
		}
	}
}

func countOnes(dims []int) (n int) {
	for _, d := range dims {
		if d == 1 {
			n++
		}
	}
	return n
}
