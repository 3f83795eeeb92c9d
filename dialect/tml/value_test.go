package tml_test

import (
	"context"
	"errors"
	"math"
	"strings"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/tml"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Conversions between basic types, in the special cases of our decisions.
func TestConversions(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		yes, big, minusOne := tml.Of(c, true), tml.Of(c, uint32(3e9)), tml.Of(c, int32(-1))
		expect(t, "bool counts as 1", tml.Apply("+", yes, minusOne), "int 0")
		expect(t, "uint becomes int by its bits", tml.Apply("+", big, tml.Of(c, int32(0))), "int -1294967296")
		expect(t, "and on assignment", declared(t, "int", big).Value(), "int -1294967296")
		expect(t, "but is compared as the number it is", tml.Apply(">", big, minusOne), "bool true")
		expect(t, "from either side", tml.Apply("<", big, minusOne), "bool false")
		expect(t, "uint wraps", tml.Apply("-", tml.Of(c, uint32(0)), tml.Of(c, uint32(1))), "uint 4294967295")
		expect(t, "int wraps", tml.Apply("+", tml.Of(c, int32(math.MaxInt32)), yes), "int -2147483648")
		expect(t, "uint beside real", tml.Apply("*", big, tml.Of(c, 0.5)), "real 1.5e+09")
		expect(t, "x/0", tml.Apply("/", tml.Of(c, int32(1)), tml.Of(c, 0.0)), "real +Inf")
		odd := tml.Apply("+", tml.Of(c, int32(1<<24+1)), tml.Of(c, 0.0))
		expect(t, "int to real, rounded to real's width", odd, map[string]string{"float64": "real 1.6777217e+07", "float32": "real 1.6777216e+07"}[realType(c)])
	})
}

// real is float64: it keeps bits that a float32 would lose.
func TestRealIsFloat64(t *testing.T) {
	c := tml.Program{Device: testdev.Open(t)}
	got, err := tml.Read[float64](ctx, tml.Apply("/", tml.Of(c, 1.0), tml.Of(c, int32(3))))
	if err != nil || got[0] != 1.0/3.0 {
		t.Errorf("got %v, %v", got, err)
	}
}

// A mistake becomes a Value that carries it, through all later operators.
func TestMistakes(t *testing.T) {
	dev := testdev.Open(t)
	c, narrow := tml.Program{Device: dev}, tml.Program{Device: dev, Real32: true}
	a := ints(t, c, "3", 1, 2, 3)
	text := tml.Text(c, "ab")
	var broadcast *tml.BroadcastError
	var types *dialect.TypeError
	var index *tml.IndexError
	var operator *dialect.OperatorError
	var missing *tensor.MissingError
	wrong := tml.Apply("+", a, ints(t, c, "2", 1, 2))
	for _, m := range []struct {
		name  string
		value *tml.Value
		want  any
	}{
		{"sizes", wrong, &broadcast},
		{"passed on by an operator", tml.Apply("<", a, wrong), &broadcast},
		{"passed on by index and narrow", wrong.Index(0).Narrow(), &broadcast},
		{"passed on by a nest", tml.Nest(a, wrong), &broadcast},
		{"string and number", tml.Apply("==", text, tml.Of(c, int32(1))), &types},
		{"order of characters", tml.Apply("<", text, text), &types},
		{"division of integers", tml.Apply("/", a, a), &types},
		{"no operator", tml.Apply("?", a, a), &operator},
		{"index", a.Index(3), &index},
		{"too few elements", tml.From(c, typ(t, "3 int"), []int32{1}), &types},
		{"another Go type", tml.From(c, typ(t, "3 int"), []uint32{1, 2, 3}), &types},
		{"too little text", tml.FromText(c, typ(t, "2x2 char"), "abc"), &types},
		{"text as numbers", tml.FromText(c, typ(t, "3 int"), "abc"), &types},
		{"elements of two types", tml.Nest(a, tml.Of(c, int32(1))), &types},
		{"two widths of real", tml.Apply("+", a, ints(t, narrow, "3", 1, 2, 3)), &operator},
		{"no operand", tml.Apply("+", a, nil), &missing},
		{"the zero Value", tml.Apply("+", a, &tml.Value{}), &missing},
		{"no element", tml.Nest(), &missing},
		{"no device", tml.Of(tml.Program{}, int32(1)), &missing},
		{"no device for text", tml.Text(tml.Program{}, "ab"), &missing},
	} {
		if err := m.value.Err(); err == nil || !errors.As(err, m.want) {
			t.Errorf("%s: got %v, want a %T", m.name, err, m.want)
		}
		if _, err := tml.Read[int32](ctx, m.value); !errors.As(err, m.want) {
			t.Errorf("%s, read: got %v", m.name, err)
		}
		if err := tml.Eval(ctx, a, m.value); !errors.As(err, m.want) {
			t.Errorf("%s, eval: got %v", m.name, err)
		}
	}
	variable := declared(t, "int", tml.Of(c, int32(1)))
	if err := variable.Assign(tml.Of(narrow, int32(1))); !errors.As(err, &operator) {
		t.Errorf("assigned from another context: %v", err)
	}
	if _, err := tml.Read[float64](ctx, a); !errors.As(err, &types) {
		t.Errorf("int read as float64: %v", err)
	}
	if _, err := tml.Read[uint32](ctx, text); !errors.As(err, &types) {
		t.Errorf("text read as uint32: %v", err)
	}
	if _, err := tml.ReadText(ctx, a); !errors.As(err, &types) {
		t.Errorf("int read as text: %v", err)
	}
}

