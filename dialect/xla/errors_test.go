package xla_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Every rule's whole message: the problem and what to do, the shapes aligned by the given
// dimensions with a mark at the fault, the rule.
func TestErrorMessages(t *testing.T) {
	infer := func(_ xla.Shape, err error) error { return err }
	for _, c := range []struct {
		rule xla.Rule
		err  error
		want string
	}{
		{xla.RankMismatch, infer(xla.Infer("add", sh("2 3"), sh("3"))), `
add: shapes [2 3] and [3] have ranks 2 and 1, and no broadcast_dimensions say which dimensions match: (1) would do
    lhs  [2  3]
    rhs  [3]
          ?   which dimensions?
    XLA broadcasting, Principles: operands of different ranks need explicit broadcast_dimensions, unless one is a scalar`},
		{xla.RankMismatch, infer(xla.Infer("add", sh("3 3"), sh("3"))), `
add: shapes [3 3] and [3] have ranks 2 and 1, and no broadcast_dimensions say which dimensions match: choose of (0) and (1)
    lhs  [3  3]
    rhs  [3]
          ?   which dimensions?
    XLA broadcasting, Principles: operands of different ranks need explicit broadcast_dimensions, unless one is a scalar`},
		{xla.RankMismatch, infer(xla.Infer("add", sh("4"), sh("2 3"))), `
add: shapes [4] and [2 3] have ranks 1 and 2, and no broadcast_dimensions say which dimensions match: none would do, since the sizes differ
    lhs  [4]
    rhs  [2  3]
          ?   which dimensions?
    XLA broadcasting, Principles: operands of different ranks need explicit broadcast_dimensions, unless one is a scalar`},
		{xla.RankMismatch, infer(xla.Infer("add", sh("5 5 5 5 5"), sh("5 5"))), `
add: shapes [5 5 5 5 5] and [5 5] have ranks 5 and 2, and no broadcast_dimensions say which dimensions match: choose of (0,1), (0,2), (0,3) and others
    lhs  [5  5  5  5  5]
    rhs  [5  5]
          ?  ?   which dimensions?
    XLA broadcasting, Principles: operands of different ranks need explicit broadcast_dimensions, unless one is a scalar`},
		{xla.SameRank, infer(xla.Infer("add", sh("2 3"), sh("2 3"), 1, 0)), `
add: broadcast_dimensions (1,0) for shapes [2 3] and [2 3] of the same rank: leave them out; to move dimensions use BroadcastInDim
    rhs         [2  3]
    dimensions  (1  0)
                 ^   not 0
    lhs         [2  3]
    XLA broadcasting, Formal definition: operands of the same rank take no broadcast_dimensions but the identity`},
		{xla.SameRank, infer(xla.Infer("add", sh("2 3"), sh("2 3"), 0, 1, 2)), `
add: broadcast_dimensions (0,1,2) for shapes [2 3] and [2 3] of the same rank: leave them out; to move dimensions use BroadcastInDim
    rhs         [2  3]
    dimensions  (0  1  2)
                       ^   one too many
    lhs         [2  3]
    XLA broadcasting, Formal definition: operands of the same rank take no broadcast_dimensions but the identity`},
		{xla.SameRank, infer(xla.Infer("add", sh("2 3"), sh("2 3"), 0)), `
add: broadcast_dimensions (0) for shapes [2 3] and [2 3] of the same rank: leave them out; to move dimensions use BroadcastInDim
    rhs         [2  3]
    dimensions  (0)
                    ^   missing
    lhs         [2  3]
    XLA broadcasting, Formal definition: operands of the same rank take no broadcast_dimensions but the identity`},
		{xla.SameRank, infer(xla.Infer("add", sh(""), sh(""), 0)), `
add: broadcast_dimensions (0) for shapes [] and [] of the same rank: leave them out; to move dimensions use BroadcastInDim
    rhs         []
    dimensions  (0)
                 ^   one too many
    lhs         []
    XLA broadcasting, Formal definition: operands of the same rank take no broadcast_dimensions but the identity`},
		{xla.Degenerate, infer(xla.Infer("add", sh("7 2 5"), sh("7 2 6"))), `
add: shapes [7 2 5] and [7 2 6] are incompatible: dimension 2 has 5 and 6
    lhs  [7  2  5]
    rhs  [7  2  6]
                ^   dimension 2: 5 and 6
    XLA broadcasting, degenerate dimensions: in operands of the same rank the sizes of a dimension must be equal, or one of them 1`},
		{xla.Degenerate, infer(xla.Infer("add", sh("? 2"), sh("? 3"))), `
add: shapes [? 2] and [? 3] are incompatible: dimension 1 has 2 and 3
    lhs  [?  2]
    rhs  [?  3]
             ^   dimension 1: 2 and 3
    XLA broadcasting, degenerate dimensions: in operands of the same rank the sizes of a dimension must be equal, or one of them 1`},
		{xla.DimsCount, infer(xla.Infer("add", sh("16 8 4"), sh("8 4"), 0, 1, 2)), `
add: broadcast_dimensions (0,1,2) for shape [8 4]: name one dimension of [16 8 4] for each of its dimensions, 2 in all, not 3
    rhs         [ 8  4]
    dimensions  ( 0  1  2)
                        ^   one too many
    lhs         [16  8  4]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must name, for each dimension of the lower-rank shape, the one it matches`},
		{xla.DimsCount, infer(xla.Infer("add", sh("8 4"), sh("16 8 4"), 0)), `
add: broadcast_dimensions (0) for shape [8 4]: name one dimension of [16 8 4] for each of its dimensions, 2 in all, not 1
    lhs         [ 8  4]
    dimensions  ( 0)
                     ^   missing
    rhs         [16  8  4]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must name, for each dimension of the lower-rank shape, the one it matches`},
		{xla.DimsRange, infer(xla.Infer("add", sh("16 8 4"), sh("8 4"), 3, 0)), `
add: broadcast_dimensions (3,0): 3 is no dimension of [16 8 4]: use 0 to 2
    rhs         [ 8  4]
    dimensions  ( 3  0)
                  ^   no such dimension
    lhs         [16  8  4]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must be dimensions of the shape that is broadcast to`},
		{xla.DimsOrder, infer(xla.Infer("add", sh("8 8 8"), sh("8 8"), 1, 0)), `
add: broadcast_dimensions (1,0) do not increase: 0 comes after 1: to transpose or repeat use BroadcastInDim first
    rhs         [8  8]
    dimensions  (1  0)
                    ^   not above 1
    lhs         [8  8  8]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must be strictly increasing`},
		{xla.DimsSize, infer(xla.Infer("add", sh("16 8 4"), sh("8 4"), 0, 2)), `
add: broadcast_dimensions (0,2) match dimension 0 of [8 4] to dimension 0 of [16 8 4]: sizes 8 and 16 differ
    lhs           [16  8  4]
    rhs by (0,2)  [ 8     4]
                    ^   dimension 0: 8 and 16
    XLA broadcasting, Broadcast composition: the sizes of matched dimensions must be equal, or one of them 1`},
		{xla.DimsSize, infer(xla.Infer("add", sh("8 <=4"), sh("128 8 5"), 1, 2)), `
add: broadcast_dimensions (1,2) match dimension 1 of [8 <=4] to dimension 2 of [128 8 5]: sizes <=4 and 5 differ
    lhs by (1,2)  [     8 <=4]
    rhs           [128  8   5]
                            ^   dimension 2: <=4 and 5
    XLA broadcasting, Broadcast composition: the sizes of matched dimensions must be equal, or one of them 1`},
		{xla.DimsCount, infer(xla.Infer("add", sh(""), sh("128 8 5"), 1)), `
add: broadcast_dimensions (1) for shape []: name one dimension of [128 8 5] for each of its dimensions, 0 in all, not 1
    lhs         []
    dimensions  (  1)
                   ^   one too many
    rhs         [128  8  5]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must name, for each dimension of the lower-rank shape, the one it matches`},
		{xla.DimsRepeated, infer(xla.InferBroadcastInDim(sh("2 2"), sh("2 3 2"), 0, 0)), `
broadcast_in_dim: broadcast_dimensions (0,0) name dimension 0 twice: two dimensions of an operand cannot become one of the result
    operand     [2  2]
    dimensions  (0  0)
                    ^   named before
    result      [2  3  2]
    XLA operation semantics, BroadcastInDim: broadcast_dimensions may be in any order but must be distinct`},
		{xla.DimsRange, infer(xla.InferBroadcastInDim(sh("1 2 3"), sh("3"), 0, 1, 2)), `
broadcast_in_dim: broadcast_dimensions (0,1,2): 1 is no dimension of [3]: use 0
    operand     [1  2  3]
    dimensions  (0  1  2)
                    ^   no such dimension
    result      [3]
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must be dimensions of the shape that is broadcast to`},
		{xla.DimsRange, infer(xla.InferBroadcastInDim(sh("1"), sh(""), 0)), `
broadcast_in_dim: broadcast_dimensions (0): 0 is no dimension of [], a scalar
    operand     [1]
    dimensions  (0)
                 ^   no such dimension
    result      []
    XLA broadcasting, Formal definition: explicit broadcast_dimensions must be dimensions of the shape that is broadcast to`},
		{xla.InDimSize, infer(xla.InferBroadcastInDim(sh("2 4"), sh("3 10 2"), 2, 0)), `
broadcast_in_dim: shape [2 4] does not become [3 10 2] by broadcast_dimensions (2,0): its dimension 1 has 4 and must become 3
    operand by (2,0)  [4     2]
    result            [3 10  2]
                       ^   dimension 0: 4 and 3
    XLA operation semantics, BroadcastInDim: the size of an operand's dimension must be 1 or that of the dimension it becomes`},
		{xla.NegativeSize, infer(xla.InferBroadcast(sh("3"), 1, -2)), `
broadcast: sizes (1,-2) for shape [3]: size -2 is negative; use 0 or more
    operand  [      3]
    result   [1 -2  3]
                 ^   below 0
    XLA operation semantics, Broadcast: broadcast sizes must be 0 or more`},
		{xla.ClampShapes, infer(xla.InferClamp(sh("2 1"), sh("2 3"), sh(""))), `
clamp: min has shape [2 1], the operand [2 3] (dimension 1 differs): give a scalar, or broadcast it first
    min      [2  1]
    operand  [2  3]
    max      [    ]
                 ^   dimension 1: 1 and 3
    XLA operation semantics, Clamp: min and max must be scalars or have the operand's shape`},
		{xla.ClampShapes, infer(xla.InferClamp(sh(""), sh("2 3"), sh("3"))), `
clamp: max has shape [3], the operand [2 3], of another rank: give a scalar, or broadcast it first
    min      [    ]
    operand  [2  3]
    max      [   3]
                 ^   rank 1
    XLA operation semantics, Clamp: min and max must be scalars or have the operand's shape`},
		{xla.SelectShapes, infer(xla.InferSelect(sh("2 3"), sh("2 3"), sh("2 4"))), `
select: on_true has shape [2 3] and on_false [2 4] (dimension 1 differs): broadcast one of them first
    pred      [2  3]
    on_true   [2  3]
    on_false  [2  4]
                  ^   dimension 1: 3 and 4
    XLA operation semantics, Select: on_true and on_false must have one shape, and pred that shape or none`},
		{xla.SelectShapes, infer(xla.InferSelect(sh("2"), sh(""), sh(""))), `
select: pred has shape [2], the values [], of another rank: give a scalar, or broadcast it first
    pred      [2]
               ^   rank 1
    on_true   [ ]
    on_false  [ ]
    XLA operation semantics, Select: on_true and on_false must have one shape, and pred that shape or none`},
		{xla.Implicit, infer(xla.InferImplicit("add", sh("2 10"), sh("5"), sh("2 1"))), `
add: shapes [2 10], [5] and [2 1] are incompatible: dimension 1 has 10 and 5
    operand 0  [2 10]
    operand 1  [   5]
    operand 2  [2  1]
                   ^   dimension 1: 10 and 5
    CHLO and StableHLO implicit broadcasting: shapes align at the right, where sizes must be equal or 1`},
		{xla.UnboundedResult, infer(xla.InferBroadcastInDim(sh("3"), sh("? 3"), 1)), `
broadcast_in_dim: dimension 0 of the result [? 3] is unbounded: give its size, or a bound
    result  [?  3]
             ^   unbounded
    XLA operation semantics, BroadcastInDim: the result must be static or bounded`},
		{xla.SeveralBounds, infer(xla.InferBroadcastInDim(sh("<=5 <=6"), sh("2 <=5 6"), 1, 2)), `
broadcast_in_dim: more than one dimension of shape [<=5 <=6] stays bounded in [2 <=5 6]: give one alone a bound
    operand by (1,2)  [  <=5 <=6]
    result            [2 <=5   6]
                               ^   dimension 2: <=6 and 6
    StableHLO broadcast_in_dim: the result must be static or have a single bounded dimension`},
		{xla.ClampBounds, infer(xla.InferClamp(sh("2 3"), sh("? 3"), sh("4 3"))), `
clamp: min has shape [2 3] and max [4 3], which the operand [? 3] cannot both have: broadcast one of them first
    min      [2  3]
    operand  [?  3]
    max      [4  3]
              ^   dimension 0: 2, ? and 4
    XLA operation semantics, Clamp: min and max must have one shape where both have the operand's`},
		{xla.NoOperands, infer(xla.InferImplicit("add")), `
add: no operands: give one or more
    StableHLO implicit broadcasting: there must be one operand or more`},
		{xla.MixedBounds, infer(xla.InferImplicit("add", sh("10"), sh("<=10"))), `
add: shapes [10] and [<=10] mix bounded and static sizes: dimension 0 has 10 and <=10
    lhs  [  10]
    rhs  [<=10]
             ^   dimension 0: 10 and <=10
    StableHLO implicit broadcasting with bounds: a bounded dimension broadcasts with 1 and with an equally bounded one, not with a static size`},
	} {
		var e *xla.BroadcastError
		if !errors.As(c.err, &e) || e.Rule != c.rule {
			t.Errorf("error %v, want one of the rule %v", c.err, c.rule)
			continue
		}
		if got := "\n" + e.Error(); got != c.want {
			t.Errorf("message:%s\nwant:%s", got, c.want)
		}
	}
}

