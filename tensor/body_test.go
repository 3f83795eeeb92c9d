package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// A compiled function reads a Var of its body at each call, for all sizes.
func TestBodiesReadVarsAtEachCall(t *testing.T) {
	dev := testdev.Open(t)
	factor := tensor.NewVar("factor", tensor.Full(dev, float32(1)))
	table := tensor.NewVar("table", tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2).T()) // a view
	f, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(tensor.Dynamic)}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{a[0].Mul(factor.Tensor()), factor.Tensor().Add(table.At(shape.At(1)).Tensor())}
	})
	must(t, err)
	call := func(n int, product float32, sums ...float32) {
		t.Helper()
		out, err := f.Call(ctx, tensor.Ones(dev, dtype.Float32, n))
		must(t, err)
		want := make([]float32, n)
		for i := range want {
			want[i] = product
		}
		expect(t, out[0], dims(n), want...)
		expect(t, out[1], dims(2), sums...)
	}
	call(2, 1, 3, 5)
	must(t, factor.Assign(tensor.Scalar(100)))
	for _, n := range []int{2, 3, 512, 2} {
		call(n, 100, 102, 104)
	}
	must(t, factor.AddAssign(tensor.Scalar(1)))
	must(t, table.At(shape.At(1), shape.At(0)).Assign(tensor.Scalar(0)))
	before := factor.Tensor()
	call(3, 101, 101, 105)
	call(5, 101, 101, 105)
	expect(t, before, dims(), float32(101))
	factor.Close()
	var closed *tensor.ClosedTensorError
	if _, err := f.Call(ctx, tensor.Ones(dev, dtype.Float32, 2)); !errors.As(err, &closed) {
		t.Errorf("a call that reads a closed Var: %v", err)
	}
	expect(t, before, dims(), float32(101))
}

// A function may read the very Vars that its results are assigned to.
func TestCallsIntoVarsThatTheBodyReads(t *testing.T) {
	for _, open := range []bool{false, true} {
		dev := testdev.OpenUnchecked(t)
		a, b := tensor.NewVar("a", tensor.From(dev, []float32{1, 2})), tensor.NewVar("b", tensor.From(dev, []float32{10, 20}))
		size := 2
		if open {
			size = tensor.Dynamic
		}
		f, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(size)}, func(x []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{b.Tensor(), a.Tensor().Add(x[0])} // both read the elements from before the call
		})
		must(t, err)
		one := tensor.Ones(dev, dtype.Float32, 2)
		for range 2 {
			must(t, f.CallInto(ctx, []*tensor.Var{a, b}, one))
		}
		expect(t, a.Tensor(), dims(2), 2, float32(3))
		expect(t, b.Tensor(), dims(2), 11, float32(21))
		c := tensor.NewVar("c", one)
		must(t, f.CallInto(ctx, []*tensor.Var{c, a}, one)) // one of the Vars that the body reads, and another
		expect(t, c.Tensor(), dims(2), 11, float32(21))
		expect(t, a.Tensor(), dims(2), 3, float32(4))
		b.Close()
		var closed *tensor.ClosedTensorError
		if err := f.CallInto(ctx, []*tensor.Var{c, a}, one); !errors.As(err, &closed) {
			t.Errorf("into Vars, where one that is read is closed: %v", err)
		}
	}
}

// A Var is a parameter of every function that reads it, also of functions that other bodies
// compile.
func TestBodiesWithinBodiesReadVars(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("v", tensor.From(dev, []float32{1, 2}))
	read := func(x []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{x[0].Add(v.Tensor())} }
	must(t, tensor.Precompile(ctx, dev, []tensor.Param{float32s(2)}, read))
	var inner *tensor.Function
	outer, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(x []*tensor.Tensor) []*tensor.Tensor {
		f, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(tensor.Dynamic)}, read)
		must(t, err)
		inner = f
		return read(x)
	})
	must(t, err)
	must(t, v.Assign(tensor.From(dev, []float32{3, 4})))
	for _, f := range []*tensor.Function{inner, outer} {
		out, err := f.Call(ctx, tensor.Ones(dev, dtype.Float32, 2))
		must(t, err)
		expect(t, out[0], dims(2), 4, float32(5))
	}
	// A call inside a body, of a function that reads a Var, would make the Var's current elements a
	// constant.
	var abstract *tensor.AbstractError
	_, err = tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(x []*tensor.Tensor) []*tensor.Tensor {
		out, err := inner.Call(ctx, tensor.Ones(dev, dtype.Float32, 2))
		if err != nil {
			return []*tensor.Tensor{tensor.Fail("call", err)}
		}
		return out
	})
	if !errors.As(err, &abstract) {
		t.Errorf("a call in a body of a function that reads a Var: %v", err)
	}
	// The Var's elements cannot be read in the body.
	_, err = tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(x []*tensor.Tensor) []*tensor.Tensor {
		if _, err := tensor.Read[float32](ctx, v.Tensor()); err != nil {
			return []*tensor.Tensor{tensor.Fail("read", err)}
		}
		return x
	})
	if !errors.As(err, &abstract) {
		t.Errorf("a body that reads a Var's elements: %v", err)
	}
}