// A refused assignment changes nothing, and no assignment changes a type.
func TestVarKeepsItsTypeAndItsValueOnErrors(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		x := declared(t, "2x(1x2) int", ints(t, c, "1x(2)", 5, 6))
		const before = "2x(1x2) int [[5, 6], [5, 6]]"
		for name, err := range map[string]error{
			"wider type":           x.Assign(tml.Of(c, 1.0)),
			"more dimensions":      x.At(0).Assign(ints(t, c, "1x1x2", 1, 2)),
			"one level more":       x.At(0, 0, 1).Assign(ints(t, c, "1", 1)),
			"other sizes":          x.At(1).Assign(ints(t, c, "3", 1, 2, 3)),
			"index":                x.At(2).Assign(tml.Of(c, int32(1))),
			"index of a level":     x.At(0, 9, 2).Assign(tml.Of(c, int32(1))),
			"update that fails":    x.At(0).Update("+", ints(t, c, "3", 1, 2, 3)),
			"update that widens":   x.Update("+", tml.Of(c, 1.0)),
			"update out of bounds": x.At(5).Update("+", tml.Of(c, int32(1))),
			"nothing":              x.Assign(nil),
		} {
			if err == nil {
				t.Errorf("%s: allowed", name)
			}
		}
		expect(t, "after all of them", x.Value(), before)

		snapshot := x.Value()
		must(t, x.At(1, 77, 0, 3, 4).Assign(tml.Of(c, true)))
		must(t, x.At(0).Update("*", ints(t, c, "2", 10, 20)))
		expect(t, "assigned", x.Value(), "2x(1x2) int [[50, 120], [1, 6]]")
		expect(t, "a part", x.At(1, 5).Value(), "2 int [1, 6]")
		expect(t, "the snapshot", snapshot, before)
		if !x.Type().Equal(typ(t, "2x(1x2) int")) {
			t.Errorf("the type became %v", x.Type())
		}
		if err := x.At(2).Value().Err(); err == nil {
			t.Error("read out of bounds")
		}
		if _, err := tml.NewVar(typ(t, "2 int"), ints(t, c, "3", 1, 2, 3)); err == nil {
			t.Error("a variable began as another type")
		}
	})
}

// Index access on the left side, for every place of a small nested type, and for one without
// elements.
func TestVarEveryPlace(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		x := declared(t, "3x1x(2) uint", tml.Of(c, uint32(0)))
		for i := range 3 {
			for j := range 2 {
				must(t, x.At(i, 100+i, j, 100).Assign(tml.Of(c, uint32(10*i+j))))
			}
		}
		expect(t, "all places", x.Value(), "3x1x(2) uint [[0, 1]; [10, 11]; [20, 21]]")
		empty := declared(t, "2x0 int", tml.Of(c, int32(1)))
		must(t, empty.At(1).Assign(tml.Of(c, int32(1))))
		expect(t, "no elements", empty.Value(), "2x0 int [; ]")
	})
}

// A nil variable is an error.
func TestMissingVar(t *testing.T) {
	c := tml.Program{Device: testdev.Open(t)}
	one := tml.Of(c, int32(1))
	for name, v := range map[string]*tml.Var{"nil": nil, "zero": {}} {
		for what, err := range map[string]error{
			"assign": v.Assign(one), "update": v.Update("+", one), "value": v.Value().Err(),
			"place": v.At(1).Value().Err(), "type": tml.Assignable(v.Type(), one.Type()),
		} {
			if err == nil {
				t.Errorf("%s, %s: no error", name, what)
			}
		}
	}
}