// The fields of an error.
func TestErrorFields(t *testing.T) {
	_, err := xla.Infer("add", sh("16 8 4"), sh("8 4"), 0, 2)
	want := &xla.BroadcastError{Op: "add", Rule: xla.DimsSize, Shapes: shapes("16 8 4", "8 4"), Dims: []int{0, 2}, Index: 0, Axis: 0}
	if !reflect.DeepEqual(err, want) {
		t.Errorf("%#v, want %#v", err, want)
	}
	_, err = xla.InferSelect(sh("2"), sh("2 3"), sh("2 4"))
	want = &xla.BroadcastError{Op: "select", Rule: xla.SelectShapes, Shapes: shapes("2", "2 3", "2 4"), Index: 2, Axis: 1}
	if !reflect.DeepEqual(err, want) {
		t.Errorf("%#v, want %#v", err, want)
	}
}

// The dimensions that an error proposes are valid, and it proposes some if any are.
func TestProposedDimensions(t *testing.T) {
	forEachShape(3, []int{1, 2, 3}, func(small []int) {
		forEachShape(4, []int{1, 2, 3}, func(large []int) {
			if len(small) == 0 || len(small) >= len(large) {
				return
			}
			_, err := xla.Infer("add", xla.Dims(small...), xla.Dims(large...))
			if err == nil {
				t.Fatalf("%v and %v: no error", small, large)
			}
			message, _, _ := strings.Cut(err.Error(), "\n")
			_, proposal, _ := strings.Cut(message, "dimensions match: ")
			fit := false
			eachDims(len(small), 0, len(large)-1, func(dims []int) {
				_, ok := binaryResult(small, large, dims)
				fit = fit || ok
				if text := strings.ReplaceAll(fmt.Sprint(dims), " ", ","); !ok && strings.Contains(proposal, "("+text[1:len(text)-1]+")") {
					t.Errorf("%v and %v: %v does not do: %s", small, large, dims, proposal)
				}
			})
			if none := strings.HasPrefix(proposal, "none"); none == fit {
				t.Errorf("%v and %v: %s, want dimensions: %v", small, large, proposal, fit)
			}
		})
	})
}

