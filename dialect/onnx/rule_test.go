package onnx_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/shape"
)

type shapes = []shape.Shape

var scalar = shape.Shape{}

// multidirectional are the examples of "Broadcasting in ONNX" (onnx/onnx,
// docs/Broadcasting.md, section Multidirectional Broadcasting), in its order.
var multidirectional = []struct {
	in   shapes
	want shape.Shape
}{
	{shapes{{2, 3, 4, 5}, scalar}, shape.Shape{2, 3, 4, 5}},
	{shapes{{2, 3, 4, 5}, {5}}, shape.Shape{2, 3, 4, 5}},
	{shapes{{4, 5}, {2, 3, 4, 5}}, shape.Shape{2, 3, 4, 5}},
	{shapes{{1, 4, 5}, {2, 3, 1, 1}}, shape.Shape{2, 3, 4, 5}},
	{shapes{{3, 4, 5}, {2, 1, 1, 1}}, shape.Shape{2, 3, 4, 5}},
}

// unidirectional are the examples of its section Unidirectional Broadcasting.
var unidirectional = []struct{ a, b shape.Shape }{
	{shape.Shape{2, 3, 4, 5}, scalar},
	{shape.Shape{2, 3, 4, 5}, shape.Shape{5}},
	{shape.Shape{2, 3, 4, 5}, shape.Shape{2, 1, 1, 5}},
	{shape.Shape{2, 3, 4, 5}, shape.Shape{1, 3, 1, 5}},
}

// notUnidirectional follow from that section's conditions. axis is the wrong one, -1 where B has
// too many.
var notUnidirectional = []struct {
	a, b shape.Shape
	why  string
	axis int
}{
	{shape.Shape{4, 5}, shape.Shape{2, 3, 4, 5}, "B has the higher rank", -1},
	{shape.Shape{1, 4, 5}, shape.Shape{2, 3, 1, 1}, "B has the higher rank, and A would have to grow", -1},
	{shape.Shape{3, 4, 5}, shape.Shape{2, 1, 1, 1}, "B has the higher rank, and A would have to grow", -1},
	{shape.Shape{1}, shape.Shape{3}, "A would have to grow", 0},
	{shape.Shape{2, 3}, shape.Shape{2}, "2 against 3", 1},
	{scalar, shape.Shape{1}, "B has the higher rank", -1},
	{shape.Shape{3, 1}, shape.Shape{3, 4}, "A would have to grow", 1},
}

func TestBroadcastingInONNXMultidirectionalExamples(t *testing.T) {
	for _, c := range multidirectional {
		checkCommon(t, c.want, c.in...)
		reversed := slices.Clone(c.in)
		slices.Reverse(reversed)
		checkCommon(t, c.want, reversed...)
	}
}

func TestBroadcastingInONNXUnidirectionalExamples(t *testing.T) {
	for _, c := range unidirectional {
		got, err := onnx.Infer("PRelu", c.a, c.b)
		if err != nil || !got.Equal(c.a) {
			t.Errorf("B %v to A %v: %v, %v", c.b, c.a, got, err)
		}
		// The multidirectional rule lets both sides stretch, so it holds too.
		checkCommon(t, c.a, c.a, c.b)
	}
}

func TestBroadcastingInONNXUnidirectionalCounterexamples(t *testing.T) {
	for _, c := range notUnidirectional {
		_, err := onnx.Infer("PRelu", c.a, c.b)
		var e *onnx.BroadcastError
		if !errors.As(err, &e) || e.Rule != onnx.Unidirectional || e.Err.Axis != c.axis {
			t.Errorf("B %v to A %v (%s): %v, want axis %d", c.b, c.a, c.why, err, c.axis)
		}
	}
}

// TestBroadcastingInONNXOperators compares the operators' rules with the document's lists.
func TestBroadcastingInONNXOperators(t *testing.T) {
	lists := map[onnx.Rule]string{
		onnx.Multidirectional: "Add And Div Equal Greater Less Max Mean Min Mul Or Pow Sub Sum Where Xor",
		onnx.Unidirectional:   "Gemm PRelu",
	}
	notYet := []string{"Gemm"}
	for rule, names := range lists {
		for _, name := range strings.Fields(names) {
			if got, ok := onnx.RuleOf(name); !ok || got != rule {
				t.Errorf("%s: %v, %v; want %v", name, got, ok, rule)
			}
			if runs := slices.Contains(onnx.Operators(), name); runs == slices.Contains(notYet, name) {
				t.Errorf("%s: runs is %v", name, runs)
			}
		}
	}
	if _, ok := onnx.RuleOf("MatMulNBits"); ok {
		t.Error("MatMulNBits has a rule")
	}
}

// TestSONNXCondition1 : the number of dimensions is the largest, and the
// dimensions to be completed are those of lower indexes.
func TestSONNXCondition1(t *testing.T) {
	checkCommon(t, shape.Shape{7, 5, 6}, shape.Shape{6}, shape.Shape{5, 1}, shape.Shape{7, 1, 1})
	checkCommon(t, scalar, scalar, scalar, scalar)
	checkBroken(t, 1, shape.Shape{5, 6}, shape.Shape{5}) // completing the higher indexes would do
}