// A program's loop over the elements: each write costs the same, after any number of writes.
func TestVarManyUpdates(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		const n = 300
		x := declared(t, "300x(2) real", tml.Of(c, 1.0))
		for i := range n {
			must(t, x.At(i, 1).Update("+", tml.Of(c, int32(i))))
			must(t, x.At(i).Update("*", tml.Of(c, uint32(2))))
		}
		got, err := tml.Read[float64](ctx, x.Value())
		must(t, err)
		for i := range n {
			if got[2*i] != 2 || got[2*i+1] != float64(2*i+2) {
				t.Fatalf("element %d is %v", i, got[2*i:2*i+2])
			}
		}
	})
}

// Every operator of a class runs on the device, as one kernel of the flat tensors.
func TestOperatorsRunOnTheDevice(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		operands := func() map[tml.Class]*tml.Value {
			return map[tml.Class]*tml.Value{
				tml.Relational: ints(t, c, "2", 1, 2), tml.Logical: tml.From(c, typ(t, "2 bool"), []bool{true, false}),
				tml.Bitwise: tml.From(c, typ(t, "2 uint"), []uint32{1, 2}), tml.Arithmetic: reals(t, c, "2", 1, 2),
			}
		}
		x, y := operands(), operands()
		for _, op := range tml.Operators() {
			// If both operands are the same, as in x & x, nothing is left to run.
			plan, err := tensor.Explain(tml.Apply(op, x[tml.ClassOf(op)], y[tml.ClassOf(op)]).Tensor())
			if err != nil || len(plan.Kernels) != 1 {
				t.Errorf("%v: %v, %v", op, plan, err)
			}
		}
		if got := x[tml.Arithmetic].Tensor().DType().String(); got != realType(c) {
			t.Errorf("real is %s in a tensor of %s", realType(c), got)
		}
	})
}

// Results of bitwise operators are operands like any other.
func TestBitwiseResults(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		bits := tml.Apply("^", tml.From(c, typ(t, "2 uint"), []uint32{1, 2}), tml.Of(c, uint32(3)))
		x := declared(t, "2x(2) int", tml.Of(c, int32(7)))
		must(t, x.At(1).Assign(bits))
		expect(t, "assigned to a part", x.Value(), "2x(2) int [[7, 7], [2, 1]]")
		must(t, x.At(0, 0).Assign(tml.Of(c, int32(9))))
		expect(t, "and a part of that", x.Value(), "2x(2) int [[9, 7], [2, 1]]")
		expect(t, "nested", tml.Nest(bits, tml.From(c, typ(t, "2 uint"), []uint32{8, 9})), "2x(2) uint [[2, 1], [8, 9]]")
		less := tml.Apply("<", bits, tml.Of(c, uint32(2)))
		expect(t, "logical", tml.Apply("or", less, tml.Apply(">", tml.Of(c, int32(1)), tml.Of(c, int32(2)))), "2 bool [false, true]")
		half := tml.Apply("*", bits, tml.Of(c, 0.1))
		want := map[string]string{"float64": "2 real [0.2, 0.1]", "float32": "2 real [0.20000000298023224, 0.10000000149011612]"}
		expect(t, "real", half, want[realType(c)])
		big := tml.Apply("|", tml.Of(c, uint32(1<<24)), tml.Of(c, uint32(1)))
		whole := map[string]string{"float64": "real 1.6777217e+07", "float32": "real 1.6777216e+07"}
		expect(t, "real assigned", declared(t, "real", big).Value(), whole[realType(c)])
	})
}

// A broadcast over nested levels is one kernel, and views are none.
func TestNestedBroadcastIsOneKernel(t *testing.T) {
	c := tml.Program{Device: testdev.Open(t)}
	a, b := ints(t, c, "2x(3x1)", 1, 2, 3, 4, 5, 6), ints(t, c, "2x1x(4)", 1, 2, 3, 4, 5, 6, 7, 8)
	sum := tml.Apply("+", a, b)
	plan, err := tensor.Explain(sum.Index(1, 0, 2).Tensor())
	if err != nil || len(plan.Kernels) != 1 || sum.Type().String() != "2x2x(3x4) int" {
		t.Errorf("%v in %d kernels, %v", sum.Type(), len(plan.Kernels), err)
	}
}

// A cancelled context is an error, and the next read succeeds.
func TestCancelledRead(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		v := tml.Apply("*", tml.Apply("+", ints(t, c, "2", 1, 2), tml.Of(c, int32(1))), tml.Of(c, 2.0))
		cancelled, cancel := context.WithCancel(ctx)
		cancel()
		if _, err := tml.Read[float64](cancelled, v); !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled: %v", err)
		}
		expect(t, "afterwards", v, "2 real [4, 6]")
	})
}