// If very many dimensions are valid, here 137,846,528,820, the error finds and names a few.
func TestProposedDimensionsOfMany(t *testing.T) {
	_, err := xla.Infer("add", xla.Dims(ones(20)...), xla.Dims(ones(40)...))
	if err == nil || !strings.Contains(err.Error(), ",19), (0,") || !strings.Contains(err.Error(), " and others\n") {
		t.Errorf("error %v, want some dimensions and others", err)
	}
}

// Mistakes that break no rule of broadcasting.
func TestMistakes(t *testing.T) {
	dev := testdev.Open(t)
	f := tensor.Zeros(dev, dtype.Float32, 2, 3)
	i := tensor.Zeros(dev, dtype.Int32, 2, 3)
	wide := tensor.Full(dev, float32(1), 1<<30, 1)
	tall := tensor.Full(dev, float32(1), 1, 1<<30)
	for _, c := range []struct {
		name    string
		x       *tensor.Tensor
		cause   error
		message string
	}{
		{"element types that differ", xla.Apply("add", f, i), &dialect.TypeError{},
			"add: element types float32 and int32: XLA's operands must have one element type; convert with Cast\n    in add(float32[2 3], int32[2 3])"},
		{"element types that would promote", xla.Apply("add", i, i.Cast(dtype.Int64)), &dialect.TypeError{}, "add: element types int32 and int64"},
		{"a clamp of other types", xla.Clamp(i, f, f), &dialect.TypeError{}, "clamp: element types int32, float32 and float32"},
		{"a select of other types", xla.Select(f.Less(f), f, i), &dialect.TypeError{}, "select: element types float32 and int32"},
		{"a pred that is none", xla.Select(f, f, f), &tensor.DTypeError{}, "where: operand 1, the condition, is float32"},
		{"an operator of one operand", xla.Apply("exp", f, f), &dialect.OperatorError{},
			"exp: it is no elementwise operator of two operands: use package tensor\n    in exp(float32[2 3], float32[2 3])"},
		{"an operator of three operands", xla.Apply("where", f, f), &dialect.OperatorError{}, "where: it is no elementwise"},
		{"no operator", xla.Apply("adds", f, f), &dialect.OperatorError{}, "adds: it is no operator: gpubench ops lists them"},
		{"integer division", xla.Apply("div", i, i), &tensor.DTypeError{}, "div: operand 1 is int32"},
		{"a nil operand", xla.Apply("add", f, nil), &tensor.MissingError{}, "add: operand 2 is nil"},
		{"a nil broadcast", xla.Broadcast(nil, 2), &tensor.MissingError{}, "broadcast_to: operand 1 is nil"},
		{"a nil broadcast in dimensions", xla.BroadcastInDim(nil, []int{2}, nil), &tensor.MissingError{}, "broadcast_to: operand 1 is nil"},
		{"a nil clamp", xla.Clamp(nil, f, f), &tensor.MissingError{}, "maximum: operand 2 is nil"},
		{"a nil select", xla.Select(nil, f, f), &tensor.MissingError{}, "where: operand 1 is nil"},
		{"scalars alone", xla.Apply("add", tensor.Scalar(1), tensor.Scalar(2)), &tensor.ScalarError{}, "add: scalar 1 meets no tensor"},
		{"a result of too many elements", xla.Apply("add", wide, tall), &shape.DimError{}, "add: dims [1073741824 1073741824]: axis 1"},
		{"a negative size", xla.BroadcastInDim(f, []int{2, -3}, []int{0, 1}), &shape.DimError{}, "broadcast_in_dim: dims [2 -3]: axis 1 has size -3"},
		{"sizes that are too many", xla.Broadcast(f, math.MaxInt, 2), &shape.DimError{}, "broadcast: dims [9223372036854775807 2 2 3]: axis 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := c.x.Err()
			var op *tensor.OpError
			if !errors.As(err, &op) {
				t.Fatalf("%v (%T), want an OpError", err, err)
			}
			if cause := reflect.New(reflect.TypeOf(c.cause)); !errors.As(err, cause.Interface()) {
				t.Errorf("the cause is a %T, want a %T", op.Err, c.cause)
			}
			if !strings.HasPrefix(err.Error(), c.message) {
				t.Errorf("message:\n%v\nwant:\n%s", err, c.message)
			}
			if !strings.HasPrefix(op.Site, "xla/errors_test.go:") {
				t.Errorf("site %q, want a line of this file", op.Site)
			}
		})
	}
}