// TestSONNXCondition2: a dimension's size is the maximum over the tensors.
func TestSONNXCondition2(t *testing.T) {
	checkCommon(t, shape.Shape{4, 3}, shape.Shape{4, 1}, shape.Shape{1, 3}, shape.Shape{1, 1})
}

// TestSONNXConstraintC1: after step 1 each size is the maximum or 1. The error names the rightmost
// axis.
func TestSONNXConstraintC1(t *testing.T) {
	checkBroken(t, 0, shape.Shape{2}, shape.Shape{3})
	checkBroken(t, 1, shape.Shape{2, 3, 1}, shape.Shape{2, 1, 4}, shape.Shape{5, 4})
	checkBroken(t, 2, shape.Shape{2, 3, 4}, shape.Shape{2, 4, 3})
}

// TestSONNXSizesZeroAndOneAsCorrected: the text's maximum of 0 and 1 is 1, and
// C1 would refuse the 0. Weft follows ONNX's runtimes, where 0 broadcasts
// against 1 and gives 0; any other size beside a 0 breaks C1.
func TestSONNXSizesZeroAndOneAsCorrected(t *testing.T) {
	checkCommon(t, shape.Shape{0}, shape.Shape{0}, shape.Shape{1})
	checkCommon(t, shape.Shape{2, 0}, shape.Shape{0}, shape.Shape{2, 1}, scalar)
	checkBroken(t, 0, shape.Shape{0}, shape.Shape{2})
	if got, err := onnx.Infer("PRelu", shape.Shape{0}, shape.Shape{1}); err != nil || !got.Equal(shape.Shape{0}) {
		t.Errorf("B [1] to A [0]: %v, %v", got, err)
	}
	if _, err := onnx.Infer("PRelu", shape.Shape{1}, shape.Shape{0}); err == nil {
		t.Error("B [0] to A [1]: no error, though A would have to shrink")
	}
}

// TestSONNXSignature: L+1 tensors with L in [0, 2^31-1[, so one alone is legal
// and none is not.
func TestSONNXSignature(t *testing.T) {
	checkCommon(t, shape.Shape{2, 3}, shape.Shape{2, 3})
	var e *dialect.OperatorError
	if _, err := onnx.Infer("Broadcast"); !errors.As(err, &e) {
		t.Errorf("no shapes: %v", err)
	}
	if err := onnx.Broadcast()[0].Err(); !errors.As(err, &e) {
		t.Errorf("no tensors: %v", err)
	}
}

func TestBroadcastErrorText(t *testing.T) {
	_, multi := onnx.Infer("Sum", shape.Shape{15, 3, 5}, shape.Shape{15, 3}, scalar)
	_, uni := onnx.Infer("PRelu", shape.Shape{3, 1}, shape.Shape{3, 4})
	_, rank := onnx.Infer("PRelu", shape.Shape{4, 5}, shape.Shape{2, 3, 4, 5})
	for _, c := range []struct {
		err  error
		want string
	}{
		{multi, `Sum: shapes [15 3 5], [15 3] and [] do not broadcast: axis 2 has 5 and 3
    X0  [15  3  5]
    X1  [   15  3]
    X2  [        ]
                ^   axis 2: 5 and 3; sizes must be equal or 1
    ONNX multidirectional broadcasting (Broadcasting in ONNX; SONNX Broadcast, constraint C1): after 1s are prepended to the lower ranks, each size in an axis is 1 or the one that all share`},
		{uni, `PRelu: B's shape [3 4] does not broadcast to A's [3 1]: axis 1 has 4 and must become 1
    A  [3  1]
    B  [3  4]
           ^   axis 1: 4 to 1; B's size must be A's or 1
    ONNX unidirectional broadcasting (Broadcasting in ONNX): B has at most A's rank and, aligned at the right, each of its sizes is 1 or A's; A never changes`},
		{rank, `PRelu: B's shape [2 3 4 5] does not broadcast to A's [4 5]: its rank 4 is above A's 2
    A  [      4  5]
    B  [2  3  4  5]
        ^  ^         A has no such axis
    ONNX unidirectional broadcasting (Broadcasting in ONNX): B has at most A's rank and, aligned at the right, each of its sizes is 1 or A's; A never changes`},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("got\n%v\nwant\n%s", c.err, c.want)
		}
	}
}

func checkCommon(t *testing.T, want shape.Shape, in ...shape.Shape) {
	t.Helper()
	got, err := onnx.Infer("Broadcast", in...)
	if err != nil || !got.Equal(want) {
		t.Errorf("%v: %v, %v; want %v", in, got, err, want)
	}
}

func checkBroken(t *testing.T, axis int, in ...shape.Shape) {
	t.Helper()
	_, err := onnx.Infer("Broadcast", in...)
	var e *onnx.BroadcastError
	var cause *shape.BroadcastError
	if !errors.As(err, &e) || !errors.As(err, &cause) || e.Rule != onnx.Multidirectional || cause.Axis != axis {
		t.Errorf("%v: %v, want axis %d", in, err, axis)
	}
}