// The device's own errors are returned.
func TestClosedDevice(t *testing.T) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	c := tml.Program{Device: dev}
	a := ints(t, c, "2", 1, 2)
	must(t, dev.Close())
	var closed *device.ClosedError
	if err := tml.Apply("+", a, a).Err(); !errors.As(err, &closed) {
		t.Errorf("got %v", err)
	}
}

// Variables and values are shared between goroutines.
func TestConcurrentUse(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		total := declared(t, "4 int", tml.Of(c, int32(0)))
		shared := tml.Apply("+", reals(t, c, "2", 1, 2), tml.Of(c, 0.5))
		var all sync.WaitGroup
		for n := range 8 {
			all.Go(func() {
				if err := total.At(n%4).Update("+", tml.Of(c, int32(n))); err != nil {
					t.Error(err)
				}
				if got, err := tml.Read[float64](ctx, shared); err != nil || got[1] != 2.5 {
					t.Errorf("read %v, %v", got, err)
				}
			})
		}
		all.Wait()
		expect(t, "total", total.Value(), "4 int [4, 6, 8, 10]")
	})
}

func TestFormat(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		for _, f := range []struct {
			value *tml.Value
			want  string
		}{
			{ints(t, c, "2x1x2", 1, 2, 3, 4), "2x1x2 int [1, 2;; 3, 4]"},
			{ints(t, c, "2x2x(1)", 1, 2, 3, 4), "2x2x(1) int [[1], [2]; [3], [4]]"},
			{tml.Text(c, `say "ä"`), `7 char "say \"ä\""`},
			{tml.Text(c, ""), `0 char ""`},
			{tml.FromText(c, typ(t, "2x(2) char"), "abcd"), `2x(2) char [['a', 'b'], ['c', 'd']]`},
			{tml.Of(c, math.Inf(-1)), "real -Inf"},
		} {
			expect(t, "format", f.value, f.want)
		}
	})
}

// The texts of the listings and of errors about operands.
func TestTexts(t *testing.T) {
	dev := testdev.Open(t)
	c, narrow := tml.Program{Device: dev}, tml.Program{Device: dev, Real32: true}
	one := tml.Of(c, int32(1))
	for _, m := range []struct {
		got  error
		want string
	}{
		{tml.Apply("+", one, nil).Err(), "+: an operand is nil or the zero Value: make one with From, Of or Text"},
		{tml.Apply("**", one, one).Err(), "**: it is no operator of TML, which has + - * / == != < <= > >= and or xor & | ^"},
		{tml.From(c, typ(t, "2 int"), []int32{1}).Err(), "from: 2 int: it has 2 basic values, and 1 are given"},
		{tml.Apply("+", one, tml.Of(narrow, int32(1))).Err(), "+: the operands belong to programs of different devices or widths: make all values from one Program"},
	} {
		if m.got == nil || !strings.HasPrefix(m.got.Error(), m.want) {
			t.Errorf("got %v, want %s", m.got, m.want)
		}
	}
	if got := tml.Scalar(9).String() + ", " + tml.Rule(0).String(); got != "invalid, no rule" {
		t.Error(got)
	}
}

// A compiled function's body cannot assign to a variable from outside, and may assign to its own.
func TestBodiesAssignToTheirOwnVariables(t *testing.T) {
	c := tml.Program{Device: testdev.Open(t)}
	outside := declared(t, "2 int", ints(t, c, "2", 1, 2))
	params := []tensor.Param{{DType: dtype.Int32, Dims: []int{2}}}
	_, err := tensor.Compile(ctx, c.Device, params, func(a []*tensor.Tensor) []*tensor.Tensor {
		if err := declared(t, "2 int", ints(t, c, "2", 1, 2)).Update("+", ints(t, c, "2", 1, 2)); err != nil {
			t.Errorf("to its own: %v", err)
		}
		return a
	})
	if err != nil {
		t.Error(err)
	}
	var mistake *tensor.BodyError
	_, err = tensor.Compile(ctx, c.Device, params, func(a []*tensor.Tensor) []*tensor.Tensor {
		if err := outside.Update("+", ints(t, c, "2", 1, 2)); !errors.As(err, &mistake) {
			t.Errorf("from outside: %v", err)
		}
		return a
	})
	if !errors.As(err, &mistake) {
		t.Errorf("Compile says %v", err)
	}
	expect(t, "the variable", outside.Value(), "2 int [1, 2]")
}