// Operators pass on the first mistake, with its line.
func TestMistakesArePassedOn(t *testing.T) {
	dev := testdev.Open(t)
	x, v := tensor.Zeros(dev, dtype.Float32, 2, 3), tensor.Zeros(dev, dtype.Float32, 3)
	_, _, line, _ := runtime.Caller(0)
	bad := xla.Apply("add", x, v)
	for name, worse := range map[string]*tensor.Tensor{
		"Apply": xla.Apply("mul", bad, v, 7), "exchanged": xla.Apply("mul", v, bad, 0), "Clamp": xla.Clamp(x, bad, v), "Select": xla.Select(x, v, bad),
		"Broadcast": xla.Broadcast(bad, -1), "BroadcastInDim": xla.BroadcastInDim(bad, []int{2}, []int{5}),
	} {
		var op *tensor.OpError
		if !errors.As(worse.Err(), &op) {
			t.Errorf("%s: %v, want an OpError", name, worse.Err())
			continue
		}
		if want := fmt.Sprintf("xla/errors_test.go:%d", line+1); op.Op != "add" || op.Site != want {
			t.Errorf("%s: the error is of %s at %s, want add at %s", name, op.Op, op.Site, want)
		}
	}
	expectRule(t, bad, xla.RankMismatch)
}

