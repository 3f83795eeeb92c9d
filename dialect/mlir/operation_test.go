package mlir_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

var ctx = context.Background()

// operation makes an operation from a signature and ends the test on an error.
func operation(t testing.TB, name, signature string, options ...mlir.Option) *mlir.Operation {
	t.Helper()
	operands, result := types(t, signature)
	o, err := mlir.New(name, operands, result, options...)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestOperationExecute(t *testing.T) {
	dev := testdev.Open(t)
	row := tensor.From(dev, []float32{1, 2, 3})
	column := tensor.From(dev, []float32{10, 20}, 2, 1)
	for _, c := range []struct {
		name, signature string
		operands        []*tensor.Tensor
		dims            shape.Shape
		want            []float32
	}{
		{"add", "(tensor<?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>", []*tensor.Tensor{row, column}, shape.Shape{2, 3}, []float32{11, 12, 13, 21, 22, 23}},
		{"sub", "(tensor<*xf32>, tensor<?x?xf32>) -> tensor<*xf32>", []*tensor.Tensor{row, column}, shape.Shape{2, 3}, []float32{-9, -8, -7, -19, -18, -17}},
		{"*", "(tensor<3>, tensor<2x1>) -> tensor<2x3>", []*tensor.Tensor{row, column}, shape.Shape{2, 3}, []float32{10, 20, 30, 20, 40, 60}},
		{"neg", "(tensor<?xf32>) -> tensor<?xf32>", []*tensor.Tensor{row}, shape.Shape{3}, []float32{-1, -2, -3}},
		{"where", "(tensor<?x?xi1>, tensor<?xf32>, tensor<f32>) -> tensor<?x?xf32>",
			[]*tensor.Tensor{column.Less(tensor.Scalar(15)), row, tensor.Full[float32](dev, 0)}, shape.Shape{2, 3}, []float32{1, 2, 3, 0, 0, 0}},
		{"cast", "(tensor<?xi1>) -> tensor<?xf32>", []*tensor.Tensor{row.Greater(tensor.Scalar(1))}, shape.Shape{3}, []float32{0, 1, 1}},
	} {
		t.Run(c.name+" "+c.signature, func(t *testing.T) {
			o := operation(t, c.name, c.signature)
			x := o.Apply(c.operands...)
			got, err := tensor.Read[float32](ctx, x)
			if err != nil || !x.Shape().Equal(c.dims) || !slices.Equal(got, c.want) {
				t.Errorf("%v %v, %v; want %v %v", x.Shape(), got, err, c.dims, c.want)
			}
		})
	}
}

// An operation, made from types alone, takes any sizes: the cases that the document leaves
// undefined are errors here.
func TestOperationShape(t *testing.T) {
	for _, c := range []struct {
		about, name, signature string
		operands               []shape.Shape
		want                   shape.Shape
		message                string // "" when it goes well
	}{
		{"equal", "add", "(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>", []shape.Shape{{4}, {4}}, shape.Shape{4}, ""},
		{"one is 1", "add", "(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>", []shape.Shape{{4}, {1}}, shape.Shape{4}, ""},
		{"0 and 1", "add", "(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>", []shape.Shape{{0}, {1}}, shape.Shape{0}, ""},
		{"? becomes 1 beside 4", "add", "(tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>", []shape.Shape{{1}, {4}}, shape.Shape{4}, ""},
		{"unranked of a higher rank, unranked result", "add", "(tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>", []shape.Shape{{2, 1}, {3}}, shape.Shape{2, 3}, ""},
		{"two dynamic sizes", "add", "(tensor<?x768xf32>, tensor<?x1xf32>) -> tensor<?x768xf32>", []shape.Shape{{3, 768}, {14, 1}}, nil, `
add: operands #0 and #1 do not broadcast at run time: axis 0 has 3 and 14: pass other sizes
    operand #0 tensor<?x768xf32>  [ 3 768]
    operand #1 tensor<?x1xf32>    [14   1]
                                    ^       axis 0: 3 and 14
    MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1`},
		{"a dynamic size and a static one", "add", "(tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>", []shape.Shape{{3}, {4}}, nil, `
add: operands #0 and #1 do not broadcast at run time: axis 0 has 3 and 4: pass other sizes
    operand #0 tensor<?xf32>  [3]
    operand #1 tensor<4xf32>  [4]
                               ^   axis 0: 3 and 4
    MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1`},
		{"a dynamic 0 and a static 4", "add", "(tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>", []shape.Shape{{0}, {4}}, nil, `
add: operands #0 and #1 do not broadcast at run time: axis 0 has 0 and 4: pass other sizes
    operand #0 tensor<?xf32>  [0]
    operand #1 tensor<4xf32>  [4]
                               ^   axis 0: 0 and 4
    MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1`},
		{"the first and the third", "where", "(tensor<?xi1>, tensor<f32>, tensor<2x?xf32>) -> tensor<2x?xf32>", []shape.Shape{{5}, {}, {2, 6}}, nil, `
where: operands #0 and #2 do not broadcast at run time: axis 1 has 5 and 6: pass other sizes
    operand #0 tensor<?xi1>     [   5]
    operand #1 tensor<f32>      [    ]
    operand #2 tensor<2x?xf32>  [2  6]
                                    ^   axis 1: 5 and 6
    MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1`},
		{"another size than declared", "neg", "(tensor<?x4xf32>) -> tensor<?x4xf32>", []shape.Shape{{2, 5}}, nil, `
neg: operand #0 is declared tensor<?x4xf32>, and the shape given is [2 5]: axis 1 has 4 and 5: pass another, or declare the size ?
    declared  [?  4]
    given     [2  5]
                  ^   axis 1: 4 and 5`},
		{"another rank than declared", "neg", "(tensor<?xf32>) -> tensor<?xf32>", []shape.Shape{{2, 5}}, nil, `
neg: operand #0 is declared tensor<?xf32>, of rank 1, and the shape given is [2 5]: pass another, or declare the operand unranked
    declared  [   ?]
    given     [2  5]
               ^      rank 1 and 2`},
		{"unranked operands, ranked result of another size", "add", "(tensor<*xf32>, tensor<*xf32>) -> tensor<2xf32>", []shape.Shape{{3}, {1}}, nil, `
add: the result is declared tensor<2xf32> and turns out to be [3]: axis 0 has 2 and 3: declare it ?, or pass other sizes
    declared  [2]
    run time  [3]
               ^   axis 0: 2 and 3
    MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it`},
		{"an unranked operand brings more axes", "add", "(tensor<*xf32>, tensor<3xf32>) -> tensor<3xf32>", []shape.Shape{{2, 3}, {3}}, nil, `
add: the result is declared tensor<3xf32> and turns out to be [2 3]: rank 2: declare it unranked, or pass other shapes
    declared  [   3]
    run time  [2  3]
               ^      rank 1 and 2
    MLIR, Broadcastable trait, verification: the ranks must match`},
	} {
		t.Run(c.about, func(t *testing.T) {
			got, err := operation(t, c.name, c.signature).Infer(c.operands...)
			switch {
			case c.message == "" && (err != nil || !got.Equal(c.want)):
				t.Errorf("%v, %v; want %v", got, err, c.want)
			case c.message != "" && err == nil:
				t.Errorf("%v, want an error", got)
			case c.message != "" && "\n"+err.Error() != c.message:
				t.Errorf("got\n%v\nwant%s", err, c.message)
			}
		})
	}
}

// Sizes that broadcast may still make too many elements.
func TestOperationShapeTooLarge(t *testing.T) {
	_, err := operation(t, "add", "(tensor<?x1xf32>, tensor<?xf32>) -> tensor<?x?xf32>").Infer(shape.Shape{1 << 30, 1}, shape.Shape{1 << 30})
	if !errors.As(err, new(*shape.DimError)) {
		t.Errorf("got %v", err)
	}
}

// The cast from an inferred ? to a declared size is checked at run time.
func TestDynamicToStaticAtRunTime(t *testing.T) {
	const signature = "(tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32>"
	operands, result := types(t, signature)
	var refused *mlir.ResultError
	if _, err := mlir.New("add", operands, result); !errors.As(err, &refused) || refused.Axis != 0 {
		t.Errorf("without the option: %v", err)
	}
	o := operation(t, "add", signature, mlir.DynamicToStatic())
	if s, err := o.Infer(shape.Shape{1}, shape.Shape{4}); err != nil || !s.Equal(shape.Shape{4}) {
		t.Errorf("1 and 4: %v, %v", s, err)
	}
	_, err := o.Infer(shape.Shape{3}, shape.Shape{1})
	var wrong *mlir.ResultError
	if !errors.As(err, &wrong) || wrong.Axis != 0 || !wrong.RunTime || !slices.Equal(wrong.Inferred, []int{3}) || wrong.Declared.String() != "tensor<4xf32>" {
		t.Errorf("3 and 1: %v", err)
	}
}

func TestRunTimeErrorFields(t *testing.T) {
	dev := testdev.Open(t)
	o := operation(t, "add", "(tensor<?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>")
	err := o.Apply(tensor.Zeros(dev, dtype.Float32, 5), tensor.Zeros(dev, dtype.Float32, 2, 7)).Err()
	var e *mlir.BroadcastError
	if !errors.As(err, &e) {
		t.Fatalf("%v, want a RunTimeError", err)
	}
	if e.Op != "add" || e.Axis != 1 || e.Operands != [2]int{0, 1} || e.Sizes != [2]int{5, 7} || len(e.Shapes) != 2 || len(e.Types) != 2 {
		t.Errorf("got %+v", e)
	}
	var b *shape.BroadcastError
	if !errors.As(err, &b) || b.Axis != 1 {
		t.Errorf("the algebra's error is not behind %v", err)
	}
}

func TestNewErrors(t *testing.T) {
	for _, c := range []struct {
		name, signature string
		want            any
		says            string
	}{
		{"frobnicate", "(tensor<f32>) -> tensor<f32>", new(*dialect.OperatorError), "frobnicate: it is no operator"},
		{"neg", "(tensor<f32>) -> tensor<1xf32>", new(*mlir.ResultError), "inferred as [], of rank 0"},
		{"sum", "(tensor<f32>) -> tensor<f32>", new(*dialect.OperatorError), "sum: a reduce operator does not broadcast"},
		{"add", "(tensor<f32>) -> tensor<f32>", new(*dialect.OperatorError), "add"},
		{"add", "(tensor<2xf32>, tensor<3xf32>) -> tensor<*xf32>", new(*mlir.BroadcastError), "axis 0 has 2 and 3"},
		{"add", "(tensor<i32>, tensor<f32>) -> tensor<f32>", new(*dtype.PromotionError), "add"},
		{"div", "(tensor<i32>, tensor<i32>) -> tensor<i32>", new(*tensor.DTypeError), "div"},
		{"less", "(tensor<i32>, tensor<i32>) -> tensor<i32>", new(*dialect.TypeError), "less: the result is declared tensor<i32>, and the operator gives i1"},
		{"cast", "(tensor<i32>) -> tensor<>", new(*dialect.TypeError), "cast: the result tensor<> has no element type"},
		{"add", "(vector<2xf32>, tensor<2xf32>) -> tensor<2xf32>", new(*dialect.TypeError), "different kinds"},
	} {
		t.Run(c.name+" "+c.signature, func(t *testing.T) {
			operands, result := types(t, c.signature)
			_, err := mlir.New(c.name, operands, result)
			fails(t, err, c.says)
			if !errors.As(err, c.want) {
				t.Errorf("%T is not %T", err, c.want)
			}
		})
	}
}

func TestExecuteErrors(t *testing.T) {
	dev := testdev.Open(t)
	f, i := tensor.Zeros(dev, dtype.Float32, 2), tensor.Zeros(dev, dtype.Int32, 3)
	failed := f.Add(tensor.Zeros(dev, dtype.Float32, 3))
	o := operation(t, "add", "(tensor<?xf32>, tensor<f32>) -> tensor<?xf32>")
	loose := operation(t, "add", "(tensor<?>, tensor<>) -> tensor<?xf32>")
	execute := func(name string, operands ...*tensor.Tensor) error { return mlir.Apply(name, operands...).Err() }
	operate := func(o *mlir.Operation, operands ...*tensor.Tensor) error { return o.Apply(operands...).Err() }
	one := tensor.Full[int32](dev, 1)
	for _, c := range []struct {
		about string
		err   error
		want  any
		says  string
	}{
		{"types conflict", execute("add", f, tensor.Zeros(dev, dtype.Float32, 4, 3)), new(*mlir.BroadcastError), "operands #0 and #1 do not broadcast: axis 1 has 2 and 3"},
		{"no operator", execute("nothing", f), new(*dialect.OperatorError), "no operator"},
		{"no map operator", execute("reshape", f), new(*dialect.OperatorError), "movement"},
		{"arity", execute("add", f), new(*dialect.OperatorError), "add"},
		{"conflict beside an unranked operand's tensor", operate(operation(t, "where", "(tensor<*xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<*xf32>"), f.Less(f), f, tensor.Zeros(dev, dtype.Float32, 3)), new(*mlir.BroadcastError), "operand #0 tensor<*xi1>   [2]"},
		{"a carried error", execute("neg", failed), new(*shape.BroadcastError), "axis 0 has 2 and 3"},
		{"promotion", execute("add", f, i.At(shape.To(2))), new(*dtype.PromotionError), "add"},
		{"a nil operand", execute("add", f, nil), new(*tensor.MissingError), "operand 2 is nil"},
		{"cast needs a type", execute("cast", f), new(*dtype.UnknownError), "cast"},
		{"operation: arity", operate(o, f), new(*dialect.OperatorError), "add"},
		{"operation: a carried error", operate(o, failed, f), new(*shape.BroadcastError), "axis 0 has 2 and 3"},
		{"operation: elements", operate(o, f, one), new(*dialect.TypeError), "operand #1 is declared tensor<f32>, and the elements given are i32"},
		{"operation: scalar", operate(o, f, tensor.Scalar(1)), new(*dialect.TypeError), "no element type of its own"},
		{"operation: result elements", operate(loose, i, one), new(*dialect.TypeError), "declared tensor<?xf32>, and the operator gives i32"},
		{"operation: promotion", operate(loose, f, one), new(*dtype.PromotionError), "add"},
	} {
		t.Run(c.about, func(t *testing.T) {
			fails(t, c.err, c.says)
			if !errors.As(c.err, new(*tensor.OpError)) || !errors.As(c.err, c.want) {
				t.Errorf("%T is not %T", c.err, c.want)
			}
		})
	}
	x := mlir.Apply("+", f, tensor.Scalar(1))
	if got, err := tensor.Read[float32](ctx, x); err != nil || !slices.Equal(got, []float32{1, 1}) {
		t.Errorf("a scalar beside a tensor: %v, %v", got, err)
	}
}

// Changing an operation's types after New does not change it.
func TestOperationIsImmutable(t *testing.T) {
	operands, result := types(t, "(tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>")
	o, err := mlir.New("add", operands, result)
	if err != nil {
		t.Fatal(err)
	}
	before := o.String()
	operands[1].Dims[0], result.Dims[0] = 9, 9
	o.Operands()[0].Dims[0], o.Result().Dims[0] = 8, 8
	if got := o.String(); got != before {
		t.Errorf("%s became %s", before, got)
	}
}
