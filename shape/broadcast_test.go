package shape_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

// The examples of the Array API standard 2024.12, Broadcasting, in its order.
func TestBroadcastArrayAPIExamples(t *testing.T) {
	for _, c := range []struct{ name, a, b, result string }{
		{"8 x 1 x 6 x 1 with 7 x 1 x 5", "[8 1 6 1]", "[7 1 5]", "[8 7 6 5]"},
		{"5 x 4 with 1", "[5 4]", "[1]", "[5 4]"},
		{"5 x 4 with 4", "[5 4]", "[4]", "[5 4]"},
		{"15 x 3 x 5 with 15 x 1 x 5", "[15 3 5]", "[15 1 5]", "[15 3 5]"},
		{"15 x 3 x 5 with 3 x 5", "[15 3 5]", "[3 5]", "[15 3 5]"},
		{"15 x 3 x 5 with 3 x 1", "[15 3 5]", "[3 1]", "[15 3 5]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := shape.Broadcast("add", parseShape(t, c.a), parseShape(t, c.b))
			if err != nil || got.String() != c.result {
				t.Errorf("got %v, %v; want %s", got, err, c.result)
			}
		})
	}
}

// The examples of the same document that do not broadcast, with its comments
// as names.
func TestBroadcastArrayAPICounterexamples(t *testing.T) {
	for _, c := range []struct {
		name, a, b string
		axis       int
		sizes      []int
		text       string
	}{
		{"dimension does not match", "[3]", "[4]", 0, []int{3, 4}, `
add: shapes [3] and [4] do not broadcast: axis 0 has 3 and 4 (shapes align at the right)
    a  [3]
    b  [4]
        ^   axis 0: 3 and 4; sizes must be equal or 1`},
		{"second dimension does not match", "[2 1]", "[8 4 3]", 1, []int{2, 4}, `
add: shapes [2 1] and [8 4 3] do not broadcast: axis 1 has 2 and 4 (shapes align at the right)
    a  [   2  1]
    b  [8  4  3]
           ^      axis 1: 2 and 4; sizes must be equal or 1`},
		{"singleton dimensions can only be prepended, not appended", "[15 3 5]", "[15 3]", 2, []int{5, 3}, `
add: shapes [15 3 5] and [15 3] do not broadcast: axis 2 has 5 and 3 (shapes align at the right)
    a  [15  3  5]
    b  [   15  3]
               ^   axis 2: 5 and 3; sizes must be equal or 1`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := shape.Broadcast("add", parseShape(t, c.a), parseShape(t, c.b))
			e := wantError[*shape.BroadcastError](t, err, c.text[1:])
			if e.Op != "add" || e.Axis != c.axis || !slices.Equal(e.Sizes, c.sizes) || e.OneWay {
				t.Errorf("fields %+v, want axis %d, sizes %v", *e, c.axis, c.sizes)
			}
		})
	}
}

// The same document's in-place semantics, with its array x of shape (2, 3, 4)
// and a of shape (1, 3, 4): the right-hand side must broadcast to the shape of
// the left-hand side after indexing, which never changes.
func TestInPlaceArrayAPIExamples(t *testing.T) {
	x, a := shape.Contiguous(shape.Shape{2, 3, 4}), shape.Shape{1, 3, 4}
	for _, c := range []struct {
		name   string // the document's line
		index  []shape.Index
		target string
		text   string
	}{
		{"x[...] = a", []shape.Index{shape.Ellipsis}, "[2 3 4]", ""},
		{"x[1, ...] = a", []shape.Index{shape.At(1), shape.Ellipsis}, "[3 4]", `
assign: shape [1 3 4] does not broadcast to [3 4]: rank 3 is above rank 2 (axes can be prepended, never dropped: squeeze or reshape it)
    from  [1  3  4]
    to    [   3  4]
           ^         the result has no such axis`},
	} {
		t.Run(c.name, func(t *testing.T) {
			target, err := x.Index("assign", c.index...)
			if err != nil || target.Shape.String() != c.target {
				t.Fatalf("the left-hand side is %+v, %v", target, err)
			}
			err = shape.BroadcastTo("assign", a, target.Shape)
			if c.text == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			e := wantError[*shape.BroadcastError](t, err, c.text[1:])
			if e.Axis != -1 || e.Sizes != nil || !e.OneWay {
				t.Errorf("fields %+v", *e)
			}
		})
	}
}

func TestInPlace(t *testing.T) {
	for _, c := range []struct {
		target, operands string
		problem          string // of the error, none when it is ""
	}{
		{"[2 3]", "[2 3]", ""},
		{"[2 3]", "[2 3] [] [3] [2 1] [1 1]", ""},
		{"[0 3]", "[3] [1 1]", ""},
		{"[]", "[]", ""},
		{"[1 3]", "[2 3]", "axis 0 has 2 and must become 1"},
		{"[2 3]", "[3] [2] [5]", "shape [2] does not broadcast to [2 3]: axis 1 has 2 and must become 3"},
		{"[3]", "[1 3]", "rank 2 is above rank 1"}, // NumPy's assignment takes this one
		{"[]", "[1]", "rank 1 is above rank 0"},
		{"[-1]", "[1]", "axis 0 has size -1"},
	} {
		t.Run(c.target+" from "+c.operands, func(t *testing.T) {
			var err error
			for _, operand := range parseShapes(t, c.operands) {
				if err = shape.BroadcastTo("assign", operand, parseShape(t, c.target)); err != nil {
					break
				}
			}
			if c.problem == "" && err != nil || c.problem != "" && (err == nil || !strings.Contains(err.Error(), c.problem)) {
				t.Errorf("error %v, want %q", err, c.problem)
			}
		})
	}
}