// Negative sizes and bounds are refused everywhere.
func TestNegativeSizes(t *testing.T) {
	good, bad, bound := xla.Dims(2), xla.Dims(-2), xla.Shape{xla.Bounded(-2)}
	for name, infer := range map[string]func(s xla.Shape) (xla.Shape, error){
		"Infer":                       func(s xla.Shape) (xla.Shape, error) { return xla.Infer("add", good, s) },
		"Infer, left":                 func(s xla.Shape) (xla.Shape, error) { return xla.Infer("add", s, good) },
		"InferBroadcastInDim":         func(s xla.Shape) (xla.Shape, error) { return xla.InferBroadcastInDim(s, good, 0) },
		"InferBroadcastInDim, result": func(s xla.Shape) (xla.Shape, error) { return xla.InferBroadcastInDim(good, s, 0) },
		"InferBroadcast":              func(s xla.Shape) (xla.Shape, error) { return xla.InferBroadcast(s, 2) },
		"InferClamp":                  func(s xla.Shape) (xla.Shape, error) { return xla.InferClamp(good, good, s) },
		"InferSelect":                 func(s xla.Shape) (xla.Shape, error) { return xla.InferSelect(s, good, good) },
		"InferImplicit":               func(s xla.Shape) (xla.Shape, error) { return xla.InferImplicit("add", good, s) },
	} {
		for _, s := range []xla.Shape{bad, bound} {
			_, err := infer(s)
			var dim *shape.DimError
			if !errors.As(err, &dim) || dim.Value != -2 {
				t.Errorf("%s of %v: %v, want a DimError of -2", name, s, err)
			}
		}
	}
}