// A body's changes to anything outside are refused before anything is written, and Compile returns
// the error.
func TestBodiesChangeNothingOutside(t *testing.T) {
	dev := testdev.Open(t)
	must1 := func(f *tensor.Function, err error) *tensor.Function { must(t, err); return f }
	add := must1(tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{a[0].Add(a[0])}
	}))
	one, index, mask := tensor.Ones(dev, dtype.Float32, 2), tensor.From(dev, []int32{0}), tensor.From(dev, []bool{true, false})
	type change = func(v *tensor.Var, x *tensor.Tensor) error
	all := map[string]change{
		"assign":         func(v *tensor.Var, x *tensor.Tensor) error { return v.Assign(x) },
		"assign outside": func(v *tensor.Var, _ *tensor.Tensor) error { return v.Assign(one) },
		"assign scalar":  func(v *tensor.Var, _ *tensor.Tensor) error { return v.Assign(tensor.Scalar(7)) },
		"assign a part":  func(v *tensor.Var, _ *tensor.Tensor) error { return v.At(shape.At(0)).Assign(tensor.Scalar(7)) },
		"add":            func(v *tensor.Var, _ *tensor.Tensor) error { return v.AddAssign(tensor.Scalar(7)) },
		"add to a part":  func(v *tensor.Var, x *tensor.Tensor) error { return v.At(shape.To(1)).AddAssign(x.At(shape.To(1))) },
		"subtract":       func(v *tensor.Var, x *tensor.Tensor) error { return v.SubAssign(x) },
		"multiply":       func(v *tensor.Var, x *tensor.Tensor) error { return v.MulAssign(x) },
		"divide":         func(v *tensor.Var, x *tensor.Tensor) error { return v.DivAssign(x) },
		"put": func(v *tensor.Var, x *tensor.Tensor) error {
			return v.Put(0, index, tensor.Scalar(7), tensor.ScatterSet)
		},
		"put_mask": func(v *tensor.Var, x *tensor.Tensor) error { return v.PutMask(mask, tensor.Scalar(7)) },
		"update": func(v *tensor.Var, x *tensor.Tensor) error {
			return v.Update(func(y *tensor.Tensor) *tensor.Tensor { return y.Add(x) })
		},
		"call into":      func(v *tensor.Var, x *tensor.Tensor) error { return add.CallInto(ctx, []*tensor.Var{v}, one) },
		"close":          func(v *tensor.Var, x *tensor.Tensor) error { v.Close(); return nil },
		"close a tensor": func(v *tensor.Var, x *tensor.Tensor) error { one.Close(); return nil },
	}
	for name, do := range all {
		for _, size := range []int{2, tensor.Dynamic} {
			v := tensor.NewVar("w", tensor.From(dev, []float32{1, 2}))
			var inside error
			_, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(size)}, func(a []*tensor.Tensor) []*tensor.Tensor {
				inside = do(v, a[0].Mul(tensor.Scalar(2)))
				return []*tensor.Tensor{a[0].Add(one)}
			})
			var mistake *tensor.BodyError
			if !errors.As(err, &mistake) || inside != nil && !errors.As(inside, &mistake) {
				t.Errorf("%s, size %d: Compile returns %v, and the body got %v", name, size, err, inside)
			}
			expect(t, v.Tensor(), dims(2), 1, float32(2))
			expect(t, one, dims(2), 1, float32(1))
		}
	}
	// A Tensor that a body leaked is not assigned to a Var.
	v := tensor.NewVar("w", tensor.From(dev, []float32{1, 2}))
	var leaked *tensor.Tensor
	must1(tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(a []*tensor.Tensor) []*tensor.Tensor {
		leaked = a[0].Mul(tensor.Scalar(2))
		return []*tensor.Tensor{leaked}
	}))
	var mistake *tensor.BodyError
	if err := v.Assign(leaked); !errors.As(err, &mistake) {
		t.Errorf("a body's tensor is assigned outside: %v", err)
	}
	expect(t, v.Tensor(), dims(2), 1, float32(2))
}

// A body may assign to Vars that it made, and close them.
func TestBodiesChangeWhatTheyMake(t *testing.T) {
	dev := testdev.Open(t)
	outside := tensor.NewVar("outside", tensor.Full(dev, float32(3)))
	f, err := tensor.Compile(ctx, dev, []tensor.Param{float32s(2)}, func(a []*tensor.Tensor) []*tensor.Tensor {
		sum := tensor.NewVar("sum", a[0])
		for range 3 {
			part := outside.Tensor()
			must(t, sum.AddAssign(part))
			part.Close()
		}
		must(t, sum.At(shape.At(0)).Assign(tensor.Scalar(7)))
		a[0].Close()
		defer sum.Close()
		return []*tensor.Tensor{sum.Tensor()}
	})
	must(t, err)
	out, err := f.Call(ctx, tensor.Ones(dev, dtype.Float32, 2))
	must(t, err)
	expect(t, out[0], dims(2), 7, float32(10))
}