func TestBroadcastCompatible(t *testing.T) {
	for _, line := range tableLines(t, "testdata/compatible.txt") {
		t.Run(line, func(t *testing.T) {
			operands, result, _ := strings.Cut(line, "->")
			shapes, want := parseShapes(t, operands), parseShape(t, result)
			for range max(len(shapes), 1) {
				got, err := shape.Broadcast("add", shapes...)
				if err != nil || !got.Equal(want) || got == nil {
					t.Errorf("%v gives %v, %v", shapes, got, err)
				}
				if len(shapes) > 0 {
					shapes = append(shapes[1:], shapes[0])
				}
			}
		})
	}
}

func TestBroadcastIncompatible(t *testing.T) {
	for _, c := range []struct {
		operands string
		axis     int
	}{
		{"[3] [4]", 0},
		{"[2 3] [2]", 1},
		{"[1 3 4] [2 3 3]", 2},
		{"[2] [3]", 0},
		{"[2 3] [3 3]", 0},
		{"[2 3] [2 2]", 1},
		{"[3 3 4] [2 3 4]", 0},
		{"[2 4 1] [2 3 4]", 1},
		{"[3] [0]", 0},
		{"[0 2] [3 2]", 0},
		{"[1] [3] [1] [4] [1]", 0},
		{"[2 2] [3 3]", 1}, // the rightmost of two axes is named
	} {
		t.Run(c.operands, func(t *testing.T) {
			shapes := parseShapes(t, c.operands)
			for range shapes {
				_, err := shape.Broadcast("add", shapes...)
				var e *shape.BroadcastError
				if !errors.As(err, &e) || e.Axis != c.axis {
					t.Errorf("%v: %v, want a BroadcastError at axis %d", shapes, err, c.axis)
				}
				shapes = append(shapes[1:], shapes[0])
			}
		})
	}
}

func TestBroadcastToTable(t *testing.T) {
	for _, c := range []struct {
		from, to string
		problem  string // of the first line of the error, none when it is ""
	}{
		{"[]", "[0]", ""},
		{"[]", "[1]", ""},
		{"[]", "[3]", ""},
		{"[1]", "[1]", ""},
		{"[1]", "[2]", ""},
		{"[1]", "[1 2 3]", ""},
		{"[3]", "[3]", ""},
		{"[3]", "[1 3]", ""},
		{"[3]", "[2 3]", ""},
		{"[0]", "[0]", ""},
		{"[1]", "[0]", ""},
		{"[1 2]", "[0 2]", ""},
		{"[2 1]", "[2 0]", ""},
		{"[]", "[]", ""},
		{"[0]", "[]", "rank 1 is above rank 0"},
		{"[1]", "[]", "rank 1 is above rank 0"},
		{"[3]", "[]", "rank 1 is above rank 0"},
		{"[3]", "[1]", "axis 0 has 3 and must become 1"},
		{"[3]", "[2]", "axis 0 has 3 and must become 2"},
		{"[3]", "[4]", "axis 0 has 3 and must become 4"},
		{"[0]", "[1]", "axis 0 has 0 and must become 1"},
		{"[3]", "[0]", "axis 0 has 3 and must become 0"},
		{"[1 2]", "[2 1]", "axis 1 has 2 and must become 1"},
		{"[1 1]", "[1]", "rank 2 is above rank 1"},
		{"[1]", "[-1]", "axis 0 has size -1"},
		{"[1 2]", "[-1 2]", "axis 0 has size -1"},
	} {
		t.Run(c.from+" to "+c.to, func(t *testing.T) {
			from, to := parseShape(t, c.from), parseShape(t, c.to)
			err := shape.BroadcastTo("broadcast_to", from, to)
			view, viewErr := shape.Contiguous(from).BroadcastTo("broadcast_to", to)
			if (err == nil) != (viewErr == nil) || err == nil && !view.Shape.Equal(to) {
				t.Errorf("the view disagrees: %+v, %v", view, viewErr)
			}
			if c.problem == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), c.problem) {
				t.Errorf("error %v, want %q", err, c.problem)
			}
		})
	}
}

func TestBroadcastResultTooLarge(t *testing.T) {
	_, err := shape.Broadcast("add", shape.Shape{1 << 40, 1}, shape.Shape{1 << 40})
	wantError[*shape.DimError](t, err,
		"add: dims [1099511627776 1099511627776]: axis 1, of size 1099511627776, takes the product of the sizes above 281474976710656; use a smaller shape")
}

func TestBroadcastErrorDrawing(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		text string
	}{
		{"one way", broadcastToError(t, "[2 3]", "[5 4 3]"), `
op: shape [2 3] does not broadcast to [5 4 3]: axis 1 has 2 and must become 4 (shapes align at the right)
    from  [   2  3]
    to    [5  4  3]
              ^      axis 1: 2 to 4; the size must be equal or 1`},
		{"one way to a scalar", broadcastToError(t, "[2 3]", "[]"), `
op: shape [2 3] does not broadcast to []: rank 2 is above rank 0 (axes can be prepended, never dropped: squeeze or reshape it)
    from  [2  3]
    to    [    ]
           ^  ^   the result has no such axis`},
		{"three operands and a scalar", broadcastError(t, "[64 1 128] [32 128] [] [7 1]"), `
op: shapes [64 1 128], [32 128], [] and [7 1] do not broadcast: axis 1 has 32 and 7 (shapes align at the right)
    a  [64  1 128]
    b  [   32 128]
    c  [         ]
    d  [    7   1]
            ^       axis 1: 32 and 7; sizes must be equal or 1`},
		{"three sizes", broadcastError(t, "[2] [3] [1] [4] [3]"), `
op: shapes [2], [3], [1], [4] and [3] do not broadcast: axis 0 has 2, 3 and 4 (shapes align at the right)
    a  [2]
    b  [3]
    c  [1]
    d  [4]
    e  [3]
        ^   axis 0: 2, 3 and 4; sizes must be equal or 1`},
		{"rank 12", broadcastError(t, "[2 1 2 1 2 1 2 1 2 1 2 1] [9 2 2 2]"), `
op: shapes [2 1 2 1 2 1 2 1 2 1 2 1] and [9 2 2 2] do not broadcast: axis 8 has 2 and 9 (shapes align at the right)
    a  [2  1  2  1  2  1  2  1  2  1  2  1]
    b  [                        9  2  2  2]
                                ^            axis 8: 2 and 9; sizes must be equal or 1`},
	} {
		t.Run(c.name, func(t *testing.T) {
			wantError[*shape.BroadcastError](t, c.err, c.text[1:])
		})
	}
	var many []shape.Shape
	for i := range 30 {
		many = append(many, shape.Shape{1 + i/28})
	}
	many[0] = shape.Shape{5}
	_, err := shape.Broadcast("op", many...)
	if err == nil || !strings.Contains(err.Error(), "\n    z   [1]\n    a1  [1]\n") {
		t.Errorf("30 operands are drawn\n%v", err)
	}
}

func broadcastError(t *testing.T, operands string) error {
	_, err := shape.Broadcast("op", parseShapes(t, operands)...)
	return err
}

func broadcastToError(t *testing.T, from, to string) error {
	return shape.BroadcastTo("op", parseShape(t, from), parseShape(t, to))
}

func TestBroadcastHighRank(t *testing.T) {
	for _, rank := range []int{12, 32} {
		a, b, want := make(shape.Shape, rank), make(shape.Shape, rank-1), make(shape.Shape, rank)
		for axis := range want {
			want[axis] = 2
			a[axis] = 1 + axis%2
			if axis > 0 {
				b[axis-1] = 2 - axis%2
			}
		}
		want[0] = a[0]
		got, err := shape.Broadcast("add", a, b)
		if err != nil || !got.Equal(want) {
			t.Errorf("rank %d: %v, %v", rank, got, err)
		}
	}
}

func TestBroadcastManyOperands(t *testing.T) {
	shapes := slices.Repeat([]shape.Shape{{1, 2}, {2}, {}}, 40)
	if got, err := shape.Broadcast("stack", shapes...); err != nil || !got.Equal(shape.Shape{1, 2}) {
		t.Errorf("120 operands: %v, %v", got, err)
	}
}

// Shapes made from one result by dropping leading axes and replacing others by 1 broadcast to it,
// if one of them keeps all axes.
func TestBroadcastProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawShape(6, 4).Draw(t, "result")
		shapes := []shape.Shape{want}
		for range rapid.IntRange(0, 4).Draw(t, "operands") {
			s := want[rapid.IntRange(0, len(want)).Draw(t, "dropped"):].Clone()
			for axis := range s {
				if rapid.Bool().Draw(t, "one") {
					s[axis] = 1
				}
			}
			shapes = append(shapes, s)
			if err := shape.BroadcastTo("assign", s, want); err != nil {
				t.Fatal(err)
			}
		}
		shapes = rapid.Permutation(shapes).Draw(t, "order")
		got, err := shape.Broadcast("add", shapes...)
		if err != nil || !got.Equal(want) {
			t.Fatalf("%v gives %v, %v; want %v", shapes, got, err, want)
		}
		if len(want) == 0 {
			return
		}
		axis := rapid.IntRange(0, len(want)-1).Draw(t, "axis")
		if want[axis] == 1 {
			return
		}
		wrong := want.Clone()
		wrong[axis] += 2
		var e *shape.BroadcastError
		if _, err := shape.Broadcast("add", append(shapes, wrong)...); !errors.As(err, &e) || e.Axis != axis {
			t.Fatalf("%v with %v: %v", shapes, wrong, err)
		}
	})
}
